#include "core/convert/slice_source.h"
#include "core/base/printable.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool isLost(CellState state)
{
    return state == CellState::Damaged || state == CellState::Absent;
}

} // namespace

SliceSource::SliceSource(ExportCells cells, Slice slice, MissingCells missing)
    : m_cells(std::move(cells)), m_slice(std::move(slice)), m_missing(missing)
{
    for (const DimensionSlice& taken : m_slice.dimensions())
        if (!taken.fixed)
            m_shape.push_back(taken.count);
}

Result<HeapBytes> SliceSource::read(const ArrayBox& box, const Job& job) const
{
    Slice part = m_slice;
    std::size_t of = 0; // among the dimensions of the source
    for (std::size_t d = 0; d < part.dimensions().size(); ++d) {
        const DimensionSlice taken = m_slice[d];
        if (taken.fixed)
            continue;
        part.set(d, DimensionSlice::range(taken.at(box.first[of]), box.count[of], taken.step));
        ++of;
    }
    // The progress of a job is that of the copy, and not of one box.
    BLOSCOPE_TRY(Cells cells, m_cells.read(part, {job.stop, nullptr}));
    BLOSCOPE_CHECK(checkComplete(cells));
    return std::move(cells.bytes);
}

Result<> SliceSource::checkComplete(const Cells& cells) const
{
    const auto lost = static_cast<std::uint64_t>(std::ranges::count_if(cells.states, isLost));
    if (lost == 0)
        return {};
    if (m_missing == MissingCells::Fill) {
        m_filled += lost;
        return {};
    }
    const auto region = std::ranges::find_if(
        cells.regions, [](const CellRegion& known) { return isLost(known.kind); });
    return Error{ErrorKind::Malformed, region == cells.regions.end()
                                           ? amountOf(lost, "cell", "cells") + " cannot be read"
                                           : region->reason};
}

} // namespace bloscope
