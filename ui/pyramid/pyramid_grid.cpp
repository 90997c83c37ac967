#include "ui/pyramid/pyramid_grid.h"

#include "ui/picture/picture_plane.h"
#include "ui/pyramid/pyramid_tile.h"

#include <algorithm>
#include <bit>

namespace bloscope {

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
        const bool isShort = std::max(squares.rows, squares.columns) <= mostGroundSide ||
                             grid.ground == mostSquareLevel;
        if (isShort && squares.rows * squares.columns <= mostGroundBytes / squareBytes)
            return grid;
    }
    return std::nullopt;
}

SquareSize PyramidGrid::squareAt(int level) const
{
    const auto [shorter, longer] = std::minmax(all.rows, all.columns);
    const auto ratio = static_cast<std::uint64_t>(isElongated(all) ? longer / shorter : 1);
    const int alone = static_cast<int>(std::bit_width(ratio)) - 1;
    const std::int64_t along = std::int64_t(1) << level;
    const std::int64_t across = std::int64_t(1) << std::max(0, level - alone);
    return all.rows > all.columns ? SquareSize{along, across} : SquareSize{across, along};
}

CellRect PyramidGrid::cellsOf(int level, CellPosition tile) const
{
    const SquareSize size = squareAt(level).times(PyramidTile::side);
    return intersected(size.cellsOf({tile.row, tile.column, 1, 1}), all);
}

CellRect PyramidGrid::tilesOf(int level, const CellRect& cells) const
{
    return squareAt(level).times(PyramidTile::side).squaresOf(cells);
}

CellRect PyramidGrid::squaresOf(int level, const CellRect& cells) const
{
    return squareAt(level).squaresOf(cells);
}

} // namespace bloscope
