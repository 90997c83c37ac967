#pragma once

#include <optional>
#include <string>
#include <string_view>

// The texts of protocol 0, which stand on a line of their own.
namespace bloscope::pickle {

// Python's notation with its quotes: 'it\'s'. Nothing where it is none.
std::optional<std::string> unquoted(std::string_view line);

// "raw-unicode-escape" as UTF-8: the bytes of Latin-1 with \u1234 and \U00012345. Nothing where an
// escape is cut off or no character.
std::optional<std::string> rawUnescaped(std::string_view line);

} // namespace bloscope::pickle
