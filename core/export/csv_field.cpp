#include "core/export/csv_field.h"

namespace bloscope {

bool needsQuotes(std::string_view field, char delimiter)
{
    const char special[] = {delimiter, '"', '\n', '\r'};
    return field.find_first_of(std::string_view(special, sizeof special)) != field.npos;
}

void quoteFrom(std::size_t begin, std::string& text)
{
    std::string quoted = "\"";
    for (const char c : std::string_view(text).substr(begin))
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    text.replace(begin, std::string::npos, quoted + '"');
}

void appendField(std::string_view field, char delimiter, std::string& to)
{
    const std::size_t begin = to.size();
    to += field;
    if (needsQuotes(field, delimiter))
        quoteFrom(begin, to);
}

} // namespace bloscope
