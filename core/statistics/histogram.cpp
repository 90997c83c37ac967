#include "core/statistics/histogram.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <numeric>

namespace bloscope {

Histogram::Histogram(double from, double to, std::size_t bins) : low(from), high(to), counts(bins)
{
    assert(std::isfinite(low) && std::isfinite(high) && low < high && bins > 0);
}

double Histogram::edge(std::size_t bin) const
{
    if (bin == counts.size())
        return high;
    return std::lerp(low, high, static_cast<double>(bin) / static_cast<double>(counts.size()));
}

std::size_t Histogram::binOf(double number) const
{
    const double width = high - low; // the widest ranges are measured in halves
    const double part = std::isfinite(width) ? (number - low) / width
                                             : (number / 2 - low / 2) / (high / 2 - low / 2);
    const auto guess = static_cast<std::size_t>(part * static_cast<double>(counts.size()));
    std::size_t bin = std::min(guess, counts.size() - 1);
    while (bin > 0 && number < edge(bin)) // where rounding went past an edge
        --bin;
    while (bin + 1 < counts.size() && number >= edge(bin + 1))
        ++bin;
    return bin;
}

std::uint64_t Histogram::largestCount() const
{
    return counts.empty() ? 0 : *std::ranges::max_element(counts);
}

std::uint64_t Histogram::inBins() const
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t(0));
}

void Histogram::add(double number, std::uint64_t times)
{
    if (number >= low && number <= high)
        counts[binOf(number)] += times;
    else if (std::isnan(number))
        notANumber += times;
    else if (std::isinf(number))
        (number > 0 ? positiveInfinite : negativeInfinite) += times;
    else
        (number < low ? below : above) += times;
}

void Histogram::add(std::span<const double> numbers)
{
    for (const double number : numbers)
        add(number);
}

void Histogram::add(const Histogram& other)
{
    assert(low == other.low && high == other.high && counts.size() == other.counts.size());
    std::ranges::transform(counts, other.counts, counts.begin(), std::plus());
    below += other.below;
    above += other.above;
    notANumber += other.notANumber;
    positiveInfinite += other.positiveInfinite;
    negativeInfinite += other.negativeInfinite;
}

Histogram histogramOf(std::span<const double> numbers, double low, double high, std::size_t bins)
{
    Histogram histogram(low, high, bins);
    histogram.add(numbers);
    return histogram;
}

} // namespace bloscope
