#include "ui/picture/pyramid_grid.h"

#include "core/base/checked.h"
#include "ui/picture/pyramid_tile.h"

namespace bloscope {

namespace {

// Those of `size` x `size` cells that hold some of `cells`.
CellRect partsOf(const CellRect& cells, std::int64_t size)
{
    const std::int64_t row = cells.row / size;
    const std::int64_t column = cells.column / size;
    return {row, column, ceilDivide(cells.endRow(), size) - row,
            ceilDivide(cells.endColumn(), size) - column};
}

} // namespace

std::optional<PyramidGrid> PyramidGrid::of(const CellRect& all, std::size_t itemsize)
{
    const auto cells = checkedMultiply(all.rows, all.columns);
    if (!cells || *cells < fewestCells || *cells > mostCells)
        return std::nullopt;
    // Sums of short integers are numbers of float32.
    const std::int64_t squareBytes = itemsize <= 2 ? sizeof(float) : sizeof(double);
    PyramidGrid grid{all};
    for (; grid.ground <= mostSquareLevel; ++grid.ground) {
        const CellRect squares = grid.squaresOf(grid.ground, all);
        if (squares.rows * squares.columns <= mostGroundBytes / squareBytes)
            return grid;
    }
    return std::nullopt;
}

CellRect PyramidGrid::cellsOf(int level, CellPosition tile) const
{
    const std::int64_t size = PyramidTile::side << level;
    return intersected({tile.row * size, tile.column * size, size, size}, all);
}

CellRect PyramidGrid::tilesOf(int level, const CellRect& cells) const
{
    return partsOf(cells, PyramidTile::side << level);
}

CellRect PyramidGrid::squaresOf(int level, const CellRect& cells) const
{
    return partsOf(cells, std::int64_t(1) << level);
}

} // namespace bloscope
