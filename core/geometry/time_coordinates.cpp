#include "core/geometry/time_coordinates.h"

#include "core/base/text.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Base = TimeUnit::Base;

constexpr std::int64_t secondMicros = 1'000'000;
constexpr std::int64_t minuteMicros = 60 * secondMicros;
constexpr std::int64_t hourMicros = 60 * minuteMicros;
constexpr std::int64_t dayMicros = 24 * hourMicros;
constexpr double mostMicros = 9e18;
constexpr TimeUnit micros{Base::Micro};

struct Measure {
    std::string_view word; // singular
    std::int64_t micros;
};
constexpr std::array<Measure, 15> measures = {{{"day", dayMicros},
                                               {"d", dayMicros},
                                               {"hour", hourMicros},
                                               {"hr", hourMicros},
                                               {"h", hourMicros},
                                               {"minute", minuteMicros},
                                               {"min", minuteMicros},
                                               {"second", secondMicros},
                                               {"sec", secondMicros},
                                               {"s", secondMicros},
                                               {"millisecond", 1000},
                                               {"msec", 1000},
                                               {"ms", 1000},
                                               {"microsecond", 1},
                                               {"us", 1}}};

std::optional<std::int64_t> microsOf(std::string_view word)
{
    const auto find = [](std::string_view singular) {
        return std::ranges::find(measures, singular, &Measure::word);
    };
    auto found = find(word);
    if (found == measures.end() && word.ends_with('s'))
        found = find(word.substr(0, word.size() - 1));
    return found == measures.end() ? std::nullopt : std::optional(found->micros);
}

// Takes the text up to the first of these characters off, and that character.
std::string_view restoreStateUpTo(std::string_view characters, std::string_view& text)
{
    const std::size_t end = std::min(text.find_first_of(characters), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

// "1970-1-1" as "1970-01-01", "6:0" as "06:00": CF does not ask for two digits.
std::string padded(std::string_view text, char separator)
{
    std::string whole;
    while (!text.empty()) {
        const std::string_view part = restoreStateUpTo(std::string_view(&separator, 1), text);
        if (!whole.empty())
            whole += separator;
        if (part.find_first_of(".") == std::string_view::npos && part.size() == 1)
            whole += '0';
        whole += part;
    }
    return whole;
}

// "UTC", "Z", "+01:00", "-6": how far the clock is ahead of UTC, in microseconds.
std::optional<std::int64_t> aheadOfUtc(std::string_view zone)
{
    if (zone.empty() || zone == "UTC" || zone == "Z" || zone == "GMT")
        return 0;
    const bool isBehind = zone.front() == '-';
    if (!isBehind && zone.front() != '+')
        return {};
    zone.remove_prefix(1);
    const auto hours = parseNumber<std::uint8_t>(restoreStateUpTo(":", zone));
    const auto minutes = zone.empty() ? 0 : parseNumber<std::uint8_t>(zone);
    if (!hours || !minutes || *hours > 14 || *minutes > 59)
        return {};
    const std::int64_t distance = *hours * hourMicros + *minutes * minuteMicros;
    return isBehind ? -distance : distance;
}

// "2000-07-01", "2000-07-01 00:00 UTC", "2000-7-1T6:00:00.5Z", in microseconds since 1970.
std::optional<std::int64_t> parseMoment(std::string_view text)
{
    const std::string_view date = restoreStateUpTo(" T", text);
    std::string_view rest = trimmed(text);
    const std::size_t end = std::min(rest.find_first_not_of("0123456789:."), rest.size());
    const std::string time = padded(rest.substr(0, end), ':');
    const auto ahead = aheadOfUtc(trimmed(rest.substr(end)));
    std::string whole = padded(date, '-');
    if (!time.empty())
        whole += 'T' + (time.size() == 2 ? time + ":00" : time);
    const auto moment = parseDateTime(whole, micros);
    if (!moment || !ahead)
        return {};
    return *moment - *ahead;
}

// In the largest unit that all of them are whole numbers of. Hours are written with minutes.
Coordinates::Dates inLargestUnit(std::vector<std::int64_t> counts)
{
    constexpr std::array<std::pair<std::int64_t, Base>, 4> units = {{{dayMicros, Base::Day},
                                                                     {minuteMicros, Base::Minute},
                                                                     {secondMicros, Base::Second},
                                                                     {1000, Base::Milli}}};
    for (const auto& [size, base] : units) {
        const auto isWhole = [size = size](std::int64_t count) { return count % size == 0; };
        if (!std::ranges::all_of(counts, isWhole))
            continue;
        for (std::int64_t& count : counts)
            count /= size;
        return {std::move(counts), {base}};
    }
    return {std::move(counts), micros};
}

std::optional<TimeUnit> unitOfLength(std::size_t characters)
{
    switch (characters) {
    case 4:
        return TimeUnit{Base::Year};
    case 7:
        return TimeUnit{Base::Month};
    case 10:
        return TimeUnit{Base::Day};
    case 16:
        return TimeUnit{Base::Minute};
    case 19:
        return TimeUnit{Base::Second};
    case 23:
        return TimeUnit{Base::Milli};
    case 26:
        return TimeUnit{Base::Micro};
    case 29:
        return TimeUnit{Base::Nano};
    default:
        return {};
    }
}

std::string_view withoutZone(std::string_view text)
{
    return text.ends_with('Z') ? text.substr(0, text.size() - 1) : text;
}

} // namespace

std::optional<Coordinates::Dates> datesSince(std::span<const double> numbers, std::string_view unit)
{
    constexpr std::string_view since = " since ";
    const std::size_t at = unit.find(since);
    if (at == std::string_view::npos || numbers.empty())
        return {};
    const auto size = microsOf(lowerCase(std::string(trimmed(unit.substr(0, at)))));
    const auto origin = parseMoment(trimmed(unit.substr(at + since.size())));
    const auto oldest = parseDateTime("1582-10-15", micros);
    if (!size || !origin)
        return {};
    std::vector<std::int64_t> counts;
    counts.reserve(numbers.size());
    for (const double number : numbers) {
        const double distance = std::round(number * static_cast<double>(*size));
        if (!(std::abs(distance + static_cast<double>(*origin)) < mostMicros) ||
            !(std::abs(distance) < mostMicros))
            return {};
        counts.push_back(*origin + static_cast<std::int64_t>(distance));
    }
    if (std::ranges::min(counts) < *oldest)
        return {};
    return inLargestUnit(std::move(counts));
}

std::optional<Coordinates::Dates> datesOf(std::span<const std::string> texts)
{
    std::size_t longest = 0;
    for (const std::string& text : texts)
        longest = std::max(longest, withoutZone(text).size());
    const std::optional<TimeUnit> unit = unitOfLength(longest);
    if (!unit || unit->base == Base::Year)
        return {};
    Coordinates::Dates dates{{}, *unit};
    dates.counts.reserve(texts.size());
    for (const std::string& text : texts) {
        const auto count = parseDateTime(withoutZone(text), *unit);
        if (!count)
            return {};
        dates.counts.push_back(*count);
    }
    return dates;
}

} // namespace bloscope
