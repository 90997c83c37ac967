#pragma once

#include "core/numbers/long_double.h"

#include <bit>
#include <cstdint>

// How floats become keys. float64 and narrower ones as the bits of their float64: those of positive
// numbers sort as they are, those of negative ones the other way round. What is past the range of
// float64 (long doubles, magnitudes of complex numbers) has the keys that NaN would have there, in
// which there is room for its exponent and 39 binary digits.
namespace bloscope {

// A number as an unsigned integer that sorts as the number does, whatever its type: what minimum,
// maximum, percentiles and searches compare, exactly. Equal numbers have equal keys, -0.0 and 0.0
// included.
using NumberKey = std::uint64_t;

inline constexpr NumberKey positiveBit = NumberKey(1) << 63;
inline constexpr NumberKey allBits = ~NumberKey(0);
inline constexpr int fractionBits = 52;
inline constexpr NumberKey infiniteBits = NumberKey(0x7FF) << fractionBits; // of a float64

constexpr NumberKey keyOfNotANumber = allBits;

constexpr NumberKey floatKey(double number)
{
    if (number != number)
        return keyOfNotANumber;
    const auto bits = std::bit_cast<NumberKey>(number + 0.0); // which turns -0.0 into 0.0
    return bits ^ ((bits & positiveBit) != 0 ? allBits : positiveBit);
}

constexpr bool isNegativeKey(NumberKey key)
{
    return (key & positiveBit) == 0;
}

// The bits of the float64 without its sign.
constexpr NumberKey magnitudeBits(NumberKey key)
{
    return (isNegativeKey(key) ? ~key : key) & ~positiveBit;
}

// Not of keys past the range of float64.
constexpr double floatOfKey(NumberKey key)
{
    const double magnitude = std::bit_cast<double>(magnitudeBits(key));
    return isNegativeKey(key) ? -magnitude : magnitude;
}

// What is added up: significand * 2^exponent, without its sign. Finite ones only.
struct BinaryFloat {
    std::uint64_t significand = 0;
    int exponent = 0;
};

constexpr bool isPastFloat64(NumberKey key)
{
    return magnitudeBits(key) >= infiniteBits;
}

constexpr BinaryFloat binaryFloatOf(NumberKey magnitude) // magnitudeBits() up to infinity
{
    constexpr NumberKey leadingBit = NumberKey(1) << fractionBits;
    const auto exponent = static_cast<int>(magnitude >> fractionBits);
    const NumberKey fraction = magnitude & (leadingBit - 1);
    if (exponent == 0)
        return {fraction, -1074};
    return {fraction | leadingBit, exponent - 1075};
}

// Of types that go past the range of float64.
inline constexpr NumberKey infinityPastFloat64 = allBits - 1; // and ~ that for -infinity

NumberKey wideKey(LongDouble number);
BinaryFloat binaryFloatPastFloat64(NumberKey key); // isPastFloat64(), finite

} // namespace bloscope
