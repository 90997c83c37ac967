#pragma once

#include "ui/curve/curve_picture.h"
#include "ui/picture/picture_plane.h"

#include <QPointF>
#include <QVector>
#include <optional>

namespace bloscope {

// Which of the two lines through a cell of a picture.
enum class ProfileLine { Row, Column };

// The cells of a picture in the row or the column of `cell`, which lies in the plane. Nothing where
// there is no such line: a strip has no columns.
std::optional<CurveSlice> profileOf(const PicturePlane& plane, ProfileLine line, CellPosition cell);

// The cells of `part` along a line.
PointRange rangeAlong(const CellRect& part, ProfileLine line);

// A profile as points of a line (cell, value) to be drawn one after the other. Every cell is a step
// as wide as the cell; where several share a pixel, their lowest and highest value are passed. A
// value that is NaN leaves a gap.
QVector<QPointF> profilePoints(const CurvePicture& profile);

} // namespace bloscope
