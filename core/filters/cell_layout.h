#pragma once

#include "core/base/row_major.h"
#include "core/bytes/byte_view.h"

#include <array>

namespace bloscope {

// How ndcell and ndmean store a block of an n-d array (format.md 4.6, 4.7): cell by cell in
// row-major order of cells, the elements of a cell in row-major order as well. Cells at the end of
// a dimension are clipped to the block.
struct CellLayout {
    static constexpr std::size_t mostDimensions = 8;
    using Extents = std::array<std::int64_t, mostDimensions>;

    std::size_t dimensions = 0;
    std::size_t typesize = 0;
    Extents block{};    // elements of the block
    Extents cell{};     // elements of a cell that is not clipped: 1 to block[d]
    Extents distance{}; // from one cell to the next: 1 to cell[d], or anything for a single cell

    // A layout without cells yet, for a block that checkArrayBlock() has accepted.
    static CellLayout of(const ArrayBlock& array);
};

// Puts the elements of all cells in their places in the block. Both spans have the bytes of the
// block. Bytes of `to` that belong to no cell are left alone.
void scatterCells(const CellLayout& layout, ByteView from, ByteSpan to);

} // namespace bloscope
