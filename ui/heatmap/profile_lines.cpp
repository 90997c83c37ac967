#include "ui/heatmap/profile_lines.h"

namespace bloscope {

std::optional<CurveSlice> profileOf(const PicturePlane& plane, ProfileLine line, CellPosition cell)
{
    const bool isRow = line == ProfileLine::Row;
    const auto along = isRow ? plane.columnDimension() : plane.rowDimension();
    const auto across = isRow ? plane.rowDimension() : plane.columnDimension();
    if (!along)
        return std::nullopt;
    Slice slice = plane.slice();
    if (across)
        slice.set(*across,
                  DimensionSlice::index(slice[*across].at(isRow ? cell.row : cell.column)));
    const auto curve = CurveSlice::of(slice, {along, {}});
    return curve ? std::optional(*curve) : std::nullopt;
}

PointRange rangeAlong(const CellRect& part, ProfileLine line)
{
    return line == ProfileLine::Row ? PointRange{part.column, part.columns}
                                    : PointRange{part.row, part.rows};
}

QVector<QPointF> profilePoints(const CurvePicture& profile)
{
    QVector<QPointF> points;
    const LineEnvelope& line = profile.lines.front();
    points.reserve(qsizetype(4 * line.reaches().size()));
    for (std::size_t i = 0; i < line.reaches().size(); ++i) {
        const LineReach& reach = line.reaches()[i];
        const double begin = static_cast<double>(profile.pointOf(line, i)) - 0.5;
        const double end = static_cast<double>(profile.pointOf(line, i + 1)) - 0.5;
        points << QPointF(begin, reach.first);
        if (reach.low < reach.high)
            points << QPointF((begin + end) / 2, reach.low)
                   << QPointF((begin + end) / 2, reach.high);
        points << QPointF(end, reach.last);
    }
    return points;
}

} // namespace bloscope
