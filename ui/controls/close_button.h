#pragma once

#include <QString>

class QToolButton;

namespace bloscope {

// A small cross that puts away what it stands in; `meaning` is its tool tip and accessible name.
QToolButton* closeButton(const QString& meaning);

} // namespace bloscope
