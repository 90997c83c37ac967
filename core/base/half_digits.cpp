#include "core/base/half_digits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace bloscope {

namespace {

// 0.d1d2d3... * 10^point
struct Digits {
    std::array<char, 5> digits; // '0' to '9', `count` of them: no half needs more
    std::size_t count = 0;
    int point = 0;
};

// A half and the room around it in which other numbers read back as it, all in multiples of the
// same small unit; one digit is taken off the front after the other.
struct HalfInterval {
    std::uint64_t rest;  // what the digits so far do not say
    std::uint64_t below; // half the distance to the neighbours
    std::uint64_t above;
    std::uint64_t digit; // the worth of the next digit
    bool inclusive;      // a tie reads back as the even one

    bool restIsNegligible() const { return inclusive ? rest <= below : rest < below; }
    bool isAlmostOneMore() const
    {
        return inclusive ? rest + above >= digit : rest + above > digit;
    }
};

// The unit is 2^-26: a quarter of the smallest half, which the half distances need.
HalfInterval intervalOf(Half number)
{
    const int shift = number.exponent() + 26;
    const bool neighbourBelowIsCloser = number.fraction() == 0 && number.biasedExponent() > 1;
    return {static_cast<std::uint64_t>(number.significand()) << shift,
            std::uint64_t(1) << (neighbourBelowIsCloser ? shift - 2 : shift - 1),
            std::uint64_t(1) << (shift - 1), std::uint64_t(1) << 26, number.significand() % 2 == 0};
}

// Brings the first digit to the front and returns the place of the point.
int scale(HalfInterval& interval)
{
    int point = 1;
    for (; interval.rest >= interval.digit * 10; ++point)
        interval.digit *= 10;
    for (; interval.rest < interval.digit; --point) {
        interval.rest *= 10;
        interval.below *= 10;
        interval.above *= 10;
    }
    return point;
}

void addOne(Digits& number)
{
    while (number.count > 0 && number.digits[number.count - 1] == '9')
        --number.count;
    if (number.count > 0) {
        ++number.digits[number.count - 1];
        return;
    }
    number.digits[0] = '1';
    number.count = 1;
    ++number.point;
}

Digits shortestDigits(Half number)
{
    if (number.significand() == 0)
        return {{'0'}, 1, 1};
    HalfInterval interval = intervalOf(number);
    Digits shortest;
    shortest.point = scale(interval);
    for (;;) {
        const std::uint64_t digit = interval.rest / interval.digit;
        interval.rest %= interval.digit;
        shortest.digits[shortest.count++] = static_cast<char>('0' + digit);
        const bool down = interval.restIsNegligible();
        const bool up = interval.isAlmostOneMore();
        const std::uint64_t odd = digit % 2; // a tie goes to the even digit
        if (up && (!down || interval.rest * 2 + odd > interval.digit))
            addOne(shortest);
        if (up || down)
            return shortest;
        interval.rest *= 10;
        interval.below *= 10;
        interval.above *= 10;
    }
}

} // namespace

char* writeScientific(Half number, char* to)
{
    assert(number.isFinite() && !number.isNegative());
    const Digits shortest = shortestDigits(number);
    *to++ = shortest.digits[0];
    if (shortest.count > 1) {
        *to++ = '.';
        to = std::copy_n(shortest.digits.data() + 1, shortest.count - 1, to);
    }
    const int exponent = shortest.point - 1;
    *to++ = 'e';
    *to++ = exponent < 0 ? '-' : '+';
    *to++ = '0'; // none has two digits
    *to++ = static_cast<char>('0' + std::abs(exponent));
    return to;
}

} // namespace bloscope
