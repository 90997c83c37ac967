#pragma once

#include "core/numbers/long_double.h"
#include "core/statistics/statistics.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// A percentile of the finite numbers of a slice, exactly as sorting all of them would give it, and
// the two numbers it lies between (docs/statistics.md).
struct Percentile {
    double percent = 0;
    double value = 0;
    NumberKey below = 0; // the largest number not above it, or it itself
    NumberKey above = 0; // the next one; the same where the percentile is a number of the slice
    double part = 0;     // of the way from one to the other, 0 up to, not including, 1
    // The same as `value` where that is infinite: past the range of float64, between numbers that
    // are too, or between numbers that are farther apart than it.
    LongDouble wideValue = {};
};

// In the order of `percents` (0 to 100); none when there is no finite number. `known` are the
// statistics of the same slice. In bounded memory: of a slice with many numbers, each pass counts
// them in narrower bins around those that are sought, and the last one sorts what is left.
// Job: progress in cells, begun anew with each pass. Errors: those of keysAtRanks().
Result<std::vector<Percentile>> percentilesOf(const NumberScan& scan, const Statistics& known,
                                              std::span<const double> percents,
                                              const Job& job = {});

// The same from numbers that were counted one by one, without a pass.
std::vector<Percentile> percentilesOf(const NumberOrder& order,
                                      std::span<const ValueCounts::Entry> values,
                                      std::span<const double> percents);

// Percentiles by linear interpolation between the two nearest numbers: NumPy's method "linear",
// which is its default (docs/statistics.md).

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
