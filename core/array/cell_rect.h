#pragma once

#include <algorithm>
#include <cstdint>

namespace bloscope {

// A cell by its row and column in a slice.
struct CellPosition {
    std::int64_t row = -1;
    std::int64_t column = -1;

    bool operator==(const CellPosition&) const = default;
};

// Some rows and columns of a slice.
struct CellRect {
    std::int64_t row = 0;
    std::int64_t column = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;

    std::int64_t endRow() const { return row + rows; }
    std::int64_t endColumn() const { return column + columns; }
    bool isEmpty() const { return rows <= 0 || columns <= 0; }
    bool contains(CellPosition cell) const
    {
        return cell.row >= row && cell.row < endRow() && cell.column >= column &&
               cell.column < endColumn();
    }
    bool operator==(const CellRect&) const = default;
};

// The part of `a` that lies in `b`; empty when there is none.
inline CellRect intersected(const CellRect& a, const CellRect& b)
{
    CellRect both{std::max(a.row, b.row), std::max(a.column, b.column), 0, 0};
    both.rows = std::max<std::int64_t>(0, std::min(a.endRow(), b.endRow()) - both.row);
    both.columns = std::max<std::int64_t>(0, std::min(a.endColumn(), b.endColumn()) - both.column);
    return both;
}

// The smallest rectangle that has both, which are not empty.
inline CellRect united(const CellRect& a, const CellRect& b)
{
    CellRect both{std::min(a.row, b.row), std::min(a.column, b.column), 0, 0};
    both.rows = std::max(a.endRow(), b.endRow()) - both.row;
    both.columns = std::max(a.endColumn(), b.endColumn()) - both.column;
    return both;
}

} // namespace bloscope
