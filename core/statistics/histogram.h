#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// How many numbers lie in each of some bins of equal width, and how many in none of them. Bins are
// those of NumPy's histogram(): each begins with its lower edge and ends before its upper one, but
// for the last, which has both.
struct Histogram {
    // Empty bins over [low, high], both finite; low < high, and at least one bin.
    Histogram(double low, double high, std::size_t bins);
    Histogram() = default; // no bins

    double low = 0;
    double high = 0;
    std::vector<std::uint64_t> counts; // one per bin
    std::uint64_t below = 0;           // finite ones
    std::uint64_t above = 0;
    std::uint64_t notANumber = 0;
    std::uint64_t positiveInfinite = 0;
    std::uint64_t negativeInfinite = 0;

    double edge(std::size_t bin) const;     // the lower one; edge(counts.size()) is `high`
    std::size_t binOf(double number) const; // which lies in [low, high]
    std::uint64_t largestCount() const;
    std::uint64_t inBins() const; // the sum of the counts

    void add(double number, std::uint64_t times = 1);
    void add(std::span<const double> numbers);
    void add(const Histogram& other); // of the same bins

    bool operator==(const Histogram&) const = default;
};

// Of the numbers there are, each counted once.
Histogram histogramOf(std::span<const double> numbers, double low, double high, std::size_t bins);

} // namespace bloscope
