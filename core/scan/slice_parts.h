#pragma once

#include "core/array/slice_grid.h"
#include "core/array/slice_reader.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace bloscope {

// How a slice of any size is gone through in bounded memory: in parts, each what it takes of one
// chunk (where cells do not lie in chunks of their own, of some megabytes of them), and these in
// pieces that are small enough to be read at once. Usable from any thread; copies share the source,
// which lives longer.
class SliceParts {
 public:
    // Errors: Usage when the slice was made for another shape, Limit when its cells cannot be
    // counted.
    static Result<SliceParts> of(const CellSource& source, const Slice& slice);

    const CellSource& source() const { return m_source; }
    const SliceGrid& grid() const { return m_grid; }
    std::uint64_t cellCount() const { return m_cellCount; }
    Shape beginOfChunk(const CellBox& part) const;

    // The chunk of an n-d array that a part lies in; nothing for other arrays, for those whose
    // values are edited, and for cells that are worked out.
    std::optional<std::int64_t> chunkOf(const CellBox& part) const;
    // What all cells of a part are, where they need no decoding.
    std::optional<UniformChunk> alike(const CellBox& part) const;

    // Shows the cells of a part piece by piece, in an order that is always the same; the box of a
    // piece is told in indices of the slice. Job: progress in cells. Errors: Cancelled.
    using Show = std::function<void(const Cells& cells, const CellBox& piece)>;
    Result<> read(const CellBox& part, const Show& show, const Job& job) const;

    // Is a part better gone through block by block? Not where threads would have too little to do,
    // and not where blocks are too large for the caches of a processor.
    bool goByBlocks() const { return m_goByBlocks; }
    // The same of such blocks, each a piece (core/array/block_walk.h). `part` is not alike().
    Result<> walk(const CellBox& part, const ShowBlock& show, const Job& job) const;

 private:
    SliceParts(const CellSource& source, const Slice& slice, std::uint64_t cellCount);
    bool isOfReader() const { return m_source.reader() == &m_source; }
    std::int64_t numberOfChunk(const CellBox& part) const;
    Result<> readPiece(const CellBox& piece, const Show& show, const Job& job) const;

    const CellSource& m_source;
    SliceGrid m_grid;
    std::uint64_t m_cellCount;
    Shape m_pieceShape;
    Reuse m_reuse;
    bool m_goByBlocks;
    // One huge piece at a time, or every thread would need as much memory.
    std::shared_ptr<std::mutex> m_hugePieces = std::make_shared<std::mutex>();
};

} // namespace bloscope
