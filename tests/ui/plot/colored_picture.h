#pragma once

#include "core/plane/value_distribution.h"
#include "ui/picture/heatmap_image.h"
#include "ui/picture/plane_picture.h"

#include <memory>

namespace bloscope::test {

// A picture of one row of numbers, as a worker would have made it.
inline std::shared_ptr<const PlanePicture> coloredPicture(std::vector<double> numbers,
                                                          const char* map, const ValueRange& range,
                                                          ValueScale scale = {})
{
    PlanePicture picture;
    const auto columns = std::int64_t(numbers.size());
    picture.part = {0, 0, 1, columns};
    picture.options.map = findColorMap(map);
    picture.options.scale = scale;
    picture.range = range;
    picture.numbers = {1, columns, std::move(numbers), {}};
    picture.image = paintPlane(picture.numbers, *picture.options.map, range, scale);
    return std::make_shared<const PlanePicture>(std::move(picture));
}

// 0, 0.5, ... 100, and many of them 25.
inline ValueDistribution distributionAround25()
{
    std::vector<double> numbers;
    for (int i = 0; i <= 200; ++i)
        numbers.push_back(i / 2.0);
    numbers.resize(1200, 25);
    return distributionOf(numbers, ValueScale::Linear);
}

} // namespace bloscope::test
