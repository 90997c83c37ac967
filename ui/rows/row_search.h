#pragma once

#include "core/find/find_cell.h"
#include "ui/rows/shown_rows.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace bloscope {

// A cell among all rows of a source.
struct RowAndColumn {
    std::int64_t row = 0;
    int column = 0;

    bool operator==(const RowAndColumn&) const = default;
};

// What is looked for in which rows.
struct RowWish {
    QString text; // that a cell has in it, in letters of either case; not empty
    std::int64_t rows = 0;
    std::optional<RowAndColumn> from = {}; // behind this cell, or before it; nothing: from the end
    ScanDirection direction = ScanDirection::Forwards;
};

struct RowFound {
    std::optional<RowAndColumn> cell;
    bool hasTurned = false;     // it went on from the other end
    std::int64_t rowNumber = 0; // of the cell, as the source numbers its rows
};

// The next cell with the text, row by row, as it is written in full. Reports the rows that it went
// through. For worker threads. Errors: Cancelled, those of the source.
Result<RowFound> findInRows(const ShownRows& source, const RowWish& wish, const Job& job);

// Which of `count` rows or items a text names: "12", "[12]", or "-1" for the last one.
struct RowPlace {
    std::int64_t row = -1; // -1: none
    QString problem;       // why: a sentence without a full stop
};

RowPlace parseRow(const QString& text, std::int64_t count);

} // namespace bloscope
