#pragma once

#include "core/numbers/shortest_digits.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bloscope {

// The 80-bit float of x86 as its bits, whatever floats this machine has: NumPy's longdouble there,
// padded to 12 or 16 bytes (format.md 9.1). Without NaN payloads.
struct LongDouble {
    std::uint64_t significand = 0; // the value is significand * 2^exponent()
    std::uint16_t signAndExponent = 0;

    bool isNegative() const { return (signAndExponent & 0x8000) != 0; }
    int biasedExponent() const { return signAndExponent & 0x7FFF; }
    int exponent() const { return (biasedExponent() == 0 ? 1 : biasedExponent()) - (0x3FFF + 63); }
    bool isInfinite() const
    {
        return biasedExponent() == 0x7FFF && significand == std::uint64_t(1) << 63;
    }
    // Numbers without their leading bit are none to the processor either.
    bool isNaN() const
    {
        const bool hasLeadingBit = significand >> 63 != 0;
        return biasedExponent() == 0x7FFF ? !isInfinite() : biasedExponent() > 0 && !hasLeadingBit;
    }
};

// The nearest double; too large ones become infinite.
inline double toDouble(LongDouble number)
{
    if (number.isNaN())
        return NAN;
    const double magnitude =
        number.isInfinite()
            ? HUGE_VAL
            : std::ldexp(static_cast<double>(number.significand), number.exponent());
    return number.isNegative() ? -magnitude : magnitude;
}

// All of a number that is finite, its sign left out.

Digits digitsOf(LongDouble number);

// With `precision` digits after the point, rounded exactly, a tie to the even digit.
std::string fixedText(LongDouble number, int precision);
std::string scientificText(LongDouble number, int precision); // "1.50e+19"

// The nearest long double to a number in C's notation, of two equally near ones the even one: "-5",
// "1.5e-4000", "inf", "nan". Nothing for other texts, for numbers that are too large, and for more
// digits than anybody needs. Numbers that are too small become zero.
std::optional<LongDouble> parseLongDouble(std::string_view text);

} // namespace bloscope
