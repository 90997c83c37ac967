#include "ui/picture/value_range.h"

#include "core/statistics/unsorted_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
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

Error notARange(std::string_view text, const ValueText& texts)
{
    const std::string times =
        texts.areTimes()
            ? fmt::format(" (such as {},{})", texts.of(0).toStdString(), texts.of(1).toStdString())
            : "";
    return Error{ErrorKind::Usage,
                 fmt::format("'{}' is not a range; write auto, minmax, LOW,HIGH{}, P%, P%,Q% or "
                             "Ksigma with the lower one first, and symmetric: before it for zero "
                             "in the middle",
                             text, times)};
}

// A range around the one number of a constant picture, wide enough to be one in float64.
ValueRange around(double number, ValueScale scale)
{
    if (scale.kind == ValueScale::Log)
        return {std::max(number / 2, smallestPositive),
                std::min(number * 2, std::numeric_limits<double>::max())};
    const double half = std::max(0.5, std::abs(number) * 1e-6);
    return {std::max(number - half, std::numeric_limits<double>::lowest()),
            std::min(number + half, std::numeric_limits<double>::max())};
}

// A range that the scale can show.
ValueRange mended(ValueRange range, ValueScale scale)
{
    if (range.low > range.high)
        std::swap(range.low, range.high);
    if (scale.kind == ValueScale::Log && range.high <= 0)
        return {1, 10};
    if (scale.kind == ValueScale::Log && range.low <= 0)
        range.low = std::max(range.high / 1e6, smallestPositive);
    return range.low < range.high ? range : around(range.low, scale);
}

std::vector<double> copyOf(std::span<const double> numbers, const ShownNumbers& shown)
{
    std::vector<double> copied;
    copied.reserve(shown.count);
    for (const double number : numbers)
        if (number >= shown.ends.low && number <= shown.ends.high)
            copied.push_back(number);
    return copied;
}

// The numbers are scaled by a power of two, so that no square of them is beyond float64.
ValueRange deviationsAround(std::span<const double> numbers, const ValueRange& all,
                            double deviations)
{
    const double largest = std::max(std::abs(all.low), std::abs(all.high));
    const int exponent = largest > 0 ? std::ilogb(largest) + 1 : 0;
    const auto count = static_cast<double>(numbers.size());
    double sum = 0;
    for (const double number : numbers)
        sum += std::ldexp(number, -exponent);
    const double mean = sum / count;
    double squares = 0;
    for (const double number : numbers) {
        const double away = std::ldexp(number, -exponent) - mean;
        squares += away * away;
    }
    const double width = deviations * std::sqrt(squares / count);
    const auto unscaled = [exponent](double number) {
        return std::clamp(std::ldexp(number, exponent), std::numeric_limits<double>::lowest(),
                          std::numeric_limits<double>::max());
    };
    return {unscaled(mean - width), unscaled(mean + width)};
}

// What the choice makes of numbers that the scale can show, at least one; perhaps not yet a range.
ValueRange chosenRange(std::span<const double> numbers, const ShownNumbers& shown,
                       const RangeChoice& choice, ValueScale scale)
{
    using Kind = RangeChoice::Kind;
    const ValueRange& all = shown.ends;
    if (choice.kind == Kind::Deviations) {
        const ValueRange range = deviationsAround(copyOf(numbers, shown), all, choice.deviations);
        return scale.kind == ValueScale::Log ? ValueRange{std::max(range.low, all.low), range.high}
                                             : range;
    }
    const bool wantsPercentiles =
        choice.kind == Kind::Percentile || (choice.kind == Kind::Automatic && !shown.areFewWhole());
    if (!wantsPercentiles)
        return all;
    const auto ends = percentilesOf({numbers, all.low, all.high, shown.count},
                                    std::array{choice.lowPercent, choice.highPercent});
    return ends[0] < ends[1] ? ValueRange{ends[0], ends[1]} : all;
}

ValueRange symmetric(const ValueRange& range)
{
    const double largest = std::max(std::abs(range.low), std::abs(range.high));
    return {-largest, largest};
}

std::optional<double> parseTime(std::string_view text, const ValueText& texts)
{
    return texts.areTimes() ? texts.read(QString::fromUtf8(text.data(), std::ssize(text)))
                            : std::nullopt;
}

std::optional<RangeChoice> parsePair(std::string_view low, std::string_view high,
                                     const ValueText& texts)
{
    using Kind = RangeChoice::Kind;
    if (const auto from = parsePercent(low), to = parsePercent(high); from && to && *from < *to)
        return RangeChoice{Kind::Percentile, *from, *to};
    if (const auto from = parseTime(low, texts), to = parseTime(high, texts);
        from && to && *from < *to)
        return RangeChoice{Kind::Manual, 1, 99, {*from, *to}};
    if (const auto from = parseNumber(low), to = parseNumber(high); from && to && *from < *to)
        return RangeChoice{Kind::Manual, 1, 99, {*from, *to}};
    return std::nullopt;
}

std::optional<double> parseDeviations(std::string_view text)
{
    constexpr std::string_view unit = "sigma";
    if (!text.ends_with(unit))
        return std::nullopt;
    const auto deviations = parseNumber(text.substr(0, text.size() - unit.size()));
    const bool isWithin =
        deviations && *deviations > 0 && *deviations <= RangeChoice::mostDeviations;
    return isWithin ? deviations : std::nullopt;
}

std::optional<RangeChoice> parseKind(std::string_view text, const ValueText& texts)
{
    using Kind = RangeChoice::Kind;
    if (text == "auto")
        return RangeChoice{};
    if (text == "minmax")
        return RangeChoice{Kind::MinMax};
    if (const auto deviations = parseDeviations(text))
        return RangeChoice{Kind::Deviations, 1, 99, {}, *deviations};
    if (const auto comma = text.find(','); comma != text.npos)
        return parsePair(text.substr(0, comma), text.substr(comma + 1), texts);
    const auto percent = parsePercent(text);
    if (percent && *percent < 50)
        return RangeChoice{Kind::Percentile, *percent, 100 - *percent};
    return std::nullopt;
}

// As times where these are exact.
std::string textOfEnds(const ValueRange& ends, const ValueText& texts)
{
    if (texts.areTimes()) {
        const QString low = texts.of(ends.low);
        const QString high = texts.of(ends.high);
        if (texts.read(low) == ends.low && texts.read(high) == ends.high)
            return fmt::format("{},{}", low.toStdString(), high.toStdString());
    }
    return fmt::format("{},{}", ends.low, ends.high);
}

} // namespace

Result<RangeChoice> parseRangeChoice(std::string_view text, const ValueText& texts)
{
    constexpr std::string_view symmetricPrefix = "symmetric:";
    const bool isSymmetric = text.starts_with(symmetricPrefix);
    auto choice = parseKind(isSymmetric ? text.substr(symmetricPrefix.size()) : text, texts);
    if (!choice)
        return notARange(text, texts);
    choice->isSymmetric = isSymmetric;
    return *choice;
}

std::string textOf(const RangeChoice& choice, const ValueText& texts)
{
    using Kind = RangeChoice::Kind;
    const std::string prefix = choice.isSymmetric ? "symmetric:" : "";
    switch (choice.kind) {
    case Kind::Automatic:
        return prefix + "auto";
    case Kind::MinMax:
        return prefix + "minmax";
    case Kind::Percentile:
        return fmt::format("{}{}%,{}%", prefix, choice.lowPercent, choice.highPercent);
    case Kind::Manual:
        return prefix + textOfEnds(choice.manual, texts);
    case Kind::Deviations:
        break;
    }
    return fmt::format("{}{}sigma", prefix, choice.deviations);
}

bool ShownNumbers::areFewWhole() const
{
    return areWhole && ends.high / 2 - ends.low / 2 <= fewWholeNumbers / 2;
}

ShownNumbers shownOf(const NumberSurvey& survey, ValueScale scale)
{
    return scale.kind == ValueScale::Log
               ? ShownNumbers{survey.positive,
                              {survey.lowestPositive, survey.highest},
                              survey.arePositiveWhole}
               : ShownNumbers{survey.numbers, {survey.lowest, survey.highest}, survey.areWhole};
}

ValueRange rangeOf(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale)
{
    const auto orAround = [&](ValueRange range) {
        if (choice.isSymmetric && scale.kind != ValueScale::Log)
            range = symmetric(range);
        return mended(range, scale);
    };
    if (choice.kind == RangeChoice::Kind::Manual)
        return orAround(choice.manual);
    const ShownNumbers shown = shownOf(numbers.survey(), scale);
    if (shown.count == 0)
        return scale.kind == ValueScale::Log ? ValueRange{1, 10} : orAround({0, 1});
    return orAround(chosenRange(numbers.numbers(), shown, choice, scale));
}

} // namespace bloscope
