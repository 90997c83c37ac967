#include "core/dtype/python_literal.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.';
}

// Recursive descent over one text. The first failure ends it.
class LiteralReader {
 public:
    LiteralReader(std::string_view text, std::size_t mostDepth)
        : m_text(text), m_mostDepth(mostDepth)
    {
    }

    Result<PythonLiteral> readAll()
    {
        BLOSCOPE_TRY(PythonLiteral literal, readValue(0));
        skipBlanks();
        if (m_at < m_text.size())
            return wrong("the end");
        return literal;
    }

 private:
    Result<PythonLiteral> readValue(std::size_t depth);
    Result<PythonLiteral> readItems(PythonLiteral::Kind kind, char close, std::size_t depth);
    Result<> readDictValue(PythonLiteral& dict, std::size_t depth);
    Result<PythonLiteral> readText();
    Result<PythonLiteral> readInteger();
    Result<PythonLiteral> readWord();
    Result<> readEscape(std::string& to);
    Result<> readCodePoint(std::size_t digits, std::string& to);
    void readOctal(char first, std::string& to);

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char c)
    {
        skipBlanks();
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    Error wrong(std::string_view expected) const
    {
        return {ErrorKind::Malformed,
                fmt::format("{} is expected at character {}", expected, m_at)};
    }

    std::string_view m_text;
    std::size_t m_mostDepth;
    std::size_t m_at = 0;
};

Result<PythonLiteral> LiteralReader::readValue(std::size_t depth)
{
    if (depth > m_mostDepth)
        return Error{ErrorKind::Limit,
                     fmt::format("it is nested deeper than {} levels", m_mostDepth)};
    skipBlanks();
    const std::size_t begin = m_at;
    const auto read = [&]() -> Result<PythonLiteral> {
        if (take('['))
            return readItems(PythonLiteral::Kind::List, ']', depth);
        if (take('('))
            return readItems(PythonLiteral::Kind::Tuple, ')', depth);
        if (take('{'))
            return readItems(PythonLiteral::Kind::Dict, '}', depth);
        if (peek() == '\'' || peek() == '"')
            return readText();
        if (peek() == '-' || (peek() >= '0' && peek() <= '9'))
            return readInteger();
        return readWord();
    };
    BLOSCOPE_TRY(PythonLiteral literal, read());
    literal.source = m_text.substr(begin, m_at - begin);
    return literal;
}

// After the opening bracket. "(a)" is no tuple but a.
Result<PythonLiteral> LiteralReader::readItems(PythonLiteral::Kind kind, char close,
                                               std::size_t depth)
{
    PythonLiteral all{kind};
    bool hasComma = false;
    while (!take(close)) {
        if (!all.items.empty() && !hasComma)
            return wrong(fmt::format("',' or '{}'", close));
        BLOSCOPE_TRY(PythonLiteral item, readValue(depth + 1));
        all.items.push_back(std::move(item));
        if (kind == PythonLiteral::Kind::Dict)
            BLOSCOPE_CHECK(readDictValue(all, depth));
        hasComma = take(',');
    }
    if (kind == PythonLiteral::Kind::Tuple && all.items.size() == 1 && !hasComma) {
        PythonLiteral only = std::move(all.items.front());
        return only;
    }
    return all;
}

Result<> LiteralReader::readDictValue(PythonLiteral& dict, std::size_t depth)
{
    if (!take(':'))
        return wrong("':'");
    BLOSCOPE_TRY(PythonLiteral value, readValue(depth + 1));
    dict.items.push_back(std::move(value));
    return {};
}

Result<PythonLiteral> LiteralReader::readText()
{
    PythonLiteral literal{PythonLiteral::Kind::Text};
    const char quote = m_text[m_at++];
    while (peek() != quote || m_at == m_text.size()) {
        if (m_at == m_text.size())
            return wrong(fmt::format("the closing {}", quote));
        const char c = m_text[m_at++];
        if (c == '\\')
            BLOSCOPE_CHECK(readEscape(literal.text));
        else
            literal.text += c;
    }
    ++m_at;
    return literal;
}

// After the backslash.
Result<> LiteralReader::readEscape(std::string& to)
{
    constexpr std::string_view letters = "\\'\"nrtabfv";
    constexpr std::string_view meanings = "\\'\"\n\r\t\a\b\f\v";
    if (m_at == m_text.size())
        return wrong("an escape");
    const char c = m_text[m_at++];
    if (const auto known = letters.find(c); known != std::string_view::npos)
        to += meanings[known];
    else if (c == 'x' || c == 'u' || c == 'U')
        return readCodePoint(c == 'x' ? 2 : c == 'u' ? 4 : 8, to);
    else if (c >= '0' && c <= '7')
        readOctal(c, to);
    else if (c != '\n')
        to += {'\\', c}; // no escape at all: Python leaves it as it is
    return {};
}

Result<> LiteralReader::readCodePoint(std::size_t digits, std::string& to)
{
    std::uint32_t codePoint = 0;
    const std::string_view hex = m_text.substr(m_at, digits);
    const auto [end, failure] = std::from_chars(hex.data(), hex.data() + hex.size(), codePoint, 16);
    if (failure != std::errc() || end != hex.data() + digits)
        return wrong(fmt::format("{} hexadecimal digits", digits));
    m_at += digits;
    appendUtf8(codePoint, to);
    return {};
}

void LiteralReader::readOctal(char first, std::string& to)
{
    char32_t codePoint = static_cast<char32_t>(first - '0');
    for (int more = 0; more < 2 && peek() >= '0' && peek() <= '7'; ++more)
        codePoint = codePoint * 8 + static_cast<char32_t>(m_text[m_at++] - '0');
    appendUtf8(codePoint, to);
}

Result<PythonLiteral> LiteralReader::readInteger()
{
    PythonLiteral literal{PythonLiteral::Kind::Integer};
    const char* const begin = m_text.data() + m_at;
    const char* const end = m_text.data() + m_text.size();
    const auto [stop, failure] = std::from_chars(begin, end, literal.integer);
    if (failure != std::errc())
        return wrong("a 64-bit integer");
    m_at += static_cast<std::size_t>(stop - begin);
    return literal;
}

Result<PythonLiteral> LiteralReader::readWord()
{
    PythonLiteral literal{PythonLiteral::Kind::Word};
    while (isWordCharacter(peek()))
        literal.text += m_text[m_at++];
    if (literal.text.empty())
        return wrong("a value");
    return literal;
}

// Does Python write it as it is?
bool isPrintable(char32_t c)
{
    constexpr char32_t deletes = 0x7F;
    constexpr char32_t softHyphen = 0xAD;
    return c >= 0x20 && (c < deletes || c > 0xA0) && c != softHyphen;
}

void appendCharacter(std::string_view bytes, char32_t c, char quote, std::string& to)
{
    if (c == '\n')
        to += "\\n";
    else if (c == '\r')
        to += "\\r";
    else if (c == '\t')
        to += "\\t";
    else if (!isPrintable(c))
        fmt::format_to(std::back_inserter(to), "\\x{:02x}", static_cast<std::uint32_t>(c));
    else if (c == '\\' || c == static_cast<unsigned char>(quote))
        (to += '\\') += bytes;
    else
        to += bytes;
}

} // namespace

Result<PythonLiteral> parsePythonLiteral(std::string_view text, std::size_t mostDepth)
{
    return LiteralReader(text, mostDepth).readAll();
}

void appendPythonText(std::string_view text, std::string& to)
{
    const bool hasOnlySingleQuotes =
        text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos;
    const char quote = hasOnlySingleQuotes ? '"' : '\'';
    to += quote;
    while (const auto next = firstCodePoint(text)) {
        appendCharacter(text.substr(0, next->size), next->value, quote, to);
        text.remove_prefix(next->size);
    }
    to += quote;
}

} // namespace bloscope
