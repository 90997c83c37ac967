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

// The value of an edited text, in the forms that `before` has (see writeLike()). Errors: those of
// fromJson().
Result<ByteBuffer> valueFromJson(std::string_view text, ByteView before, const Limits& limits = {});

} // namespace bloscope::msgpack_value
