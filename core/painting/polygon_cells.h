#pragma once

#include "core/plane/cell_runs.h"

#include <vector>

namespace bloscope {

// The cells whose middles lie inside a closed line; cell i has its middle at i. What a line that
// crosses itself goes around at least once is inside. Of `within` only.
CellRuns cellsInside(const std::vector<PlanePlace>& corners, const CellRect& within);

} // namespace bloscope
