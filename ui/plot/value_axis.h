#pragma once

#include "ui/picture/value_distribution.h"

namespace bloscope {

// The numbers at the ends of an axis that shows a distribution and the range of colours in it: all
// of both, as long as the range has half of the axis. A few numbers far away would leave no room
// for it otherwise. Without a distribution that is the range itself.
ValueRange axisEnds(const ValueDistribution& distribution, const ValueRange& range,
                    const ValueScale& scale);

// Numbers along a vertical line of pixels, the lowest one below. Those beyond the ends lie at them.
class ValueAxis {
 public:
    ValueAxis(const ValueRange& ends, const ValueScale& scale, int top, int height);

    double pixelOf(double number) const;
    double numberAt(double pixel) const;
    const ValueRange& ends() const { return m_ends; }

 private:
    ValueRange m_ends;
    ScalePosition m_position;
    int m_top;
    int m_height;
};

} // namespace bloscope
