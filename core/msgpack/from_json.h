#pragma once

#include "core/msgpack/value.h"

#include <string_view>

namespace bloscope::msgpack_value {

// Reads the JSON text of one value, with the notation of json.h for what JSON cannot say: the
// inverse of toJson(). Numbers with a point or an exponent are float64, also without the notation;
// {"$timestamp": "seconds.nanoseconds"} alone makes an extension of type -1. Errors (Usage) name
// what is wrong, with the byte of the text at which it was found: no JSON, the same key twice,
// integers beyond 64 bits, names with a $ that are not of the notation. Limit: nested too deeply.
Result<Value> fromJson(std::string_view text, const Limits& limits = {});

} // namespace bloscope::msgpack_value
