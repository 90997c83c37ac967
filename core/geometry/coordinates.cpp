#include "core/geometry/coordinates.h"

#include "core/base/ascii.h"
#include "core/base/float_text.h"
#include "core/base/parse_number.h"
#include "core/base/text.h"
#include "core/dtype/time_parse.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t longestQuote = 40; // of what somebody wrote

template <class... Functions>
struct Cases : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Cases(Functions...) -> Cases<Functions...>;

std::string coordinateText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    if (text.ends_with(".0"))
        text.resize(text.size() - 2);
    return text;
}

// What is reckoned has the rounding of all its steps in its last digits: 0.1 * 3.
std::string reckonedText(double number)
{
    const std::string digits = fmt::format("{:.12g}", number);
    return coordinateText(parseNumber<double>(digits).value_or(number));
}

std::string dateText(const Coordinates::Dates& dates, std::int64_t index)
{
    std::string text;
    appendDateTime(dates.counts[static_cast<std::size_t>(index)], dates.unit, text);
    return text;
}

std::string inQuotes(std::string_view text)
{
    return fmt::format("\"{}\"", escapeForDisplay(text, longestQuote));
}

Result<double> numberOf(std::string_view text)
{
    const std::optional<double> number =
        parseNumber<double>(text.starts_with('+') ? text.substr(1) : text);
    if (!number || !std::isfinite(*number))
        return usageError(fmt::format("{} is no number", inQuotes(text)));
    return *number;
}

double distanceOf(double a, double b)
{
    return std::abs(a - b);
}

std::uint64_t distanceOf(std::int64_t a, std::int64_t b)
{
    return static_cast<std::uint64_t>(std::max(a, b)) - static_cast<std::uint64_t>(std::min(a, b));
}

// What lies far outside would be as far from all of them, as far as digits go.
template <class Number>
std::int64_t nearestOf(const std::vector<Number>& numbers, Number wanted)
{
    const auto [least, most] = std::ranges::minmax(numbers);
    wanted = std::clamp(wanted, least, most);
    const auto distance = [wanted](Number number) { return distanceOf(number, wanted); };
    return std::ranges::min_element(numbers, {}, distance) - numbers.begin();
}

Result<std::int64_t> nearestRegular(const Coordinates::Regular& regular, std::string_view text)
{
    BLOSCOPE_TRY(const double number, numberOf(text));
    const double index = std::round((number - regular.origin) / regular.spacing);
    const auto last = static_cast<double>(regular.count - 1);
    return static_cast<std::int64_t>(std::clamp(index, 0.0, last));
}

Result<std::int64_t> nearestDate(const Coordinates::Dates& dates, std::string_view text)
{
    const Result<std::int64_t> count = parseDateTime(text, dates.unit);
    if (!count)
        return usageError(fmt::format("{} is no date such as {}: {}", inQuotes(text),
                                      dateText(dates, 0), count.error().text()));
    return nearestOf(dates.counts, *count);
}

Result<std::int64_t> indexOfText(const Coordinates::Texts& texts, std::string_view text)
{
    const auto found = std::ranges::find(texts, text);
    if (found == texts.end())
        return usageError(fmt::format("{} is none of the {} coordinates, such as {}",
                                      inQuotes(text), texts.size(), inQuotes(texts.front())));
    return found - texts.begin();
}

} // namespace

std::int64_t Coordinates::count() const
{
    return std::visit(Cases{[](const Regular& regular) { return regular.count; },
                            [](const Dates& dates) { return std::ssize(dates.counts); },
                            [](const auto& list) { return std::ssize(list); }},
                      m_kind);
}

std::optional<Coordinates::Regular> Coordinates::evenlySpaced() const
{
    if (const auto* regular = std::get_if<Regular>(&m_kind))
        return *regular;
    const auto* numbers = std::get_if<Numbers>(&m_kind);
    if (!numbers || numbers->size() < 2)
        return {};
    constexpr double tolerance = 1e-6;
    const auto steps = static_cast<double>(numbers->size() - 1);
    const double spacing = (numbers->back() - numbers->front()) / steps;
    if (spacing == 0 || !std::isfinite(spacing))
        return {};
    for (std::size_t i = 0; i < numbers->size(); ++i) {
        const double reckoned = numbers->front() + static_cast<double>(i) * spacing;
        if (std::abs((*numbers)[i] - reckoned) > tolerance * std::abs(spacing))
            return {};
    }
    return Regular{numbers->front(), spacing, count()};
}

std::string Coordinates::textAt(std::int64_t index) const
{
    const auto at = static_cast<std::size_t>(index);
    return std::visit(Cases{[&](const Regular& regular) {
                                return reckonedText(regular.origin +
                                                    static_cast<double>(index) * regular.spacing);
                            },
                            [&](const Numbers& numbers) { return coordinateText(numbers[at]); },
                            [&](const Dates& dates) { return dateText(dates, index); },
                            [&](const Texts& texts) { return texts[at]; }},
                      m_kind);
}

Result<std::int64_t> Coordinates::nearest(std::string_view written) const
{
    const std::string_view text = trimmed(written);
    if (count() == 0)
        return usageError("there are no coordinates: the dimension is empty");
    return std::visit(Cases{[&](const Regular& regular) { return nearestRegular(regular, text); },
                            [&](const Numbers& numbers) -> Result<std::int64_t> {
                                BLOSCOPE_TRY(const double number, numberOf(text));
                                return nearestOf(numbers, number);
                            },
                            [&](const Dates& dates) { return nearestDate(dates, text); },
                            [&](const Texts& texts) { return indexOfText(texts, text); }},
                      m_kind);
}

} // namespace bloscope
