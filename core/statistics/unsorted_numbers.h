#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// Many numbers in any order, of which those in [low, high] have ranks: `count` of them, at least
// one. Both ends are finite and among them.
struct UnsortedNumbers {
    std::span<const double> numbers;
    double low = 0;
    double high = 0;
    std::uint64_t count = 0;
};

// Percentiles (percentile.h) of those, in the order they are asked for, at most a hundred. The
// numbers stay where they are and are mostly gone through twice: once to count how many lie in
// which of some thousand intervals, and once to take those of the intervals that are asked for.
std::vector<double> percentilesOf(const UnsortedNumbers& among, std::span<const double> percents);

} // namespace bloscope
