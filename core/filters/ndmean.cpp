#include "core/filters/ndmean.h"

#include "core/filters/cell_layout.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t longestEdge = 127;

} // namespace

Result<> checkNdmean(const FilterStep& step, std::size_t blockBytes)
{
    BLOSCOPE_CHECK(checkArrayBlock("ndmean", step.array, blockBytes, CellLayout::mostDimensions));
    if (step.meta == 0 || step.meta > longestEdge)
        return Error{ErrorKind::Malformed,
                     fmt::format("invalid cell size {} of filter ndmean", step.meta)};
    return {};
}

void undoNdmean(const FilterStep& step, ByteView from, ByteSpan to)
{
    CellLayout layout = CellLayout::of(step.array);
    bool overlapping = false;
    for (std::size_t d = 0; d < layout.dimensions; ++d) {
        layout.cell[d] = std::min<std::int64_t>(step.meta, layout.block[d]);
        layout.distance[d] = layout.cell[0]; // in every dimension, as the reference does
        overlapping = overlapping || layout.distance[d] < layout.cell[d];
    }
    if (overlapping)
        std::fill(to.begin(), to.end(), std::byte{0});
    scatterCells(layout, from, to);
}

} // namespace bloscope
