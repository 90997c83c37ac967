#include "ui/plot/value_axis.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

ValueRange axisEnds(const ValueDistribution& distribution, const ValueRange& range,
                    const ValueScale& scale)
{
    constexpr double mostBeside = 0.5; // of the length of the range, on either side
    if (distribution.isEmpty())
        return range;
    const bool isPositive = distribution.extent.low > 0;
    const ValueRange all{scale.kind == ValueScale::Log && !isPositive
                             ? range.low
                             : std::min(distribution.extent.low, range.low),
                         std::max(distribution.extent.high, range.high)};
    const ScalePosition position(all, scale);
    const double low = position.of(range.low);
    const double high = position.of(range.high);
    const double beside = mostBeside * (high - low);
    const ValueRange ends{low > beside ? position.valueAt(low - beside) : all.low,
                          high + beside < 1 ? position.valueAt(high + beside) : all.high};
    return ends.low < ends.high ? ends : range;
}

ValueAxis::ValueAxis(const ValueRange& ends, const ValueScale& scale, int top, int height)
    : m_ends(ends), m_position(ends, scale), m_top(top), m_height(std::max(1, height))
{
}

double ValueAxis::pixelOf(double number) const
{
    const double place = m_position.of(number);
    return m_top + (1 - (std::isnan(place) ? 0 : std::clamp(place, 0.0, 1.0))) * m_height;
}

double ValueAxis::numberAt(double pixel) const
{
    const double place = std::clamp(1 - (pixel - m_top) / m_height, 0.0, 1.0);
    return std::clamp(m_position.valueAt(place), m_ends.low, m_ends.high);
}

} // namespace bloscope
