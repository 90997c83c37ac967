#pragma once

#include "core/array/slice.h"
#include "core/geometry/coordinates.h"
#include "core/plane/value_ticks.h"

#include <QColor>
#include <QPalette>
#include <QPen>
#include <cstdint>
#include <functional>
#include <optional>
#include <qcustomplot.h>
#include <vector>

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

// Ticks of an axis that counts the cells of a slice along a dimension of the array, cell i lying
// around i: at round coordinates where these are evenly spaced, or else at cells, labelled with
// their coordinates; without any, with their true indices. `coordinates`, of the whole dimension,
// are kept as a copy.
QSharedPointer<QCPAxisTicker> dimensionTicker(const std::optional<DimensionSlice>& dimension,
                                              const Coordinates* coordinates);

// Ticks of an axis of dates or time spans, which counts their units from `base`.
QSharedPointer<QCPAxisTicker> timeTicker(const ValueText& texts, double base = 0);

// The pen of a line among others: colours that people of every colour vision tell apart, each at
// least leastLineContrast from the background, and dashes where the colours are used up.
QPen curvePen(int line, const QPalette& palette);

// What WCAG 2 asks of graphics beside their background.
inline constexpr qreal leastLineContrast = 3;

} // namespace bloscope
