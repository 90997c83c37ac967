#pragma once

#include "core/query/query_rows.h"
#include "ui/rows/shown_rows.h"

namespace bloscope {

// The same rows, in which cells that differ from `inFile`, the table without its edits, have the
// text that they have there. `columns`: which of the table are shown.
ShownRowsPtr markedRows(ShownRowsPtr shown, std::shared_ptr<const ChosenRows> rows,
                        QueryTablePtr inFile, std::vector<std::size_t> columns);

} // namespace bloscope
