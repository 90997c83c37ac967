#include "ui/plot/value_axis.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

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
