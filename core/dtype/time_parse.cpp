#include "core/dtype/time_parse.h"

#include "core/base/parse_number.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// As in time_text.cpp: nothing here can overflow.
__extension__ using Wide = __int128;

using Base = TimeUnit::Base;

constexpr int decimalsOfAttoseconds = 18;
constexpr std::size_t mostDigits =
    30; // of a number: any count of 64 bits in any multiple has fewer

std::optional<Wide> parseWide(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = text.substr(isNegative ? 1 : 0);
    if (digits.empty() || digits.size() > mostDigits)
        return {};
    Wide number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return {};
        number = number * 10 + (c - '0');
    }
    return isNegative ? -number : number;
}

// Everything that a text can name; what it leaves out is the first of it.
struct Moment {
    Wide year = 1970;
    int month = 1;
    int day = 1;
    int hour = 0;
    int minute = 0;
    int second = 0;
    std::int64_t attoseconds = 0;
};

// Takes the parts of a date from the front of its text.
class DateReader {
 public:
    explicit DateReader(std::string_view text) : m_text(text) {}

    bool atEnd() const { return m_text.empty(); }

    bool take(char c)
    {
        if (!m_text.starts_with(c))
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    std::string_view takeDigits()
    {
        const std::size_t end = std::min(m_text.find_first_not_of("0123456789"), m_text.size());
        const std::string_view digits = m_text.substr(0, end);
        m_text.remove_prefix(end);
        return digits;
    }

    // Two digits from `least` to `most`.
    bool takeTwo(int least, int most, int& to)
    {
        const std::string_view digits = takeDigits();
        const auto number = digits.size() == 2 ? parseNumber<int>(digits) : std::nullopt;
        if (!number || *number < least || *number > most)
            return false;
        to = *number;
        return true;
    }

 private:
    std::string_view m_text;
};

bool takeYear(DateReader& from, Wide& year)
{
    const bool isNegative = from.take('-');
    const auto number = parseWide(from.takeDigits());
    if (!number)
        return false;
    year = isNegative ? -*number : *number;
    return true;
}

bool takeDecimals(DateReader& from, std::int64_t& attoseconds)
{
    std::string digits(from.takeDigits());
    if (digits.empty() || digits.size() > decimalsOfAttoseconds)
        return false;
    digits.resize(decimalsOfAttoseconds, '0');
    attoseconds = *parseNumber<std::int64_t>(digits);
    return true;
}

bool takeTimeOfDay(DateReader& from, Moment& moment)
{
    if (!from.takeTwo(0, 23, moment.hour))
        return false;
    if (from.atEnd())
        return true;
    if (!from.take(':') || !from.takeTwo(0, 59, moment.minute))
        return false;
    if (from.atEnd())
        return true;
    if (!from.take(':') || !from.takeTwo(0, 59, moment.second))
        return false;
    return from.atEnd() || (from.take('.') && takeDecimals(from, moment.attoseconds));
}

std::optional<Moment> parseMoment(std::string_view text)
{
    DateReader from(text);
    Moment moment;
    if (!takeYear(from, moment.year))
        return {};
    if (from.take('-') && !from.takeTwo(1, 12, moment.month))
        return {};
    if (from.take('-') && !from.takeTwo(1, 31, moment.day))
        return {};
    if ((from.take('T') || from.take(' ')) && !takeTimeOfDay(from, moment))
        return {};
    return from.atEnd() ? std::optional(moment) : std::nullopt;
}

bool isLeapYear(Wide year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int daysOfMonth(Wide year, int month)
{
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeapYear(year) ? 29 : days[month - 1];
}

// Leap years before a year, counted from year 0 on and negative before it.
Wide leapYearsBefore(Wide year)
{
    const auto floored = [](Wide number, int divisor) {
        return number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor);
    };
    return floored(year - 1, 4) - floored(year - 1, 100) + floored(year - 1, 400);
}

Wide daysSince1970(const Moment& moment)
{
    Wide days = (moment.year - 1970) * 365 + leapYearsBefore(moment.year) - leapYearsBefore(1970) +
                moment.day - 1;
    for (int month = 1; month < moment.month; ++month)
        days += daysOfMonth(moment.year, month);
    return days;
}

// A count of a base, and whether the moment lies between two of them.
struct Count {
    Wide number = 0;
    bool isBetween = false;
};

Count countOf(const Moment& moment, Base base)
{
    const bool hasTime =
        moment.hour != 0 || moment.minute != 0 || moment.second != 0 || moment.attoseconds != 0;
    if (base == Base::Year)
        return {moment.year - 1970, hasTime || moment.month != 1 || moment.day != 1};
    if (base == Base::Month)
        return {(moment.year - 1970) * 12 + moment.month - 1, hasTime || moment.day != 1};
    const Wide days = daysSince1970(moment);
    if (base == Base::Week)
        return {days >= 0 ? days / 7 : -((-days + 6) / 7), hasTime || days % 7 != 0};
    if (base == Base::Day)
        return {days, hasTime};
    if (base == Base::Hour)
        return {days * 24 + moment.hour,
                moment.minute != 0 || moment.second != 0 || moment.attoseconds != 0};
    const Wide minutes = (days * 24 + moment.hour) * 60 + moment.minute;
    if (base == Base::Minute)
        return {minutes, moment.second != 0 || moment.attoseconds != 0};
    Wide perSecond = 1;
    for (int i = static_cast<int>(Base::Second); i < static_cast<int>(base); ++i)
        perSecond *= 1000;
    std::int64_t attosecondsPerUnit = 1;
    for (int i = static_cast<int>(base); i < static_cast<int>(Base::Atto); ++i)
        attosecondsPerUnit *= 1000;
    return {(minutes * 60 + moment.second) * perSecond + moment.attoseconds / attosecondsPerUnit,
            moment.attoseconds % attosecondsPerUnit != 0};
}

std::string unitText(TimeUnit unit)
{
    return fmt::format("{} {}", unit.multiple, wordOf(unit.base));
}

Error beyondCounting(TimeUnit unit)
{
    return usageError(fmt::format("it is beyond what 64 bits count in {}", unitText(unit)));
}

// Can its count be computed in 128 bits? (In 64 it has to fit anyway.)
bool isNear(Wide year, Base base)
{
    const Wide most = Wide(base <= Base::Milli ? 100'000'000'000 : 1000) * 1'000'000'000;
    return year <= most && year >= -most;
}

Result<std::int64_t> multiplesIn(Wide number, TimeUnit unit)
{
    if (number % unit.multiple != 0)
        return usageError(fmt::format("it lies between two multiples of {}", unitText(unit)));
    const Wide count = number / unit.multiple;
    if (count != static_cast<std::int64_t>(count) || count == INT64_MIN) // which is NaT
        return beyondCounting(unit);
    return static_cast<std::int64_t>(count);
}

} // namespace

Result<std::int64_t> parseDateTime(std::string_view text, TimeUnit unit)
{
    if (unit.base == Base::Generic)
        return parseTimeDelta(text, unit);
    const auto moment = parseMoment(text);
    if (!moment)
        return usageError("a date is written as 2021-03-04T05:06:07");
    if (moment->day > daysOfMonth(moment->year, moment->month))
        return usageError(fmt::format("month {} has {} days then", moment->month,
                                      daysOfMonth(moment->year, moment->month)));
    if (!isNear(moment->year, unit.base))
        return beyondCounting(unit);
    const Count count = countOf(*moment, unit.base);
    if (count.isBetween)
        return usageError(fmt::format("it lies between two multiples of {}", unitText(unit)));
    return multiplesIn(count.number, unit);
}

Result<std::int64_t> parseTimeDelta(std::string_view text, TimeUnit unit)
{
    const std::size_t blank = std::min(text.find(' '), text.size());
    const auto number = parseWide(text.substr(0, blank));
    const std::string_view word = text.substr(std::min(blank + 1, text.size()));
    if (!number || (blank < text.size() && word != wordOf(unit.base)))
        return usageError(fmt::format("a time is written as \"5 {}\"", wordOf(unit.base)));
    return multiplesIn(*number, unit);
}

} // namespace bloscope
