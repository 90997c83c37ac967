#pragma once

#include "core/base/long_double.h"
#include "core/base/shortest_digits.h"

#include <string>

namespace bloscope {

// All of a number that is finite, its sign left out.

Digits digitsOf(LongDouble number);

// With `precision` digits after the point, rounded exactly, a tie to the even digit.
std::string fixedText(LongDouble number, int precision);
std::string scientificText(LongDouble number, int precision); // "1.50e+19"

} // namespace bloscope
