#include "core/query/value_bins.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr double mostMultiples = 0x1p51; // so that neighbouring edges differ
constexpr double mostDecimals = 1e15;
constexpr double wantedBins = 20;

} // namespace

FloatBins::FloatBins(double width) : m_width(width), m_numerator(width), m_denominator(1)
{
    for (double denominator = 1; denominator <= mostDecimals; denominator *= 10) {
        const double numerator = std::round(width * denominator);
        if (numerator < mostMultiples && numerator / denominator == width) {
            m_numerator = numerator;
            m_denominator = denominator;
            return;
        }
    }
}

double FloatBins::begin(double number) const
{
    double multiple = std::floor(number / m_width);
    if (!(std::abs(multiple) < mostMultiples))
        return number + 0.0;
    while (edge(multiple) > number)
        --multiple;
    while (edge(multiple + 1) <= number)
        ++multiple;
    return edge(multiple) + 0.0; // not -0
}

double FloatBins::end(double begin) const
{
    const double multiple = std::round(begin / m_width);
    if (!(std::abs(multiple) < mostMultiples))
        return std::isinf(begin) ? begin
                                 : std::nextafter(begin, std::numeric_limits<double>::infinity());
    return edge(multiple + 1);
}

std::int64_t binBegin(std::int64_t number, std::int64_t width)
{
    const std::int64_t rest = number % width;
    const std::int64_t above = rest < 0 ? rest + width : rest; // the edge
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    return number < least + above ? least : number - above;
}

std::uint64_t binBegin(std::uint64_t number, std::uint64_t width)
{
    return number - number % width;
}

std::optional<std::int64_t> binEnd(std::int64_t begin, std::int64_t width)
{
    const std::int64_t rest = begin % width; // not 0 at the least integer alone
    const std::int64_t length = rest < 0 ? -rest : width;
    if (begin > std::numeric_limits<std::int64_t>::max() - length)
        return {};
    return begin + length;
}

std::optional<std::uint64_t> binEnd(std::uint64_t begin, std::uint64_t width)
{
    if (begin > std::numeric_limits<std::uint64_t>::max() - width)
        return {};
    return begin + width;
}

double roundBinWidth(double least, double greatest, bool isWhole)
{
    const double wanted = (greatest - least) / wantedBins;
    if (!std::isfinite(wanted) || !(wanted > 0))
        return 1;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    double width = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0})
        if (factor * power >= wanted)
            width = factor * power;
    return isWhole ? std::max(width, 1.0) : width;
}

} // namespace bloscope
