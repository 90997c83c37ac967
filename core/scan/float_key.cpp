#include "core/scan/float_key.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int wideFractionBits = 38;
constexpr int droppedBits = 63 - wideFractionBits;
constexpr int firstWideExponent = 0x3FFF + 1024; // of 2^1024, as long doubles have it
constexpr NumberKey firstWideKey = infiniteBits | positiveBit;

// What of a long double past the range of float64 is kept, its exponent in front, rounded.
NumberKey keptBits(LongDouble number)
{
    if (number.biasedExponent() < firstWideExponent) // float64 would round it up to 2^1024
        return 0;
    const auto exponent = static_cast<std::uint64_t>(number.biasedExponent() - firstWideExponent);
    const std::uint64_t fraction = number.significand & ~(std::uint64_t(1) << 63);
    const NumberKey bits = exponent << wideFractionBits | fraction >> droppedBits;
    const bool isUp = (fraction >> (droppedBits - 1) & 1) != 0;
    constexpr NumberKey largest = infinityPastFloat64 - 1 - firstWideKey;
    return std::min(bits + (isUp ? 1 : 0), largest);
}

} // namespace

NumberKey wideKey(LongDouble number)
{
    const double narrow = toDouble(number);
    if (std::isnan(narrow))
        return keyOfNotANumber;
    if (!std::isinf(narrow))
        return floatKey(narrow);
    const NumberKey key =
        number.isInfinite() ? infinityPastFloat64 : firstWideKey + keptBits(number);
    return number.isNegative() ? ~key : key;
}

BinaryFloat binaryFloatPastFloat64(NumberKey key)
{
    const NumberKey bits = magnitudeBits(key) - infiniteBits;
    const NumberKey leadingBit = NumberKey(1) << wideFractionBits;
    const auto exponent = static_cast<int>(bits >> wideFractionBits);
    return {(bits & (leadingBit - 1)) | leadingBit, exponent + 1024 - wideFractionBits};
}

} // namespace bloscope
