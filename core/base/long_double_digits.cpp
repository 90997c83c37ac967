#include "core/base/long_double_digits.h"

#include "core/base/natural.h"
#include "core/base/shortest_digits.h"

#include <algorithm>
#include <bit>

namespace bloscope {

namespace {

// About the place of the decimal point, never too far to the right: log10(2) is 0.30103.
int pointBelow(LongDouble number)
{
    const int bits = static_cast<int>(std::bit_width(number.significand)) - 1 + number.exponent();
    return static_cast<int>(std::floor(bits * 0.30102999566398));
}

Natural shifted(std::uint64_t number, int bits)
{
    Natural result(number);
    result <<= static_cast<std::size_t>(bits);
    return result;
}

// The unit is a quarter of the smallest distance between numbers of this size, or 1/4 of one.
DigitInterval<Natural> intervalOf(LongDouble number)
{
    constexpr std::uint64_t leadingBit = std::uint64_t(1) << 63;
    const int up = std::max(number.exponent(), 0);
    const int down = std::max(-number.exponent(), 0);
    const bool neighbourBelowIsCloser =
        number.significand == leadingBit && number.biasedExponent() > 1;
    return {shifted(number.significand, up + 2), shifted(neighbourBelowIsCloser ? 1 : 2, up),
            shifted(2, up), shifted(1, down + 2), number.significand % 2 == 0};
}

// Makes interval.digit worth 10^point.
void scaleBy(DigitInterval<Natural>& interval, int point)
{
    const auto power = static_cast<std::size_t>(std::abs(point));
    if (point > 0)
        return interval.digit.multiplyByPowerOfTen(power);
    for (Natural* part : {&interval.rest, &interval.below, &interval.above})
        part->multiplyByPowerOfTen(power);
}

} // namespace

Digits digitsOf(LongDouble number)
{
    if (number.significand == 0)
        return {{'0'}, 1, 1};
    DigitInterval<Natural> interval = intervalOf(number);
    const int point = pointBelow(number);
    scaleBy(interval, point);
    return shortestDigits(std::move(interval), point);
}

std::string fixedText(LongDouble number, int precision)
{
    const auto digits = static_cast<std::size_t>(std::max(precision, 0));
    Natural scaled(number.significand);
    scaled.multiplyByPowerOfTen(digits);
    if (number.exponent() > 0)
        scaled <<= static_cast<std::size_t>(number.exponent());
    else
        scaled.shiftRightRounding(static_cast<std::size_t>(-number.exponent()));
    std::string text = scaled.decimal();
    if (text.size() <= digits)
        text.insert(0, digits + 1 - text.size(), '0');
    if (digits > 0)
        text.insert(text.size() - digits, ".");
    return text;
}

} // namespace bloscope
