#pragma once

#include "core/array/slice_reader.h"
#include "core/array/uniform_chunk.h"
#include "core/base/job.h"
#include "core/statistics/slice_grid.h"

#include <functional>
#include <mutex>
#include <optional>

namespace bloscope {

// A slice in parts, each what it takes of one chunk (of arrays without chunks of their own, of some
// megabytes of them), and these in pieces that are small enough to be read at once. Usable from any
// thread.
class SlicePieces {
 public:
    // The slice was made for the shape of the array, and its cells can be counted. The reader lives
    // longer.
    SlicePieces(const SliceReader& reader, const Slice& slice, std::uint64_t cellCount);

    const SliceReader& reader() const { return m_reader; }
    const SliceGrid& parts() const { return m_parts; }
    Shape beginOfChunk(const CellBox& part) const;

    // The chunk of an n-d array that a part lies in; nothing for other arrays, and for those whose
    // values are edited.
    std::optional<std::int64_t> chunkOf(const CellBox& part) const;
    // What all cells of a part are, where it lies in such a chunk and they need no decoding.
    std::optional<UniformChunk> uniformChunkOf(const CellBox& part) const;

    // What all cells of the slice are, where one entry of the index stands for all chunks: then
    // arrays of terabytes take no time.
    std::optional<UniformChunk> uniformArray() const;

    // Shows the cells of a part piece by piece, in an order that is always the same; the box of a
    // piece is told in indices of the slice. Job: progress in cells. Errors: Cancelled.
    using Show = std::function<void(const Cells& cells, const CellBox& piece)>;
    Result<> readPart(const CellBox& part, const Show& show, const Job& job) const;

    // Is a part better gone through block by block? Not where threads would have too little to do,
    // and not where blocks are too large for the caches of a processor.
    bool goesByBlocks() const { return m_goesByBlocks; }
    // The same of such blocks, each a piece (core/array/block_walk.h). `part` has no
    // uniformChunkOf().
    Result<> walkPart(const CellBox& part, const ShowBlock& show, const Job& job) const;

 private:
    std::int64_t numberOfChunk(const CellBox& part) const;
    Result<> readPiece(const CellBox& piece, const Show& show, const Job& job) const;

    const SliceReader& m_reader;
    SliceGrid m_parts;
    Shape m_pieceShape;
    Reuse m_reuse;
    bool m_goesByBlocks;
    mutable std::mutex m_hugePieces; // one at a time, or every thread would need as much memory
};

} // namespace bloscope
