#pragma once

#include <QString>
#include <array>
#include <functional>
#include <span>

class QMenu;
namespace bloscope {

class SliceView;

// "Copy as Code" with its languages, for the menu of the right button over a view.
void addCodeMenu(QMenu& menu, SliceView& view);

// For whom a slice can be copied as code (core/export/slice_code.h): to read it, to export it, or
// to show it as it is shown.
enum class CodeLanguage { Python, NumPy, CommandLine, Window };

inline constexpr std::array codeLanguages{CodeLanguage::Python, CodeLanguage::NumPy,
                                          CodeLanguage::CommandLine, CodeLanguage::Window};

// The same with some languages, for anything else that code can be copied of.
void addCodeMenu(QMenu& menu, std::span<const CodeLanguage> languages,
                 const std::function<void(CodeLanguage)>& copy);

// As an entry of a menu: "&Python (blosc2)"
QString menuText(CodeLanguage language);

} // namespace bloscope
