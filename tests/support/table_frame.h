#pragma once

#include "tests/support/frames.h"

#include <functional>

namespace bloscope::test {

// 16 x 16 float32 in four chunks of 8 x 8 cells.
inline ByteBuffer tableFrame(const std::function<float(int, int)>& value)
{
    std::vector<float> numbers;
    for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column)
            numbers.push_back(value(row, column));
    return arrayFrame({16, 16}, {8, 8}, {8, 8}, "<f4", std::as_bytes(std::span(numbers)));
}

// A number for each cell of it that tells its row and its column.
inline float ramp(int row, int column)
{
    return float(100 * row + column);
}

} // namespace bloscope::test
