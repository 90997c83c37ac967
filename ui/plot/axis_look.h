#pragma once

#include <QColor>
#include <cstdint>
#include <functional>
#include <qcustomplot.h>
#include <vector>

class QCPAxis;
class QPalette;
namespace bloscope {

// Line, ticks and words of an axis in the colours and the font of the widget that draws it.
void followWidget(QCPAxis& axis);

// The lines of a grid between axes of such colours.
QColor gridColor(const QPalette& palette);

// Some pixels of the screen along an axis on which cell i lies around i.
struct AxisPixels {
    int begin = 0; // device-independent, where the first of them begins
    int count = 0; // of the screen itself
    double ratio = 1;
    int border = 0; // so many more before the first and behind the last
};

// For each of them the pixel of a picture that is seen in its middle, -1 for none: `pixelOf` says
// in which one a cell is.
std::vector<int> seenAlong(const QCPAxis& axis, const AxisPixels& pixels,
                           const std::function<int(std::int64_t cell)>& pixelOf);

} // namespace bloscope
