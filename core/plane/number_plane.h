#pragma once

#include "core/array/cells_view.h"
#include "core/dtype/dtype.h"

#include <vector>

namespace bloscope {

// Cells side by side as numbers to be coloured.
struct NumberRow {
    std::vector<double> numbers;   // NaN for cells that are not fine
    std::vector<CellState> states; // empty when all cells that were read with them are fine
};

// The rows and columns of a slice as numbers to be coloured.
struct NumberPlane {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<double> numbers;   // row after row; NaN for cells that are not fine
    std::vector<CellState> states; // in the same order; empty when all are fine

    CellState stateOf(std::size_t cell) const
    {
        return states.empty() ? CellState::Fine : states[cell];
    }
};

// What numbers are to be coloured by: their place in a range, or a palette (see readLabels()).
enum class ColoredBy { Range, Palette };

// The cells at rows and columns of their slice, other dimensions at their first index; a row at a
// time, for several threads at once.
class NumberRows {
 public:
    // The cells and `dtype`, which is numeric (DType::isNumeric), live longer. The only column of a
    // strip is taken as a row.
    NumberRows(const CellsView& cells, const DType& dtype, bool isStrip = false,
               ColoredBy by = ColoredBy::Range);

    std::int64_t rows() const { return m_rows; }
    std::int64_t columns() const { return m_columns; }
    void read(std::int64_t row, NumberRow& to) const;
    NumberPlane plane() const;

 private:
    void read(std::int64_t row, std::span<double> numbers, std::span<CellState> states) const;
    ByteView sideBySide(std::int64_t row, ByteBuffer& gathered) const;

    CellsView m_cells;
    const DType& m_dtype;
    std::int64_t m_rows;
    std::int64_t m_columns;
    std::size_t m_stride; // cells from a column to the next
    ColoredBy m_by;
};

// The cells of a slice of any dimensions, one after the other; NaN for those that are not fine.
std::vector<double> numbersOf(const Cells& cells, const DType& dtype);

// All of them.
NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype, ColoredBy by = ColoredBy::Range);

} // namespace bloscope
