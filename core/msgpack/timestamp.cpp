#include "core/msgpack/timestamp.h"

#include "core/bytes/byte_writer.h"

#include <utility>

namespace bloscope::msgpack_value {

namespace {

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
