#pragma once

#include <QColor>

class QCPAxis;
class QPalette;

namespace bloscope {

// Line, ticks and words of an axis in the colours and the font of the widget that draws it.
void followWidget(QCPAxis& axis);

// The lines of a grid between axes of such colours.
QColor gridColor(const QPalette& palette);

} // namespace bloscope
