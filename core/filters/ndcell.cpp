#include "core/filters/ndcell.h"

#include "core/base/checked.h"
#include "core/filters/cell_layout.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// edge^dimensions; nothing when it does not fit.
std::optional<std::int64_t> elementsOfCell(std::int64_t edge, std::size_t dimensions)
{
    CellLayout::Extents edges;
    edges.fill(edge);
    return checkedProduct<std::int64_t>(std::span(edges).first(dimensions));
}

} // namespace

Result<> checkNdcell(const FilterStep& step, std::size_t blockBytes)
{
    BLOSCOPE_CHECK(checkArrayBlock("ndcell", step.array, blockBytes, CellLayout::mostDimensions));
    const auto cell = elementsOfCell(step.meta, step.array.shape.size());
    if (step.meta == 0 || !cell || *cell > *checkedProduct<std::int64_t>(step.array.shape))
        return Error{ErrorKind::Malformed,
                     fmt::format("invalid cell size {} of filter ndcell", step.meta)};
    return {};
}

void undoNdcell(const FilterStep& step, ByteView from, ByteSpan to)
{
    CellLayout layout = CellLayout::of(step.array);
    for (std::size_t d = 0; d < layout.dimensions; ++d)
        layout.cell[d] = std::min<std::int64_t>(step.meta, layout.block[d]);
    layout.distance = layout.cell;
    scatterCells(layout, from, to);
}

} // namespace bloscope
