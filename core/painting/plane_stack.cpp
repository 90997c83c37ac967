#include "core/painting/plane_stack.h"

namespace bloscope {

PlaneStack::PlaneStack(const PicturePlane& plane, std::optional<std::size_t> dimension)
    : m_plane(plane.slice()), m_dimension(dimension)
{
}

std::int64_t PlaneStack::index() const
{
    return m_dimension ? m_plane.slice()[*m_dimension].start : 0;
}

std::int64_t PlaneStack::count() const
{
    return m_dimension ? m_plane.slice().shape()[*m_dimension] : 1;
}

PicturePlane PlaneStack::operator[](std::int64_t index) const
{
    if (!m_dimension)
        return m_plane;
    Slice slice = m_plane.slice();
    slice.set(*m_dimension, DimensionSlice::index(index));
    return PicturePlane(slice);
}

std::optional<std::size_t> usualDepth(const PicturePlane& plane)
{
    const Shape& shape = plane.slice().shape();
    for (std::size_t d = shape.size(); d-- > 0;)
        if (shape[d] > 1 && plane.rowDimension() != d && plane.columnDimension() != d)
            return d;
    return {};
}

} // namespace bloscope
