#pragma once

#include "core/array/cell_boxes.h"
#include "core/array/cell_source.h"

namespace bloscope {

// Cells of files in other formats, read box by box. Each cell has a value.
class BoxSource : public CellSource {
 public:
    WorkerPool& pool() const override { return m_pool; }

 protected:
    // `pool` must outlive the source.
    explicit BoxSource(WorkerPool& pool) : m_pool(pool) {}

 private:
    // Reads at most a bounded multiple of the slice at a time, even where a step skips many
    // elements.
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    Result<> readInto(const std::vector<DimensionSlice>& taken, std::byte* to, const Shape& strides,
                      const Job& job) const;

    // The elements of a box in C order. The box is inside the shape and not empty; the job is only
    // asked whether to stop. Called from any thread.
    virtual Result<HeapBytes> readBox(const CellBox& box, const Job& job) const = 0;

    WorkerPool& m_pool;
};

} // namespace bloscope
