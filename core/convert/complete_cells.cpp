#include "core/convert/complete_cells.h"

#include "core/base/text.h"

#include <algorithm>

namespace bloscope {

bool isLost(CellState state)
{
    return state == CellState::Damaged || state == CellState::Absent;
}

Result<Cells> readComplete(const CellSource& from, const Slice& slice, const Job& job)
{
    BLOSCOPE_TRY(Cells cells, from.read(slice, {job.stop, nullptr}, Reuse::Unlikely));
    const auto lost = static_cast<std::uint64_t>(std::ranges::count_if(cells.states, isLost));
    if (lost == 0)
        return cells;
    const auto region = std::ranges::find_if(
        cells.regions, [](const CellRegion& known) { return isLost(known.kind); });
    return Error{ErrorKind::Malformed, region == cells.regions.end()
                                           ? amountOf(lost, "cell", "cells") + " cannot be read"
                                           : region->reason};
}

std::optional<ByteBuffer> onlyElementOf(const CellSource& from, const Slice& slice)
{
    auto alike = from.alike(slice);
    if (!alike || alike->state != CellState::Fine)
        return {};
    return std::move(alike->element);
}

} // namespace bloscope
