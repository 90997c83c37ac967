#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// The bytes of an address of the Internet that is written as a number, in the order in which they
// are sent: 4, or 16 of version 6. Nothing for other texts.
std::optional<std::vector<std::uint8_t>> networkAddress(const std::string& text);

} // namespace bloscope
