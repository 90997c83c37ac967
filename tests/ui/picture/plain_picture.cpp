#include "tests/ui/picture/plain_picture.h"

#include "core/plane/value_range.h"
#include "core/statistics/slice_percentiles.h"
#include "ui/picture/heatmap_image.h"

#include <algorithm>
#include <cmath>

namespace bloscope::test {

namespace {

using Kind = RangeChoice::Kind;

std::vector<double> shownNumbers(std::span<const double> numbers, ValueScale scale)
{
    std::vector<double> shown;
    for (const double number : numbers)
        if (std::isfinite(number) && (scale.kind != ValueScale::Log || number > 0))
            shown.push_back(number);
    return shown;
}

bool areFewWholeNumbers(std::span<const double> shown)
{
    const auto [low, high] = std::ranges::minmax(shown);
    return high / 2 - low / 2 <= 127.5 &&
           std::ranges::all_of(shown, [](double n) { return n == std::nearbyint(n); });
}

QRgb plainColor(double number, CellState state, const ColorMap& map, const ScalePosition& position)
{
    if (state != CellState::Fine)
        return colorOf(specialCellOf(state), map.special);
    if (std::isinf(number))
        return number > 0 ? map.special.plusInfinity : map.special.minusInfinity;
    if (map.isPalette() && std::isfinite(number))
        return map.ofLabel(number);
    const double place = position.of(number);
    return std::isnan(place) ? map.special.notANumber : map.at(place);
}

} // namespace

ValueRange plainRange(std::span<const double> numbers, const RangeChoice& choice, ValueScale scale)
{
    std::vector<double> shown = shownNumbers(numbers, scale);
    const bool isOfRanks = choice.kind == Kind::Automatic || choice.kind == Kind::Percentile;
    if (shown.empty() || choice.kind == Kind::Manual || choice.kind == Kind::Deviations)
        return rangeOf(numbers, choice, scale);
    const auto [lowest, highest] = std::ranges::minmax(shown);
    RangeChoice found = choice;
    found.kind = Kind::Manual;
    found.manual = {lowest, highest};
    if (isOfRanks && !(choice.kind == Kind::Automatic && areFewWholeNumbers(shown))) {
        const double low = percentileOf(shown, choice.lowPercent);
        const double high = percentileOf(shown, choice.highPercent);
        if (low < high)
            found.manual = {low, high};
    }
    return rangeOf({}, found, scale);
}

ValueDistribution plainDistribution(std::span<const double> numbers, ValueScale scale)
{
    const std::vector<double> shown = shownNumbers(numbers, scale);
    if (shown.empty())
        return {};
    const auto [low, high] = std::ranges::minmax(shown);
    ValueDistribution found{plainRange(numbers, {Kind::MinMax}, scale), scale, Histogram(0, 1, 128),
                            std::ssize(shown), false};
    if (areFewWholeNumbers(shown)) {
        found.extent = {low - 0.5, high + 0.5};
        found.scale = ValueScale::Linear;
        found.bins = Histogram(0, 1, static_cast<std::size_t>(high - low) + 1);
    }
    const ScalePosition position(found.extent, found.scale);
    for (const double number : shown)
        found.bins.add(std::clamp(position.of(number), 0.0, 1.0));
    return found;
}

SpecialCounts plainCounts(const NumberPlane& plane)
{
    SpecialCounts counts;
    for (std::size_t cell = 0; cell < plane.numbers.size(); ++cell)
        counts.add(plane.numbers[cell], plane.stateOf(cell));
    return counts;
}

QImage plainImage(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale)
{
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 QImage::Format_RGB32);
    const ScalePosition position(range, scale);
    std::size_t cell = 0;
    for (int row = 0; row < image.height(); ++row) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++cell)
            pixels[column] = plainColor(plane.numbers[cell], plane.stateOf(cell), map, position);
    }
    return image;
}

} // namespace bloscope::test
