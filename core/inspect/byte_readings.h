#pragma once

#include "core/base/byte_view.h"

namespace bloscope {

// What bytes would be as a value of one type, in both byte orders.
struct ByteReading {
    std::string type;   // "int16", "text", "msgpack"
    std::string little; // empty: there are too few bytes, or they are nothing of the kind
    std::string big;    // empty as well where byte order says nothing
};

// How many bytes are looked at, at most.
inline constexpr std::size_t mostReadingBytes = 256;

// All readings of what `bytes` begin with, always the same types in the same order: whole numbers,
// floats, text in UTF-8 up to the first character that is not seen, a msgpack item.
std::vector<ByteReading> readingsOf(ByteView bytes);

} // namespace bloscope
