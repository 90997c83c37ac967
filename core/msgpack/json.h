#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/msgpack/value.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

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

enum class JsonLayout { OneLine, Indented };

// The JSON text of bytes that are one complete msgpack value, for editing (see json.h). Errors:
// Unsupported for other bytes, which have no JSON; Limit.
Result<std::string> jsonText(ByteView value, JsonLayout layout, const Limits& limits = {});

// The same for people and scripts, where types may be lost: a text as it is, without quotes,
// numbers by their digits (also nan), bytes as hex, times as "2023-11-14T22:13:20Z", lists and maps
// as the JSON of toPlainJson(). Errors: as above.
Result<std::string> plainText(ByteView value, const Limits& limits = {});

// The value of an edited text, in the forms that `before` has (see writeLike()). Errors: those of
// fromJson().
Result<ByteBuffer> valueFromJson(std::string_view text, ByteView before, const Limits& limits = {});

// Reads the JSON text of one value, with the notation of json.h for what JSON cannot say: the
// inverse of toJson(). Numbers with a point or an exponent are float64, also without the notation;
// {"$timestamp": "seconds.nanoseconds"} alone makes an extension of type -1. Errors (Usage) name
// what is wrong, with the byte of the text at which it was found: no JSON, the same key twice,
// integers beyond 64 bits, names with a $ that are not of the notation. Limit: nested too deeply.
Result<Value> fromJson(std::string_view text, const Limits& limits = {});

} // namespace bloscope::msgpack_value
