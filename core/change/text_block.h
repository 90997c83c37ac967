#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Texts in rows, as spreadsheets put them onto the clipboard: one or more, each row as long as the
// others.
using TextBlock = std::vector<std::vector<std::string>>;

// Texts beyond that are files, which are converted instead.
inline constexpr std::size_t mostTextsInBlock = 1'000'000;

// Takes a text apart: rows end in \n, \r\n or \r (the last one may), and texts at `delimiter`, or
// none inside of a row when that is 0. A text that begins with a quote ends at the next single one
// and may hold anything; two quotes in it stand for one. Errors: Usage "row 3 has 2 values, row 1
// has 3", "the quote in row 2, column 1 does not end"; Limit.
Result<TextBlock> parseTextBlock(std::string_view text, char delimiter);

} // namespace bloscope
