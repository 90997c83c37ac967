#include "core/statistics/percentile.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace bloscope {

namespace {

// The percentile, when everything in front of `settled` is no larger than what follows it and the
// percentile lies there or later. Leaves the numbers so that this holds for its place.
double percentileBehind(std::span<double> numbers, std::ptrdiff_t settled,
                        const PercentilePlace& place)
{
    const auto below = numbers.begin() + static_cast<std::ptrdiff_t>(place.below);
    std::nth_element(numbers.begin() + settled, below, numbers.end());
    if (place.part == 0)
        return *below;
    return interpolated(*below, *std::min_element(below + 1, numbers.end()), place.part);
}

} // namespace

PercentilePlace placeOfPercentile(double percent, std::uint64_t count)
{
    assert(count > 0 && percent >= 0 && percent <= 100);
    const std::uint64_t last = count - 1;
    const double place = percent / 100 * static_cast<double>(last);
    const double below = std::floor(place);
    if (below >= static_cast<double>(last))
        return {last, 0};
    return {static_cast<std::uint64_t>(below), place - below};
}

double interpolated(double low, double high, double part)
{
    const double distance = high - low;
    if (!std::isfinite(distance))
        return std::lerp(low, high, part);
    return part < 0.5 ? low + distance * part : high - distance * (1 - part);
}

double percentileOf(std::span<double> numbers, double percent)
{
    return percentileBehind(numbers, 0, placeOfPercentile(percent, numbers.size()));
}

std::vector<double> percentilesOf(std::span<double> numbers, std::span<const double> percents)
{
    std::vector<std::size_t> rising(percents.size());
    std::iota(rising.begin(), rising.end(), std::size_t(0));
    std::ranges::sort(rising, {}, [&](std::size_t i) { return percents[i]; });

    std::vector<double> percentiles(percents.size());
    std::ptrdiff_t settled = 0;
    for (const std::size_t i : rising) {
        const PercentilePlace place = placeOfPercentile(percents[i], numbers.size());
        percentiles[i] = percentileBehind(numbers, settled, place);
        settled = static_cast<std::ptrdiff_t>(place.below);
    }
    return percentiles;
}

} // namespace bloscope
