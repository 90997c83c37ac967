#pragma once

#include "core/array/dtype_leaves.h"
#include "core/array/slice_reader.h"
#include "core/statistics/number_order.h"
#include "core/statistics/slice_grid.h"

#include <mutex>

namespace bloscope {

// Who sees the cells of a slice. A box is told in indices of the slice; the cells of a call follow
// one another in it, in C order, from number `begin` on.
class CellVisitor {
 public:
    virtual ~CellVisitor() = default;
    virtual void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) = 0;
    // Cells of a box that are all alike.
    virtual void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) = 0;
    // Cells without a number: any state but Fine.
    virtual void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                              std::int64_t begin) = 0;
    // Why some of them are damaged: "chunk 17: block 3: ...".
    virtual void noteDamage(const std::string& reason) { static_cast<void>(reason); }
};

// Goes through the numbers of a slice of any size in bounded memory: part by part, where a part is
// what the slice takes of one chunk (of arrays without chunks of their own, of some megabytes of
// them). Usable from any thread.
class SliceScan {
 public:
    // Of the elements, or of one part of each: one of leavesOf(), or inside of such a one. Errors:
    // Usage when these are no numbers or the slice was made for another shape, Limit when its cells
    // cannot be counted. The reader lives longer.
    static Result<std::shared_ptr<const SliceScan>>
    create(const SliceReader& reader, Slice slice, const std::optional<DTypeLeaf>& part = {});

    const NumberOrder& order() const { return m_order; }
    const Slice& slice() const { return m_parts.slice(); }
    const SliceGrid& parts() const { return m_parts; }
    WorkerPool& pool() const { return m_reader.pool(); }
    std::uint64_t cellCount() const { return m_cellCount; }

    // The chunk that a part lies in; nothing for arrays without chunks of their own.
    std::optional<std::int64_t> chunkOf(const CellBox& part) const;
    // The same for a part that is all of its chunk, and nothing for others.
    std::optional<std::int64_t> wholeChunk(const CellBox& part) const;

    // Shows the cells of a part, piece by piece in an order that is always the same. Chunks that
    // need no decoding are shown at once. Job: progress in cells. Errors: Cancelled.
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const;

    // Tells the position of a cell of a box, counted in the slice.
    static std::vector<std::int64_t> positionOf(const CellBox& box, std::int64_t cell);

 private:
    SliceScan(const SliceReader& reader, const Slice& slice, const DTypeLeaf& part,
              std::uint64_t cellCount);

    bool visitAtOnce(const CellBox& part, CellVisitor& to) const;
    bool visitUniform(std::int64_t chunk, const CellBox& part, CellVisitor& to) const;
    Result<> visitPiece(const CellBox& piece, CellVisitor& to, const Job& job) const;
    void visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const;
    Shape beginOfChunk(const CellBox& part) const;
    ByteView partsOf(ByteView elements, ByteBuffer& gathered) const;

    const SliceReader& m_reader;
    NumberOrder m_order;
    std::size_t m_offset; // of the numbers, in their elements
    SliceGrid m_parts;
    Shape m_pieceShape;
    std::uint64_t m_cellCount;
    Reuse m_reuse;
    mutable std::mutex m_hugePieces; // one at a time, or every thread would need as much memory
};

using SliceScanPtr = std::shared_ptr<const SliceScan>;

std::uint64_t cellsOf(const CellBox& box);

} // namespace bloscope
