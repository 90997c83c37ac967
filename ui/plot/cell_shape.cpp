#include "ui/plot/cell_shape.h"

#include <cstdlib>

namespace bloscope {

std::optional<double> trueHeight(const PicturePlane& plane, const std::vector<double>& spacing)
{
    const auto row = plane.rowDimension();
    const auto column = plane.columnDimension();
    if (spacing.empty() || !row || !column)
        return std::nullopt;
    const auto distance = [&](std::size_t dimension) {
        return spacing[dimension] * static_cast<double>(std::abs(plane.slice()[dimension].step));
    };
    if (spacing[*row] <= 0 || spacing[*column] <= 0)
        return std::nullopt;
    return distance(*row) / distance(*column);
}

CellAspect aspectFor(const PicturePlane& plane, std::optional<double> trueHeight)
{
    if (isElongated(plane.all()))
        return CellAspect::Fill;
    return trueHeight ? CellAspect::Spacing : CellAspect::Square;
}

std::optional<double> cellHeight(CellAspect aspect, std::optional<double> trueHeight)
{
    switch (aspect) {
    case CellAspect::Square:
        return 1;
    case CellAspect::Spacing:
        return trueHeight.value_or(1);
    case CellAspect::Fill:
        break;
    }
    return std::nullopt;
}

} // namespace bloscope
