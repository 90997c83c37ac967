#pragma once

#include "core/query/expression.h"
#include "core/store/table_source.h"

#include <optional>
#include <span>

namespace bloscope {

// What to write instead of a frequent mistake.

// The condition that begins with that token joins comparisons by & | or ^ without parentheses. In
// Python "a > 1 & b < 2" is "a > (1 & b) < 2"; the error has the text that was probably meant.
Error bitsMistake(std::string_view query, std::span<const QueryToken> tokens,
                  std::size_t firstToken);

// "there is no column named prize; did you mean price?"
std::string unknownNameText(std::string_view what, std::string_view name,
                            std::span<const std::string_view> known);

// The first name in an expression that is none of the columns, as a mistake at its place: with the
// nearest name, or, where a column of texts or dates is compared with it, with the text in quotes
// that was probably meant. Nothing if all are columns.
std::optional<Error> unknownColumn(const Expression& expression,
                                   std::span<const TableColumn> columns);

// What was meant by 2024-02-01 without quotes, which is a difference: "2024-02-01" in quotes.
// Nothing for other expressions.
std::optional<std::string> unquotedDate(const Expression& expression);

} // namespace bloscope
