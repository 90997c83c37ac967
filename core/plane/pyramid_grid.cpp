#include "core/plane/pyramid_grid.h"

#include "core/plane/picture_plane.h"
#include "core/plane/pyramid_tile.h"

#include <algorithm>
#include <bit>

namespace bloscope {

namespace {

constexpr std::int64_t mostPixels = std::int64_t(1) << 24;
constexpr int mostLevelsAbove = 8; // a tile is at least a pixel

// The largest level with at least as many squares as pixels, or one for each cell.
int levelOf(const PyramidGrid& grid, const CellRect& part, const PixelSize& size)
{
    const auto suits = [](std::int64_t side, std::int64_t cells, std::int64_t pixels) {
        return side == 1 || side * pixels <= cells;
    };
    int level = 0;
    for (; level < grid.base + mostLevelsAbove; ++level) {
        const SquareSize next = grid.squareAt(level + 1);
        if (!suits(next.rows, part.rows, size.height) ||
            !suits(next.columns, part.columns, size.width))
            break;
    }
    return level;
}

} // namespace

std::optional<PyramidPlan> pyramidPlanOf(const PictureRequest& request, const DType& dtype)
{
    const PicturePlane& plane = request.plane;
    const CellRect& part = request.part;
    if (plane.isStrip() || plane.hasColors() || request.options.size->isEmpty() ||
        part.columns <= coarseBudget.cells / part.rows)
        return std::nullopt;
    const auto grid = PyramidGrid::of(plane.all(), static_cast<std::size_t>(dtype.itemsize));
    if (!grid)
        return std::nullopt;
    const int level = levelOf(*grid, part, *request.options.size);
    const CellRect pixels = level > 0 ? grid->squaresOf(level, part) : CellRect();
    if (level < 1 || pixels.rows > mostPixels / pixels.columns)
        return std::nullopt;
    return PyramidPlan{*grid, level, std::min(level, grid->base)};
}

std::optional<PyramidGrid> PyramidGrid::of(const CellRect& all, std::size_t itemsize)
{
    const auto cells = checkedMultiply(all.rows, all.columns);
    if (!cells || *cells < fewestCells || *cells > mostCells)
        return std::nullopt;
    // Sums of short integers are numbers of float32.
    const std::int64_t squareBytes = itemsize <= 2 ? sizeof(float) : sizeof(double);
    PyramidGrid grid{all};
    for (; grid.base <= mostSquareLevel; ++grid.base) {
        const CellRect squares = grid.squaresOf(grid.base, all);
        const bool isShort =
            std::max(squares.rows, squares.columns) <= mostBaseSide || grid.base == mostSquareLevel;
        if (isShort && squares.rows * squares.columns <= mostBaseBytes / squareBytes)
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
