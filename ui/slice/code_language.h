#pragma once

#include <QString>
#include <array>

namespace bloscope {

// For whom a slice can be copied as code (core/export/slice_code.h).
enum class CodeLanguage { Python, NumPy, CommandLine };

inline constexpr std::array codeLanguages{CodeLanguage::Python, CodeLanguage::NumPy,
                                          CodeLanguage::CommandLine};

// As an entry of a menu: "&Python (blosc2)"
QString menuText(CodeLanguage language);

} // namespace bloscope
