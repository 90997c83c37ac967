#include "core/dtype/time_text.h"

#include <algorithm>

namespace bloscope {

namespace {

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

void appendTimeDelta(std::int64_t count, TimeUnit unit, std::string& to)
{
    appendNumber(Wide(count) * unit.multiple, 1, to);
    to += ' ';
    to += wordOf(unit.base);
}

} // namespace bloscope
