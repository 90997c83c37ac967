#pragma once

#include <algorithm>
#include <string>
#include <string_view>

// Text as far as ASCII knows it; all other bytes stay as they are.
namespace bloscope {

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

} // namespace bloscope
