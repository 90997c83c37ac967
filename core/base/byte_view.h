#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace bloscope {

using ByteView = std::span<const std::byte>; // not owned
using ByteSpan = std::span<std::byte>;       // not owned, to be filled
using ByteBuffer = std::vector<std::byte>;   // owned, zero-initialised

inline ByteView bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

inline std::string_view textOf(ByteView bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Integers and floats of either byte order at any address. The caller has checked that they are
// there.
template <class T>
T loadLittle(const std::byte* from)
{
    static_assert(std::is_trivially_copyable_v<T>);
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

template <class T>
T loadBig(const std::byte* from)
{
    std::byte turned[sizeof(T)];
    for (std::size_t i = 0; i < sizeof(T); ++i)
        turned[i] = from[sizeof(T) - 1 - i];
    return loadLittle<T>(turned);
}

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
              "loadLittle assumes a little-endian machine");

std::string hexOf(ByteView bytes); // "05f3..", two lower-case digits a byte
void appendHex(ByteView bytes, std::string& to);

// The inverse; nothing for text that is not two hex digits, of either case, for each byte.
std::optional<ByteBuffer> bytesOfHex(std::string_view hex);

} // namespace bloscope
