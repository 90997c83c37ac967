#include "ui/views/value_range.h"

#include "core/statistics/percentile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

namespace {

constexpr double smallestPositive = std::numeric_limits<double>::denorm_min();
constexpr double fewWholeNumbers = 255; // the widest span of labels or bytes

std::optional<double> parseNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::optional<double> parsePercent(std::string_view text)
{
    if (!text.ends_with('%'))
        return std::nullopt;
    const auto percent = parseNumber(text.substr(0, text.size() - 1));
    return percent && *percent >= 0 && *percent <= 100 ? percent : std::nullopt;
}

Error notARange(std::string_view text)
{
    return Error{ErrorKind::Usage,
                 "'" + std::string(text) +
                     "' is not a range; write auto, minmax, LOW,HIGH, P% or P%,Q% with "
                     "the lower one first"};
}

std::vector<double> shownNumbers(std::span<const double> numbers, ValueScale scale)
{
    std::vector<double> shown;
    shown.reserve(numbers.size());
    for (const double number : numbers)
        if (std::isfinite(number) && (scale != ValueScale::Log || number > 0))
            shown.push_back(number);
    return shown;
}

ValueRange extremes(std::span<const double> numbers)
{
    const auto [low, high] = std::ranges::minmax(numbers);
    return {low, high};
}

bool areFewWholeNumbers(std::span<const double> numbers)
{
    const auto [low, high] = extremes(numbers);
    return high / 2 - low / 2 <= fewWholeNumbers / 2 &&
           std::ranges::all_of(numbers, [](double n) { return n == std::nearbyint(n); });
}

// A range around the one number of a constant picture, wide enough to be one in float64.
ValueRange around(double number, ValueScale scale)
{
    if (scale == ValueScale::Log)
        return {std::max(number / 2, smallestPositive),
                std::min(number * 2, std::numeric_limits<double>::max())};
    const double half = std::max(0.5, std::abs(number) * 1e-6);
    return {std::max(number - half, std::numeric_limits<double>::lowest()),
            std::min(number + half, std::numeric_limits<double>::max())};
}

ValueRange manualRange(ValueRange range, ValueScale scale)
{
    if (range.low > range.high)
        std::swap(range.low, range.high);
    if (scale == ValueScale::Log && range.high <= 0)
        return {1, 10};
    if (scale == ValueScale::Log && range.low <= 0)
        range.low = std::max(range.high / 1e6, smallestPositive);
    return range.low < range.high ? range : around(range.low, scale);
}

} // namespace

Result<RangeChoice> parseRangeChoice(std::string_view text)
{
    using Kind = RangeChoice::Kind;
    if (text == "auto")
        return RangeChoice{};
    if (text == "minmax")
        return RangeChoice{Kind::MinMax};
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) {
        const auto percent = parsePercent(text);
        if (!percent || *percent >= 50)
            return notARange(text);
        return RangeChoice{Kind::Percentile, *percent, 100 - *percent};
    }
    const auto low = text.substr(0, comma);
    const auto high = text.substr(comma + 1);
    if (const auto from = parsePercent(low), to = parsePercent(high); from && to && *from < *to)
        return RangeChoice{Kind::Percentile, *from, *to};
    if (const auto from = parseNumber(low), to = parseNumber(high); from && to && *from < *to)
        return RangeChoice{Kind::Manual, 1, 99, {*from, *to}};
    return notARange(text);
}

ValueRange rangeOf(std::span<const double> numbers, const RangeChoice& choice, ValueScale scale)
{
    if (choice.kind == RangeChoice::Kind::Manual)
        return manualRange(choice.manual, scale);
    std::vector<double> shown = shownNumbers(numbers, scale);
    if (shown.empty())
        return scale == ValueScale::Log ? ValueRange{1, 10} : ValueRange{0, 1};
    const bool wantsPercentiles =
        choice.kind == RangeChoice::Kind::Percentile ||
        (choice.kind == RangeChoice::Kind::Automatic && !areFewWholeNumbers(shown));
    if (wantsPercentiles) {
        const double low = percentileOf(shown, choice.lowPercent);
        const double high = percentileOf(shown, choice.highPercent);
        if (low < high)
            return {low, high};
    }
    const ValueRange all = extremes(shown);
    return all.low < all.high ? all : around(all.low, scale);
}

} // namespace bloscope
