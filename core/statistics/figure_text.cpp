#include "core/statistics/figure_text.h"

#include "core/dtype/time_text.h"
#include "core/numbers/float_text.h"
#include "core/numbers/rounded.h"
#include "core/scan/wide_keys.h"

#include <cassert>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Base = TimeUnit::Base;

// A unit that is so many of another one.
struct FinerUnit {
    TimeUnit unit;
    Int128 count = 1;
};

FinerUnit finerThan(const TimeUnit& unit)
{
    const auto seconds = [&](std::int64_t each) {
        return FinerUnit{{Base::Second, 1}, static_cast<Int128>(each) * unit.multiple};
    };
    switch (unit.base) {
    case Base::Week:
        return seconds(7 * 86'400);
    case Base::Day:
        return seconds(86'400);
    case Base::Hour:
        return seconds(3600);
    case Base::Minute:
        return seconds(60);
    default:
        return {{unit.base, 1}, unit.multiple};
    }
}

Int128 roundedHalfToEven(Int128 whole, Int128 rest, Int128 of)
{
    const bool isUp = 2 * rest > of || (2 * rest == of && whole % 2 != 0);
    return whole + (isUp ? 1 : 0);
}

bool fits(Int128 count)
{
    return count > INT64_MIN && count <= INT64_MAX; // the lowest one is NaT
}

std::string textOfCount(const DType& dtype, Int128 count, const TimeUnit& unit)
{
    if (!fits(count))
        return fmt::format("{} * {} {}", count, unit.multiple, abbreviationOf(unit.base));
    std::string text;
    if (dtype.kind == DTypeKind::DateTime)
        appendDateTime(static_cast<std::int64_t>(count), unit, text);
    else
        appendTimeDelta(static_cast<std::int64_t>(count), unit, text);
    return text;
}

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

std::string timeFigure(const DType& dtype, Int128 whole, Int128 rest, Int128 of)
{
    assert(dtype.isTime() && rest >= 0 && rest < of);
    if (rest == 0)
        return textOfCount(dtype, whole, dtype.unit);
    const FinerUnit finer = finerThan(dtype.unit);
    const Int128 parts = rest * finer.count;
    const Int128 count = roundedHalfToEven(whole * finer.count + parts / of, parts % of, of);
    if (!fits(count))
        return textOfCount(dtype, roundedHalfToEven(whole, rest, of), dtype.unit);
    return textOfCount(dtype, count, finer.unit);
}

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
