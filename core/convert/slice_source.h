#pragma once

#include "core/convert/element_source.h"
#include "core/export/export_cells.h"

#include <atomic>

namespace bloscope {

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
    SliceSource(ExportCells cells, Slice slice, MissingCells missing);

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_cells.dtype(); }
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

    // Of all that was read so far, counted as often as it was read.
    std::uint64_t filledCells() const { return m_filled; }

 private:
    Result<> checkComplete(const Cells& cells) const;

    ExportCells m_cells;
    Slice m_slice;
    MissingCells m_missing;
    Shape m_shape;
    mutable std::atomic<std::uint64_t> m_filled = 0;
};

} // namespace bloscope
