#pragma once

#include "core/array/slice_reader.h"

namespace bloscope {

// Rows of an array, in any number and anywhere: the first dimension counts them, the others make up
// a row. Usable from any thread.
class RowReader {
 public:
    // Errors: Unsupported for arrays without dimensions, Limit for rows of more than mostRowBytes.
    static constexpr std::int64_t mostRowBytes = 16 << 20;
    static Result<std::unique_ptr<RowReader>> of(FramePtr frame, BlockCache& cache,
                                                 WorkerPool& pool);

    const Array& array() const { return *m_reader.array(); }
    std::int64_t rows() const { return array().shape()[0]; }
    std::int64_t itemsPerRow() const { return m_itemsPerRow; }
    std::int64_t rowBytes() const { return m_itemsPerRow * array().itemsize(); }

    struct Rows {
        ByteBuffer bytes;              // rowBytes() each; zero where there is nothing
        std::vector<CellState> states; // the worst of each row; Absent past the end of the array
        std::vector<std::string> problems;
    };

    // The rows of these numbers, which ascend. Errors: Limit, Cancelled.
    Result<Rows> read(std::span<const std::int64_t> rows, const Job& job) const;

    // All rows of [begin, begin + count), which lie inside; here states has one for each item.
    Result<Rows> readRange(std::int64_t begin, std::int64_t count, const Job& job) const;

 private:
    RowReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool);
    Result<> readRun(std::span<const std::int64_t> rows, std::size_t first, const Job& job,
                     Rows& to) const;

    SliceReader m_reader;
    std::int64_t m_itemsPerRow = 1;
};

} // namespace bloscope
