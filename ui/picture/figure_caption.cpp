#include "ui/picture/figure_caption.h"

#include "ui/text/error_text.h"

#include <cstdlib>

namespace bloscope {

std::optional<FigureCaption::Spacing> spacingOfColumns(const PicturePlane& plane,
                                                       const Geometry& geometry)
{
    const auto column = plane.columnDimension();
    if (!column || !geometry.dimensions[*column].spacing)
        return {};
    const DimensionGeometry& dimension = geometry.dimensions[*column];
    const auto step = static_cast<double>(std::abs(plane.slice()[*column].step));
    return FigureCaption::Spacing{*dimension.spacing * step, dimension.unit.empty()
                                                                 ? QStringLiteral("mm")
                                                                 : displayText(dimension.unit)};
}

} // namespace bloscope
