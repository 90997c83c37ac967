#include "ui/plot/axis_pixels.h"

#include <cmath>

namespace bloscope {

std::vector<int> seenAlong(const QCPAxis& axis, const AxisPixels& pixels,
                           const std::function<int(std::int64_t cell)>& pixelOf)
{
    std::vector<int> seen;
    for (int pixel = -pixels.border; pixel < pixels.count + pixels.border; ++pixel) {
        const double cell = axis.pixelToCoord(pixels.begin + (pixel + 0.5) / pixels.ratio) + 0.5;
        seen.push_back(pixelOf(static_cast<std::int64_t>(std::floor(cell))));
    }
    return seen;
}

} // namespace bloscope
