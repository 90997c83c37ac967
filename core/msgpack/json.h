#pragma once

#include "core/msgpack/value.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope::msgpack_value {

// JSON as far as JSON goes, and beyond: integers past 2^53 as {"$int": "..."}, floats by their
// shortest digits as {"$f64": "0.1"} and {"$f32": "nan"}, bytes as {"$bin": hex}, text that is not
// UTF-8 as {"$str_hex": hex}, extensions as {"$ext": [type, hex]}, with "$timestamp":
// "seconds.nanoseconds" beside it for those that are one, and maps as {"$map": [[key, value], ...]}
// when their keys are not different texts, or could be taken for this notation. It is that of the
// manifest of the test corpus.
nlohmann::ordered_json toJson(const Value& value);

// The same for people and spreadsheets, where types may be lost: numbers as numbers of JSON as far
// as it has them, tuples as lists. What JSON has nothing for stays in the notation above.
nlohmann::ordered_json toPlainJson(const Value& value);

} // namespace bloscope::msgpack_value
