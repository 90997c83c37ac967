#pragma once

#include "core/statistics/cell_criterion.h"
#include "core/statistics/fold_parts.h"

namespace bloscope {

// A position in a slice, per dimension, and nothing where there is none. Positions follow one
// another in C order of the array's dimensions.
using FoundCell = std::optional<std::vector<std::int64_t>>;

// The first cell behind `from` (of all, without one) that `criterion` accepts, or the last one in
// front of it. Chunks of which `summaries` know that nothing of the kind is in them are skipped;
// those that were seen as a whole are added. Job: progress in cells. Errors: Cancelled.
Result<FoundCell> findCell(const SliceScan& scan, const CellCriterion& criterion,
                           ScanDirection direction, const FoundCell& from,
                           ChunkSummaries* summaries = nullptr, const Job& job = {});

} // namespace bloscope
