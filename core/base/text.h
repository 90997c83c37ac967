#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
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

// Text as far as ASCII knows it; all other bytes stay as they are.

inline constexpr std::string_view blanks = " \t\r\n";

inline std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

inline std::string lowerCase(std::string text)
{
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// How many bytes have to be added, left out, changed, or swapped with the next one, to make one
// word of the other. Takes time with the product of their lengths.
std::size_t mistakesBetween(std::string_view from, std::string_view to);

// What is printed: no character of it is obeyed by a terminal, or not seen.

// Text that has been put together and may have been escaped already: what is hidden or no UTF-8 is
// escaped as by escapeForDisplay(), the backslash stays; in lines the line feed as well.
std::string printableLine(std::string_view bytes);
std::string printableLines(std::string_view bytes);

// JSON that means the same, without characters that are hidden; how it writes one of those.
std::string printableJson(std::string_view json);
void appendJsonEscape(char32_t codePoint, std::string& to);

// "1 cell", "1 000 cells", of what the words are the singular and the plural of.
std::string amountOf(std::uint64_t number, std::string_view one, std::string_view several);

// The number that the whole text is, in C's notation: "-5", "1e3", "nan", but no "+5", no blanks
// and nothing that Number cannot hold.
template <class Number>
std::optional<Number> parseNumber(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

} // namespace bloscope
