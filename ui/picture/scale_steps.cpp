#include "ui/picture/scale_steps.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

ScaleSteps ScaleSteps::nearest(const ScalePosition& position, std::int32_t count)
{
    return {position, count, 0};
}

ScaleSteps ScaleSteps::bins(const ScalePosition& position, std::int32_t count)
{
    return {position, 0, count};
}

ScaleSteps::ScaleSteps(const ScalePosition& position, std::int32_t colors, std::int32_t bins)
    : m_position(position),
      m_colors(colors),
      m_bins(bins > 0 ? Histogram(0, 1, static_cast<std::size_t>(bins)) : Histogram()),
      m_vectors(bins > 0 ? position.stepScale(0, bins, bins - 1)
                         : position.stepScale(0.5, colors - 1, colors - 1))
{
}

void ScaleSteps::find(std::span<const double> numbers, std::span<std::int32_t> steps) const
{
    std::size_t done = 0;
    if (m_vectors)
        done = kernels::stepsOf(numbers.data(), numbers.size(), *m_vectors, steps.data());
    for (std::size_t i = 0; i < done; ++i)
        if (steps[i] == kernels::doubtfulStep)
            steps[i] = of(numbers[i]);
    for (std::size_t i = done; i < numbers.size(); ++i)
        steps[i] = of(numbers[i]);
}

std::int32_t ScaleSteps::of(double number) const
{
    const double place = std::isfinite(number) ? m_position.of(number) : NAN;
    if (std::isnan(place))
        return none;
    const double inside = std::clamp(place, 0.0, 1.0);
    return static_cast<std::int32_t>(m_colors > 0 ? std::lround(inside * (m_colors - 1))
                                                  : static_cast<long>(m_bins.binOf(inside)));
}

} // namespace bloscope
