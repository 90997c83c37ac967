#include "core/array/cells.h"

#include "core/dtype/dtype.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

// Calls row(first cell, cells) for each run along the last dimension of a box.
template <class Row>
void forEachRow(const CellRegion& box, const std::vector<std::int64_t>& extent, const Row& row)
{
    if (std::any_of(box.count.begin(), box.count.end(),
                    [](std::int64_t count) { return count == 0; }))
        return;
    if (extent.empty()) {
        row(0, 1);
        return;
    }
    const std::size_t last = extent.size() - 1;
    std::vector<std::int64_t> position = box.first;
    for (;;) {
        std::int64_t cell = 0;
        for (std::size_t d = 0; d <= last; ++d)
            cell = cell * extent[d] + position[d];
        row(cell, box.count[last]);
        std::size_t d = last;
        while (d > 0 && ++position[d - 1] == box.first[d - 1] + box.count[d - 1]) {
            position[d - 1] = box.first[d - 1];
            --d;
        }
        if (d == 0)
            return;
    }
}

} // namespace

bool CellRegion::contains(std::span<const std::int64_t> position) const
{
    for (std::size_t d = 0; d < first.size(); ++d)
        if (position[d] < first[d] || position[d] >= first[d] + count[d])
            return false;
    return true;
}

CellSteps Cells::steps() const
{
    const auto rowDimension = slice.rowDimension();
    const auto columnDimension = slice.columnDimension();
    CellSteps steps;
    std::int64_t step = 1;
    for (std::size_t d = extent.size(); d-- > 0; step *= extent[d]) {
        if (d == rowDimension)
            steps.down = static_cast<std::size_t>(step);
        if (d == columnDimension)
            steps.across = static_cast<std::size_t>(step);
    }
    return steps;
}

const CellRegion* Cells::regionAt(std::int64_t row, std::int64_t column) const
{
    const CellState state = stateAt(row, column);
    if (state == CellState::Fine)
        return nullptr;
    std::vector<std::int64_t> position(extent.size(), 0);
    if (const auto dimension = slice.rowDimension())
        position[*dimension] = row;
    if (const auto dimension = slice.columnDimension())
        position[*dimension] = column;
    const auto found = std::find_if(regions.begin(), regions.end(), [&](const CellRegion& region) {
        return region.contains(position);
    });
    if (found != regions.end())
        return &*found;
    static const CellRegion damaged{CellState::Damaged, "one of many damaged parts", {}, {}};
    static const CellRegion uninitialised{CellState::Uninitialised, "never written", {}, {}};
    static const CellRegion absent{CellState::Absent, "not stored in this file", {}, {}};
    return state == CellState::Damaged         ? &damaged
           : state == CellState::Uninitialised ? &uninitialised
                                               : &absent;
}

void Cells::keep(const DTypeLeaf& part)
{
    const std::size_t to = part.dtype.itemsize;
    const std::size_t count = bytes.size() / itemsize;
    for (std::size_t i = 0; i < count; ++i) // in place: parts are no longer than the whole
        std::memmove(bytes.data() + i * to, bytes.data() + i * itemsize + part.offset, to);
    itemsize = to;
    bytes.resize(count * to);
}

void Cells::mark(CellRegion region)
{
    if (states.empty())
        states.resize(bytes.size() / std::max<std::size_t>(itemsize, 1));
    forEachRow(region, extent, [&](std::int64_t cell, std::int64_t count) {
        std::fill_n(states.begin() + cell, count, region.kind);
    });
    damagedRegions += region.kind == CellState::Damaged ? 1 : 0;
    if (regions.size() < mostRegions)
        regions.push_back(std::move(region));
}

} // namespace bloscope
