#pragma once

#include "core/scan/number_scan.h"
#include "core/statistics/digit_counts.h"

#include <map>
#include <vector>

namespace bloscope {

// The numbers of a slice at certain ranks: rank 0 is the smallest of its finite numbers.
using RankedKeys = std::map<std::uint64_t, NumberKey>;

// What is known of the numbers of a slice.
struct RankedNumbers {
    KeyRange range;                      // of the finite ones
    std::uint64_t count = 0;             // of them
    const DigitCounts* digits = nullptr; // of them, where they were counted: one pass less
};

// At most `mostKept` numbers are held at once. Ranks are below the count. Job: progress in cells,
// begun anew with each pass. Errors: Cancelled; Changed when two passes do not see the same
// numbers.
constexpr std::uint64_t defaultKeptKeys = 1 << 21;
Result<RankedKeys> keysAtRanks(const NumberScan& scan, const RankedNumbers& among,
                               std::vector<std::uint64_t> sought, const Job& job,
                               std::uint64_t mostKept = defaultKeptKeys);

} // namespace bloscope
