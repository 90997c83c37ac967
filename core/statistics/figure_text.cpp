#include "core/statistics/figure_text.h"

#include "core/base/float_text.h"
#include "core/base/rounded.h"
#include "core/statistics/time_figure.h"
#include "core/statistics/wide_keys.h"

#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

// " D", " * 10 ns"; nothing for what is no time and for times without a unit
std::string unitText(const DType& dtype)
{
    if (!dtype.isTime() || dtype.unit.base == TimeUnit::Base::Generic)
        return {};
    const std::string_view base = abbreviationOf(dtype.unit.base);
    return dtype.unit.multiple == 1 ? fmt::format(" {}", base)
                                    : fmt::format(" * {} {}", dtype.unit.multiple, base);
}

std::string timeBetween(const NumberOrder& order, const Percentile& percentile)
{
    constexpr int bits = 62; // of the part; times a distance of 64 bits it fits
    constexpr Int128 one = static_cast<Int128>(1) << bits;
    const Int128 below = order.integer(percentile.below);
    const auto part = static_cast<Int128>(std::ldexp(percentile.part, bits));
    const Int128 way = (order.integer(percentile.above) - below) * part;
    return timeFigure(order.dtype(), below + way / one, way % one, one);
}

} // namespace

std::string meanText(const NumberOrder& order, const Moments& moments)
{
    if (!order.dtype().isTime())
        return textOfRounded(moments.mean());
    const auto count = static_cast<Int128>(moments.count());
    Int128 whole = moments.integerSum() / count;
    Int128 rest = moments.integerSum() % count;
    if (rest < 0) {
        --whole;
        rest += count;
    }
    return timeFigure(order.dtype(), whole, rest, count);
}

std::string deviationText(const NumberOrder& order, const Moments& moments)
{
    return textOfRounded(moments.deviation()) + unitText(order.dtype());
}

std::string sumText(const NumberOrder& order, const Moments& moments)
{
    if (order.dtype().kind == DTypeKind::DateTime)
        return {};
    if (order.dtype().kind == DTypeKind::TimeDelta)
        return timeFigure(order.dtype(), moments.integerSum());
    return order.isInteger() ? fmt::format("{}", moments.integerSum())
                             : textOfRounded(moments.sum());
}

std::string percentileText(const NumberOrder& order, const Percentile& percentile)
{
    if (order.dtype().isTime())
        return timeBetween(order, percentile);
    if (percentile.below == percentile.above)
        return order.dtype().kind == DTypeKind::Boolean
                   ? fmt::format("{}", order.integer(percentile.below))
                   : order.text(percentile.below);
    if (!std::isfinite(percentile.value))
        return textPastFloat64(percentile.wideValue);
    std::string text;
    appendFloat(percentile.value, {}, text);
    return text;
}

} // namespace bloscope
