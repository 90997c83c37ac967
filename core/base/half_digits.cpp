#include "core/base/half_digits.h"

#include <cassert>
#include <cstdint>

namespace bloscope {

namespace {

// The unit is 2^-26: a quarter of the smallest half, which the half distances need.
DigitInterval<std::uint64_t> intervalOf(Half number)
{
    const int shift = number.exponent() + 26;
    const bool neighbourBelowIsCloser = number.fraction() == 0 && number.biasedExponent() > 1;
    return {static_cast<std::uint64_t>(number.significand()) << shift,
            std::uint64_t(1) << (neighbourBelowIsCloser ? shift - 2 : shift - 1),
            std::uint64_t(1) << (shift - 1), std::uint64_t(1) << 26, number.significand() % 2 == 0};
}

} // namespace

Digits digitsOf(Half number)
{
    assert(number.isFinite() && !number.isNegative());
    if (number.significand() == 0)
        return {{'0'}, 1, 1};
    return shortestDigits(intervalOf(number), 0);
}

} // namespace bloscope
