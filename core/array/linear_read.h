#pragma once

#include "core/array/block_source.h"
#include "core/array/cells.h"
#include "core/array/slice.h"
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

// Items of a slice that lie evenly in the laid-out data: start, start + step, ... `count` times.
// Their cells follow one another from `cell` on, in C order of the slice.
struct LinearRun {
    std::int64_t start = 0; // items from the beginning of the array
    std::int64_t count = 1;
    std::int64_t step = 1; // not 0; may be negative
    std::int64_t cell = 0;

    std::int64_t at(std::int64_t i) const { return start + i * step; }
};

// A slice of an array in C order as runs, as few and as long as its inner dimensions allow: one for
// a whole array, one for a column, one for each row of a window.
class LinearRuns {
 public:
    explicit LinearRuns(const Slice& slice); // which is not empty

    std::int64_t count() const { return m_count; }
    LinearRun operator[](std::int64_t number) const;

 private:
    LinearRun m_first;
    std::int64_t m_count = 1;
    Shape m_outerCounts; // the dimensions that are not inside of a run
    Shape m_outerSteps;  // in items
};

} // namespace bloscope
