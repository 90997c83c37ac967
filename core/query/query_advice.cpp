#include "core/query/query_advice.h"

#include "core/base/text.h"

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
    return fmt::format("there is no {} named {}{}", what, escapeForDisplay(name, 100),
                       nearest.empty() ? ""
                                       : fmt::format("; did you mean {}?",
                                                     escapeForDisplay(nameInQuery(nearest))));
}

} // namespace bloscope
