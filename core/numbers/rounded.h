#pragma once

#include "core/numbers/long_double.h"
#include "core/numbers/natural.h"

#include <string>

// The one rounding at the end of exact arithmetic: to the digits of float64, to nearest, a tie to
// the even one. What is past the range of float64 keeps its digits in the range of long doubles,
// and is infinite past that.
namespace bloscope {

// significand * 2^exponent; long doubles hold it exactly, or it is infinite.
LongDouble longDoubleOf(bool isNegative, std::uint64_t significand, std::int64_t exponent);

// numerator / denominator * 2^exponent, and the square root of that; the denominator is not zero.
LongDouble roundedQuotient(bool isNegative, const Natural& numerator, const Natural& denominator,
                           std::int64_t exponent);
LongDouble roundedRoot(const Natural& numerator, const Natural& denominator, std::int64_t exponent);

// As NumPy writes the float64 that it is, or the long double past its range: "1.0", "3.4e+308".
std::string textOfRounded(LongDouble number);

} // namespace bloscope
