#include "core/convert/csv_row.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string_view withoutQuotes(std::string_view field)
{
    const bool isQuoted = field.size() >= 2 && field.front() == '"' && field.back() == '"';
    return isQuoted ? trimmed(field.substr(1, field.size() - 2)) : field;
}

} // namespace

CsvRow::CsvRow(std::string_view line, char delimiter)
    : m_rest(delimiter == ' ' ? trimmed(line) : line), m_delimiter(delimiter)
{
}

std::string_view CsvRow::next()
{
    const std::size_t end = std::min(m_rest.find(m_delimiter), m_rest.size());
    const std::string_view field = m_rest.substr(0, end);
    m_isAtEnd = end == m_rest.size();
    m_rest.remove_prefix(m_isAtEnd ? end : end + 1);
    if (m_delimiter == ' ')
        m_rest = trimmed(m_rest);
    return withoutQuotes(trimmed(field));
}

std::int64_t fieldsIn(std::string_view line, char delimiter)
{
    if (delimiter != ' ')
        return 1 + std::ranges::count(line, delimiter);
    std::int64_t count = 0;
    for (CsvRow row(line, delimiter); !row.isAtEnd(); row.next())
        ++count;
    return count;
}

char delimiterOf(std::string_view line)
{
    for (const char delimiter : {'\t', ';', ','})
        if (line.find(delimiter) != std::string_view::npos)
            return delimiter;
    return trimmed(line).find(' ') != std::string_view::npos ? ' ' : ',';
}

bool isNoRow(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '#';
}

} // namespace bloscope
