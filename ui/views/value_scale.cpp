#include "ui/views/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

ScalePosition::ScalePosition(const ValueRange& range, ValueScale scale)
    : m_range(range),
      m_scale(scale),
      m_threshold(std::max(std::abs(range.low), std::abs(range.high)) / 1000),
      m_unit(std::isfinite(range.high - range.low) ? 1 : 2),
      m_low(bend(range.low)),
      m_span(bend(range.high) - m_low)
{
}

double ScalePosition::of(double value) const
{
    const double bent = bend(value);
    if (m_span > 0 || std::isnan(bent))
        return (bent - m_low) / m_span;
    return value > m_range.low ? 1 : 0; // the range is so narrow that its ends fall together
}

double ScalePosition::valueAt(double position) const
{
    return unbend(m_low + position * m_span);
}

double ScalePosition::bend(double value) const
{
    switch (m_scale) {
    case ValueScale::Log:
        return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
    case ValueScale::SymLog:
        return std::copysign(std::log1p(std::abs(value) / m_threshold), value);
    case ValueScale::Linear:
        break;
    }
    return value / m_unit;
}

double ScalePosition::unbend(double bent) const
{
    switch (m_scale) {
    case ValueScale::Log:
        return std::pow(10, bent);
    case ValueScale::SymLog:
        return std::copysign(std::expm1(std::abs(bent)) * m_threshold, bent);
    case ValueScale::Linear:
        break;
    }
    return bent * m_unit;
}

} // namespace bloscope
