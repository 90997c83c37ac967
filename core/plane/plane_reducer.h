#pragma once

#include "core/plane/cell_summary.h"
#include "core/plane/number_plane.h"

#include <vector>

namespace bloscope {

// Part p of `parts` holds the cells from p * cells / parts to (p + 1) * cells / parts; this is the
// part that holds `cell`.
inline std::int64_t partOf(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    return ((cell + 1) * parts - 1) / cells;
}

// Makes a large plane small, given in pieces of any order: each cell of the result stands for the
// finite numbers it takes the place of. An infinity among them stays one, a damaged cell makes
// it damaged, and one never written shows where there is nothing else: nothing unusual is lost
// from afar.
class PlaneReducer {
 public:
    // From rows x columns to smallRows x smallColumns, none of them more than before.
    PlaneReducer(std::int64_t rows, std::int64_t columns, std::int64_t smallRows,
                 std::int64_t smallColumns, Reduction reduction = Reduction::Mean);

    // Which columns of a piece become one, in their order.
    class ColumnRuns;
    ColumnRuns runsOf(std::int64_t firstColumn, std::int64_t columns) const;
    // Adds a row of such a piece and counts what it holds. Each cell is added once; rows that
    // become different rows of the small plane may be added by several threads.
    void addRow(std::int64_t row, const ColumnRuns& runs, std::span<const double> numbers,
                std::span<const CellState> states, SpecialCounts& counts);
    // The first row after `row` that becomes another row of the small plane.
    std::int64_t rowsEnd(std::int64_t row) const;

    // Adds a piece whose first cell is (row, column) of the large plane.
    SpecialCounts add(const NumberPlane& piece, std::int64_t row, std::int64_t column);

    NumberPlane result() const;

 private:
    void add(std::span<const double> numbers, std::span<const CellState> states, CellSummary& to,
             SpecialCounts& counts) const;

    std::int64_t m_rows;
    std::int64_t m_columns;
    std::int64_t m_smallRows;
    std::int64_t m_smallColumns;
    Reduction m_reduction;
    std::vector<CellSummary> m_summaries; // of the small plane, row after row
};

class PlaneReducer::ColumnRuns {
 private:
    friend class PlaneReducer;
    struct Run { // of cells side by side
        std::size_t to = 0;
        std::size_t cells = 0;
    };
    std::vector<Run> m_runs;
};

} // namespace bloscope
