#pragma once

#include "core/plane/square_reduction.h"

#include <memory>
#include <variant>

namespace bloscope {

// Some squares of a plane, side by side, that were reduced from all of their cells. Takes little
// room: eight bytes a square, four where all numbers fit a float32 exactly, and more only for
// squares that hold something unusual. Immutable.
class PyramidTile {
 public:
    static constexpr std::int64_t side =
        256; // squares in a row and in a column, at the edges fewer

    // What was found in it: the numbers of its squares row after row, and an even sample of its
    // finite numbers.
    struct Content {
        std::int64_t rows = 0; // of cells
        std::int64_t columns = 0;
        SquareSize square;
        Reduction reduction = Reduction::Mean;
        std::vector<double> numbers;
        SquareFindings found;
        std::vector<double> sample;
    };
    explicit PyramidTile(Content content);

    using Singles = std::vector<float>;
    using Doubles = std::vector<double>;
    using SquareNumbers = std::variant<Singles, Doubles>;

    // What stands for all cells of some of its squares, at least one.
    CellSummary summaryOf(const CellRect& squares) const;
    // What they hold beside finite numbers.
    SpecialCounts countsOf(const CellRect& squares) const;

    CellRect squares() const;
    const SquareNumbers& numbers() const { return m_numbers; } // of its squares, row after row
    const std::vector<SpecialSquare>& specials() const { return m_specials; } // by their place
    const NumberEnds& ends() const { return m_ends; }
    const std::vector<double>& sample() const { return m_sample; }
    std::size_t bytes() const;

 private:
    CellSummary at(std::int64_t row, std::int64_t column) const;
    double numberAt(std::int64_t row, std::int64_t column) const;
    std::int64_t cellsOf(const CellRect& squares) const;
    template <class Numbers>
    double sumOf(const Numbers& numbers, const CellRect& squares) const;
    template <class Visit>
    void forEachSpecial(const CellRect& squares, const Visit& visit) const;

    std::int64_t m_rows;
    std::int64_t m_columns;
    SquareSize m_square;
    Reduction m_reduction;
    SquareNumbers m_numbers;
    std::vector<SpecialSquare> m_specials;
    SpecialCounts m_counts;
    NumberEnds m_ends;
    std::vector<double> m_sample;
};

using PyramidTilePtr = std::shared_ptr<const PyramidTile>;

} // namespace bloscope
