#pragma once

#include <algorithm>
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

// The nearest half, of two equally near ones the even one; too large numbers become infinite.
inline Half nearestHalf(double number)
{
    constexpr std::uint16_t infinite = 0x7C00;
    constexpr std::uint16_t quiet = 0x0200;
    const std::uint16_t sign = std::signbit(number) ? 0x8000 : 0;
    if (!std::isfinite(number))
        return {static_cast<std::uint16_t>(sign | infinite | (std::isnan(number) ? quiet : 0))};
    if (number == 0)
        return {sign};
    int exponent = 0;
    std::frexp(number, &exponent);
    const int quantum = std::max(exponent, -13) - 11; // of the last bit
    const auto significand =
        static_cast<int>(std::nearbyint(std::ldexp(std::abs(number), -quantum)));
    if (quantum + 24 > 30)
        return {static_cast<std::uint16_t>(sign | infinite)};
    const int bits = std::min<int>((quantum + 24) * 0x400 + significand, infinite);
    return {static_cast<std::uint16_t>(sign | bits)};
}

} // namespace bloscope
