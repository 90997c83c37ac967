#pragma once

#include "core/array/array.h"
#include "core/array/block_cache.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"

namespace bloscope {

// A part of a slice whose cells are not what the file meant: shown apart.
struct CellRegion {
    enum class Kind {
        Damaged,      // could not be decoded; the bytes are zero
        Uninitialised // never written; the bytes are zero
    };
    Kind kind = Kind::Damaged;
    std::string reason;              // "chunk 17: block 3: zstd: ..."
    std::vector<std::int64_t> first; // per dimension, counted in the slice
    std::vector<std::int64_t> count;

    bool contains(std::span<const std::int64_t> position) const;
};

// The elements of a slice in C order of the array's dimensions, fixed ones included with extent 1.
struct Cells {
    Slice slice;
    std::vector<std::int64_t> extent; // slice[d].count
    std::size_t itemsize = 1;
    ByteBuffer bytes;
    std::vector<CellRegion> regions;

    // The element at (row, column) of the slice; dimensions that are neither are at their first
    // index.
    const std::byte* at(std::int64_t row, std::int64_t column) const;
    // The region that holds (row, column), null for ordinary cells.
    const CellRegion* regionAt(std::int64_t row, std::int64_t column) const;
};

// Reads slices: only the blocks that a slice crosses, in parallel over chunks and blocks, through
// the cache. Damaged blocks become regions of the answer; only cancelling, running out of memory
// budget (Limits) or an impossible slice make read() fail. Usable from any thread.
class SliceReader {
 public:
    // The cache and the pool live longer than the reader.
    SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool);
    ~SliceReader();

    const ArrayPtr& array() const { return m_array; }
    BlockCache& cache() const { return m_cache; }

    // The most bytes one read() returns; more is a Limit error ("... ask for a window").
    static constexpr std::int64_t mostBytes = std::int64_t(1) << 30;

    Result<Cells> read(const Slice& slice, const Job& job = {}) const;

 private:
    ArrayPtr m_array;
    BlockCache& m_cache;
    WorkerPool& m_pool;
    std::uint64_t m_file;
};

} // namespace bloscope
