#include "tests/support/hex.h"

#include <algorithm>
#include <cstdlib>

namespace bloscope::test {

namespace {

int digitOf(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    std::abort();
}

} // namespace

ByteBuffer bytesFromHex(std::string_view hex)
{
    std::string digits;
    for (const char c : hex)
        if (c != ' ' && c != '\n')
            digits += c;
    if (digits.size() % 2 != 0)
        std::abort();
    ByteBuffer bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(digitOf(digits[i]) * 16 + digitOf(digits[i + 1])));
    return bytes;
}

ByteBuffer patched(ByteBuffer bytes, std::size_t at, ByteView with)
{
    if (at > bytes.size() || with.size() > bytes.size() - at)
        std::abort();
    std::copy(with.begin(), with.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
    return bytes;
}

} // namespace bloscope::test
