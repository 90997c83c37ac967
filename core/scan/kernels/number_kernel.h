#pragma once

#include <cstddef>
#include <cstdint>

// Vector versions of what pictures have to know of float64 numbers, chosen at run time for the
// processor the program runs on. Each does as many whole vectors as it can from the front and
// returns how many numbers those were; plain loops do the rest.
namespace bloscope::kernels {

// What there is among finite numbers: as a NumberSurvey (number_survey.h), which begins as it is
// found.
struct NumberFacts {
    std::uint64_t finite = 0;
    std::uint64_t positive = 0;
    double lowest = 0;
    double lowestPositive = 0;
    double highest = 0;
    bool areWhole = true;
    bool arePositiveWhole = true;
};
std::size_t survey(const double* numbers, std::size_t count, NumberFacts& facts);

// Intervals of the keys of numbers (float_key.h), all of them 2^shift wide, from that of `low` to
// that of `high`. `beyond` stands for what lies in none of them.
struct KeyIntervals {
    std::uint64_t lowKey;
    std::uint64_t keys; // from the lowest key to the highest one
    int shift;
    std::uint32_t beyond;
};
std::size_t intervalsOf(const double* numbers, std::size_t count, const KeyIntervals& intervals,
                        std::uint32_t* to);

} // namespace bloscope::kernels
