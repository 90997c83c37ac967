#include "core/convert/csv_row.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::string_view allBlanks = " \t";
constexpr auto npos = std::string_view::npos;

std::string_view withoutBlanks(std::string_view text, std::string_view which)
{
    const std::size_t first = text.find_first_not_of(which);
    if (first == npos)
        return {};
    return text.substr(first, text.find_last_not_of(which) - first + 1);
}

// What is not between quotes, each quote included.
std::string outsideOfQuotes(std::string_view line)
{
    std::string outside;
    bool isInside = false;
    for (const char c : line) {
        if (c == '"' || !isInside)
            outside += c;
        isInside = isInside != (c == '"');
    }
    return outside;
}

} // namespace

CsvRow::CsvRow(std::string_view line, char delimiter, Blanks around)
    : m_rest(delimiter == ' ' ? withoutBlanks(line, allBlanks) : line),
      m_delimiter(delimiter),
      m_blanks(around)
{
}

// A tab that delimits is no blank.
std::string_view CsvRow::trimmed(std::string_view field) const
{
    return withoutBlanks(field, m_delimiter == '\t' ? " " : allBlanks);
}

std::string_view CsvRow::next()
{
    if (m_blanks == Blanks::Trimmed && !m_rest.empty() && allBlanks.find(m_rest[0]) != npos) {
        const std::size_t end = m_rest.find_first_not_of(m_delimiter == '\t' ? " " : allBlanks);
        m_rest.remove_prefix(std::min(end, m_rest.size()));
    }
    m_wasQuoted = m_rest.starts_with('"');
    const std::string_view field = m_wasQuoted ? takeQuoted() : takePlain();
    m_isAtEnd = m_rest.empty();
    if (!m_isAtEnd)
        m_rest.remove_prefix(1);
    if (m_delimiter == ' ')
        m_rest = withoutBlanks(m_rest, allBlanks);
    return field;
}

std::string_view CsvRow::takePlain()
{
    const std::string_view field = m_rest.substr(0, m_rest.find(m_delimiter));
    m_rest.remove_prefix(field.size());
    return m_blanks == Blanks::Trimmed ? trimmed(field) : field;
}

// With what follows the closing quote, which makes a number none.
std::string_view CsvRow::takeQuoted()
{
    m_unquoted.clear();
    m_rest.remove_prefix(1);
    for (;;) {
        const std::size_t quote = m_rest.find('"');
        m_unquoted += m_rest.substr(0, quote);
        m_rest.remove_prefix(quote == npos ? m_rest.size() : quote + 1);
        m_isBroken |= quote == npos;
        if (!m_rest.starts_with('"'))
            break;
        m_unquoted += '"';
        m_rest.remove_prefix(1);
    }
    m_unquoted += takePlain();
    return m_blanks == Blanks::Trimmed ? trimmed(m_unquoted) : std::string_view(m_unquoted);
}

std::vector<std::string> allFieldsOf(CsvRow row)
{
    std::vector<std::string> fields;
    while (!row.isAtEnd())
        fields.emplace_back(row.next());
    return fields;
}

char delimiterOf(std::string_view line, DelimiterGuess guess)
{
    const std::string outside = outsideOfQuotes(withoutBlanks(line, " "));
    const auto has = [&](std::string_view text) { return outside.find(text) != npos; };
    if (has("\t"))
        return '\t';
    if (has(";"))
        return ';';
    if (guess.areCommasDecimal ? has(",\"") || has("\",") : has(","))
        return ',';
    if (has("|"))
        return '|';
    return guess.mayBeBlank && has(" ") ? ' ' : '\0';
}

bool isNoRow(std::string_view line)
{
    const std::string_view text = withoutBlanks(line, allBlanks);
    return text.empty() || text.front() == '#';
}

} // namespace bloscope
