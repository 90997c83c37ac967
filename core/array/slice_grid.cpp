#include "core/array/slice_grid.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"

#include <cstdlib>

namespace bloscope {

SliceGrid::SliceGrid(Slice slice, Shape spacing, Shape origin)
    : m_slice(std::move(slice)),
      m_spacing(std::move(spacing)),
      m_origin(std::move(origin)),
      m_runs(m_spacing.size()),
      m_count(m_slice.isEmpty() ? 0 : 1)
{
    for (std::size_t d = 0; d < m_runs.size() && m_count > 0; ++d) {
        const std::int64_t last = m_slice[d].count - 1;
        m_runs[d] = isAlone(d) ? last + 1 : std::abs(cellOf(d, last) - cellOf(d, 0)) + 1;
        m_count *= m_runs[d];
    }
}

SliceGrid::SliceGrid(const Slice& slice, Shape spacing)
    : SliceGrid(slice, std::move(spacing), Shape(slice.shape().size(), 0))
{
}

CellBox SliceGrid::operator[](std::int64_t n) const
{
    CellBox box{indicesOf(n, m_runs), Shape(m_runs.size())};
    for (std::size_t d = 0; d < m_runs.size(); ++d) {
        const std::int64_t run = box.first[d];
        const bool isLast = run + 1 == m_runs[d];
        box.first[d] = firstOf(d, run);
        box.count[d] = (isLast ? m_slice[d].count : firstOf(d, run + 1)) - box.first[d];
    }
    return box;
}

std::pair<std::int64_t, std::int64_t> SliceGrid::boxesAt(std::int64_t i) const
{
    if (m_runs.empty())
        return {0, m_count};
    const std::int64_t run = isAlone(0) ? i : std::abs(cellOf(0, i) - cellOf(0, 0));
    const std::int64_t boxes = m_count / m_runs[0];
    return {run * boxes, (run + 1) * boxes};
}

std::int64_t SliceGrid::cellOf(std::size_t d, std::int64_t i) const
{
    return (m_slice[d].at(i) - m_origin[d]) / m_spacing[d];
}

// Does every index that is taken lie in a cell of its own?
bool SliceGrid::isAlone(std::size_t d) const
{
    return std::abs(m_slice[d].step) >= m_spacing[d];
}

// The first index of the slice that lies in its cell number `run`.
std::int64_t SliceGrid::firstOf(std::size_t d, std::int64_t run) const
{
    if (run == 0 || isAlone(d))
        return run;
    const DimensionSlice& taken = m_slice[d];
    if (taken.step > 0) {
        const std::int64_t begin = m_origin[d] + (cellOf(d, 0) + run) * m_spacing[d];
        return ceilDivide(begin - taken.start, taken.step);
    }
    const std::int64_t end = m_origin[d] + (cellOf(d, 0) - run + 1) * m_spacing[d];
    return ceilDivide(taken.start - end + 1, -taken.step);
}

Slice SliceGrid::part(const Slice& slice, const CellBox& box)
{
    Slice part = slice;
    for (std::size_t d = 0; d < box.first.size(); ++d)
        part.set(d, DimensionSlice::range(slice[d].at(box.first[d]), box.count[d], slice[d].step));
    return part;
}

std::vector<std::int64_t> SliceGrid::indexOf(const Slice& slice,
                                             std::span<const std::int64_t> position)
{
    std::vector<std::int64_t> index;
    for (std::size_t d = 0; d < position.size(); ++d)
        index.push_back(slice[d].at(position[d]));
    return index;
}

} // namespace bloscope
