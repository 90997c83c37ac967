#pragma once

#include "core/plane/plane_reading.h"

#include <cstddef>
#include <optional>

namespace bloscope {

// How a plane is cut into the tiles of its pyramid. A square of level k has 2^k x 2^k cells,
// counted from the first cell of the plane, and a tile PyramidTile::side squares in a row and in a
// column. Of elongated planes, which fill the room, cells are joined along the longer side alone
// until what is left is no longer than wide.
struct PyramidGrid {
    CellRect all; // of the plane
    int base = 1; // the finest level of which the whole plane is kept

    // Nothing for planes that are too small to need one, and those that nobody waits for.
    static std::optional<PyramidGrid> of(const CellRect& all, std::size_t itemsize);

    // The memory that the whole plane takes at its base level, at most, and the squares along a
    // side, as far as these may be so large: a tile becomes a few pixels of the whole.
    static constexpr std::int64_t mostBaseBytes = std::int64_t(72) << 20;
    static constexpr std::int64_t mostBaseSide = std::int64_t(1) << 17;
    static constexpr std::int64_t fewestCells = std::int64_t(1) << 24;
    static constexpr std::int64_t mostCells = std::int64_t(1) << 36; // some minutes of them

    SquareSize squareAt(int level) const;
    CellRect cellsOf(int level, CellPosition tile) const;       // of the plane
    CellRect tilesOf(int level, const CellRect& cells) const;   // that hold some of them
    CellRect squaresOf(int level, const CellRect& cells) const; // likewise
};

// How a picture comes out of a pyramid: its pixels are squares, at least as many as are wanted or
// one for each cell, and at most twice as many in a row or in a column.
struct PyramidPlan {
    PyramidGrid grid;
    int level = 1;     // of the pixels
    int tileLevel = 1; // of the tiles: no coarser than pixels
};

// Nothing where it is read as it always is: planes with colours of their own, strips, small planes,
// and parts that are read in a moment.
std::optional<PyramidPlan> pyramidPlanOf(const PictureRequest& request, const DType& dtype);

} // namespace bloscope
