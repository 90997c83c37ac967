#include "ui/picture/pyramid_plan.h"

#include <algorithm>
#include <bit>

namespace bloscope {

namespace {

constexpr std::int64_t mostPixels = std::int64_t(1) << 24;
constexpr int mostLevelsAbove = 8; // a tile is at least a pixel

// The largest level with at least as many squares as pixels.
int levelOf(const CellRect& part, const QSize& size)
{
    const std::int64_t cells = std::min(part.rows / size.height(), part.columns / size.width());
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(cells))) - 1;
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
    const int level =
        std::min(levelOf(part, *request.options.size), grid->ground + mostLevelsAbove);
    const CellRect pixels = level > 0 ? grid->squaresOf(level, part) : CellRect();
    if (level < 1 || pixels.rows > mostPixels / pixels.columns)
        return std::nullopt;
    return PyramidPlan{*grid, level, std::min(level, grid->ground)};
}

} // namespace bloscope
