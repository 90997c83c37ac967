#pragma once

#include "core/msgpack/value.h"

#include <nlohmann/json.hpp>

namespace bloscope::msgpack_value {

// JSON as far as JSON goes, and beyond: integers past 2^53 as {"$int": "..."}, NaN and infinities
// as
// {"$f64": "nan"}, float32 as {"$f32": ..}, bytes as {"$bin": hex}, text that is not UTF-8 as
// {"$str_hex": hex}, extensions as {"$ext": [type, hex]} and maps whose keys are not different
// texts as {"$map": [[key, value], ...]}. The exact notation is that of the corpus's manifest.
nlohmann::ordered_json toJson(const Value& value);

} // namespace bloscope::msgpack_value
