#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// What is printed: no character of it is obeyed by a terminal, or not seen.
namespace bloscope {

// Text that has been put together and may have been escaped already: what is hidden or no UTF-8 is
// escaped as by escapeForDisplay(), the backslash stays; in lines the line feed as well.
std::string printableLine(std::string_view bytes);
std::string printableLines(std::string_view bytes);

// JSON that means the same, without characters that are hidden; how it writes one of those.
std::string printableJson(std::string_view json);
void appendJsonEscape(char32_t codePoint, std::string& to);

// "1 cell", "1 000 cells", of what the words are the singular and the plural of.
std::string amountOf(std::uint64_t number, std::string_view one, std::string_view several);

} // namespace bloscope
