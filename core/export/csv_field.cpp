#include "core/export/csv_field.h"

#include <algorithm>

namespace bloscope {

bool needsQuotes(std::string_view field, char delimiter)
{
    return std::ranges::any_of(field, [delimiter](char c) {
        return c == delimiter || c == '"' || c == '\n' || c == '\r';
    });
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
