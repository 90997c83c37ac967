#pragma once

#include "core/msgpack/value.h"

namespace bloscope::msgpack_value {

// The value in its shortest form, as Python's msgpack writes it: integers in as few bytes as they
// need, text as str, bytes as bin, floats as they are.
ByteBuffer writeValue(const Value& value);

// The shortest form of the first msgpack value of `bytes`: two keys of a map are the same when
// theirs are. Errors: those of readValue().
Result<ByteBuffer> shortestForm(ByteView bytes, const Limits& limits);

// The same, but with the forms of what it replaces: where `stored`, a complete msgpack value, has
// an item in the same place (of a list) or under the same key (of a map), integers keep their
// width, and texts, bytes, lists and maps that of their length, as far as the new value fits. So a
// value that was read, changed somewhere and written back differs there only. Bytes behind the
// stored value are kept.
ByteBuffer writeLike(const Value& value, ByteView stored, const Limits& limits);

} // namespace bloscope::msgpack_value
