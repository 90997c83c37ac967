#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/picture/picture_plane.h"

#include <QStringList>

class QCustomPlot;

namespace bloscope {

// The axes of a plot that shows planes of an array: cell i lies around i, the first row is at the
// top, and ticks are coordinates, or true indices.
void setUpPlaneAxes(QCustomPlot& plot);

void labelPlaneAxes(QCustomPlot& plot, const PicturePlane& plane, const DimensionLabels& labels);

// The labels of the first and the last cell of a dimension: others are seldom longer.
QStringList endLabels(const PicturePlane& plane, std::optional<std::size_t> dimension,
                      const DimensionLabels& labels);

// Do they differ in nothing but dimensions that are not shown?
bool haveSameAxes(const PicturePlane& a, const PicturePlane& b);

} // namespace bloscope
