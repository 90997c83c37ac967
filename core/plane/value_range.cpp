#include "core/plane/value_range.h"

#include "core/statistics/unsorted_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace bloscope {

namespace {

constexpr double smallestPositive = std::numeric_limits<double>::denorm_min();
constexpr double fewWholeNumbers = 255; // the widest span of labels or bytes

// A range around the one number of a constant picture, wide enough to be one in float64.
ValueRange around(double number, ValueScale scale)
{
    if (scale.kind == ValueScale::Log)
        return {std::max(number / 2, smallestPositive),
                std::min(number * 2, std::numeric_limits<double>::max())};
    const double half = std::max(0.5, std::abs(number) * 1e-6);
    return {std::max(number - half, std::numeric_limits<double>::lowest()),
            std::min(number + half, std::numeric_limits<double>::max())};
}

// A range that the scale can show.
ValueRange mended(ValueRange range, ValueScale scale)
{
    if (range.low > range.high)
        std::swap(range.low, range.high);
    if (scale.kind == ValueScale::Log && range.high <= 0)
        return {1, 10};
    if (scale.kind == ValueScale::Log && range.low <= 0)
        range.low = std::max(range.high / 1e6, smallestPositive);
    return range.low < range.high ? range : around(range.low, scale);
}

std::vector<double> copyOf(std::span<const double> numbers, const ShownNumbers& shown)
{
    std::vector<double> copied;
    copied.reserve(shown.count);
    for (const double number : numbers)
        if (number >= shown.ends.low && number <= shown.ends.high)
            copied.push_back(number);
    return copied;
}

// The numbers are scaled by a power of two, so that no square of them is beyond float64.
ValueRange deviationsAround(std::span<const double> numbers, const ValueRange& all,
                            double deviations)
{
    const double largest = std::max(std::abs(all.low), std::abs(all.high));
    const int exponent = largest > 0 ? std::ilogb(largest) + 1 : 0;
    const auto count = static_cast<double>(numbers.size());
    double sum = 0;
    for (const double number : numbers)
        sum += std::ldexp(number, -exponent);
    const double mean = sum / count;
    double squares = 0;
    for (const double number : numbers) {
        const double away = std::ldexp(number, -exponent) - mean;
        squares += away * away;
    }
    const double width = deviations * std::sqrt(squares / count);
    const auto unscaled = [exponent](double number) {
        return std::clamp(std::ldexp(number, exponent), std::numeric_limits<double>::lowest(),
                          std::numeric_limits<double>::max());
    };
    return {unscaled(mean - width), unscaled(mean + width)};
}

// What the choice makes of numbers that the scale can show, at least one; perhaps not yet a range.
ValueRange chosenRange(std::span<const double> numbers, const ShownNumbers& shown,
                       const RangeChoice& choice, ValueScale scale)
{
    using Kind = RangeChoice::Kind;
    const ValueRange& all = shown.ends;
    if (choice.kind == Kind::Deviations) {
        const ValueRange range = deviationsAround(copyOf(numbers, shown), all, choice.deviations);
        return scale.kind == ValueScale::Log ? ValueRange{std::max(range.low, all.low), range.high}
                                             : range;
    }
    const bool wantsPercentiles =
        choice.kind == Kind::Percentile || (choice.kind == Kind::Automatic && !shown.areFewWhole());
    if (!wantsPercentiles)
        return all;
    const auto ends = percentilesOf({numbers, all.low, all.high, shown.count},
                                    std::array{choice.lowPercent, choice.highPercent});
    return ends[0] < ends[1] ? ValueRange{ends[0], ends[1]} : all;
}

ValueRange symmetric(const ValueRange& range)
{
    const double largest = std::max(std::abs(range.low), std::abs(range.high));
    return {-largest, largest};
}

bool isUnsignedType(const DType& dtype)
{
    return dtype.kind == DTypeKind::Unsigned;
}

} // namespace

bool ShownNumbers::areFewWhole() const
{
    return areWhole && ends.high / 2 - ends.low / 2 <= fewWholeNumbers / 2;
}

ShownNumbers shownOf(const NumberSurvey& survey, ValueScale scale)
{
    return scale.kind == ValueScale::Log
               ? ShownNumbers{survey.positive,
                              {survey.lowestPositive, survey.highest},
                              survey.arePositiveWhole}
               : ShownNumbers{survey.numbers, {survey.lowest, survey.highest}, survey.areWhole};
}

ValueRange rangeOf(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale)
{
    const auto orAround = [&](ValueRange range) {
        if (choice.isSymmetric && scale.kind != ValueScale::Log)
            range = symmetric(range);
        return mended(range, scale);
    };
    if (choice.kind == RangeChoice::Kind::Manual)
        return orAround(choice.manual);
    const ShownNumbers shown = shownOf(numbers.survey(), scale);
    if (shown.count == 0)
        return scale.kind == ValueScale::Log ? ValueRange{1, 10} : orAround({0, 1});
    return orAround(chosenRange(numbers.numbers(), shown, choice, scale));
}

double opaqueNumber(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Float)
        return 1;
    const int bits = 8 * static_cast<int>(dtype.itemsize) - (isUnsignedType(dtype) ? 0 : 1);
    return std::ldexp(1.0, bits) - 1;
}

ValueRange channelRange(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale,
                        const DType& dtype)
{
    RangeChoice chosen = choice;
    const double most = opaqueNumber(dtype);
    const NumberSurvey& survey = numbers.survey();
    const bool areWithin = survey.numbers == 0 || (survey.lowest >= 0 && survey.highest <= most);
    const bool isCommon = (isUnsignedType(dtype) && dtype.itemsize == 1) ||
                          (dtype.kind == DTypeKind::Float && areWithin);
    if (choice.kind == RangeChoice::Kind::Automatic && isCommon) {
        chosen.kind = RangeChoice::Kind::Manual;
        chosen.manual = {0, most};
    }
    return rangeOf(numbers, chosen, scale);
}

} // namespace bloscope
