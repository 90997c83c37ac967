#pragma once

#include "core/base/half.h"

#include <array>

namespace bloscope {

// The fewest decimal digits that read back as the same number of the same type, the closest to it
// among those: 0.d1d2d3... * 10^point, or d1.d2d3... * 10^(point - 1). Zero is one digit 0 with
// point 1.
struct ShortestDigits {
    std::array<char, 17> digits; // '0' to '9', `count` of them
    int count = 0;
    int point = 0;
};

// The number is finite and not negative.
ShortestDigits shortestDigits(double number);
ShortestDigits shortestDigits(float number);
ShortestDigits shortestDigits(Half number);

} // namespace bloscope
