#include "core/statistics/slice_percentiles.h"

#include "core/numbers/natural.h"
#include "core/numbers/rounded.h"
#include "core/statistics/key_ranks.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

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

// As NumPy interpolates: differences of integers are exact.
double between(const NumberOrder& order, NumberKey below, NumberKey above, double part)
{
    const double low = order.number(below);
    const double high = order.number(above);
    if (!order.isInteger() || part == 0)
        return part == 0 ? low : interpolated(low, high, part);
    const auto distance = static_cast<double>(order.integer(above) - order.integer(below));
    return part < 0.5 ? low + distance * part : high - distance * (1 - part);
}

// A multiple of a power of two, with a sign.
struct Exact {
    Natural number;
    bool isNegative = false;
};

Exact sumOf(Exact a, Exact b)
{
    if (a.isNegative == b.isNegative)
        return {a.number += b.number, a.isNegative};
    if (a.number < b.number)
        std::swap(a, b);
    return {a.number -= b.number, a.isNegative};
}

BinaryFloat binaryParts(NumberKey key)
{
    return isPastFloat64(key) ? binaryFloatPastFloat64(key) : binaryFloatOf(magnitudeBits(key));
}

// A float times a whole number, in units of 2^lowest.
Exact product(NumberKey key, int lowest, std::uint64_t factor)
{
    const BinaryFloat parts = binaryParts(key);
    Exact exact{Natural(parts.significand), isNegativeKey(key)};
    exact.number <<= static_cast<std::size_t>(parts.exponent - lowest);
    exact.number *= Natural(factor);
    return exact;
}

// Of two finite floats, rounded once.
LongDouble exactlyBetween(NumberKey below, NumberKey above, double part)
{
    constexpr int bits = 63; // of the part
    constexpr std::uint64_t one = std::uint64_t(1) << bits;
    const auto above63 = static_cast<std::uint64_t>(std::ldexp(part, bits));
    const int lowest = std::min(binaryParts(below).exponent, binaryParts(above).exponent);
    const Exact sum = sumOf(product(below, lowest, one - above63), product(above, lowest, above63));
    return roundedQuotient(sum.isNegative, sum.number, Natural(1), lowest - bits);
}

// Where float64 has no room for the value, or for the distance that it takes to find it.
void widen(const NumberOrder& order, Percentile& found)
{
    if (order.isInteger() || std::isfinite(found.value))
        return;
    found.wideValue = exactlyBetween(found.below, found.above, found.part);
    found.value = toDouble(found.wideValue);
}

// `keyAt` answers ranks.
template <class KeyAt>
std::vector<Percentile> percentilesFrom(const NumberOrder& order, std::span<const double> percents,
                                        std::uint64_t count, const KeyAt& keyAt)
{
    std::vector<Percentile> percentiles;
    for (const double percent : percents) {
        const PercentilePlace place = placeOfPercentile(percent, count);
        const NumberKey below = keyAt(place.below);
        const NumberKey above = place.part > 0 ? keyAt(place.below + 1) : below;
        percentiles.push_back(
            {percent, between(order, below, above, place.part), below, above, place.part});
        widen(order, percentiles.back());
    }
    return percentiles;
}

std::vector<std::uint64_t> ranksOf(std::span<const double> percents, std::uint64_t count)
{
    std::vector<std::uint64_t> ranks;
    for (const double percent : percents) {
        const PercentilePlace place = placeOfPercentile(percent, count);
        ranks.push_back(place.below);
        if (place.part > 0)
            ranks.push_back(place.below + 1);
    }
    return ranks;
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

std::vector<Percentile> percentilesOf(const NumberOrder& order,
                                      std::span<const ValueCounts::Entry> values,
                                      std::span<const double> percents)
{
    std::vector<std::uint64_t> ends; // how many numbers there are up to each value
    for (const ValueCounts::Entry& value : values)
        ends.push_back((ends.empty() ? 0 : ends.back()) + value.count);
    if (ends.empty())
        return {};
    return percentilesFrom(order, percents, ends.back(), [&](std::uint64_t rank) {
        const auto place = std::ranges::upper_bound(ends, rank) - ends.begin();
        return values[static_cast<std::size_t>(place)].key;
    });
}

Result<std::vector<Percentile>> percentilesOf(const NumberScan& scan, const Statistics& known,
                                              std::span<const double> percents, const Job& job)
{
    const std::uint64_t count = known.counts.finite;
    if (count == 0)
        return std::vector<Percentile>();
    if (known.values && !known.values->tooMany())
        return percentilesOf(scan.order(), known.values->sorted(), percents);
    const RankedNumbers among{{known.minimum->key, known.maximum->key}, count, known.digits.get()};
    BLOSCOPE_TRY(const RankedKeys keys, keysAtRanks(scan, among, ranksOf(percents, count), job));
    return percentilesFrom(scan.order(), percents, count,
                           [&](std::uint64_t rank) { return keys.at(rank); });
}

} // namespace bloscope
