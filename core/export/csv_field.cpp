#include "core/export/csv_field.h"

#include <algorithm>
#include <cstdint>

namespace bloscope {

bool needsQuotes(std::string_view field, char delimiter)
{
    return std::ranges::any_of(field, [delimiter](char c) {
        return c == delimiter || c == '"' || c == '\n' || c == '\r';
    });
}

bool anyNeedsQuotes(std::string_view fields, std::size_t count, char delimiter)
{
    constexpr std::size_t atOnce = 128; // what is counted in bytes, which vectors hold many of
    std::size_t delimiters = 0;
    const auto countIn = [&](std::string_view part) {
        std::uint8_t found = 0;
        std::uint8_t others = 0;
        for (const char c : part) {
            found = static_cast<std::uint8_t>(found + (c == delimiter));
            others = static_cast<std::uint8_t>(others + (c == '"') + (c == '\n') + (c == '\r'));
        }
        delimiters += found;
        return others > 0;
    };
    for (; fields.size() >= atOnce; fields.remove_prefix(atOnce))
        if (countIn(std::string_view(fields.data(), atOnce)))
            return true;
    return countIn(fields) || delimiters + 1 != count; // one more would end a field
}

void quoteFrom(std::size_t begin, std::string& text)
{
    std::string quoted = "\"";
    for (const char c : std::string_view(text).substr(begin)) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    text.replace(begin, std::string::npos, quoted += '"');
}

void appendField(std::string_view field, char delimiter, std::string& to)
{
    const std::size_t begin = to.size();
    to += field;
    if (needsQuotes(field, delimiter))
        quoteFrom(begin, to);
}

} // namespace bloscope
