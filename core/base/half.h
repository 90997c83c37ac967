#pragma once

#include <cmath>
#include <cstdint>

namespace bloscope {

// An IEEE 754 half as its bits; C++20 has no type for it.
struct Half {
    std::uint16_t bits = 0;

    bool isNegative() const { return (bits & 0x8000) != 0; }
    int biasedExponent() const { return (bits >> 10) & 0x1F; }
    int fraction() const { return bits & 0x3FF; }
    bool isFinite() const { return biasedExponent() != 0x1F; }
    bool isSubnormal() const { return biasedExponent() == 0; }

    // The value is significand() * 2^exponent().
    int significand() const { return isSubnormal() ? fraction() : fraction() + 0x400; }
    int exponent() const { return (isSubnormal() ? 1 : biasedExponent()) - 25; }
};

inline float toFloat(Half half)
{
    float magnitude = std::ldexp(static_cast<float>(half.significand()), half.exponent());
    if (!half.isFinite())
        magnitude = half.fraction() == 0 ? HUGE_VALF : NAN;
    return half.isNegative() ? -magnitude : magnitude;
}

} // namespace bloscope
