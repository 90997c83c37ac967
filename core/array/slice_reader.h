#pragma once

#include "core/array/array.h"
#include "core/array/block_cache.h"
#include "core/array/block_walk.h"
#include "core/array/cells.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/values/value_edits.h"

namespace bloscope {

class FoundDamage;

// Will the same blocks be asked for again, as by views between which somebody goes back and forth
// (sure), or not, as in an export (unlikely)?
enum class Reuse { Likely, Unlikely, Sure };

// Reads slices: only the blocks that a slice crosses, in parallel over chunks and blocks, through
// the cache. Damaged blocks become marked regions of the answer; only cancelling, a slice that is
// too large and one that was not made for this array's shape make read() fail. Usable from any
// thread.
class SliceReader {
 public:
    // The cache and the pool live longer than the reader.
    SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool);
    SliceReader(const SliceReader&) = delete;
    SliceReader& operator=(const SliceReader&) = delete;

    // The same with other edits; what one of them has in the cache the other finds there.
    std::shared_ptr<const SliceReader> withEdits(ValueEdits edits) const;

    const ArrayPtr& array() const { return m_array; }
    const ValueEdits& edits() const { return m_edits; } // what it reads is edited so
    // Of all that was read so far, by those that are made of it with other edits as well.
    FoundDamage& foundDamage() const;
    BlockCache& cache() const { return m_cache; }
    WorkerPool& pool() const { return m_pool; }

    // The most bytes one read() returns; more is a Limit error.
    static constexpr std::int64_t mostBytes = std::int64_t(1) << 30;

    // Blocks of which a part is left are kept in the cache. So are those that are taken as a whole,
    // unless nobody will ask for them again or the slice is larger than the cache; where that is
    // only likely, not those of a slice that is all of an array beyond the caches of a processor.
    Result<Cells> read(const Slice& slice, const Job& job = {}, Reuse reuse = Reuse::Likely) const;

    // Shows what a slice of an n-d array takes of one chunk, block by block (block_walk.h).
    Result<> walk(std::int64_t chunk, const Slice& slice, const ShowBlock& show, const Job& job,
                  Reuse reuse) const;

 private:
    // The place of a file in the cache, as long as somebody reads it, and what is damaged of it.
    class CachedFile;
    SliceReader(const SliceReader& other, ValueEdits edits);
    BlockSource blockSource(bool keepsWholeBlocks) const;

    ArrayPtr m_array;
    BlockCache& m_cache;
    WorkerPool& m_pool;
    std::shared_ptr<const CachedFile> m_file;
    ValueEdits m_edits;
};

} // namespace bloscope
