#include "core/msgpack/timestamp.h"

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

std::optional<Timestamp> timestampOf(const Extension& extension)
{
    if (extension.type != timestampType)
        return {};
    const auto time = parse(extension.bytes);
    return time && time->nanoseconds < nanosecondsPerSecond ? time : std::nullopt;
}

} // namespace bloscope::msgpack_value
