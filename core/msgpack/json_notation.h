#pragma once

#include "core/msgpack/value.h"

#include <optional>

namespace bloscope::msgpack_value {

// Is this map, as JSON has it, one of the notation's ("$bin", ...)? No map of a user is written so.
bool isNotation(const Map& object);

// What it stands for. Errors: Usage.
Result<Value> fromNotation(const Map& object);

} // namespace bloscope::msgpack_value
