#pragma once

#include "core/array/array.h"
#include "core/array/block_cache.h"
#include "core/array/block_walk.h"
#include "core/array/cell_source.h"
#include "core/values/value_edits.h"

namespace bloscope {

class FoundDamage;

// Reads slices of the array of a file: only the blocks that a slice crosses, in parallel over
// chunks and blocks, through the cache. Damaged blocks become marked regions of the answer; only
// cancelling, a slice that is too large and one that was not made for this array's shape make
// read() fail. Usable from any thread.
class SliceReader final : public CellSource {
 public:
    // The cache and the pool live longer than the reader.
    SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool);
    SliceReader(const SliceReader&) = delete;
    SliceReader& operator=(const SliceReader&) = delete;

    // The same with other edits; what one of them has in the cache the other finds there.
    std::shared_ptr<const SliceReader> withEdits(ValueEdits edits) const;

    const ArrayPtr& array() const { return m_array; }
    const Shape& shape() const override { return m_array->shape(); }
    const DType& dtype() const override { return m_array->dtype(); }
    const ValueEdits& edits() const { return m_edits; } // what it reads is edited so
    // Of all that was read so far, by those that are made of it with other edits as well.
    FoundDamage& foundDamage() const;
    BlockCache& cache() const { return m_cache; }
    WorkerPool& pool() const override { return m_pool; }
    const SliceReader* reader() const override { return this; }

    // The most bytes one read() returns; more is a Limit error.
    static constexpr std::int64_t mostBytes = std::int64_t(1) << 30;

    // Of n-d arrays block by block in this thread, each where it was decoded and while the
    // processor has it in its caches. What has to be read in another way is shown chunk by chunk.
    Result<> show(const Slice& plane, Reuse reuse, const ShowCells& show,
                  const Job& job) const override;
    // Of n-d arrays, as headers of chunks and the index tell it.
    std::optional<UniformChunk> alike(const Slice& slice) const override;
    CellSourcePtr unedited() const override;
    std::optional<CellOrigin> origin() const override;

    // Shows what a slice of an n-d array takes of one chunk, block by block (block_walk.h).
    Result<> walk(std::int64_t chunk, const Slice& slice, const ShowBlock& show, const Job& job,
                  Reuse reuse) const;

 private:
    // The place of a file in the cache, as long as somebody reads it, and what is damaged of it.
    class CachedFile;
    SliceReader(const SliceReader& other, ValueEdits edits);
    // Blocks of which a part is left are kept in the cache. So are those that are taken as a whole,
    // unless nobody will ask for them again or the slice is larger than the cache; where that is
    // only likely, not those of a slice that is all of an array beyond the caches of a processor.
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    BlockSource blockSource(bool keepsWholeBlocks) const;
    bool areChunksAlike() const;

    ArrayPtr m_array;
    BlockCache& m_cache;
    WorkerPool& m_pool;
    std::shared_ptr<const CachedFile> m_file;
    ValueEdits m_edits;
};

} // namespace bloscope
