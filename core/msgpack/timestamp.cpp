#include "core/msgpack/timestamp.h"

#include "core/base/text.h"
#include "core/bytes/byte_writer.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace bloscope::msgpack_value {

namespace {

constexpr std::int64_t farthest = 300'000'000'000; // seconds, some 9500 years either way
constexpr std::string_view sinceEpoch = " s since 1970";

std::string fractionText(const Timestamp& time)
{
    return time.nanoseconds > 0 ? fmt::format(".{:09}", time.nanoseconds) : std::string();
}

// Takes the parts of a time from the front of a text. The first that is not there fails it.
class TimeReader {
 public:
    explicit TimeReader(std::string_view text) : m_left(text) {}

    bool takes(char character)
    {
        const bool is = m_left.starts_with(character);
        m_left.remove_prefix(is ? 1 : 0);
        return is;
    }
    void require(bool holds) { m_failed = m_failed || !holds; }

    int number(std::size_t leastDigits, std::size_t mostDigits)
    {
        const std::string_view digits = takeDigits(mostDigits);
        require(digits.size() >= leastDigits);
        return parseNumber<int>(digits).value_or(0);
    }

    std::uint32_t nanoseconds() // the digits behind the point
    {
        std::string digits(takeDigits(9));
        require(!digits.empty());
        digits.resize(9, '0');
        return parseNumber<std::uint32_t>(digits).value_or(0);
    }

    bool atEnd() const { return m_left.empty(); }
    bool done() const { return !m_failed && atEnd(); }

 private:
    std::string_view takeDigits(std::size_t most)
    {
        const std::size_t end = std::min(m_left.find_first_not_of("0123456789"), m_left.size());
        const std::string_view digits = m_left.substr(0, std::min(end, most));
        m_left.remove_prefix(digits.size());
        return digits;
    }

    std::string_view m_left;
    bool m_failed = false;
};

std::chrono::year_month_day takeDate(TimeReader& reader)
{
    const bool isNegative = reader.takes('-');
    const int year = reader.number(3, 5);
    reader.require(reader.takes('-'));
    const int month = reader.number(2, 2);
    reader.require(reader.takes('-'));
    const int day = reader.number(2, 2);
    const std::chrono::year_month_day date{std::chrono::year(isNegative ? -year : year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    reader.require(date.ok() && year <= int(std::chrono::year::max()));
    return date;
}

// "22:13", "22:13:20", "22:13:20.5"
Timestamp takeClock(TimeReader& reader)
{
    Timestamp clock;
    const int hours = reader.number(2, 2);
    reader.require(reader.takes(':'));
    const int minutes = reader.number(2, 2);
    const int seconds = reader.takes(':') ? reader.number(2, 2) : 0;
    reader.require(hours < 24 && minutes < 60 && seconds < 60);
    clock.seconds = (hours * 60 + minutes) * 60 + seconds;
    clock.nanoseconds = reader.takes('.') ? reader.nanoseconds() : 0;
    return clock;
}

std::optional<Timestamp> parseCalendar(std::string_view text)
{
    TimeReader reader(text);
    const auto date = takeDate(reader);
    Timestamp time;
    if (reader.takes('T') || reader.takes(' '))
        time = takeClock(reader);
    reader.takes('Z');
    if (!reader.done())
        return {};
    const std::chrono::sys_seconds midnight = std::chrono::sys_days(date);
    time.seconds += midnight.time_since_epoch().count();
    return time;
}

// "9000000000000000000", "-5.000000001"
std::optional<Timestamp> parseSeconds(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto seconds = parseNumber<std::int64_t>(text.substr(0, point));
    TimeReader fraction(text.substr(point));
    Timestamp time;
    time.nanoseconds = fraction.takes('.') ? fraction.nanoseconds() : 0;
    time.seconds = seconds.value_or(0);
    return seconds && fraction.done() ? std::optional(time) : std::nullopt;
}

constexpr std::int8_t timestampType = -1;
constexpr std::uint32_t nanosecondsPerSecond = 1'000'000'000;

// 32 bits of seconds; 30 bits of nanoseconds and 34 of seconds; 32 of nanoseconds and 64 of
// seconds.
std::optional<Timestamp> parse(ByteView bytes)
{
    switch (bytes.size()) {
    case 4:
        return Timestamp{loadBig<std::uint32_t>(bytes.data()), 0};
    case 8: {
        const auto both = loadBig<std::uint64_t>(bytes.data());
        return Timestamp{static_cast<std::int64_t>(both & ((std::uint64_t(1) << 34) - 1)),
                         static_cast<std::uint32_t>(both >> 34)};
    }
    case 12:
        return Timestamp{loadBig<std::int64_t>(bytes.data() + 4),
                         loadBig<std::uint32_t>(bytes.data())};
    default:
        return {};
    }
}

} // namespace

std::string timeText(const Timestamp& time)
{
    if (time.seconds < -farthest || time.seconds > farthest)
        return std::to_string(time.seconds) + fractionText(time) + std::string(sinceEpoch);
    const std::chrono::sys_seconds instant{std::chrono::seconds(time.seconds)};
    const auto midnight = std::chrono::floor<std::chrono::days>(instant);
    const std::chrono::year_month_day date(midnight);
    const std::chrono::hh_mm_ss clock(instant - midnight);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}{}Z", int(date.year()),
                       unsigned(date.month()), unsigned(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count(), fractionText(time));
}

std::optional<Timestamp> timeFromText(std::string_view text)
{
    return text.ends_with(sinceEpoch)
               ? parseSeconds(text.substr(0, text.size() - sinceEpoch.size()))
               : parseCalendar(text);
}

std::optional<Timestamp> timestampOf(std::int8_t type, ByteView body)
{
    if (type != timestampType)
        return {};
    const auto time = parse(body);
    return time && time->nanoseconds < nanosecondsPerSecond ? time : std::nullopt;
}

std::optional<Timestamp> timestampOf(const Extension& extension)
{
    return timestampOf(extension.type, extension.bytes);
}

Extension extensionOf(const Timestamp& time, std::size_t leastBytes)
{
    constexpr std::int64_t end34Bits = std::int64_t(1) << 34;
    ByteWriter body;
    if (std::in_range<std::uint32_t>(time.seconds) && time.nanoseconds == 0 && leastBytes <= 4) {
        body.big(static_cast<std::uint32_t>(time.seconds));
    } else if (time.seconds >= 0 && time.seconds < end34Bits && leastBytes <= 8) {
        body.big(std::uint64_t(time.nanoseconds) << 34U | static_cast<std::uint64_t>(time.seconds));
    } else {
        body.big(time.nanoseconds);
        body.big(time.seconds);
    }
    return {.type = timestampType, .bytes = std::move(body).finish()};
}

} // namespace bloscope::msgpack_value
