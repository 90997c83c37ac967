#pragma once

#include "core/array/block_source.h"
#include "core/array/cells.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/frame/chunk_positions.h"

namespace bloscope {

// Fills `cells`, which are of the right size and zero, with cells.slice of chunks laid end to end:
// one dimension of items, which may lie across the borders of blocks and chunks.
Result<> readLinear(const ChunkPositions& positions, const BlockSource& blocks, WorkerPool& pool,
                    const Job& job, Cells& cells);

} // namespace bloscope
