#include "ui/curve/line_envelope.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

void extend(LineReach& reach, double number)
{
    if (reach.isEmpty())
        reach = {number, number, number, number};
    reach.low = std::min(reach.low, number);
    reach.high = std::max(reach.high, number);
    reach.last = number;
}

} // namespace

LineEnvelope::LineEnvelope(std::int64_t points, std::int64_t reaches, double bound)
    : m_points(points),
      m_bound(bound),
      m_reaches(static_cast<std::size_t>(std::min(points, reaches)), LineReach{nan, nan, nan, nan})
{
}

std::int64_t LineEnvelope::firstPointOf(std::int64_t reach) const
{
    const auto reaches = static_cast<std::int64_t>(m_reaches.size());
    // In parts: a product of both may not fit 64 bits.
    return m_points / reaches * reach + m_points % reaches * reach / reaches;
}

void LineEnvelope::move(double by)
{
    for (LineReach& reach : m_reaches)
        reach = {reach.first + by, reach.low + by, reach.high + by, reach.last + by};
}

void LineEnvelope::add(std::span<const double> numbers, std::span<const CellState> states)
{
    const auto last = static_cast<std::int64_t>(m_reaches.size()) - 1;
    std::int64_t end = firstPointOf(m_reach + 1);
    for (std::size_t i = 0; i < numbers.size(); ++i, ++m_added) {
        while (m_added >= end && m_reach < last)
            end = firstPointOf(++m_reach + 1);
        if (!std::isfinite(numbers[i]))
            m_counts.add(numbers[i], states.empty() ? CellState::Fine : states[i]);
        else if (numbers[i] > m_bound)
            extend(m_reaches[static_cast<std::size_t>(m_reach)], numbers[i]);
        else
            ++m_offScale;
    }
}

} // namespace bloscope
