#pragma once

#include "core/dtype/dtype.h"
#include "core/plane/value_scale.h"
#include "core/statistics/number_survey.h"

namespace bloscope {

// How a picture's range comes out of its numbers.
struct RangeChoice {
    enum class Kind {
        // All of the range when the numbers are whole and few (labels, bytes), percentiles
        // otherwise: one hot pixel must not darken the picture, and no label may disappear.
        Automatic,
        MinMax,
        Percentile,
        Manual,
        Deviations // from the mean: so many standard deviations to either side
    };
    static constexpr double mostDeviations = 100;

    Kind kind = Kind::Automatic;
    double lowPercent = 1;
    double highPercent = 99;
    ValueRange manual = {};
    double deviations = 3;
    bool isSymmetric = false; // as wide below zero as above; not on a logarithmic scale
    bool isOfArray = false;   // of the numbers of the whole array, not of what is shown

    bool operator==(const RangeChoice&) const = default;
};

// What is known of those numbers that lie on a scale: finite ones, for Log those above zero.
struct ShownNumbers {
    std::uint64_t count = 0;
    ValueRange ends = {}; // where there is one
    bool areWhole = false;

    bool areFewWhole() const; // labels or bytes? Where there is one.
};
ShownNumbers shownOf(const NumberSurvey& survey, ValueScale scale);

// The range of `numbers`, leaving out NaN, infinities and, for Log, numbers up to zero.
// Percentiles that coincide give way to minimum and maximum; a constant picture lies in the middle
// of its range; no numbers at all give 0 to 1, for Log 1 to 10. A manual range that the scale
// cannot show is mended the same way. Deviations are those of all shown numbers (NumPy's std), and
// on Log begin at the lowest number when they would end below it.
ValueRange rangeOf(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale);

// The number that stands for opaque in a fourth channel: the largest of whole numbers, 1 of floats.
double opaqueNumber(const DType& dtype);

// The range of colours when nobody has chosen another: all bytes, floats from 0 to 1 where all are
// in there, and that of any other picture. `numbers` are those of red, green and blue.
ValueRange channelRange(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale,
                        const DType& dtype);

} // namespace bloscope
