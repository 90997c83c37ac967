#pragma once

#include "core/array/cells.h"

namespace bloscope {

// Rows and columns of cells in the memory of somebody else.
struct CellsView {
    const std::byte* first = nullptr; // the cell at (0, 0)
    std::size_t itemsize = 1;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    CellSteps steps;
    std::span<const CellState> states; // one per cell, as the steps count; empty: all are fine

    CellsView() = default;
    // Those of the slice; other dimensions at their first index.
    CellsView(const Cells& cells)
        : first(cells.bytes.data()),
          itemsize(cells.itemsize),
          rows(cells.slice.rows()),
          columns(cells.slice.columns()),
          steps(cells.steps()),
          states(cells.states)
    {
    }
};

} // namespace bloscope
