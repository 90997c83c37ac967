#pragma once

#include <cstdint>
#include <span>
#include <vector>

// Percentiles by linear interpolation between the two nearest numbers: NumPy's method "linear",
// which is its default (docs/statistics.md).
namespace bloscope {

// Where a percentile (0 to 100) lies among `count` numbers in rising order, of which there is at
// least one: `part` of the way from number `below` to the one after it.
struct PercentilePlace {
    std::uint64_t below = 0;
    double part = 0; // 0 up to, not including, 1; never above 0 at the last number
};
PercentilePlace placeOfPercentile(double percent, std::uint64_t count);

// `part` of the way from `low` to `high`, rounded as NumPy rounds it. Both are finite.
double interpolated(double low, double high, double part);

// Of numbers in any order, of which there is at least one, all finite. Reorders them.
double percentileOf(std::span<double> numbers, double percent);

// Several at once, in the order they were asked for.
std::vector<double> percentilesOf(std::span<double> numbers, std::span<const double> percents);

} // namespace bloscope
