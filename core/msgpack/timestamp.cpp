#include "core/msgpack/timestamp.h"

#include <chrono>
#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

constexpr std::int8_t timestampType = -1;
constexpr std::uint32_t nanosecondsPerSecond = 1'000'000'000;
constexpr std::int64_t farthest = 300'000'000'000; // seconds, some 9500 years either way

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

std::string timeText(const Timestamp& time)
{
    if (time.seconds < -farthest || time.seconds > farthest)
        return fmt::format("{} s since 1970", time.seconds);
    const std::chrono::sys_seconds instant{std::chrono::seconds(time.seconds)};
    const auto midnight = std::chrono::floor<std::chrono::days>(instant);
    const std::chrono::year_month_day date(midnight);
    const std::chrono::hh_mm_ss clock(instant - midnight);
    std::string text =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", int(date.year()), unsigned(date.month()),
                    unsigned(date.day()), clock.hours().count(), clock.minutes().count(),
                    clock.seconds().count());
    if (time.nanoseconds > 0)
        text += fmt::format(".{:09}", time.nanoseconds);
    return text + 'Z';
}

} // namespace bloscope::msgpack_value
