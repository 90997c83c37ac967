#include "core/query/query_tokens.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

using TokenKind = QueryToken::Kind;

constexpr std::array<std::string_view, 9> keywords = {"and",  "or",   "not",  "in",   "is",
                                                      "null", "none", "true", "false"};

// Longer ones first.
constexpr std::array<std::string_view, 27> symbols = {
    "**", "//", "==", "!=", "<=", ">=", "<>", "<", ">", "=", "+", "-", "*", "/",
    "%",  "(",  ")",  "[",  "]",  ",",  "&",  "|", "^", "~", "!", ".", ":"};

struct NamedComparison {
    std::string_view symbol;
    CompareOperator comparison;
};
constexpr std::array<NamedComparison, 8> comparisons = {{{"==", CompareOperator::Equal},
                                                         {"=", CompareOperator::Equal},
                                                         {"!=", CompareOperator::NotEqual},
                                                         {"<>", CompareOperator::NotEqual},
                                                         {"<", CompareOperator::Less},
                                                         {"<=", CompareOperator::LessEqual},
                                                         {">", CompareOperator::Greater},
                                                         {">=", CompareOperator::GreaterEqual}}};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Letters of other scripts are bytes from 0x80 on.
bool beginsName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0;
}

bool continuesName(char c)
{
    return beginsName(c) || isDigit(c);
}

// Reads one query from front to back. The first mistake ends it.
class QueryLexer {
 public:
    explicit QueryLexer(std::string_view query) : m_query(query) {}

    Result<std::vector<QueryToken>> readAll()
    {
        std::vector<QueryToken> tokens;
        do {
            if (tokens.size() == mostQueryTokens)
                return Error{ErrorKind::Limit,
                             fmt::format("the query has more than {} words", mostQueryTokens)};
            BLOSCOPE_TRY(QueryToken token, next());
            tokens.push_back(std::move(token));
        } while (tokens.back().kind != TokenKind::End);
        return tokens;
    }

 private:
    Result<QueryToken> next();
    Result<QueryToken> quotedName();
    Result<QueryToken> name();
    Result<QueryToken> number();
    Result<QueryToken> text(TokenKind kind);
    Result<QueryToken> symbol();
    Result<> readEscape(TokenKind kind, std::string& to);
    Result<> readCodePoint(std::size_t digits, TokenKind kind, std::string& to);

    char at(std::size_t i) const { return i < m_query.size() ? m_query[i] : '\0'; }
    void skipDigits()
    {
        while (isDigit(at(m_at)) || (at(m_at) == '_' && isDigit(at(m_at + 1))))
            ++m_at;
    }
    QueryToken token(TokenKind kind, std::size_t begin, std::string text) const
    {
        return {kind, begin, m_at, std::move(text)};
    }

    std::string_view m_query;
    std::size_t m_at = 0;
};

Result<QueryToken> QueryLexer::next()
{
    m_at = std::min(m_query.find_first_not_of(blanks, m_at), m_query.size());
    const char c = at(m_at);
    if (m_at == m_query.size())
        return token(TokenKind::End, m_at, {});
    if (c == '`')
        return quotedName();
    if (c == '\'' || c == '"')
        return text(TokenKind::Text);
    if ((c == 'b' || c == 'B') && (at(m_at + 1) == '\'' || at(m_at + 1) == '"')) {
        ++m_at;
        return text(TokenKind::Bytes);
    }
    if (isDigit(c) || (c == '.' && isDigit(at(m_at + 1))))
        return number();
    return beginsName(c) ? name() : symbol();
}

// Two backticks in it are one of the name.
Result<QueryToken> QueryLexer::quotedName()
{
    const std::size_t begin = m_at++;
    std::string name;
    for (; m_at < m_query.size(); ++m_at) {
        if (m_query[m_at] == '`' && at(m_at + 1) != '`') {
            ++m_at;
            QueryToken quoted = token(TokenKind::Name, begin, std::move(name));
            quoted.isQuoted = true;
            return quoted;
        }
        m_at += m_query[m_at] == '`' ? 1 : 0;
        name += m_query[m_at];
    }
    return queryMistake("the name has no closing backtick", begin);
}

Result<QueryToken> QueryLexer::name()
{
    const std::size_t begin = m_at;
    for (;; ++m_at) {
        while (continuesName(at(m_at)))
            ++m_at;
        if (at(m_at) != '.' || !beginsName(at(m_at + 1)))
            break;
    }
    const std::string_view name = m_query.substr(begin, m_at - begin);
    if (!isUtf8(name))
        return queryMistake("the name is not valid UTF-8", begin);
    return token(TokenKind::Name, begin, std::string(name));
}

Result<QueryToken> QueryLexer::number()
{
    const std::size_t begin = m_at;
    const bool isHexadecimal = at(m_at) == '0' && (at(m_at + 1) == 'x' || at(m_at + 1) == 'X');
    if (isHexadecimal) {
        m_at = std::min(m_query.find_first_not_of("0123456789abcdefABCDEF_", m_at + 2),
                        m_query.size());
    } else {
        skipDigits();
        if (at(m_at) == '.') {
            ++m_at;
            skipDigits();
        }
        const std::size_t sign = at(m_at + 1) == '-' || at(m_at + 1) == '+' ? 1 : 0;
        if ((at(m_at) == 'e' || at(m_at) == 'E') && isDigit(at(m_at + 1 + sign))) {
            m_at += 1 + sign;
            skipDigits();
        }
    }
    std::string digits(m_query.substr(begin, m_at - begin));
    std::erase(digits, '_');
    if (continuesName(at(m_at)) || digits == "0x")
        return queryMistake(
            fmt::format("{} does not continue a number",
                        m_at < m_query.size() ? escapeForDisplay(m_query.substr(m_at), 8) : "this"),
            m_at);
    return token(TokenKind::Number, begin, std::move(digits));
}

Result<QueryToken> QueryLexer::text(TokenKind kind)
{
    const std::size_t begin = m_at;
    const char quote = m_query[m_at++];
    std::string text;
    while (m_at < m_query.size()) {
        const char c = m_query[m_at++];
        if (c == quote) {
            if (kind == TokenKind::Text && !isUtf8(text))
                return queryMistake("the text is not valid UTF-8", begin);
            return token(kind, begin, std::move(text));
        }
        if (c == '\\')
            BLOSCOPE_CHECK(readEscape(kind, text));
        else
            text += c;
    }
    return queryMistake(fmt::format("the text has no closing {}", quote), begin);
}

// After the backslash. As in Python, a backslash before any other character is one of the text.
Result<> QueryLexer::readEscape(TokenKind kind, std::string& to)
{
    constexpr std::string_view letters = "\\'\"nrtabfv0";
    constexpr std::string_view meanings{"\\'\"\n\r\t\a\b\f\v\0", 11};
    const char c = at(m_at);
    if (const auto known = letters.find(c); known != letters.npos && m_at < m_query.size()) {
        ++m_at;
        to += meanings[known];
        return {};
    }
    if (c == 'x' || (kind == TokenKind::Text && (c == 'u' || c == 'U'))) {
        ++m_at;
        return readCodePoint(c == 'x' ? 2 : c == 'u' ? 4 : 8, kind, to);
    }
    to += '\\';
    return {};
}

Result<> QueryLexer::readCodePoint(std::size_t digits, TokenKind kind, std::string& to)
{
    const std::string_view hex = m_query.substr(m_at, digits);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), value, 16);
    if (hex.size() < digits || error != std::errc() || end != hex.data() + hex.size())
        return queryMistake(fmt::format("{} hexadecimal digits are needed here", digits), m_at);
    m_at += digits;
    if (kind == TokenKind::Bytes)
        to += static_cast<char>(value);
    else
        appendUtf8(value, to);
    return {};
}

Result<QueryToken> QueryLexer::symbol()
{
    const std::size_t begin = m_at;
    for (const std::string_view symbol : symbols)
        if (m_query.substr(m_at).starts_with(symbol)) {
            m_at += symbol.size();
            return token(TokenKind::Symbol, begin, std::string(symbol));
        }
    const auto character = firstCodePoint(m_query.substr(m_at));
    const std::string_view wrong = m_query.substr(m_at, character ? character->size : 1);
    return queryMistake(fmt::format("{} has no meaning in a query", escapeForDisplay(wrong)),
                        begin);
}

bool isPlainName(std::string_view name)
{
    const auto tokens = tokensOf(name);
    return tokens && tokens->size() == 2 && tokens->front().kind == TokenKind::Name &&
           tokens->front().text == name && keywordOf(tokens->front()).empty();
}

} // namespace

Error queryMistake(std::string what, std::size_t at)
{
    return Error{ErrorKind::Usage, std::move(what), at};
}

Result<std::vector<QueryToken>> tokensOf(std::string_view query)
{
    if (query.size() > longestQuery)
        return Error{ErrorKind::Limit, fmt::format("the query has {} bytes; the limit is {}",
                                                   query.size(), longestQuery)};
    return QueryLexer(query).readAll();
}

std::string_view keywordOf(const QueryToken& token)
{
    if (token.kind != TokenKind::Name || token.isQuoted)
        return {};
    const std::string word = lowerCase(token.text);
    for (const std::string_view keyword : keywords)
        if (word == keyword)
            return keyword;
    return {};
}

std::optional<CompareOperator> comparisonOf(const QueryToken& token)
{
    const auto named = std::ranges::find(comparisons, token.text, &NamedComparison::symbol);
    if (token.kind != TokenKind::Symbol || named == comparisons.end())
        return {};
    return named->comparison;
}

bool isBitOperator(const QueryToken& token)
{
    return token.kind == TokenKind::Symbol &&
           (token.text == "&" || token.text == "|" || token.text == "^");
}

QueryNumber numberOf(const QueryToken& token)
{
    const bool isHexadecimal = token.text.starts_with("0x") || token.text.starts_with("0X");
    const char* const begin = token.text.data() + (isHexadecimal ? 2 : 0);
    const char* const end = token.text.data() + token.text.size();
    std::uint64_t integer = 0;
    const auto [stop, error] = std::from_chars(begin, end, integer, isHexadecimal ? 16 : 10);
    if (error == std::errc() && stop == end) {
        if (integer <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(integer);
        return integer;
    }
    double number = 0;
    const auto format = isHexadecimal ? std::chars_format::hex : std::chars_format::general;
    if (std::from_chars(begin, end, number, format).ec == std::errc::result_out_of_range)
        return std::strtod(token.text.c_str(), nullptr); // infinite, or zero
    return number;
}

QueryNumber negated(const QueryNumber& number)
{
    constexpr auto least = std::uint64_t(1) << 63;
    if (const auto* const integer = std::get_if<std::int64_t>(&number))
        return -*integer;
    if (const auto* const large = std::get_if<std::uint64_t>(&number)) {
        if (*large == least)
            return std::numeric_limits<std::int64_t>::min();
        return -static_cast<double>(*large);
    }
    return -std::get<double>(number);
}

std::string nameInQuery(std::string_view name)
{
    if (isPlainName(name))
        return std::string(name);
    std::string quoted = "`";
    for (const char c : name)
        quoted += c == '`' ? "``" : std::string(1, c);
    return quoted + '`';
}

std::string textInQuery(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        if (static_cast<unsigned char>(c) < 0x20)
            quoted += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        else
            quoted += c;
    }
    return quoted + '"';
}

} // namespace bloscope
