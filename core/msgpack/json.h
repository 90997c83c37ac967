#pragma once

#include "core/msgpack/value.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope::msgpack_value {

// JSON as far as JSON goes, and beyond: float64 always with a point or an exponent (2.0), the
// others of its values as {"$f64": "nan"}; integers past 2^53, which few readers of JSON keep, as
// {"$int":
// "..."}, float32 by its shortest digits as {"$f32": "0.1"}, bytes as {"$bin": hex}, text that is
// not UTF-8 as {"$str_hex": hex}, extensions as {"$ext": [type, hex]}, with "$timestamp":
// "seconds.nanoseconds" beside it for those that are one, and maps as {"$map": [[key, value], ...]}
// when their keys are not different texts, or could be taken for this notation. It is that of the
// manifest of the test corpus, but for float64, which stands there as {"$f64": "0.1"}.
nlohmann::ordered_json toJson(const Value& value);

// The same for people and spreadsheets, where types may be lost: numbers as numbers of JSON as far
// as it has them, tuples as lists. What JSON has nothing for stays in the notation above.
nlohmann::ordered_json toPlainJson(const Value& value);

} // namespace bloscope::msgpack_value
