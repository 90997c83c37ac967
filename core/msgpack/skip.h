#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_view.h"

namespace bloscope::msgpack_value {

// Bytes of the first msgpack value of `bytes`, found without building it: however long it is and
// however deeply it is nested, nothing is allocated. Errors: Malformed "not a complete msgpack
// value".
Result<std::size_t> sizeOfValue(ByteView bytes);

// The items of an array that begins at `bytes`, and where the first of them begins. Errors:
// Malformed when it is no array, or claims more items than there are bytes.
struct ArrayStart {
    std::uint32_t count = 0;
    std::size_t headerBytes = 0;
};
Result<ArrayStart> readArrayStart(ByteView bytes);

} // namespace bloscope::msgpack_value
