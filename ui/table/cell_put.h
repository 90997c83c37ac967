#pragma once

#include "core/change/change_cells.h"
#include "core/change/text_block.h"
#include "ui/cells/cell_columns.h"

namespace bloscope {

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
