#pragma once

#include "core/convert/element_source.h"
#include "core/export/filled_cells.h"

#include <atomic>
#include <vector>

namespace bloscope {

// The extents of a slice without the dimensions of which it takes one index: those of its copy.
Shape shapeOfCopy(const Slice& slice);

// What becomes of cells without a value.
enum class MissingCells {
    Refuse, // damaged and absent ones are an error; those never written are the fill
    Fill    // with the fill of the cells
};

// A slice of an array, in the order of its dimensions and without those of which it takes one
// index.
class SliceSource final : public ElementSource {
 public:
    // What `cells` read from lives longer. `slice` is of their array.
    SliceSource(FilledCells cells, Slice slice, MissingCells missing);

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_cells.dtype(); }
    std::optional<ByteBuffer> alike(const ArrayBox& box) const override;
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

    // Of all that was read so far, counted as often as it was read.
    std::uint64_t filledCells() const { return m_filled; }

 private:
    Slice sliceOf(const ArrayBox& box) const; // of the array
    Result<> checkComplete(const Cells& cells) const;

    FilledCells m_cells;
    Slice m_slice;
    MissingCells m_missing;
    Shape m_shape;
    mutable std::atomic<std::uint64_t> m_filled = 0;
};

// A slice of elements that lie anywhere, in the same order and likewise without dimensions of which
// it takes one index.
class SlicedSource final : public ElementSource {
 public:
    // `from` lives longer; `slice` is of its shape.
    SlicedSource(const ElementSource& from, Slice slice);

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_from.dtype(); }
    // Reads no more than a bounded multiple of the box at a time, however far its elements are
    // apart.
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

 private:
    // How much of one dimension of the source a box takes.
    std::vector<DimensionSlice> takenBy(const ArrayBox& box) const;
    Result<> readInto(const std::vector<DimensionSlice>& taken, std::byte* to,
                      const std::vector<std::int64_t>& strides, const Job& job) const;

    const ElementSource& m_from;
    Slice m_slice;
    Shape m_shape;
};

} // namespace bloscope
