#pragma once

#include <QString>

class QToolButton;

namespace bloscope {

// A flat button with an icon of the program's (by its name) and a word beside it; `meaning` is its
// tooltip and what screen readers say. Whoever lays it out owns it.
QToolButton* makeLabelledButton(const char* icon, const QString& text, const QString& meaning);

} // namespace bloscope
