#include "core/statistics/histogram.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace bloscope {

namespace {

// The bin that holds `number`, which lies in the range; edgeOf(bin) is edge(bin).
template <class EdgeOf>
std::size_t binAmong(const Histogram& all, double number, const EdgeOf& edgeOf)
{
    const auto [low, high] = std::pair(all.low, all.high);
    const double width = high - low; // the widest ranges are measured in halves
    const double part = std::isfinite(width) ? (number - low) / width
                                             : (number / 2 - low / 2) / (high / 2 - low / 2);
    const auto guess = static_cast<std::size_t>(part * static_cast<double>(all.counts.size()));
    std::size_t bin = std::min(guess, all.counts.size() - 1);
    while (bin > 0 && number < edgeOf(bin)) // where rounding went past an edge
        --bin;
    while (bin + 1 < all.counts.size() && number >= edgeOf(bin + 1))
        ++bin;
    return bin;
}

} // namespace

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
    return binAmong(*this, number, [this](std::size_t bin) { return edge(bin); });
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
    std::vector<double> edges; // computing them is most of the work
    for (std::size_t bin = 0; bin <= counts.size(); ++bin)
        edges.push_back(edge(bin));
    for (const double number : numbers)
        if (number >= low && number <= high)
            ++counts[binAmong(*this, number, [&](std::size_t bin) { return edges[bin]; })];
        else
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
