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

    CellState stateOf(std::size_t cell) const
    {
        return states.empty() ? CellState::Fine : states[cell];
    }
};

// The cells at rows and columns of their slice, other dimensions at their first index. `dtype` is
// numeric (DType::isNumeric).
NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype);

} // namespace bloscope
