#pragma once

#include "core/statistics/histogram.h"
#include "ui/picture/value_scale.h"

#include <span>

namespace bloscope {

// Many numbers on a scale that is cut into steps: each gets what ScalePosition says of it alone,
// but vectors of them are looked at together.
class ScaleSteps {
 public:
    // Of numbers that have no place, infinities included.
    static constexpr std::int32_t none = kernels::noStep;

    // The nearest of `count` colours, of which the first is at the low end and the last at the high
    // one.
    static ScaleSteps nearest(const ScalePosition& position, std::int32_t count);
    // The bin (histogram.h) of `count` from the low end to the high one.
    static ScaleSteps bins(const ScalePosition& position, std::int32_t count);

    // Of numbers beyond an end, the step there. `steps` has room for each number.
    void find(std::span<const double> numbers, std::span<std::int32_t> steps) const;

 private:
    ScaleSteps(const ScalePosition& position, std::int32_t colors, std::int32_t bins);
    std::int32_t of(double number) const;

    ScalePosition m_position;
    std::int32_t m_colors;                       // none of bins
    Histogram m_bins;                            // none of colours
    std::optional<kernels::StepScale> m_vectors; // where they find the same
};

} // namespace bloscope
