#include "ui/picture/value_distribution.h"

#include "ui/picture/value_range.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t binsOfNumbers = 128;

ValueDistribution emptyBins(std::span<const double> shown, ValueScale scale)
{
    const auto [low, high] = std::ranges::minmax(shown);
    if (areFewWholeNumbers(shown))
        return {{low - 0.5, high + 0.5},
                ValueScale::Linear,
                Histogram(0, 1, static_cast<std::size_t>(high - low) + 1),
                0,
                false};
    const ValueRange extent = rangeOf(shown, {RangeChoice::Kind::MinMax}, scale);
    return {extent, scale, Histogram(0, 1, binsOfNumbers), 0, false};
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

ValueDistribution distributionOf(std::span<const double> numbers, ValueScale scale)
{
    std::vector<double> shown = shownNumbers(numbers, scale);
    ValueDistribution distribution;
    if (shown.empty())
        return distribution;
    distribution = emptyBins(shown, scale);
    const ScalePosition position(distribution.extent, distribution.scale);
    for (double& number : shown)
        number = std::clamp(position.of(number), 0.0, 1.0);
    distribution.bins.add(shown);
    distribution.numbers = static_cast<std::int64_t>(shown.size());
    return distribution;
}

} // namespace bloscope
