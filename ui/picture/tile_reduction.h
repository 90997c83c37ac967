#pragma once

#include "core/base/worker_pool.h"
#include "ui/cells/cell_rect.h"
#include "ui/picture/number_sample.h"
#include "ui/picture/plane_reducer.h"

namespace bloscope {

// Adds the cells of a tile to the small plane and, unless it is null, to the sample: its rows are
// shared out among the threads of the pool, if there is one, and the answer is the same for any
// number of them. What the tile holds that is no number is counted.
SpecialCounts reduce(const NumberRows& rows, const CellRect& tile, PlaneReducer& to,
                     NumberSample* sample, WorkerPool* pool);

} // namespace bloscope
