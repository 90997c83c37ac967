#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bloscope {

// One code point and the bytes it takes.
struct CodePoint {
    char32_t value = 0;
    std::size_t size = 0;
};

// The first code point of `text`; nothing at the end and where the bytes are no UTF-8 (cut off,
// longer than needed, a surrogate, past U+10FFFF).
std::optional<CodePoint> firstCodePoint(std::string_view text);

bool isUtf8(std::string_view text);

// Bytes that are meant to be text: those that are not UTF-8 are written as \xff, as Python's
// "backslashreplace" does.
std::string textForJson(std::string_view bytes);

// At most `most` bytes from the front, without cutting a code point in two.
std::string_view utf8Prefix(std::string_view text, std::size_t most);

// Appends a code point; what is none (a surrogate, past U+10FFFF) becomes U+FFFD.
void appendUtf8(char32_t codePoint, std::string& to);

// The same to where there is room for the longest. Returns the end.
inline constexpr std::size_t mostUtf8Bytes = 4;
char* writeUtf8(char32_t codePoint, char* to);

} // namespace bloscope
