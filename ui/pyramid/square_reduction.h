#pragma once

#include "core/statistics/number_ends.h"
#include "ui/cells/cell_rect.h"
#include "ui/picture/cell_summary.h"
#include "ui/picture/number_plane.h"
#include "ui/picture/square_size.h"

#include <vector>

namespace bloscope {

template <class T>
class ColumnTotals;

// Squares, counted row after row: each becomes a number, the sum of its finite numbers or the one
// that was chosen of them. Those at the right and the lower edge of what is reduced may have fewer
// cells. They have at most so many rows and columns: sums of columns of 16-bit integers fit 32
// bits.
inline constexpr int mostSquareLevel = 10;
inline constexpr std::int64_t mostSquareSide = std::int64_t(1) << mostSquareLevel;

// A square that holds more than finite numbers, and how many of what.
struct SpecialSquare {
    std::uint32_t square = 0;
    SpecialCounts counts;

    bool operator==(const SpecialSquare&) const = default;
};

// What is found in squares beside their numbers.
struct SquareFindings {
    std::vector<SpecialSquare> specials;
    NumberEnds ends;

    void append(SquareFindings&& next);
    void sortByPlace(); // specials, those of parts of one square together
};

// The number of a square of which no finite number is known, and what two parts of one come to.
inline double emptySquare(Reduction reduction)
{
    return reduction == Reduction::Largest ? -std::numeric_limits<double>::infinity() : 0;
}
inline double joined(double square, double part, Reduction reduction)
{
    if (reduction == Reduction::First) // there are no parts
        return part;
    return reduction == Reduction::Mean ? square + part : std::max(square, part);
}

// Where the numbers go: of the squares of one row side by side.
struct SquareRow {
    std::span<double> numbers;
    std::uint32_t first = 0; // the number of the first of them
    std::int64_t cut = 0;    // columns that the first one lacks at its left
};

// Reduces cells that were read, for several threads at once. Integers are added up without a
// detour over float64; so is whatever has no cell beside finite numbers.
class SquareReducer {
 public:
    // The cells and `dtype`, which is numeric, live longer.
    SquareReducer(const CellsView& cells, const DType& dtype, const SquareSize& square,
                  Reduction reduction);

    // The squares of one row of them: `part` are rows and columns of the cells, no more
    // rows than a square has.
    void reduce(const CellRect& part, const SquareRow& to, SquareFindings& found) const;

 private:
    struct Columns {
        std::size_t begin;
        std::size_t end;
    };
    Columns columnsOf(std::size_t square, const CellRect& part, const SquareRow& to) const;
    void reduceSome(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    template <class T>
    void reduceAs(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    void reduceConverted(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    template <class T>
    void finish(const ColumnTotals<T>& columns, const T* first, const CellRect& part,
                const SquareRow& to, SquareFindings& found) const;
    void reduceOneByOne(const CellRect& part, const std::vector<std::size_t>& squares,
                        const SquareRow& to, SquareFindings& found) const;

    CellsView m_cells;
    const DType& m_dtype;
    NumberRows m_rows;
    std::int64_t m_squareColumns;
    Reduction m_reduction;
    bool m_isNative; // numbers of this machine, those of a row side by side
};

} // namespace bloscope
