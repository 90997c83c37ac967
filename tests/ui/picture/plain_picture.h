#pragma once

#include "core/plane/heatmap_options.h"
#include "core/plane/number_plane.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/value_distribution.h"

#include <QImage>

// Pictures number by number, as their definitions say it: what the fast ones have to equal.
namespace bloscope::test {

ValueRange plainRange(std::span<const double> numbers, const RangeChoice& choice, ValueScale scale);
ValueDistribution plainDistribution(std::span<const double> numbers, ValueScale scale);
SpecialCounts plainCounts(const NumberPlane& plane);
QImage plainImage(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale);

} // namespace bloscope::test
