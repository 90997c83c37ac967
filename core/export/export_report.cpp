#include "core/export/export_report.h"

#include <algorithm>

namespace bloscope {

void ExportReport::count(const Cells& read)
{
    cells += read.bytes.size() / read.itemsize;
    const auto inState = [&](CellState state) {
        return static_cast<std::uint64_t>(std::ranges::count(read.states, state));
    };
    damagedCells += inState(CellState::Damaged);
    uninitialisedCells += inState(CellState::Uninitialised);
    absentCells += inState(CellState::Absent);
    for (const CellRegion& region : read.regions)
        if (region.kind == CellState::Damaged)
            addReason(region.reason);
}

void ExportReport::count(const std::vector<TableCellState>& states)
{
    const auto inState = [&](TableCellState state) {
        return static_cast<std::uint64_t>(std::ranges::count(states, state));
    };
    cells += states.size();
    damagedCells += inState(TableCellState::Damaged);
    absentCells += inState(TableCellState::Absent);
}

void ExportReport::addReason(const std::string& reason)
{
    if (reasons.size() < mostReasons && std::ranges::find(reasons, reason) == reasons.end())
        reasons.push_back(reason);
}

} // namespace bloscope
