#pragma once

#include "ui/rows/row_source.h"

namespace bloscope {

// A rectangle of cells, in rows of the whole source.
struct RowRange {
    std::int64_t firstRow = 0;
    std::int64_t rows = 0;
    int firstColumn = 0;
    int columns = 0;

    bool isEmpty() const { return rows == 0 || columns == 0; }
};

// More cells are exported to a file instead.
constexpr std::int64_t mostCopiedCells = 1'000'000;

// The cells as tab-separated lines, whole values, nulls empty; values with tabs, quotes or line
// ends stand in quotes, as spreadsheets take them; one cell has no end of a line. For worker
// threads. Errors: Cancelled, those of the source, and the sentence about cells that could not be
// read.
Result<QString> copyOf(const RowSource& source, const RowRange& range, const Job& job);

} // namespace bloscope
