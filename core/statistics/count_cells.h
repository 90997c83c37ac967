#pragma once

#include "core/statistics/cell_criterion.h"
#include "core/statistics/number_scan.h"

namespace bloscope {

// How many of the cells of a scan a criterion accepts. Job: progress in cells. Errors: Cancelled.
Result<std::uint64_t> countCells(const NumberScan& scan, const CellCriterion& criterion,
                                 const Job& job = {});

} // namespace bloscope
