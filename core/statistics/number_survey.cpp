#include "core/statistics/number_survey.h"

#include "core/scan/kernels/number_kernel.h"

#include <cmath>

namespace bloscope {

void NumberSurvey::add(std::span<const double> added)
{
    kernels::NumberFacts facts{numbers, positive, lowest,          lowestPositive,
                               highest, areWhole, arePositiveWhole};
    const std::size_t done = kernels::survey(added.data(), added.size(), facts);
    // Of two zeros of different signs either may have been found first.
    *this = {{facts.lowest + 0.0, facts.lowestPositive, facts.highest + 0.0},
             facts.finite,
             facts.positive,
             facts.areWhole,
             facts.arePositiveWhole};
    for (const double number : added.subspan(done)) {
        if (!std::isfinite(number))
            continue;
        const bool isPositive = number > 0;
        const bool isWhole = number == std::nearbyint(number);
        NumberEnds::add(number + 0.0);
        ++numbers;
        positive += isPositive ? 1 : 0;
        areWhole = areWhole && isWhole;
        arePositiveWhole = arePositiveWhole && (isWhole || !isPositive);
    }
}

void NumberSurvey::add(const NumberSurvey& other)
{
    *this += NumberEnds(other);
    numbers += other.numbers;
    positive += other.positive;
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
