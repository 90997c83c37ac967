#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// How numbers and foreign text are shown to people.
namespace bloscope {

// A character that is not seen, or changes how its neighbours are seen: controls, soft hyphen,
// zero-width and bidirectional marks, line separators, invisible operators, the byte order mark,
// interlinear annotations and tags.
bool isHidden(char32_t codePoint);

// Text of a file, safe to show on one line: control characters, bytes that are no UTF-8, marks
// that change the direction of writing or take no room, and the backslash itself are written as
// \n, \t, \xHH, \u200e, \\ (format.md 14.4, #89).
std::string escapeForDisplay(std::string_view bytes);

// The same of the first `most` bytes at most, with "..." for the others.
std::string escapeForDisplay(std::string_view bytes, std::size_t most);

// "26 843 546", "-1 000"
std::string groupedDigits(std::int64_t number);
std::string groupedDigits(std::uint64_t number);

// "1 byte", "512 bytes", "25.6 MiB"
std::string byteCountText(std::uint64_t bytes);

// The same with the exact number where the short one rounds: "25.6 MiB (26 843 546 bytes)"
std::string exactByteCountText(std::uint64_t bytes);

} // namespace bloscope
