#pragma once

#include "core/array/array_layout.h"
#include "core/array/block_source.h"
#include "core/array/cells.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"

namespace bloscope {

// Fills `cells`, which are of the right size, with cells.slice of an n-d array: every one of them,
// or none where this fails.
Result<> readNd(const ArrayLayout& layout, const BlockSource& blocks, WorkerPool& pool,
                const Job& job, Cells& cells);

} // namespace bloscope
