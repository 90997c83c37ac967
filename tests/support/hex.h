#pragma once

#include "core/base/byte_view.h"

#include <string_view>

namespace bloscope::test {

// "05 01 02 04 40000000" -> the nine bytes. Blanks and line ends do not count; anything else that
// is no hex digit is a mistake of the test and aborts it.
ByteBuffer bytesFromHex(std::string_view hex);

// The bytes with some of them replaced, from `at` on.
ByteBuffer patched(ByteBuffer bytes, std::size_t at, ByteView with);

inline namespace literals {
inline ByteBuffer operator""_hex(const char* text, std::size_t size)
{
    return bytesFromHex({text, size});
}
} // namespace literals

} // namespace bloscope::test
