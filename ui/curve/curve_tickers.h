#pragma once

#include "core/array/slice.h"
#include "ui/curve/curve_picture.h"

#include <qcustomplot.h>

namespace bloscope {

// How the axes of curves are divided.
QCPAxis::ScaleType curveScaleType(CurveScale scale);

// On an axis of points: labelled with the true indices of the dimension they are taken of.
QSharedPointer<QCPAxisTicker> curveIndexTicker(const DimensionSlice& taken, CurveScale scale);

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale);

} // namespace bloscope
