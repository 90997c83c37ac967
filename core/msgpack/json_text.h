#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/bytes/byte_view.h"

#include <string>

namespace bloscope::msgpack_value {

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

} // namespace bloscope::msgpack_value
