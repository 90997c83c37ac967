#pragma once

#include "core/array/slice.h"
#include "core/cells/cell_selection.h"

namespace bloscope {

// Is the index among those that are taken of its dimension?
bool takes(const DimensionSlice& taken, std::int64_t index);

// Has an array of that shape a cell at the index?
bool hasCell(const Shape& shape, const std::vector<std::int64_t>& index);

// A slice that shows the cell at `index` of the array: this one, where the cell is in its rows and
// columns; dimensions that hide it are changed, the others stay as they are.
Slice sliceShowing(const Slice& slice, const std::vector<std::int64_t>& index);

// Its row and column in a slice that shows it.
CellPosition positionOf(const Slice& slice, const std::vector<std::int64_t>& index);

// The same where its rows and columns have the cell, whatever the other dimensions; nothing where
// they have not.
std::optional<CellPosition> findCell(const Slice& slice, const std::vector<std::int64_t>& index);
// Its position in a slice, counted per dimension; nothing where the slice does not take it.
std::optional<std::vector<std::int64_t>> positionIn(const Slice& slice,
                                                    const std::vector<std::int64_t>& index);

} // namespace bloscope
