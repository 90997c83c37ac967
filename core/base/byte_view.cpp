#include "core/base/byte_view.h"

namespace bloscope {

namespace {

int digitOf(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    return digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
}

} // namespace

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

std::optional<ByteBuffer> bytesOfHex(std::string_view hex)
{
    if (hex.size() % 2 != 0)
        return {};
    ByteBuffer bytes(hex.size() / 2);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const int high = digitOf(hex[2 * i]);
        const int low = digitOf(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return {};
        bytes[i] = static_cast<std::byte>(high * 16 + low);
    }
    return bytes;
}

} // namespace bloscope
