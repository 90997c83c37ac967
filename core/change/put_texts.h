#pragma once

#include "core/base/result.h"
#include "core/cells/cell_columns.h"
#include "core/change/change_cells.h"

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

// Cells of a plane, in rows and in columns of CellColumns, as the parts of elements that they are,
// each with the text that `textOf` has for its type.
using TextOf = std::function<std::string(const DType&)>;
std::vector<CellsToChange> cellsToChange(const CellColumns& columns, const Slice& plane,
                                         const CellRect& cells, const TextOf& textOf);

// Where the texts of a block are put: from a cell of a plane on, as above.
struct PutPlace {
    Slice plane;
    CellPosition first;
};

// Gives cells the values that the texts of a block, whose rows are alike, stand for; answers how
// many have another one now. For worker threads. Errors, with nothing written: Usage for a block
// that reaches beyond the last row or column, and of single cells, with their place in front
// ("[3, 4].b: "x" is no whole number"); those of SliceReader::read() and ValueEditor::write().
Result<std::uint64_t> putTexts(const SliceReader& values, ValueEditor& editor,
                               const PutPlace& place, const TextBlock& texts, const Job& job);

// Takes what was copied elsewhere apart: at tabs, or, without any, at semicolons or commas, unless
// the first line is a value of the type of `first` as it is. Errors: those of parseTextBlock();
// Usage for "0,25", which may be one value or two.
Result<TextBlock> textsToPut(std::string_view text, const DType& first);

} // namespace bloscope
