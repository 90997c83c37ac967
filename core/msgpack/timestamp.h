#pragma once

#include "core/msgpack/value.h"

#include <optional>
#include <string>

namespace bloscope::msgpack_value {

// The instant that an extension of type -1 stands for: seconds since 1970, and what goes beyond.
struct Timestamp {
    std::int64_t seconds = 0;
    std::uint32_t nanoseconds = 0; // below 10^9, counted forward also before 1970
};

// Nothing when the extension is none of the three forms of msgpack's timestamp.
std::optional<Timestamp> timestampOf(std::int8_t type, ByteView body);
std::optional<Timestamp> timestampOf(const Extension& extension);

// "2023-11-14T22:13:20Z", "1969-12-31T23:59:59.500000000Z";
// "9000000000000000000 s since 1970" where no calendar goes.
std::string timeText(const Timestamp& time);

} // namespace bloscope::msgpack_value
