#pragma once

#include "core/store/row_reader.h"

#include <mutex>

namespace bloscope {

// Which rows of a table are alive: row i of the table is the i-th true of `_valid_rows`, however
// large that is (format.md 10.7). The flags are read once, in steps, and only the number of live
// rows in each step is kept. Usable from any thread.
class LiveRows {
 public:
    static constexpr std::int64_t rowsPerStep = 1 << 20;
    static constexpr std::int64_t mostRows = std::int64_t(1) << 40;

    // Errors: as RowReader, Limit for more than mostRows.
    static Result<std::unique_ptr<LiveRows>> of(FramePtr flags, BlockCache& cache,
                                                WorkerPool& pool);

    std::int64_t capacity() const { return m_flags->rows(); }

    // Errors: Cancelled, and where flags are damaged: nobody can count rows then.
    Result<std::int64_t> count(const Job& job) const;

    // Where the live rows [first, first + count) are stored, ascending; fewer at the end.
    Result<std::vector<std::int64_t>> places(std::int64_t first, std::int64_t count,
                                             const Job& job) const;

 private:
    // A step with live rows in it; the others are not kept.
    struct Step {
        std::int64_t begin = 0;      // the row stored first
        std::int64_t liveBefore = 0; // in all steps before
    };

    LiveRows() = default;
    Result<> countAll(const Job& job) const;
    bool isAllZeros(std::int64_t begin, std::int64_t end) const;
    Result<ByteBuffer> flagsFrom(std::int64_t begin, const Job& job) const;

    std::unique_ptr<RowReader> m_flags;
    mutable std::mutex m_mutex;
    mutable std::optional<std::int64_t> m_count;
    mutable std::vector<Step> m_steps; // once m_count is there
};

} // namespace bloscope
