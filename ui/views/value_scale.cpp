#include "ui/views/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

ScalePosition::ScalePosition(const ValueRange& range, ValueScale scale)
    : m_scale(scale),
      m_threshold(std::max(std::abs(range.low), std::abs(range.high)) / 1000),
      m_low(bend(range.low)),
      m_span(bend(range.high) - m_low)
{
}

double ScalePosition::of(double value) const
{
    return (bend(value) - m_low) / m_span;
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
    return value / 2; // the span of -1e308 to 1e308 would overflow; halving changes no digit
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
    return bent * 2;
}

} // namespace bloscope
