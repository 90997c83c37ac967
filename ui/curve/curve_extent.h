#pragma once

#include "ui/curve/curve_picture.h"

#include <optional>

namespace bloscope {

// An axis from one number to another; low < high.
struct AxisExtent {
    double low = 0;
    double high = 1;

    bool operator==(const AxisExtent&) const = default;
};

// What the axis of values has to span for the lines of a picture to be seen in the points that are
// in sight, with a little room above and below. Nothing where no line is in sight.
std::optional<AxisExtent> extentOf(const CurvePicture& picture, const PointRange& inSight,
                                   CurveScale scale);

} // namespace bloscope
