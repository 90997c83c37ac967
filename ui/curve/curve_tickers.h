#pragma once

#include "ui/curve/curve_picture.h"
#include "ui/curve/curve_slice.h"
#include "ui/document/dimension_labels.h"
#include "ui/picture/value_text.h"

#include <qcustomplot.h>

namespace bloscope {

// How the axes of curves are divided.
QCPAxis::ScaleType curveScaleType(CurveScale scale);

// The axis of the points: divided and titled with the coordinates of the dimension they are taken
// of, or with its true indices: where there are none, and on a logarithmic axis, which is one of
// indices.
void labelCurveIndices(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                       const DimensionLabels& labels);

// No more labels on that axis than there is room for: dates are long.
void fitCurveTicks(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                   const DimensionLabels& labels);

// What is written beside the axis of values: they, or their differences from CurvePicture::base.
enum class ValueLabels { Whole, FromBase };
ValueLabels valueLabels(const QCPAxis& axis, const ValueText& texts,
                        Int128 base); // that suit what is in sight
// Of a linear axis of dates or time spans, these.
QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts,
                                               Int128 base, ValueLabels labels);
// Of an axis of differences: "value − 1000".
QString titleFrom(Int128 base, const ValueText& texts, const QString& name);

} // namespace bloscope
