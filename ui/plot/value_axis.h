#pragma once

#include "ui/picture/value_distribution.h"

namespace bloscope {

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
