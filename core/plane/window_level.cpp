#include "core/plane/window_level.h"

#include <array>
#include <cmath>

namespace bloscope {

namespace {

constexpr double doublings = 4; // of the width, over the width of a picture

bool isRange(const ValueRange& range)
{
    return std::isfinite(range.low) && std::isfinite(range.high) && range.low < range.high &&
           std::isfinite(range.high - range.low);
}

WindowLevel dragged(const WindowLevel& from, double right, double up)
{
    return {from.center + up * from.width, from.width * std::exp2(doublings * right)};
}

} // namespace

WindowLevel WindowLevel::of(const ValueRange& range)
{
    return {range.low / 2 + range.high / 2, range.high - range.low};
}

ValueRange WindowLevel::range() const
{
    return {center - width / 2, center + width / 2};
}

std::span<const CtWindow> ctWindows()
{
    static constexpr std::array<CtWindow, 5> windows = {{{"brain", {40, 80}},
                                                         {"soft tissue", {50, 400}},
                                                         {"abdomen", {60, 350}},
                                                         {"lung", {-600, 1500}},
                                                         {"bone", {400, 1800}}}};
    return windows;
}

ValueRange draggedRange(const ValueRange& from, const ValueScale& scale, double right, double up)
{
    const bool isLog = scale.kind == ValueScale::Log && from.low > 0;
    const ValueRange before = isLog ? ValueRange{std::log(from.low), std::log(from.high)} : from;
    ValueRange range = dragged(WindowLevel::of(before), right, up).range();
    if (isLog)
        range = {std::exp(range.low), std::exp(range.high)};
    const bool hasRange = isRange(range) && (!isLog || range.low > 0);
    return hasRange ? range : from;
}

} // namespace bloscope
