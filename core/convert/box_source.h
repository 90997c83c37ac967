#pragma once

#include "core/array/cell_boxes.h"
#include "core/array/cell_source.h"

namespace bloscope {

// Cells that are read box by box, wherever they lie: those of files that are no frames. Every one
// of them has a value.
class BoxSource : public CellSource {
 public:
    WorkerPool& pool() const override { return m_pool; }

 protected:
    // The pool lives longer.
    explicit BoxSource(WorkerPool& pool) : m_pool(pool) {}

 private:
    // Reads no more than a bounded multiple of the slice at a time, however far its elements are
    // apart.
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    Result<> readInto(const std::vector<DimensionSlice>& taken, std::byte* to, const Shape& strides,
                      const Job& job) const;

    // The elements of a box inside of the shape that is not empty, in C order; of the job only the
    // wish to stop counts. From any thread.
    virtual Result<HeapBytes> readBox(const CellBox& box, const Job& job) const = 0;

    WorkerPool& m_pool;
};

} // namespace bloscope
