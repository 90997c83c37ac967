#pragma once

#include "ui/picture/heatmap_options.h"
#include "ui/picture/number_plane.h"
#include "ui/picture/plane_reducer.h"
#include "ui/picture/value_distribution.h"

#include <QImage>

// Pictures number by number, as their definitions say it: what the fast ones have to equal.
namespace bloscope::test {

ValueRange plainRange(std::span<const double> numbers, const RangeChoice& choice, ValueScale scale);
ValueDistribution plainDistribution(std::span<const double> numbers, ValueScale scale);
SpecialCounts plainCounts(const NumberPlane& plane);
QImage plainImage(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale);

} // namespace bloscope::test
