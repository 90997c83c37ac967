#pragma once

#include "core/statistics/histogram.h"
#include "core/statistics/number_survey.h"
#include "ui/picture/value_scale.h"

#include <optional>

namespace bloscope {

// How many of a picture's numbers lie where on its scale.
struct ValueDistribution {
    ValueRange extent; // of all of them; of labels and bytes half a number more to either side
    ValueScale scale;  // over the extent: the bins are equally wide on it
    Histogram bins;    // of places on the scale, 0 to 1; none when there are no numbers
    std::int64_t numbers = 0; // in the bins
    bool isSample = false;    // of more numbers

    bool isEmpty() const { return bins.counts.empty(); }
    // The bin that holds `number`; nothing outside of the extent.
    std::optional<std::size_t> binAt(double number) const;
    ValueRange edgesOf(std::size_t bin) const;
    bool liesIn(const ValueRange& range) const; // do all of the numbers? False when there are none.
};

// Of the finite numbers, for Log those above zero. Whole numbers that are few have bins of their
// own and a linear scale; others have 128 bins.
ValueDistribution distributionOf(const SurveyedNumbers& numbers, ValueScale scale);

} // namespace bloscope
