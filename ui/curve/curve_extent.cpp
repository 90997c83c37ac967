#include "ui/curve/curve_extent.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr double marginShare = 0.04; // of what is spanned, at either end

// All that lines reach there; low > high when nothing.
AxisExtent reachedBy(const CurvePicture& picture, const PointRange& inSight)
{
    constexpr double inf = std::numeric_limits<double>::infinity();
    AxisExtent reached{inf, -inf};
    for (const LineEnvelope& line : picture.lines)
        for (std::size_t i = 0; i < line.reaches().size(); ++i) {
            const LineReach& reach = line.reaches()[i];
            if (reach.isEmpty() || picture.pointOf(line, i + 1) <= inSight.first ||
                picture.pointOf(line, i) >= inSight.end())
                continue;
            reached.low = std::min(reached.low, reach.low);
            reached.high = std::max(reached.high, reach.high);
        }
    return reached;
}

AxisExtent withMargin(const AxisExtent& reached, CurveScale scale)
{
    const auto& [low, high] = reached;
    if (scale == CurveScale::Log) {
        const double factor = low < high ? std::pow(high / low, marginShare) : 2;
        return {low / factor, high * factor};
    }
    const double alone = high == 0 ? 1 : std::abs(high) / 2; // around a single value
    const double room = low < high ? marginShare * high - marginShare * low : alone;
    return {low - room, high + room};
}

} // namespace

std::optional<AxisExtent> extentOf(const CurvePicture& picture, const PointRange& inSight,
                                   CurveScale scale)
{
    const AxisExtent reached = reachedBy(picture, inSight);
    if (reached.low > reached.high)
        return std::nullopt;
    return withMargin(reached, scale);
}

} // namespace bloscope
