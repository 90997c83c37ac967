#include "core/plane/range_text.h"

#include "core/base/text.h"

#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::optional<double> parseFinite(std::string_view text)
{
    const auto number = parseNumber<double>(text.starts_with('+') ? text.substr(1) : text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<double> parsePercent(std::string_view text)
{
    if (!text.ends_with('%'))
        return std::nullopt;
    const auto percent = parseFinite(text.substr(0, text.size() - 1));
    return percent && *percent >= 0 && *percent <= 100 ? percent : std::nullopt;
}

Error notARange(std::string_view text, const ValueText& texts)
{
    const std::string times =
        texts.areTimes() ? fmt::format(" (such as {},{})", texts.of(0), texts.of(1)) : "";
    return Error{ErrorKind::Usage,
                 fmt::format("'{}' is not a range; use auto, minmax, LOW,HIGH{}, P%, P%,Q% or "
                             "Ksigma with the lower value first, prefixed with symmetric: to "
                             "centre it on zero",
                             text, times)};
}

std::optional<double> parseTime(std::string_view text, const ValueText& texts)
{
    return texts.areTimes() ? texts.read(text) : std::nullopt;
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
    if (const auto from = parseFinite(low), to = parseFinite(high); from && to && *from < *to)
        return RangeChoice{Kind::Manual, 1, 99, {*from, *to}};
    return std::nullopt;
}

std::optional<double> parseDeviations(std::string_view text)
{
    constexpr std::string_view unit = "sigma";
    if (!text.ends_with(unit))
        return std::nullopt;
    const auto deviations = parseFinite(text.substr(0, text.size() - unit.size()));
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
        const std::string low = texts.of(ends.low);
        const std::string high = texts.of(ends.high);
        if (texts.read(low) == ends.low && texts.read(high) == ends.high)
            return fmt::format("{},{}", low, high);
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

} // namespace bloscope
