#pragma once

#include "core/array/cells.h"
#include "core/array/dtype.h"

#include <vector>

namespace bloscope {

// The rows and columns of a slice as numbers to be coloured.
struct NumberPlane {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<double> numbers;   // row after row; NaN for cells that are not fine
    std::vector<CellState> states; // in the same order; empty when all are fine

    double at(std::int64_t row, std::int64_t column) const
    {
        return numbers[static_cast<std::size_t>(row * columns + column)];
    }
};

// The cells at rows and columns of their slice, other dimensions at their first index. `dtype` is
// numeric (DType::isNumeric).
NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype);

// The plane in `rows` x `columns` cells, neither more than it has: each is the mean of the finite
// numbers it takes the place of. An infinity among them stays one, a damaged cell makes it damaged,
// and one never written shows where there is nothing else: nothing unusual is lost from afar.
NumberPlane reduced(const NumberPlane& plane, std::int64_t rows, std::int64_t columns);

} // namespace bloscope
