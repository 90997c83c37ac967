#pragma once

#include "core/array/cell_source.h"

#include <cstddef>

namespace bloscope {

// The answer of a source before it is filled: of a slice of cells of `itemsize` bytes, with `bytes`
// still to be allocated.
struct CellsToRead {
    Cells cells;
    std::size_t bytes = 0;
};

// Errors: Usage for a slice that was not made for this shape; Limit for more than
// SliceReader::mostBytes.
Result<CellsToRead> cellsToRead(const Slice& slice, const Shape& shape, std::size_t itemsize);

} // namespace bloscope
