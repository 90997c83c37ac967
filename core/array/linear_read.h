#pragma once

#include "core/array/block_source.h"
#include "core/array/cells.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/frame/chunk_positions.h"

namespace bloscope {

// Chunks laid end to end, with the items of an array in C order from byte `offset` on. Items may
// lie across the borders of blocks and chunks.
struct LinearData {
    const ChunkPositions& positions;
    std::int64_t offset = 0;
};

// Fills `cells`, which are of the right size, zero and not empty, with cells.slice of such data.
// Lists and reads some blocks at a time, however many the slice crosses. Job: progress in the bytes
// between the first and the last item of each run. Errors: Cancelled.
Result<> readLinear(const LinearData& data, const BlockSource& blocks, WorkerPool& pool,
                    const Job& job, Cells& cells);

} // namespace bloscope
