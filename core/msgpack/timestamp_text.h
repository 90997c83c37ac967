#pragma once

#include "core/msgpack/timestamp.h"

#include <string>
#include <string_view>

namespace bloscope::msgpack_value {

// "2023-11-14T22:13:20Z", "1969-12-31T23:59:59.500000000Z";
// "9000000000000000000 s since 1970" where no calendar goes.
std::string timeText(const Timestamp& time);

// The inverse, which also takes "2023-11-14", "2023-11-14 22:13" and fractions of fewer digits, and
// does without the Z: all times are UTC.
std::optional<Timestamp> timeFromText(std::string_view text);

} // namespace bloscope::msgpack_value
