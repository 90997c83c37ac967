#pragma once

#include "core/find/cell_criterion.h"
#include "core/scan/fold_parts.h"
#include "core/scan/number_scan.h"

namespace bloscope {

// A position in a slice, per dimension, and nothing where there is none. Positions follow one
// another in C order of the array's dimensions.
using FoundCell = std::optional<std::vector<std::int64_t>>;

// What a search went through: parts of the slice, each of one chunk, and the cells in them.
struct SearchTally {
    std::uint64_t cells = 0;
    std::int64_t parts = 0;
    std::int64_t skippedParts = 0; // by their summaries
};

// The first cell behind `from` (of all, without one) that `criterion` accepts, or the last one in
// front of it. Chunks of which `summaries` know that nothing of the kind is in them are skipped;
// those that were seen as a whole are added. What is gone through is added to `tally`. Job:
// progress in cells. Errors: Cancelled.
Result<FoundCell> findCell(const NumberScan& scan, const CellCriterion& criterion,
                           ScanDirection direction, const FoundCell& from,
                           ChunkSummaries* summaries = nullptr, const Job& job = {},
                           SearchTally* tally = nullptr);

// The same, but where nothing is found behind `from` the search turns: it begins anew at the other
// end, and what it went through is told from there.
struct FoundAround {
    FoundCell cell;
    bool hasTurned = false;
};
Result<FoundAround> findCellAround(const NumberScan& scan, const CellCriterion& criterion,
                                   ScanDirection direction, const FoundCell& from,
                                   ChunkSummaries* summaries = nullptr, const Job& job = {},
                                   SearchTally* tally = nullptr);

// How many of the cells of a scan a criterion accepts. Job: progress in cells. Errors: Cancelled.
Result<std::uint64_t> countCells(const NumberScan& scan, const CellCriterion& criterion,
                                 const Job& job = {});

} // namespace bloscope
