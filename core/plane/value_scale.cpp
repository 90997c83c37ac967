#include "core/plane/value_scale.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

std::optional<double> parseGamma(std::string_view text)
{
    double gamma = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), gamma);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    const bool isWithin = gamma >= ValueScale::leastGamma && gamma <= ValueScale::mostGamma;
    return isNumber && isWithin ? std::optional(gamma) : std::nullopt;
}

// x to the power of `exponent`, on both sides of zero.
double power(double x, double exponent)
{
    return exponent == 1 ? x : std::copysign(std::pow(std::abs(x), exponent), x);
}

} // namespace

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

Result<ValueScale> parseValueScale(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const auto kind = choiceOf(scaleWords, text.substr(0, equals));
    if (!kind || (equals != text.npos && kind != ValueScale::Gamma))
        return Error{ErrorKind::Usage, fmt::format("unknown scale \"{}\"; use linear, log, symlog, "
                                                   "asinh, sqrt, gamma or gamma=EXPONENT",
                                                   text)};
    if (equals == text.npos)
        return ValueScale(*kind);
    if (const auto gamma = parseGamma(text.substr(equals + 1)))
        return ValueScale(ValueScale::Gamma, *gamma);
    return Error{ErrorKind::Usage,
                 fmt::format("the exponent of \"{}\" is not in the range {} to {}", text,
                             ValueScale::leastGamma, ValueScale::mostGamma)};
}

std::string textOf(const ValueScale& scale)
{
    return scale.kind == ValueScale::Gamma ? fmt::format("gamma={}", scale.gamma)
                                           : wordIn(scaleWords, scale.kind);
}

ScalePosition::ScalePosition(const ValueRange& range, ValueScale scale)
    : m_range(range),
      m_kind(scale.kind),
      m_gamma(scale.kind == ValueScale::Gamma ? scale.gamma : 1),
      m_threshold(std::max(std::abs(range.low), std::abs(range.high)) /
                  (scale.kind == ValueScale::Asinh ? 10 : 1000)),
      m_unit(std::isfinite(range.high - range.low) ? 1 : 2),
      m_low(bend(range.low)),
      m_span(bend(range.high) - m_low)
{
}

double ScalePosition::of(double value) const
{
    const double bent = bend(value);
    if (m_span > 0 || std::isnan(bent))
        return power((bent - m_low) / m_span, m_gamma);
    return value > m_range.low ? 1 : 0; // the range is so narrow that its ends fall together
}

double ScalePosition::valueAt(double position) const
{
    return unbend(m_low + power(position, 1 / m_gamma) * m_span);
}

std::optional<kernels::StepScale> ScalePosition::stepScale(double begin, double steps,
                                                           std::int32_t last) const
{
    constexpr double rounding = 32 * std::numeric_limits<double>::epsilon();
    const auto [bend, unit] = kernelBend();
    const double size = std::max(std::abs(m_low), std::abs(m_low + m_span));
    const kernels::StepScale scale{.low = m_range.low,
                                   .high = m_range.high,
                                   .bend = bend,
                                   .unit = unit,
                                   .bentLow = m_low,
                                   .bentSpan = m_span,
                                   .gamma = m_gamma,
                                   .begin = begin,
                                   .steps = steps,
                                   .doubt = 1e-10 + steps * rounding * (size / m_span),
                                   .last = last};
    const bool isUsual = m_span > 0 && std::isnormal(unit) && std::isfinite(m_span) &&
                         std::isfinite(steps / m_span) && scale.doubt < 0.25 &&
                         (m_kind != ValueScale::Log || std::isnormal(m_range.low));
    return isUsual ? std::optional(scale) : std::nullopt;
}

std::pair<kernels::Bend, double> ScalePosition::kernelBend() const
{
    using kernels::Bend;
    switch (m_kind) {
    case ValueScale::Log:
        return {Bend::Log, 1};
    case ValueScale::SymLog:
        return {Bend::Log1p, 1 / m_threshold};
    case ValueScale::Asinh:
        return {Bend::Asinh, 1 / m_threshold};
    case ValueScale::Sqrt:
        return {Bend::Sqrt, 1};
    case ValueScale::Linear:
    case ValueScale::Gamma:
        break;
    }
    return {Bend::None, 1 / m_unit};
}

double ScalePosition::bend(double value) const
{
    switch (m_kind) {
    case ValueScale::Log:
        return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
    case ValueScale::SymLog:
        return std::copysign(std::log1p(std::abs(value) / m_threshold), value);
    case ValueScale::Asinh:
        return std::asinh(value / m_threshold);
    case ValueScale::Sqrt:
        return std::copysign(std::sqrt(std::abs(value)), value);
    case ValueScale::Linear:
    case ValueScale::Gamma:
        break;
    }
    return value / m_unit;
}

double ScalePosition::unbend(double bent) const
{
    switch (m_kind) {
    case ValueScale::Log:
        return std::pow(10, bent);
    case ValueScale::SymLog:
        return std::copysign(std::expm1(std::abs(bent)) * m_threshold, bent);
    case ValueScale::Asinh:
        return std::sinh(bent) * m_threshold;
    case ValueScale::Sqrt:
        return bent * std::abs(bent);
    case ValueScale::Linear:
    case ValueScale::Gamma:
        break;
    }
    return bent * m_unit;
}

} // namespace bloscope
