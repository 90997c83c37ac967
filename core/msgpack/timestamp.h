#pragma once

#include "core/msgpack/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace bloscope::msgpack_value {

// The instant that an extension of type -1 stands for: seconds since 1970, and what goes beyond.
struct Timestamp {
    std::int64_t seconds = 0;
    std::uint32_t nanoseconds = 0; // below 10^9, counted forward also before 1970
};

// Nothing when the extension is none of the three forms of msgpack's timestamp.
std::optional<Timestamp> timestampOf(std::int8_t type, ByteView body);
std::optional<Timestamp> timestampOf(const Extension& extension);

// In the shortest of the three forms that has so many bytes (4, 8 or 12) at least.
Extension extensionOf(const Timestamp& time, std::size_t leastBytes = 4);

// "2023-11-14T22:13:20Z", "1969-12-31T23:59:59.500000000Z";
// "9000000000000000000 s since 1970" where no calendar goes.
std::string timeText(const Timestamp& time);

// The inverse, which also takes "2023-11-14", "2023-11-14 22:13" and fractions of fewer digits, and
// does without the Z: all times are UTC.
std::optional<Timestamp> timeFromText(std::string_view text);

} // namespace bloscope::msgpack_value
