#include "core/plane/orthogonal_planes.h"

#include <algorithm>

namespace bloscope {

std::vector<std::size_t> OrthogonalPlanes::thirdDimensions(const Slice& slice)
{
    std::vector<std::size_t> dimensions;
    for (std::size_t d = 0; slice.columnDimension() && d < slice.dimensions().size(); ++d)
        if (d != slice.rowDimension() && d != slice.columnDimension())
            dimensions.push_back(d);
    return dimensions;
}

OrthogonalPlanes::OrthogonalPlanes(const Slice& slice, std::size_t third,
                                   const std::optional<std::vector<std::int64_t>>& marked)
    : m_slice(slice.plane()),
      m_row(*slice.rowDimension()),
      m_column(*slice.columnDimension()),
      m_third(third)
{
    const PicturePlane front(slice);
    const CellPosition middle{front.rows() / 2, front.columns() / 2};
    const auto place = marked ? front.positionOf(*marked) : std::nullopt;
    m_crossing = front.indexAt(place.value_or(middle));
    m_slice.set(third, DimensionSlice::range(0, slice.shape()[third]));
    m_slice.setAxes(m_row, m_column);
}

std::size_t OrthogonalPlanes::normalOf(Which which) const
{
    return which == Front ? m_third : which == Side ? m_column : m_row;
}

Slice OrthogonalPlanes::sliceOf(Which which) const
{
    Slice slice = m_slice;
    const std::size_t normal = normalOf(which);
    slice.set(normal, DimensionSlice::index(m_crossing[normal]));
    slice.setAxes(which == Below ? m_third : m_row, which == Side ? m_third : m_column);
    return slice;
}

PicturePlane OrthogonalPlanes::plane(Which which) const
{
    return PicturePlane(sliceOf(which));
}

CellPosition OrthogonalPlanes::crossingIn(Which which) const
{
    return *plane(which).positionOf(m_crossing);
}

std::vector<std::int64_t> OrthogonalPlanes::stepped(Which which, std::int64_t steps) const
{
    const Which other = which == Front ? Side : Front; // in which the normal is to be seen
    const PicturePlane across = plane(other);
    CellPosition cell = crossingIn(other);
    if (which == Below)
        cell.row = std::clamp<std::int64_t>(cell.row + steps, 0, across.rows() - 1);
    else
        cell.column = std::clamp<std::int64_t>(cell.column + steps, 0, across.columns() - 1);
    return across.indexAt(cell);
}

} // namespace bloscope
