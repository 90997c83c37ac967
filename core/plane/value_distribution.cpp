#include "core/plane/value_distribution.h"

#include "core/plane/value_range.h"
#include "core/plane/value_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t binsOfNumbers = 128;

ValueDistribution emptyBins(const SurveyedNumbers& numbers, const ShownNumbers& shown,
                            ValueScale scale)
{
    const auto [low, high] = shown.ends;
    if (shown.areFewWhole())
        return {{low - 0.5, high + 0.5},
                ValueScale::Linear,
                Histogram(0, 1, static_cast<std::size_t>(high - low) + 1),
                0,
                false};
    const ValueRange extent = rangeOf(numbers, {RangeChoice::Kind::MinMax}, scale);
    return {extent, scale, Histogram(0, 1, binsOfNumbers), 0, false};
}

// Counts those in `within`. Every other number has its own count, so that none waits for the
// one before, whose bin is often the same.
void fill(std::vector<std::uint64_t>& counts, const ScaleSteps& bins,
          std::span<const double> numbers, const ValueRange& within)
{
    constexpr std::size_t atOnce = 1024;
    std::array<std::int32_t, atOnce> found;
    std::vector<std::array<std::uint64_t, 2>> pairs(counts.size());
    for (; !numbers.empty(); numbers = numbers.subspan(std::min(atOnce, numbers.size()))) {
        const auto some = numbers.first(std::min(atOnce, numbers.size()));
        bins.find(some, found);
        for (std::size_t i = 0; i < some.size(); ++i)
            if (found[i] != ScaleSteps::none && some[i] >= within.low && some[i] <= within.high)
                ++pairs[static_cast<std::size_t>(found[i])][i % 2];
    }
    for (std::size_t bin = 0; bin < counts.size(); ++bin)
        counts[bin] += pairs[bin][0] + pairs[bin][1];
}

// Only where bins of all numbers are more than twice as wide as those of what an axis shows.
void addFineBins(ValueDistribution& to, std::span<const double> numbers, const ValueRange& range)
{
    constexpr double mostOfAll = 0.5;
    const ValueRange seen = axisEnds(to, range, to.scale);
    const ScalePosition all(to.extent, to.scale);
    if (to.bins.counts.size() != binsOfNumbers ||
        !(all.of(seen.high) - all.of(seen.low) < mostOfAll))
        return;
    to.fineExtent = seen;
    to.fine = Histogram(0, 1, binsOfNumbers);
    const ScalePosition position(seen, to.scale);
    fill(to.fine.counts, ScaleSteps::bins(position, static_cast<std::int32_t>(binsOfNumbers)),
         numbers, seen);
}

bool liesWithin(const ValueRange& inner, const ValueRange& outer)
{
    const double rounding = 1e-9 * (outer.high - outer.low);
    return inner.low >= outer.low - rounding && inner.high <= outer.high + rounding;
}

ValueRange edgesIn(const Histogram& bins, const ScalePosition& position, std::size_t bin)
{
    return {position.valueAt(bins.edge(bin)), position.valueAt(bins.edge(bin + 1))};
}

} // namespace

ValueRange ValueDistribution::edgesOf(std::size_t bin) const
{
    return edgesIn(bins, ScalePosition(extent, scale), bin);
}

std::vector<ValueDistribution::Bin> ValueDistribution::binsOn(const ValueRange& axis) const
{
    const bool areFine = !fine.counts.empty() && liesWithin(axis, fineExtent);
    const Histogram& from = areFine ? fine : bins;
    const ScalePosition position(areFine ? fineExtent : extent, scale);
    std::vector<Bin> seen;
    for (std::size_t bin = 0; bin < from.counts.size(); ++bin)
        if (const ValueRange edges = edgesIn(from, position, bin);
            edges.high > axis.low && edges.low < axis.high)
            seen.push_back({edges, from.counts[bin]});
    return seen;
}

bool ValueDistribution::liesIn(const ValueRange& range) const
{
    if (isEmpty())
        return false;
    const ValueRange first = edgesOf(0);
    const bool haveBinsOfTheirOwn =
        first.high - first.low == 1 && first.low - std::floor(first.low) == 0.5;
    const double beyond = haveBinsOfTheirOwn ? 0.5 : 0;
    return extent.low + beyond >= range.low && extent.high - beyond <= range.high;
}

ValueDistribution distributionOf(const SurveyedNumbers& numbers, ValueScale scale,
                                 const std::optional<ValueRange>& range)
{
    const ShownNumbers shown = shownOf(numbers.survey(), scale);
    ValueDistribution distribution;
    if (shown.count == 0)
        return distribution;
    distribution = emptyBins(numbers, shown, scale);
    auto& counts = distribution.bins.counts;
    const ScalePosition position(distribution.extent, distribution.scale);
    fill(counts, ScaleSteps::bins(position, static_cast<std::int32_t>(counts.size())),
         numbers.numbers(), shown.ends);
    distribution.numbers = static_cast<std::int64_t>(shown.count);
    if (range)
        addFineBins(distribution, numbers.numbers(), *range);
    return distribution;
}

ValueRange axisEnds(const ValueDistribution& distribution, const ValueRange& range,
                    const ValueScale& scale)
{
    constexpr double mostBeside = 0.5; // of the length of the range, on either side
    if (distribution.isEmpty())
        return range;
    const bool isPositive = distribution.extent.low > 0;
    const ValueRange all{scale.kind == ValueScale::Log && !isPositive
                             ? range.low
                             : std::min(distribution.extent.low, range.low),
                         std::max(distribution.extent.high, range.high)};
    const ScalePosition position(all, scale);
    const double low = position.of(range.low);
    const double high = position.of(range.high);
    const double beside = mostBeside * (high - low);
    const ValueRange ends{low > beside ? position.valueAt(low - beside) : all.low,
                          high + beside < 1 ? position.valueAt(high + beside) : all.high};
    return ends.low < ends.high ? ends : range;
}

} // namespace bloscope
