#include "ui/plot/scrub_course.h"

#include "core/base/checked.h"

#include <cstdlib>

namespace bloscope {

std::optional<ScrubCourse::Step> ScrubCourse::stepBetween(const Slice& from, const Slice& to)
{
    if (from.shape() != to.shape() || from.rowDimension() != to.rowDimension() ||
        from.columnDimension() != to.columnDimension())
        return std::nullopt;
    std::optional<Step> step;
    for (std::size_t d = 0; d < to.dimensions().size(); ++d) {
        if (from[d] == to[d])
            continue;
        if (step || !from[d].fixed || !to[d].fixed)
            return std::nullopt;
        step = Step{d, to[d].start - from[d].start};
    }
    return step;
}

void ScrubCourse::note(const Slice& plane, By by)
{
    if (plane == m_plane)
        return;
    std::optional<Step> step = stepBetween(m_plane, plane);
    if (by == By::Playing && step && step->distance < 0)
        step = m_last && m_last->dimension == step->dimension ? m_last : std::nullopt;
    m_isKnown = step && (by == By::Playing || (m_last && step->isAlong(*m_last)));
    m_last = step;
    m_plane = plane;
}

std::vector<Slice> ScrubCourse::next(const Shape& blockshape, std::size_t most) const
{
    std::vector<Slice> planes;
    if (!m_isKnown)
        return planes;
    const auto [dimension, distance] = *m_last;
    const std::int64_t length = std::abs(distance);
    const std::int64_t thickness = blockshape[dimension];
    for (std::int64_t index = m_plane[dimension].start; planes.size() < most;) {
        const std::int64_t inside = index % thickness;
        const std::int64_t toOther = distance > 0 ? thickness - inside : inside + 1;
        const std::int64_t room = distance > 0 ? m_plane.shape()[dimension] - 1 - index : index;
        const std::int64_t steps = ceilDivide(toOther, length);
        if (steps > room / length)
            return planes;
        index += steps * distance;
        Slice plane = m_plane;
        plane.set(dimension, DimensionSlice::index(index));
        planes.push_back(std::move(plane));
    }
    return planes;
}

} // namespace bloscope
