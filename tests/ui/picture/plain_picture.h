#pragma once

#include "core/plane/heatmap_options.h"
#include "core/plane/number_plane.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/value_distribution.h"
#include "ui/picture/exported_picture.h"

#include <QImage>

// Pictures number by number, as their definitions say it: what the fast ones have to equal.
namespace bloscope::test {

ValueRange plainRange(std::span<const double> numbers, const RangeChoice& choice, ValueScale scale);
ValueDistribution plainDistribution(std::span<const double> numbers, ValueScale scale);
SpecialCounts plainCounts(const NumberPlane& plane);
QImage plainImage(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale);

// Of what is exported only the picture.
inline Result<QImage> heatmapImage(const Cells& cells, const DType& dtype,
                                   const HeatmapOptions& options = {})
{
    BLOSCOPE_TRY(HeatmapPicture picture, heatmapPicture(cells, dtype, options));
    return std::move(picture.image);
}

} // namespace bloscope::test
