#pragma once

#include "core/dtype/dtype.h"
#include "core/statistics/number_scan.h"
#include "core/statistics/slice_pieces.h"

namespace bloscope {

// Goes through the numbers of a slice of any size in bounded memory: part by part, in pieces
// (SlicePieces). Usable from any thread.
class SliceScan final : public NumberScan {
 public:
    // Of the elements, or of one part of each: one of leavesOf(), or inside of such a one. Errors:
    // Usage when these are no numbers or the slice was made for another shape, Limit when its cells
    // cannot be counted. The source lives longer.
    static Result<std::shared_ptr<const SliceScan>>
    create(const CellSource& source, const Slice& slice, const std::optional<DTypeLeaf>& part = {});

    WorkerPool& pool() const override { return m_pieces.source().pool(); }

    std::optional<std::int64_t> chunkOf(const CellBox& part) const override;
    std::optional<std::int64_t> wholeChunk(const CellBox& part) const override;
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    SliceScan(const CellSource& source, const Slice& slice, const DTypeLeaf& part,
              std::uint64_t cellCount);

    bool visitAtOnce(const CellBox& part, CellVisitor& to) const;
    void visitBlock(const BlockCells& block, CellVisitor& to) const;
    void visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const;
    struct KeyBuffers;
    struct Place {
        const CellBox* box;
        std::int64_t begin; // of the cells in it
    };
    void visitNumbers(ByteView elements, std::size_t itemsize, KeyBuffers& buffers,
                      const Place& place, CellVisitor& to) const;

    SlicePieces m_pieces;
    std::size_t m_offset; // of the numbers, in their elements
};

using SliceScanPtr = std::shared_ptr<const SliceScan>;

} // namespace bloscope
