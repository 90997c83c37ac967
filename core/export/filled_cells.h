#pragma once

#include "core/array/slice_reader.h"

namespace bloscope {

// Before anything is written of a frame. Errors: Malformed, with the reason, when none of its
// chunks can be reached.
Result<> checkReadable(const Frame& frame);

// The cells that an export writes: those of another source, all of each element or one part of it.
// Where there is no value, because the cell is damaged, was never written or is not stored, its
// bytes are the fill: what missingElement() says unless another is chosen; its state stays. Nobody
// will read the cells again. Copies share the source, which lives longer.
class FilledCells final : public CellSource {
 public:
    // All of each element.
    FilledCells(const CellSource& from); // NOLINT: a source is enough for most exports
    // One part of each, of partNamed() of the type of the elements.
    FilledCells(const CellSource& from, DTypeLeaf part);

    // Errors: as parseElement().
    Result<> setFill(std::string_view text);

    const Shape& shape() const override { return m_from.shape(); }
    const DType& dtype() const override { return m_part.dtype; }
    std::vector<DTypeLeaf> leaves() const { return leavesOf(m_part); }
    WorkerPool& pool() const override { return m_from.pool(); }
    const SliceReader* reader() const override { return m_from.reader(); }

    // Of any slice, also where its chunks are alike only with the fill.
    std::optional<UniformChunk> alike(const Slice& slice) const override;

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    std::optional<UniformChunk> filled(const UniformChunk& chunk) const;
    void fillMissing(Cells& cells) const;

    const CellSource& m_from;
    DTypeLeaf m_part;
    bool m_isWhole;
    ByteBuffer m_fill; // one element; empty for zeros
};

} // namespace bloscope
