#pragma once

#include "core/plane/value_scale.h"
#include "core/statistics/histogram.h"
#include "core/statistics/number_survey.h"

#include <optional>
#include <vector>

namespace bloscope {

// How many of a picture's numbers lie where on its scale.
struct ValueDistribution {
    ValueRange extent; // of all of them; of labels and bytes half a number more to either side
    ValueScale scale;  // over the extent: the bins are equally wide on it
    Histogram bins;    // of places on the scale, 0 to 1; none when there are no numbers
    std::int64_t numbers = 0; // in the bins
    bool isSample = false;    // of more numbers

    // Where a few numbers are far away from the range of the colours: as many bins over that part
    // of the extent which an axis shows with it (axisEnds()); or none.
    ValueRange fineExtent = {};
    Histogram fine = {};

    struct Bin {
        ValueRange edges;
        std::uint64_t count = 0;
    };
    bool isEmpty() const { return bins.counts.empty(); }
    ValueRange edgesOf(std::size_t bin) const;
    // Those to be seen on an axis with these ends, from low to high.
    std::vector<Bin> binsOn(const ValueRange& axis) const;
    bool liesIn(const ValueRange& range) const; // do all of the numbers? False when there are none.
};

// Of the finite numbers, for Log those above zero. Whole numbers that are few have bins of their
// own and a linear scale; others have 128 bins. `range`: of the colours, once it is known.
ValueDistribution distributionOf(const SurveyedNumbers& numbers, ValueScale scale,
                                 const std::optional<ValueRange>& range = {});

// The numbers at the ends of an axis that shows a distribution and the range of colours in it: all
// of both, as long as the range has half of the axis. A few numbers far away would leave no room
// for it otherwise. Without a distribution that is the range itself.
ValueRange axisEnds(const ValueDistribution& distribution, const ValueRange& range,
                    const ValueScale& scale);

} // namespace bloscope
