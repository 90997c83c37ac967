#include "core/statistics/time_figure.h"

#include "core/dtype/time_text.h"

#include <cassert>
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

} // namespace bloscope
