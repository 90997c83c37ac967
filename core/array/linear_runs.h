#pragma once

#include "core/array/slice.h"

namespace bloscope {

// Items of a slice that lie evenly in the laid-out data: start, start + step, ... `count` times.
// Their cells follow one another from `cell` on, in C order of the slice.
struct LinearRun {
    std::int64_t start = 0; // items from the beginning of the array
    std::int64_t count = 1;
    std::int64_t step = 1; // not 0; may be negative
    std::int64_t cell = 0;

    std::int64_t at(std::int64_t i) const { return start + i * step; }
};

// A slice of an array in C order as runs, as few and as long as its inner dimensions allow: one for
// a whole array, one for a column, one for each row of a window.
class LinearRuns {
 public:
    explicit LinearRuns(const Slice& slice); // which is not empty

    std::int64_t count() const { return m_count; }
    LinearRun operator[](std::int64_t number) const;

 private:
    LinearRun m_first;
    std::int64_t m_count = 1;
    Shape m_outerCounts; // the dimensions that are not inside of a run
    Shape m_outerSteps;  // in items
};

} // namespace bloscope
