#pragma once

#include "ui/cells/cell_tile.h"

namespace bloscope {

// What is told of a cell of a tile beside what it shows: all of its text, the element that it is a
// part of, why it has no value, and what it was in the file. Empty where there is nothing to add.
QString cellToolTip(const CellTile& tile, CellPosition cell, const CellColumns& columns);

// "Edited; was 3.5 in the file"; empty for cells that are not.
QString cellEditText(const CellTile& tile, CellPosition cell);

} // namespace bloscope
