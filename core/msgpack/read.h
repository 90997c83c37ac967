#pragma once

#include "core/msgpack/value.h"

namespace bloscope::msgpack_value {

struct ReadValue {
    Value value;
    std::size_t used = 0; // bytes of the first value; what follows is not part of it
};

// Reads the first msgpack value of `bytes` with msgpack-cxx, bounded by limits.msgpackDepth,
// limits.msgpackValues and the bytes there are: counts are compared with what is left before
// anything is allocated (format.md 14.4, #93 to #96). Errors: Malformed "not a complete msgpack
// value", Limit "nested too deeply to be shown: ..." and "too many values to be shown: ...".
Result<ReadValue> readValue(ByteView bytes, const Limits& limits);

} // namespace bloscope::msgpack_value
