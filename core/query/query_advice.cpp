#include "core/query/query_advice.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Token = QueryToken;

// The first token that ends a condition which begins with token `begin`.
std::size_t endOfCondition(std::span<const Token> tokens, std::size_t begin)
{
    std::size_t depth = 0;
    for (std::size_t i = begin; i + 1 < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool isSign = token.kind == Token::Kind::Symbol;
        const std::string_view word = keywordOf(token);
        if (depth == 0 &&
            (word == "and" || word == "or" ||
             (isSign && (token.text == ")" || token.text == "]" || token.text == ","))))
            return i;
        if (isSign && (token.text == "(" || token.text == "["))
            ++depth;
        if (isSign && (token.text == ")" || token.text == "]"))
            --depth;
    }
    return tokens.size() - 1;
}

// Tokens of a condition that separators outside of all parentheses divide.
struct Piece {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
};

template <class IsSeparator>
std::vector<Piece> piecesOf(std::span<const Token> tokens, Piece all, IsSeparator isSeparator)
{
    std::vector<Piece> pieces = {{all.begin, all.begin}};
    std::size_t depth = 0;
    for (std::size_t i = all.begin; i < all.end; ++i) {
        const Token& token = tokens[i];
        const bool isSign = token.kind == Token::Kind::Symbol;
        depth += isSign && (token.text == "(" || token.text == "[") ? 1 : 0;
        depth -= isSign && (token.text == ")" || token.text == "]") ? 1 : 0;
        pieces.back().end = i;
        if (depth == 0 && isSeparator(token))
            pieces.push_back({i + 1, i + 1});
    }
    pieces.back().end = all.end;
    return pieces;
}

bool isTestOperator(const Token& token)
{
    constexpr std::array<std::string_view, 6> words = {"in",       "is",         "between",
                                                       "contains", "startswith", "endswith"};
    return comparisonOf(token).has_value() || (token.kind == Token::Kind::Name && !token.isQuoted &&
                                               std::ranges::find(words, token.text) != words.end());
}

// The condition with parentheses around the pieces that have one of `inner` in them.
template <class IsSeparator, class IsInner>
std::string withParentheses(std::string_view text, std::span<const Token> tokens, Piece all,
                            IsSeparator isSeparator, IsInner isInner)
{
    std::string written;
    for (const Piece& piece : piecesOf(tokens, all, isSeparator)) {
        if (!written.empty())
            written += fmt::format(" {} ", tokens[piece.begin - 1].text);
        if (piece.begin == piece.end)
            continue;
        const std::size_t begin = tokens[piece.begin].begin;
        const auto source = text.substr(begin, tokens[piece.end - 1].end - begin);
        const bool isDivided = piecesOf(tokens, piece, isInner).size() > 1;
        written += isDivided ? fmt::format("({})", source) : std::string(source);
    }
    return escapeForDisplay(written, 300);
}

// Of nothing but literals, as in "flags & 4 == 4", nobody means a comparison.
bool isMeantAsComparison(std::span<const Token> piece)
{
    const bool hasName = std::ranges::any_of(piece, [](const Token& token) {
        return token.kind == Token::Kind::Name && keywordOf(token).empty();
    });
    return hasName || std::ranges::none_of(piece, isTestOperator);
}

// On one line, as it would be typed: without control characters.
std::string shown(std::string_view name)
{
    constexpr std::size_t most = 100; // bytes
    const std::string_view begin = utf8Prefix(name, most);
    return printableLine(begin) + (begin.size() < name.size() ? "..." : "");
}

// Looks for names that are no columns.
class NameCheck {
 public:
    explicit NameCheck(std::span<const TableColumn> columns) : m_columns(columns)
    {
        for (const TableColumn& column : columns)
            m_names.push_back(column.name);
    }

    std::optional<Error> firstMistake(const Expression& expression) const
    {
        if (expression.kind == Expression::Kind::Name)
            return find(expression.text) ? std::nullopt : std::optional(mistake(expression, false));
        const bool comparesTexts =
            isComparison(expression) &&
            std::ranges::any_of(expression.parts,
                                [this](const Expression& part) { return isTextColumn(part); });
        for (const Expression& part : expression.parts) {
            if (comparesTexts && part.kind == Expression::Kind::Name && !find(part.text))
                return mistake(part, true);
            if (auto inner = firstMistake(part))
                return inner;
        }
        return {};
    }

 private:
    static bool isComparison(const Expression& expression)
    {
        return expression.kind == Expression::Kind::Compare ||
               expression.kind == Expression::Kind::Between ||
               expression.kind == Expression::Kind::Call;
    }
    const TableColumn* find(std::string_view name) const
    {
        const auto found = std::ranges::find(m_columns, name, &TableColumn::name);
        return found == m_columns.end() ? nullptr : &*found;
    }
    bool isTextColumn(const Expression& part) const
    {
        const TableColumn* const column =
            part.kind == Expression::Kind::Name ? find(part.text) : nullptr;
        return column && isWrittenAsText(*column);
    }
    Error mistake(const Expression& name, bool isMeantAsText) const
    {
        if (isMeantAsText)
            return queryMistake(fmt::format("there is no column named {}; did you mean the text "
                                            "{}?",
                                            shown(name.text), shown(textInQuery(name.text))),
                                name.begin);
        return queryMistake(unknownNameText("column", name.text, m_names), name.begin);
    }

    std::span<const TableColumn> m_columns;
    std::vector<std::string_view> m_names;
};

} // namespace

Error bitsMistake(std::string_view query, std::span<const QueryToken> tokens,
                  std::size_t firstToken)
{
    const Piece all = {firstToken, endOfCondition(tokens, firstToken)};
    const auto first = std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(firstToken),
                                    tokens.end(), isBitOperator);
    const bool areComparisons =
        std::ranges::all_of(piecesOf(tokens, all, isBitOperator), [&](const Piece& piece) {
            return isMeantAsComparison(tokens.subspan(piece.begin, piece.end - piece.begin));
        });
    const std::string better =
        areComparisons ? withParentheses(query, tokens, all, isBitOperator, isTestOperator)
                       : withParentheses(query, tokens, all, isTestOperator, isBitOperator);
    return queryMistake(
        fmt::format("{} binds more tightly than comparisons; write {}", first->text, better),
        first->begin);
}

std::string unknownNameText(std::string_view what, std::string_view name,
                            std::span<const std::string_view> known)
{
    constexpr std::size_t mostMistakes = 2;
    constexpr std::size_t mostCompared = 64; // bytes: the others are no typing errors
    std::string_view nearest;
    std::size_t fewest = std::min(mostMistakes, name.size() / 2) + 1;
    for (const std::string_view other : known) {
        if (other.size() > mostCompared || name.size() > mostCompared)
            continue;
        const bool differsInCase = lowerCase(std::string(other)) == lowerCase(std::string(name));
        const std::size_t mistakes = differsInCase ? 0 : mistakesBetween(name, other);
        if (mistakes < fewest) {
            fewest = mistakes;
            nearest = other;
        }
    }
    return fmt::format(
        "there is no {} named {}{}", what, shown(name),
        nearest.empty() ? ""
                        : fmt::format("; did you mean {}?", printableLine(nameInQuery(nearest))));
}

std::optional<Error> unknownColumn(const Expression& expression,
                                   std::span<const TableColumn> columns)
{
    const NameCheck check(columns);
    return check.firstMistake(expression);
}

std::optional<std::string> unquotedDate(const Expression& expression)
{
    const auto numberIn = [](const Expression& part) {
        const auto* const number = std::get_if<std::int64_t>(&part.number);
        return part.kind == Expression::Kind::Number && number ? *number : -1;
    };
    if (expression.kind != Expression::Kind::Subtract || expression.isParenthesized ||
        expression.parts.front().kind != Expression::Kind::Subtract)
        return {};
    const std::vector<Expression>& months = expression.parts.front().parts;
    const std::int64_t year = numberIn(months[0]);
    const std::int64_t month = numberIn(months[1]);
    const std::int64_t day = numberIn(expression.parts[1]);
    if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31)
        return {};
    return fmt::format("\"{}-{:02}-{:02}\"", year, month, day);
}

} // namespace bloscope
