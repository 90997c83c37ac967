#pragma once

#include "core/query/query_tokens.h"

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

} // namespace bloscope
