#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype_leaves.h"
#include "core/statistics/number_scan.h"

#include <mutex>

namespace bloscope {

// Goes through the numbers of a slice of any size in bounded memory: part by part, where a part is
// what the slice takes of one chunk (of arrays without chunks of their own, of some megabytes of
// them). Usable from any thread.
class SliceScan final : public NumberScan {
 public:
    // Of the elements, or of one part of each: one of leavesOf(), or inside of such a one. Errors:
    // Usage when these are no numbers or the slice was made for another shape, Limit when its cells
    // cannot be counted. The reader lives longer.
    static Result<std::shared_ptr<const SliceScan>>
    create(const SliceReader& reader, Slice slice, const std::optional<DTypeLeaf>& part = {});

    WorkerPool& pool() const override { return m_reader.pool(); }

    std::optional<std::int64_t> chunkOf(const CellBox& part) const override;
    std::optional<std::int64_t> wholeChunk(const CellBox& part) const override;
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    SliceScan(const SliceReader& reader, const Slice& slice, const DTypeLeaf& part,
              std::uint64_t cellCount);

    bool visitAtOnce(const CellBox& part, CellVisitor& to) const;
    bool visitUniform(std::int64_t chunk, const CellBox& part, CellVisitor& to) const;
    Result<> visitPiece(const CellBox& piece, CellVisitor& to, const Job& job) const;
    void visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const;
    Shape beginOfChunk(const CellBox& part) const;

    const SliceReader& m_reader;
    std::size_t m_offset; // of the numbers, in their elements
    Shape m_pieceShape;
    Reuse m_reuse;
    mutable std::mutex m_hugePieces; // one at a time, or every thread would need as much memory
};

using SliceScanPtr = std::shared_ptr<const SliceScan>;

} // namespace bloscope
