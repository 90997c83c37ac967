#include "core/numbers/rounded.h"

#include "core/numbers/float_text.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::int64_t float64Digits = 53;
constexpr std::int64_t lowestFloat64Bit = -1074;
constexpr std::int64_t enoughDigits = 140; // for float64Digits of a root, and to tell ties

// number * 2^exponent, and less than one in its last digit more when something was cut off.
struct CutOff {
    Natural number;
    std::int64_t exponent = 0;
    bool isInexact = false;
};

LongDouble rounded(bool isNegative, CutOff exact)
{
    const auto digits = static_cast<std::int64_t>(exact.number.bitCount());
    const std::int64_t kept =
        std::min(float64Digits, digits + exact.exponent - lowestFloat64Bit); // fewer of tiny ones
    if (digits == 0 || kept < 0)
        return longDoubleOf(isNegative, 0, 0);
    const std::int64_t dropped = digits - kept;
    if (dropped <= 0)
        return longDoubleOf(isNegative, exact.number.lowBits(), exact.exponent);
    exact.isInexact |= exact.number.shiftRight(static_cast<std::size_t>(dropped - 1));
    const std::uint64_t twice = exact.number.lowBits();
    const bool isUp = (twice & 1) != 0 && (exact.isInexact || (twice & 2) != 0);
    return longDoubleOf(isNegative, (twice >> 1) + (isUp ? 1 : 0), exact.exponent + dropped);
}

// With an even exponent.
CutOff quotientOf(const Natural& numerator, const Natural& denominator, std::int64_t exponent)
{
    CutOff quotient{numerator, exponent};
    const auto digits = static_cast<std::int64_t>(numerator.bitCount()) -
                        static_cast<std::int64_t>(denominator.bitCount());
    std::int64_t more = enoughDigits - digits;
    if ((exponent - more) % 2 != 0)
        ++more;
    if (more > 0)
        quotient.number <<= static_cast<std::size_t>(more);
    else
        quotient.isInexact = quotient.number.shiftRight(static_cast<std::size_t>(-more));
    quotient.exponent -= more;
    quotient.isInexact |= quotient.number.divideBy(denominator).bitCount() > 0;
    return quotient;
}

} // namespace

LongDouble longDoubleOf(bool isNegative, std::uint64_t significand, std::int64_t exponent)
{
    constexpr std::int64_t bias = 0x3FFF + 63;
    constexpr std::int64_t infinite = 0x7FFF;
    const std::uint16_t sign = isNegative ? 0x8000 : 0;
    if (significand == 0)
        return {0, sign};
    const int shift = std::countl_zero(significand);
    const std::int64_t biased = exponent - shift + bias;
    if (biased >= infinite)
        return {std::uint64_t(1) << 63, static_cast<std::uint16_t>(sign | infinite)};
    return {significand << shift, static_cast<std::uint16_t>(sign | biased)};
}

LongDouble roundedQuotient(bool isNegative, const Natural& numerator, const Natural& denominator,
                           std::int64_t exponent)
{
    return rounded(isNegative, quotientOf(numerator, denominator, exponent));
}

LongDouble roundedRoot(const Natural& numerator, const Natural& denominator, std::int64_t exponent)
{
    CutOff root = quotientOf(numerator, denominator, exponent);
    const Natural squared = root.number;
    root.number = squared.squareRoot();
    root.isInexact |= root.number * root.number < squared;
    root.exponent /= 2;
    return rounded(false, std::move(root));
}

std::string textOfRounded(LongDouble number)
{
    std::string text;
    if (const double narrow = toDouble(number); std::isfinite(narrow) || number.isInfinite())
        appendFloat(narrow, {}, text);
    else
        appendFloat(number, {}, text);
    return text;
}

} // namespace bloscope
