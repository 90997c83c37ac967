#include "core/export/export_report.h"

#include <algorithm>

namespace bloscope {

namespace {

std::uint64_t cellsOf(const std::vector<std::int64_t>& extent)
{
    std::uint64_t cells = 1;
    for (const std::int64_t count : extent)
        cells *= static_cast<std::uint64_t>(count);
    return cells;
}

} // namespace

void ExportReport::count(const Cells& read)
{
    cells += cellsOf(read.extent);
    for (const CellRegion& region : read.regions) {
        if (region.kind == CellRegion::Kind::Uninitialised) {
            uninitialisedCells += cellsOf(region.count);
            continue;
        }
        damagedCells += cellsOf(region.count);
        addReason(region.reason);
    }
}

void ExportReport::addReason(const std::string& reason)
{
    if (reasons.size() < mostReasons && std::ranges::find(reasons, reason) == reasons.end())
        reasons.push_back(reason);
}

} // namespace bloscope
