#pragma once

#include "core/msgpack/value.h"

#include <optional>

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

} // namespace bloscope::msgpack_value
