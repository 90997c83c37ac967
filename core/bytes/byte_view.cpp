#include "core/bytes/byte_view.h"

namespace bloscope {

void appendHex(ByteView bytes, std::string& to)
{
    constexpr char digits[] = "0123456789abcdef";
    for (const std::byte byte : bytes) {
        to += digits[std::to_integer<unsigned>(byte) >> 4];
        to += digits[std::to_integer<unsigned>(byte) & 15];
    }
}

std::string hexOf(ByteView bytes)
{
    std::string text;
    text.reserve(bytes.size() * 2);
    appendHex(bytes, text);
    return text;
}

} // namespace bloscope
