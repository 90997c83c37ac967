#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bloscope {

// A word of a query (docs/queries.md): a name, a literal or a symbol, with its place in the text.
struct QueryToken {
    enum class Kind { Name, Number, Text, Bytes, Symbol, End };
    Kind kind = Kind::End;
    std::size_t begin = 0; // in bytes of the query
    std::size_t end = 0;
    // Of names the whole path with its dots; of texts and bytes what they mean; of numbers the
    // digits without underscores.
    std::string text = {};
    bool isQuoted = false; // a name in backticks, which is never a word of the language
};

// A mistake in a query: the error has the place, in bytes of the query, as its offset.
Error queryMistake(std::string what, std::size_t at);

// The words of a query; the last one is its end. Errors: Usage with the place for characters that
// begin nothing, texts and names that do not end and bytes that are not UTF-8; Limit for queries of
// more than longestQuery bytes or mostQueryTokens words.
inline constexpr std::size_t longestQuery = 64 * 1024;
inline constexpr std::size_t mostQueryTokens = 20'000;
Result<std::vector<QueryToken>> tokensOf(std::string_view query);

// The word of a token if it is one of the language ("and", "in", ...): in lower case.
std::string_view keywordOf(const QueryToken& token);

// What a token is as an operator: "==", "=", "!=", "<>", "<", ...
enum class CompareOperator { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };
std::optional<CompareOperator> comparisonOf(const QueryToken& token);

// "&", "|" or "^".
bool isBitOperator(const QueryToken& token);

// A number of a query: unsigned for integers that int64_t cannot contain, a float for others.
using QueryNumber = std::variant<std::int64_t, std::uint64_t, double>;
QueryNumber numberOf(const QueryToken& token); // of kind Number
QueryNumber negated(const QueryNumber& number);

// A name and a text as they are written in a query: the name in backticks where it needs them.
std::string nameInQuery(std::string_view name);
std::string textInQuery(std::string_view text);

} // namespace bloscope
