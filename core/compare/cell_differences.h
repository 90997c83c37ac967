#pragma once

#include "core/array/slice_reader.h"
#include "core/base/job.h"
#include "core/compare/value_distance.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

struct CompareOptions {
    Tolerance tolerance = {};
    std::size_t mostPlaces = 10; // that are kept of the cells that differ
};

// A cell that does not hold the same.
struct DifferentCell {
    std::vector<std::int64_t> index; // in both arrays
    std::string part;                // of the element, as DTypeLeaf::path; empty for others
    std::string a;                   // its text, or "(never written)" and the like
    std::string b;
    double distance = 0; // NaN where there is none, as between texts
};

struct CellDifferences {
    std::uint64_t cells = 0;               // that were looked at
    std::uint64_t different = 0;           // of these
    std::uint64_t unreadable = 0;          // of these, damaged in either array: not compared
    std::vector<DifferentCell> first;      // in C order
    std::optional<DifferentCell> farthest; // of numbers; the first in C order of several
    std::vector<std::string> reasons;      // of damage, the first few
};

// Compares what two arrays of one shape hold in a slice, cell by cell, however each is chunked; of
// structured elements part by part, by name. Bounded memory for any size, all threads of the
// pool of `a`; chunks that are the same everywhere are not decoded. Job: progress in cells. The
// answer depends on nothing but the values. Errors: Usage for shapes that differ, for types that
// cannot be compared ("field 'x' is only in the first"); Limit for slices whose cells cannot be
// counted; Cancelled.
Result<CellDifferences> compareCells(const SliceReader& a, const SliceReader& b, const Slice& slice,
                                     const CompareOptions& wish = {}, const Job& job = {});

} // namespace bloscope
