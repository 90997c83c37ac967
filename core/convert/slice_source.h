#pragma once

#include "core/export/filled_cells.h"

#include <atomic>

namespace bloscope {

// The extents of a slice without the dimensions of which it takes one index: those of its copy.
Shape shapeOfCopy(const Slice& slice);

// What becomes of cells without a value.
enum class MissingCells {
    Refuse, // damaged and absent ones stay so, and no copy is made; those never written are the
            // fill
    Fill    // all of them are the fill of the cells, as if they had that value
};

// A slice as an array of its own: in the order of its dimensions and without those of which it
// takes one index.
class SliceSource final : public CellSource {
 public:
    // What `cells` read from lives longer. `slice` is of their array.
    SliceSource(FilledCells cells, Slice slice, MissingCells missing = MissingCells::Refuse);

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_cells.dtype(); }
    WorkerPool& pool() const override { return m_cells.pool(); }
    std::optional<UniformChunk> alike(const Slice& slice) const override;

    // Damaged and absent ones of all that was read so far, counted as often as they were read.
    std::uint64_t filledCells() const { return m_filled; }

 private:
    Slice sliceOfCells(const Slice& slice) const;
    Shape withoutFixed(const Shape& perDimension) const;
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;

    FilledCells m_cells;
    Slice m_slice;
    MissingCells m_missing;
    Shape m_shape;
    mutable std::atomic<std::uint64_t> m_filled = 0;
};

} // namespace bloscope
