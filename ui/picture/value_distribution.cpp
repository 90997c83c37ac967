#include "ui/picture/value_distribution.h"

#include "ui/picture/scale_steps.h"
#include "ui/picture/value_range.h"

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

// Counts those from `least` on. Every other number has its own count, so that none waits for the
// one before, whose bin is often the same.
void fill(std::vector<std::uint64_t>& counts, const ScaleSteps& bins,
          std::span<const double> numbers, double least)
{
    constexpr std::size_t atOnce = 1024;
    std::array<std::int32_t, atOnce> found;
    std::vector<std::array<std::uint64_t, 2>> pairs(counts.size());
    for (; !numbers.empty(); numbers = numbers.subspan(std::min(atOnce, numbers.size()))) {
        const auto some = numbers.first(std::min(atOnce, numbers.size()));
        bins.find(some, found);
        for (std::size_t i = 0; i < some.size(); ++i)
            if (found[i] != ScaleSteps::none && some[i] >= least)
                ++pairs[static_cast<std::size_t>(found[i])][i % 2];
    }
    for (std::size_t bin = 0; bin < counts.size(); ++bin)
        counts[bin] += pairs[bin][0] + pairs[bin][1];
}

} // namespace

std::optional<std::size_t> ValueDistribution::binAt(double number) const
{
    const double place = ScalePosition(extent, scale).of(number);
    if (isEmpty() || !(place >= 0 && place <= 1))
        return std::nullopt;
    return bins.binOf(place);
}

ValueRange ValueDistribution::edgesOf(std::size_t bin) const
{
    const ScalePosition position(extent, scale);
    return {position.valueAt(bins.edge(bin)), position.valueAt(bins.edge(bin + 1))};
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

ValueDistribution distributionOf(const SurveyedNumbers& numbers, ValueScale scale)
{
    const ShownNumbers shown = shownOf(numbers.survey(), scale);
    ValueDistribution distribution;
    if (shown.count == 0)
        return distribution;
    distribution = emptyBins(numbers, shown, scale);
    auto& counts = distribution.bins.counts;
    const ScalePosition position(distribution.extent, distribution.scale);
    fill(counts, ScaleSteps::bins(position, static_cast<std::int32_t>(counts.size())),
         numbers.numbers(), shown.ends.low);
    distribution.numbers = static_cast<std::int64_t>(shown.count);
    return distribution;
}

} // namespace bloscope
