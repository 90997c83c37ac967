#pragma once

#include "core/array/array.h"
#include "core/array/block_cache.h"
#include "core/array/cells.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"

namespace bloscope {

// Reads slices: only the blocks that a slice crosses, in parallel over chunks and blocks, through
// the cache. Damaged blocks become marked regions of the answer; only cancelling, a slice that is
// too large and one that was not made for this array's shape make read() fail. Usable from any
// thread.
class SliceReader {
 public:
    // The cache and the pool live longer than the reader.
    SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool);
    ~SliceReader();
    SliceReader(const SliceReader&) = delete;
    SliceReader& operator=(const SliceReader&) = delete;

    const ArrayPtr& array() const { return m_array; }
    BlockCache& cache() const { return m_cache; }
    WorkerPool& pool() const { return m_pool; }

    // The most bytes one read() returns; more is a Limit error.
    static constexpr std::int64_t mostBytes = std::int64_t(1) << 30;

    Result<Cells> read(const Slice& slice, const Job& job = {}) const;

 private:
    ArrayPtr m_array;
    BlockCache& m_cache;
    WorkerPool& m_pool;
    std::uint64_t m_file;
};

} // namespace bloscope
