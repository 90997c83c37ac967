#pragma once

#include "core/array/cell_source.h"
#include "core/geometry/bayer_pattern.h"

namespace bloscope {

// One colour of every cell of a sensor behind a Bayer filter, as float64: what the cell saw, where
// it sees that colour, or else the mean of those beside it that do (bilinear). Of slices that leave
// cells out it is the nearest one that sees it.
class MosaicChannel final : public CellSource {
 public:
    // The source lives longer. `row` and `column`: the dimensions of the sensor, the first one
    // before the other.
    MosaicChannel(const CellSource& from, const BayerPattern& pattern, FilterColor color,
                  std::size_t row, std::size_t column);

    const Shape& shape() const override { return m_from.shape(); }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_from.pool(); }

 private:
    // The slice takes one index of all other dimensions, and every cell or every even number of
    // cells of these two.
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    Result<Cells> readBetween(const Slice& slice, const Job& job, Reuse reuse) const;
    Result<Cells> readNearest(const Slice& slice, const Job& job, Reuse reuse) const;

    const CellSource& m_from;
    BayerPattern m_pattern;
    FilterColor m_color;
    std::size_t m_row;
    std::size_t m_column;
    DType m_dtype;
};

} // namespace bloscope
