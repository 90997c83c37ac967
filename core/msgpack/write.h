#pragma once

#include "core/bytes/byte_writer.h"
#include "core/msgpack/stored_item.h"
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

// Writes what stands before the body of a text, bytes, an extension (without its type) or the items
// of a list or map: the marker and the length, in the form of the marker `kept`, of the same kind,
// unless the length does not fit it; without one in the shortest. `length` is below 2^32.
void writeHead(Kind kind, std::size_t length, std::optional<std::uint8_t> kept, ByteWriter& to);

} // namespace bloscope::msgpack_value
