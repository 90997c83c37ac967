#include "ui/pyramid/pyramid_plan.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t mostPixels = std::int64_t(1) << 24;
constexpr int mostLevelsAbove = 8; // a tile is at least a pixel

// The largest level with at least as many squares as pixels, or one for each cell.
int levelOf(const PyramidGrid& grid, const CellRect& part, const QSize& size)
{
    const auto suits = [](std::int64_t side, std::int64_t cells, std::int64_t pixels) {
        return side == 1 || side * pixels <= cells;
    };
    int level = 0;
    for (; level < grid.ground + mostLevelsAbove; ++level) {
        const SquareSize next = grid.squareAt(level + 1);
        if (!suits(next.rows, part.rows, size.height()) ||
            !suits(next.columns, part.columns, size.width()))
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
    return PyramidPlan{*grid, level, std::min(level, grid->ground)};
}

} // namespace bloscope
