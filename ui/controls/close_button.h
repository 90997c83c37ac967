#pragma once

#include <QString>
#include <functional>

class QToolButton;
class QWidget;

namespace bloscope {

// A small cross that puts away what it stands in; `meaning` is its tool tip and accessible name.
QToolButton* closeButton(const QString& meaning);

// Calls `close` on Escape anywhere in `part`. While one of its lists or menus is open, Escape
// closes that alone.
void closeOnEscape(QWidget& part, std::function<void()> close);

} // namespace bloscope
