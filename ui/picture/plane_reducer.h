#pragma once

#include "ui/picture/number_plane.h"

#include <vector>

namespace bloscope {

// Part p of `parts` holds the cells from p * cells / parts to (p + 1) * cells / parts; this is the
// part that holds `cell`.
inline std::int64_t partOf(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    return ((cell + 1) * parts - 1) / cells;
}

// How many cells of a plane are not drawn in a colour of the scale.
struct SpecialCounts {
    std::int64_t notANumber = 0;
    std::int64_t plusInfinity = 0;
    std::int64_t minusInfinity = 0;
    std::int64_t damaged = 0;
    std::int64_t uninitialised = 0;
    std::int64_t absent = 0; // not in this file

    // As NumberPlane holds them: counted unless the number is finite.
    void add(double number, CellState state);
    SpecialCounts& operator+=(const SpecialCounts& other);
    bool operator==(const SpecialCounts&) const = default;
};

// What several numbers become in a smaller plane.
enum class Reduction {
    Mean,
    Largest, // where a mean of labels would be another label: little ones are not lost then
    First    // where angles go round: the mean of those on both sides of the gap lies opposite
};

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
    // What stands for several cells.
    struct Summary {
        double sum = 0; // or the one that was chosen
        std::uint64_t numbers = 0;
        bool plusInfinity = false;
        bool minusInfinity = false;
        bool damaged = false;
        bool absent = false;
        bool fine = false;

        void add(double number, CellState state, Reduction reduction);
        bool addFinite(std::span<const double> numbers); // means; nothing when some are not
        double number(Reduction reduction) const;
        CellState state() const;
    };

    void add(std::span<const double> numbers, std::span<const CellState> states, Summary& to,
             SpecialCounts& counts) const;

    std::int64_t m_rows;
    std::int64_t m_columns;
    std::int64_t m_smallRows;
    std::int64_t m_smallColumns;
    Reduction m_reduction;
    std::vector<Summary> m_summaries; // of the small plane, row after row
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
