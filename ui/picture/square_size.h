#pragma once

#include "core/array/cell_rect.h"
#include "core/base/checked.h"

namespace bloscope {

// How many rows and columns of cells are joined into one square: powers of two, and as many of the
// one as of the other where a plane is no long table. Squares are counted from cell (0, 0).
struct SquareSize {
    std::int64_t rows = 1;
    std::int64_t columns = 1;

    bool operator==(const SquareSize&) const = default;

    SquareSize times(std::int64_t count) const { return {rows * count, columns * count}; }

    // The square of a cell, those that hold some of `cells`, and all cells of some squares.
    CellPosition squareOf(CellPosition cell) const
    {
        return {cell.row / rows, cell.column / columns};
    }
    CellRect squaresOf(const CellRect& cells) const
    {
        const auto [row, column] = squareOf({cells.row, cells.column});
        return {row, column, ceilDivide(cells.endRow(), rows) - row,
                ceilDivide(cells.endColumn(), columns) - column};
    }
    CellRect cellsOf(const CellRect& squares) const
    {
        return {squares.row * rows, squares.column * columns, squares.rows * rows,
                squares.columns * columns};
    }
};

} // namespace bloscope
