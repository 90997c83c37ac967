#pragma once

#include "core/array/slice.h"
#include "core/geometry/coordinates.h"
#include "ui/curve/curve_picture.h"

#include <qcustomplot.h>

namespace bloscope {

// How the axes of curves are divided.
QCPAxis::ScaleType curveScaleType(CurveScale scale);

// On an axis of points: labelled with the coordinates of the dimension they are taken of, or with
// its true indices: where there are none, and on a logarithmic axis, which is one of indices.
QSharedPointer<QCPAxisTicker> curveIndexTicker(const DimensionSlice& taken, CurveScale scale,
                                               const Coordinates* coordinates);

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale);

} // namespace bloscope
