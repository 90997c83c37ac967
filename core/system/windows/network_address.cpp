#include "core/system/network_address.h"

#include <ws2tcpip.h>

namespace bloscope {

std::optional<std::vector<std::uint8_t>> networkAddress(const std::string& text)
{
    std::vector<std::uint8_t> bytes(16);
    if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1)
        return bytes;
    bytes.resize(4);
    if (::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1)
        return bytes;
    return std::nullopt;
}

} // namespace bloscope
