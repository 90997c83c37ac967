#include "core/dtype/time_text.h"

#include "core/base/text.h"

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
    return usageError(
        fmt::format("it is outside the 64-bit range for the unit {}", unitText(unit)));
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
        return usageError(fmt::format("it is not a multiple of {}", unitText(unit)));
    const Wide count = number / unit.multiple;
    if (count != static_cast<std::int64_t>(count) || count == INT64_MIN) // which is NaT
        return beyondCounting(unit);
    return static_cast<std::int64_t>(count);
}

// Holds every count times every multiple (63 + 31 bits), so nothing here can overflow.
__extension__ using Wide = __int128;

using Base = TimeUnit::Base;

bool isSmall(Wide number)
{
    return number == static_cast<std::int64_t>(number);
}

struct QuotientAndRest {
    Wide quotient;
    Wide rest; // not negative
};

template <class Integer>
QuotientAndRest floorDivideAs(Integer dividend, Integer divisor)
{
    const Integer quotient = dividend / divisor;
    const Integer rest = dividend % divisor;
    if (rest >= 0)
        return {quotient, rest};
    return {quotient - 1, rest + divisor}; // rounded down, quotient * divisor may not fit
}

// Division is slow in 128 bits, and hardly ever needed there.
QuotientAndRest floorDivide(Wide dividend, Wide divisor)
{
    if (isSmall(dividend) && isSmall(divisor))
        return floorDivideAs(static_cast<std::int64_t>(dividend),
                             static_cast<std::int64_t>(divisor));
    return floorDivideAs(dividend, divisor);
}

// Writes the digits so that they end at `end`, and returns the first.
template <class Integer>
char* writeDigits(Integer magnitude, char* end)
{
    do {
        *--end = static_cast<char>('0' + static_cast<int>(magnitude % 10));
        magnitude /= 10;
    } while (magnitude > 0);
    return end;
}

// With zeros in front up to `width` characters, the sign counted, as printf's %04d does.
void appendNumber(Wide number, int width, std::string& to)
{
    char digits[48];
    char* const end = digits + sizeof digits;
    const Wide magnitude = number < 0 ? -number : number;
    char* first = isSmall(magnitude) ? writeDigits(static_cast<std::int64_t>(magnitude), end)
                                     : writeDigits(magnitude, end);
    while (end - first < width - (number < 0 ? 1 : 0))
        *--first = '0';
    if (number < 0)
        *--first = '-';
    to.append(first, end);
}

struct Date {
    Wide year;
    int month; // 1 to 12
    int day;   // 1 to 31
};

// Counts from the first of March of a year 400 n: leap days then come last.
Date dateOf(Wide daysSince1970)
{
    constexpr int daysIn400Years = 146'097;
    constexpr int daysIn100Years = 36'524;
    constexpr int daysIn4Years = 1'461;
    constexpr int fromMarchOfYear0 = 719'468;
    const auto [eras, restOfEra] = floorDivide(daysSince1970 + fromMarchOfYear0, daysIn400Years);

    int day = static_cast<int>(restOfEra);
    const int centuries = std::min(day / daysIn100Years, 3);
    day -= centuries * daysIn100Years;
    const int fours = day / daysIn4Years;
    day -= fours * daysIn4Years;
    const int years = std::min(day / 365, 3);
    day -= years * 365;

    // From March on, months alternate in length with a period of 153 days for five.
    const int month = (5 * day + 2) / 153;
    const bool isNextYear = month >= 10;
    return {eras * 400 + centuries * 100 + fours * 4 + years + (isNextYear ? 1 : 0),
            isNextYear ? month - 9 : month + 3, day - (153 * month + 2) / 5 + 1};
}

void appendDate(Wide days, std::string& to)
{
    const Date date = dateOf(days);
    appendNumber(date.year, 4, to);
    to += '-';
    appendNumber(date.month, 2, to);
    to += '-';
    appendNumber(date.day, 2, to);
}

// Counts of the bases from hours on, and how many decimals of a second they show.
struct DayParts {
    Wide perDay;
    Wide perSecond; // 0 for hours and minutes
    int decimals;
};

DayParts dayPartsOf(Base base)
{
    if (base == Base::Hour)
        return {24, 0, 0};
    if (base == Base::Minute)
        return {24 * 60, 0, 0};
    Wide perSecond = 1;
    const int thousands = static_cast<int>(base) - static_cast<int>(Base::Second);
    for (int i = 0; i < thousands; ++i)
        perSecond *= 1000;
    return {perSecond * 86'400, perSecond, thousands * 3};
}

void appendTwo(char before, std::int64_t number, std::string& to)
{
    to += before;
    appendNumber(number, 2, to);
}

// "T05", "T05:06", "T05:06:07.080"
void appendTimeOfDay(Wide count, Base base, const DayParts& parts, std::string& to)
{
    if (base == Base::Hour)
        return appendTwo('T', static_cast<std::int64_t>(count), to);
    const auto seconds =
        static_cast<std::int64_t>(base == Base::Minute ? count * 60 : count / parts.perSecond);
    appendTwo('T', seconds / 3600, to);
    appendTwo(':', seconds / 60 % 60, to);
    if (base == Base::Minute)
        return;
    appendTwo(':', seconds % 60, to);
    if (parts.decimals > 0) {
        to += '.';
        appendNumber(count % parts.perSecond, parts.decimals, to);
    }
}

void appendMonth(Wide months, std::string& to)
{
    const auto [years, month] = floorDivide(months, 12);
    appendNumber(1970 + years, 4, to);
    to += '-';
    appendNumber(month + 1, 2, to);
}

} // namespace

Result<std::int64_t> parseDateTime(std::string_view text, TimeUnit unit)
{
    if (unit.base == Base::Generic)
        return parseTimeDelta(text, unit);
    const auto moment = parseMoment(text);
    if (!moment)
        return usageError("enter a date such as 2021-03-04T05:06:07");
    if (moment->day > daysOfMonth(moment->year, moment->month))
        return usageError(fmt::format("month {} of that year has {} days", moment->month,
                                      daysOfMonth(moment->year, moment->month)));
    if (!isNear(moment->year, unit.base))
        return beyondCounting(unit);
    const Count count = countOf(*moment, unit.base);
    if (count.isBetween)
        return usageError(fmt::format("it is not a multiple of {}", unitText(unit)));
    return multiplesIn(count.number, unit);
}

Result<std::int64_t> parseTimeDelta(std::string_view text, TimeUnit unit)
{
    const std::size_t blank = std::min(text.find(' '), text.size());
    const auto number = parseWide(text.substr(0, blank));
    const std::string_view word = text.substr(std::min(blank + 1, text.size()));
    if (!number || (blank < text.size() && word != wordOf(unit.base)))
        return usageError(fmt::format("enter a time span such as \"5 {}\"", wordOf(unit.base)));
    return multiplesIn(*number, unit);
}

std::string_view wordOf(Base base)
{
    constexpr std::string_view words[] = {"generic time units",
                                          "years",
                                          "months",
                                          "weeks",
                                          "days",
                                          "hours",
                                          "minutes",
                                          "seconds",
                                          "milliseconds",
                                          "microseconds",
                                          "nanoseconds",
                                          "picoseconds",
                                          "femtoseconds",
                                          "attoseconds"};
    return words[static_cast<std::size_t>(base)];
}

void appendDateTime(std::int64_t count, TimeUnit unit, std::string& to)
{
    const Wide total = Wide(count) * unit.multiple;
    switch (unit.base) {
    case Base::Generic:
        return appendNumber(total, 1, to);
    case Base::Year:
        return appendNumber(1970 + total, 4, to);
    case Base::Month:
        return appendMonth(total, to);
    case Base::Week:
        return appendDate(total * 7, to);
    case Base::Day:
        return appendDate(total, to);
    default:
        break;
    }
    const DayParts parts = dayPartsOf(unit.base);
    const auto [days, restOfDay] = floorDivide(total, parts.perDay);
    appendDate(days, to);
    appendTimeOfDay(restOfDay, unit.base, parts, to);
}

bool hasParts(TimeUnit unit, Base part)
{
    return unit.base != Base::Generic && unit.base >= part;
}

std::optional<std::int64_t> countOfPart(std::int64_t count, TimeUnit unit, Base part)
{
    if (!hasParts(unit, part))
        return {};
    Wide total = Wide(count) * unit.multiple;
    const auto found = [](Wide number) {
        return isSmall(number) ? std::optional(static_cast<std::int64_t>(number)) : std::nullopt;
    };
    if (unit.base == part)
        return found(total);
    if (unit.base == Base::Month)
        return found(floorDivide(total, 12).quotient);
    if (unit.base == Base::Week)
        total *= 7;
    if (unit.base > Base::Day) {
        const Wide perDay = dayPartsOf(unit.base).perDay;
        total = floorDivide(total, part == Base::Hour ? perDay / 24 : perDay).quotient;
    }
    if (part >= Base::Day)
        return found(total);
    const Date date = dateOf(total);
    const Wide years = date.year - 1970;
    return found(part == Base::Year ? years : years * 12 + date.month - 1);
}

int dayOfMonth(std::int64_t days)
{
    return dateOf(days).day;
}

void appendTimeDelta(std::int64_t count, TimeUnit unit, std::string& to)
{
    appendNumber(Wide(count) * unit.multiple, 1, to);
    to += ' ';
    to += wordOf(unit.base);
}

} // namespace bloscope
