#pragma once

#include "core/statistics/number_scan.h"

#include <map>
#include <vector>

namespace bloscope {

// The numbers of a slice at certain ranks: rank 0 is the smallest of its finite numbers.
using RankedKeys = std::map<std::uint64_t, NumberKey>;

// Of `count` finite numbers, all of which lie in `range`; ranks are below the count. At most
// `mostKept` numbers are held at once. Job: progress in cells, begun anew with each pass. Errors:
// Cancelled; Changed when two passes do not see the same numbers.
constexpr std::uint64_t defaultKeptKeys = 1 << 21;
Result<RankedKeys> keysAtRanks(const NumberScan& scan, KeyRange range, std::uint64_t count,
                               std::vector<std::uint64_t> ranks, const Job& job,
                               std::uint64_t mostKept = defaultKeptKeys);

} // namespace bloscope
