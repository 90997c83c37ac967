#pragma once

#include "ui/picture/picture_plane.h"

#include <QStringList>

class QCustomPlot;

namespace bloscope {

// The axes of a plot that shows planes of an array: cell i lies around i, the first row is at the
// top, and ticks are true indices.
void setUpPlaneAxes(QCustomPlot& plot);

// `dimensionNames`: one for every dimension of the array.
void labelPlaneAxes(QCustomPlot& plot, const PicturePlane& plane,
                    const QStringList& dimensionNames);

// The labels of the first and the last row: others are no longer.
QStringList endLabels(const PicturePlane& plane);

// Do they differ in nothing but dimensions that are not shown?
bool haveSameAxes(const PicturePlane& a, const PicturePlane& b);

} // namespace bloscope
