#include "core/geometry/coordinates.h"

#include "core/base/text.h"
#include "core/dtype/time_text.h"
#include "core/numbers/float_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <type_traits>

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
    std::string text = floatText(number);
    if (text.ends_with(".0"))
        text.resize(text.size() - 2);
    return text;
}

// What is reckoned has the rounding of all its steps in its last digits: 0.1 * 3, and in its first
// ones where most of two numbers cancels out: -63 + 90 * 0.7.
std::string reckonedText(double first, double way)
{
    constexpr int digits = 12;
    double number = first + way;
    const double largest = std::max(std::abs(first), std::abs(way));
    const auto read = [](const std::string& text, double otherwise) {
        return parseNumber<double>(text).value_or(otherwise);
    };
    if (std::abs(number) < largest / 10) {
        const int places = digits - static_cast<int>(std::ceil(std::log10(largest)));
        number = read(fmt::format("{:.{}f}", number, std::clamp(places, 0, 300)), number) + 0.0;
    }
    return coordinateText(read(fmt::format("{:.{}g}", number, digits), number));
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
        return usageError(fmt::format("{} is not a number", inQuotes(text)));
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

constexpr double tolerance = 1e-6; // of a step: coordinates are reckoned and rounded

// 0.1 + 0.2 is still 0.3.
std::int64_t slackOf(std::int64_t /*number*/)
{
    return 0;
}

double slackOf(double number)
{
    return 1e-9 * std::abs(number);
}

// Beyond an end of the coordinates by more than half of the step there; of a single one, at all.
template <class Number>
bool isBeyond(const std::vector<Number>& numbers, Number wanted)
{
    const auto [least, most] = std::ranges::minmax(numbers);
    if (wanted >= least && wanted <= most)
        return false;
    const Number end = wanted < least ? least : most;
    auto step = distanceOf(least, most);
    for (const Number number : numbers)
        if (number != end)
            step = std::min(step, distanceOf(number, end));
    if constexpr (std::is_floating_point_v<Number>)
        return distanceOf(wanted, end) > step * (0.5 + tolerance) + slackOf(end);
    return distanceOf(wanted, end) > step / 2;
}

double indexAt(const Coordinates::Regular& regular, double number)
{
    return (number - regular.origin) / regular.spacing;
}

std::int64_t nearestRegular(const Coordinates::Regular& regular, double number)
{
    const auto last = static_cast<double>(regular.count - 1);
    return static_cast<std::int64_t>(std::clamp(std::round(indexAt(regular, number)), 0.0, last));
}

bool isBeyond(const Coordinates::Regular& regular, double number)
{
    const double index = indexAt(regular, number);
    const double half = 0.5 + tolerance;
    return !(index >= -half && index <= static_cast<double>(regular.count - 1) + half);
}

Result<std::int64_t> countOf(const Coordinates::Dates& dates, std::string_view text)
{
    const Result<std::int64_t> count = parseDateTime(text, dates.unit);
    if (!count)
        return usageError(fmt::format("{} is not a date such as {}: {}", inQuotes(text),
                                      dateText(dates, 0), count.error().text()));
    return *count;
}

// Of coordinates that rise or fall: the indices of those in [low, high], as a range of the array.
struct Ends {
    std::int64_t first;
    std::int64_t last; // before the first where there are none
};

template <class Number>
std::optional<bool> rises(const std::vector<Number>& numbers)
{
    if (std::ranges::is_sorted(numbers))
        return true;
    return std::ranges::is_sorted(numbers, std::greater<>()) ? std::optional(false) : std::nullopt;
}

template <class Number>
Ends endsOf(const std::vector<Number>& numbers, bool areRising, std::optional<Number> low,
            std::optional<Number> high)
{
    const auto isBelow = [&](Number number) { return low && number < *low - slackOf(*low); };
    const auto isAbove = [&](Number number) { return high && number > *high + slackOf(*high); };
    const auto isBefore = [&](Number number) {
        return areRising ? isBelow(number) : isAbove(number);
    };
    const auto isNotBehind = [&](Number number) {
        return areRising ? !isAbove(number) : !isBelow(number);
    };
    const auto first = std::ranges::partition_point(numbers, isBefore);
    const auto end = std::partition_point(first, numbers.end(), isNotBehind);
    return {first - numbers.begin(), end - numbers.begin() - 1};
}

Ends endsOf(const Coordinates::Regular& regular, std::optional<double> low,
            std::optional<double> high)
{
    const bool areRising = regular.spacing > 0;
    const auto first = areRising ? low : high;
    const auto last = areRising ? high : low;
    const auto count = static_cast<double>(regular.count);
    const double from = first ? std::ceil(indexAt(regular, *first) - tolerance) : 0;
    const double to = last ? std::floor(indexAt(regular, *last) + tolerance) : count - 1;
    return {static_cast<std::int64_t>(std::clamp(from, 0.0, count)),
            static_cast<std::int64_t>(std::clamp(to, -1.0, count - 1))};
}

// As they are written; `areRising`: so do those of the array.
template <class Number>
Result<Coordinates::Range> inOrder(std::optional<Number> from, std::optional<Number> to,
                                   bool areRising, const auto& endsBetween)
{
    const bool isTurned = from && to && *from != *to && (*from < *to) != areRising;
    const bool isUp = areRising != isTurned; // from the lower one
    const Ends ends = isUp ? endsBetween(from, to) : endsBetween(to, from);
    if (ends.last < ends.first)
        return usageError("there is no coordinate in this range");
    return isTurned ? Coordinates::Range{ends.last, ends.first}
                    : Coordinates::Range{ends.first, ends.last};
}

Error noOrder()
{
    return usageError("the coordinates are not sorted, so ranges of them cannot be used");
}

Result<std::int64_t> indexOfText(const Coordinates::Texts& texts, std::string_view text)
{
    const auto found = std::ranges::find(texts, text);
    if (found == texts.end())
        return usageError(fmt::format("{} is not one of the {} coordinates, such as {}",
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
                                return reckonedText(regular.origin,
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
    const auto unlessBeyond = [&](bool isBeyondThem, std::int64_t index) -> Result<std::int64_t> {
        if (isBeyondThem)
            return usageError(
                fmt::format("{} is outside the coordinates, which range from {} to {}",
                            inQuotes(text), textAt(0), textAt(count() - 1)));
        return index;
    };
    return std::visit(
        Cases{[&](const Regular& regular) -> Result<std::int64_t> {
                  BLOSCOPE_TRY(const double number, numberOf(text));
                  return unlessBeyond(isBeyond(regular, number), nearestRegular(regular, number));
              },
              [&](const Numbers& numbers) -> Result<std::int64_t> {
                  BLOSCOPE_TRY(const double number, numberOf(text));
                  return unlessBeyond(isBeyond(numbers, number), nearestOf(numbers, number));
              },
              [&](const Dates& dates) -> Result<std::int64_t> {
                  BLOSCOPE_TRY(const std::int64_t date, countOf(dates, text));
                  return unlessBeyond(isBeyond(dates.counts, date), nearestOf(dates.counts, date));
              },
              [&](const Texts& texts) { return indexOfText(texts, text); }},
        m_kind);
}

std::optional<std::int64_t> Coordinates::nearestTo(double number) const
{
    if (count() == 0)
        return {};
    if (const auto* regular = std::get_if<Regular>(&m_kind))
        return nearestRegular(*regular, number);
    const auto* numbers = std::get_if<Numbers>(&m_kind);
    return numbers ? std::optional(nearestOf(*numbers, number)) : std::nullopt;
}

bool Coordinates::canRead(std::string_view written) const
{
    const std::string_view text = trimmed(written);
    if (const auto* dates = std::get_if<Dates>(&m_kind))
        return parseDateTime(text, dates->unit).has_value();
    if (const auto* texts = std::get_if<Texts>(&m_kind))
        return std::ranges::find(*texts, text) != texts->end();
    return numberOf(text).has_value();
}

bool Coordinates::isAt(std::string_view written, std::int64_t index) const
{
    const std::string_view text = trimmed(written);
    const auto at = static_cast<std::size_t>(index);
    return std::visit(Cases{[&](const Regular& regular) {
                                const auto number = numberOf(text);
                                return number && std::abs(indexAt(regular, *number) -
                                                          static_cast<double>(index)) <= tolerance;
                            },
                            [&](const Numbers& numbers) {
                                const auto number = numberOf(text);
                                return number &&
                                       distanceOf(*number, numbers[at]) <= slackOf(numbers[at]);
                            },
                            [&](const Dates& dates) {
                                const auto count = parseDateTime(text, dates.unit);
                                return count && *count == dates.counts[at];
                            },
                            [&](const Texts& texts) { return texts[at] == text; }},
                      m_kind);
}

Result<Coordinates::Range> Coordinates::between(std::optional<std::string_view> from,
                                                std::optional<std::string_view> to) const
{
    if (count() == 0)
        return usageError("there are no coordinates: the dimension is empty");
    const auto both = [&](const auto& valueOf, auto none, bool areRising,
                          const auto& ends) -> Result<Range> {
        auto first = none;
        auto last = none;
        if (from) {
            BLOSCOPE_TRY(first, valueOf(trimmed(*from)));
        }
        if (to) {
            BLOSCOPE_TRY(last, valueOf(trimmed(*to)));
        }
        return inOrder(first, last, areRising, ends);
    };
    const auto ofNumber = [](std::string_view text) { return numberOf(text); };
    const auto ofList = [&](const auto& list, const auto& valueOf) -> Result<Range> {
        using Number = typename std::decay_t<decltype(list)>::value_type;
        const std::optional<bool> areRising = rises(list);
        if (!areRising)
            return noOrder();
        return both(valueOf, std::optional<Number>(), *areRising,
                    [&](auto low, auto high) { return endsOf(list, *areRising, low, high); });
    };
    return std::visit(
        Cases{[&](const Regular& regular) {
                  return both(ofNumber, std::optional<double>(), regular.spacing > 0,
                              [&](auto low, auto high) { return endsOf(regular, low, high); });
              },
              [&](const Numbers& numbers) { return ofList(numbers, ofNumber); },
              [&](const Dates& dates) {
                  return ofList(dates.counts,
                                [&](std::string_view text) { return countOf(dates, text); });
              },
              [&](const Texts& texts) {
                  const Regular indices{0, 1, count()};
                  return both([&](std::string_view text) { return indexOfText(texts, text); },
                              std::optional<std::int64_t>(), true,
                              [&](auto low, auto high) { return endsOf(indices, low, high); });
              }},
        m_kind);
}

} // namespace bloscope
