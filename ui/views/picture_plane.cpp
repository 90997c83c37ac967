#include "ui/views/picture_plane.h"

#include "core/base/checked.h"

namespace bloscope {

PicturePlane::PicturePlane(const Slice& slice)
    : m_plane(slice.plane()), m_isStrip(m_plane.rowDimension() && !m_plane.columnDimension())
{
}

std::optional<std::size_t> PicturePlane::rowDimension() const
{
    return m_isStrip ? std::nullopt : m_plane.rowDimension();
}

std::optional<std::size_t> PicturePlane::columnDimension() const
{
    return m_isStrip ? m_plane.rowDimension() : m_plane.columnDimension();
}

CellPosition PicturePlane::cellAt(CellPosition position) const
{
    return m_isStrip ? CellPosition{position.column, position.row} : position;
}

Slice PicturePlane::samplesOf(const CellRect& part, const PlaneSteps& steps) const
{
    const CellPosition first = cellAt({part.row, part.column});
    const CellPosition count = cellAt({part.rows, part.columns});
    Slice samples = m_plane.window(first.row, count.row, first.column, count.column);
    const auto thin = [&](std::optional<std::size_t> dimension, std::int64_t step) {
        if (!dimension)
            return;
        const DimensionSlice taken = samples[*dimension];
        samples.set(*dimension, DimensionSlice::range(taken.start, ceilDivide(taken.count, step),
                                                      taken.step * step));
    };
    thin(rowDimension(), steps.rows);
    thin(columnDimension(), steps.columns);
    return samples;
}

} // namespace bloscope
