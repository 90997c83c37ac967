#pragma once

#include "core/array/slice_reader.h"
#include "core/array/uniform_chunk.h"
#include "core/dtype/dtype.h"

#include <optional>

namespace bloscope {

// Before anything is written of a frame. Errors: Malformed, with the reason, when none of its
// chunks can be reached.
Result<> checkReadable(const Frame& frame);

// The cells that an export writes: those of a reader, all of each element or one part of it. Where
// there is no value, because the cell is damaged, was never written or is not stored, its bytes
// are the fill: what missingElement() says unless another is chosen. Copies share the reader, which
// lives longer. Usable from any thread.
class ExportCells {
 public:
    // All of each element.
    ExportCells(const SliceReader& reader); // NOLINT: a reader is enough for most exports
    // One part of each, of partNamed() of the type of the elements.
    ExportCells(const SliceReader& reader, DTypeLeaf part);

    // Errors: as parseElement().
    Result<> setFill(std::string_view text);

    const Array& array() const { return *m_reader.array(); }
    WorkerPool& pool() const { return m_reader.pool(); }
    const DType& dtype() const { return m_part.dtype; }
    std::vector<DTypeLeaf> leaves() const { return leavesOf(m_part); }

    // What all cells of a slice are, where their chunks tell without being decoded; nothing where
    // they have to be read.
    std::optional<ByteBuffer> alike(const Slice& slice) const;

    // Errors: those of SliceReader::read().
    Result<Cells> read(const Slice& slice, const Job& job) const;

 private:
    std::optional<ByteBuffer> elementOf(const UniformChunk& chunk) const;
    void fillMissing(Cells& cells) const;

    const SliceReader& m_reader;
    DTypeLeaf m_part;
    bool m_isWhole;
    ByteBuffer m_fill; // one element; empty for zeros
};

} // namespace bloscope
