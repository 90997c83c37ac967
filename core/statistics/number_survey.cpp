#include "core/statistics/number_survey.h"

#include "core/statistics/kernels/number_kernel.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

void NumberSurvey::add(std::span<const double> added)
{
    kernels::NumberFacts facts{numbers, positive, lowest,          lowestPositive,
                               highest, areWhole, arePositiveWhole};
    const std::size_t done = kernels::survey(added.data(), added.size(), facts);
    // Of two zeros of different signs either may have been found first.
    *this = {facts.finite,        facts.positive, facts.lowest + 0.0,    facts.lowestPositive,
             facts.highest + 0.0, facts.areWhole, facts.arePositiveWhole};
    for (const double number : added.subspan(done)) {
        if (!std::isfinite(number))
            continue;
        const bool isPositive = number > 0;
        const bool isWhole = number == std::nearbyint(number);
        add({1, isPositive ? 1U : 0U, number + 0.0, isPositive ? number : lowestPositive,
             number + 0.0, isWhole, isWhole || !isPositive});
    }
}

void NumberSurvey::add(const NumberSurvey& other)
{
    numbers += other.numbers;
    positive += other.positive;
    lowest = std::min(lowest, other.lowest);
    lowestPositive = std::min(lowestPositive, other.lowestPositive);
    highest = std::max(highest, other.highest);
    areWhole = areWhole && other.areWhole;
    arePositiveWhole = arePositiveWhole && other.arePositiveWhole;
}

NumberSurvey surveyOf(std::span<const double> numbers)
{
    NumberSurvey survey;
    survey.add(numbers);
    return survey;
}

} // namespace bloscope
