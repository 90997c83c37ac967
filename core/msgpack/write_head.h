#pragma once

#include "core/bytes/byte_writer.h"
#include "core/msgpack/stored_item.h"

namespace bloscope::msgpack_value {

// Writes what stands before the body of a text, bytes, an extension (without its type) or the items
// of a list or map: the marker and the length, in the form of the marker `kept`, of the same kind,
// unless the length does not fit it; without one in the shortest. `length` is below 2^32.
void writeHead(Kind kind, std::size_t length, std::optional<std::uint8_t> kept, ByteWriter& to);

} // namespace bloscope::msgpack_value
