#pragma once

#include "core/array/cell_source.h"

#include <cstdint>
#include <vector>

namespace bloscope {

// Has the array of shape `overlay` a cell for every cell of the one of shape `below`? Leading
// dimensions of one index aside (nnU-Net's labels are (1, z, y, x), its images (c, z, y, x)), its
// shape has to be that of the last dimensions, two of them at least where there are two.
bool canLieOver(const Shape& overlay, const Shape& below);

// Where the cells of a slice of the array below lie in the overlay. What the overlay does not have
// is left out; of leading dimensions of one index that index is taken.
Slice sliceOfOverlay(const Slice& below, const Shape& overlay);

// And the one cell of it that lies over a cell of the array below.
std::vector<std::int64_t> indexInOverlay(const std::vector<std::int64_t>& index, const Shape& below,
                                         const Shape& overlay);

// The cells of an overlay at the indices of the array below, whose shape it has: canLieOver() it.
CellSourcePtr overlaySourceOf(CellSourcePtr cells, Shape below);

} // namespace bloscope
