#include "core/base/shortest_digits.h"

#include <cassert>
#include <charconv>
#include <cstdint>
#include <cstring>

namespace bloscope {

namespace {

// Takes "d.ddde-xx" apart.
template <class Float>
ShortestDigits digitsOf(Float number)
{
    assert(number >= 0);
    char text[32];
    const char* const end =
        std::to_chars(text, text + sizeof text, number, std::chars_format::scientific).ptr;
    const char* const mark = end[-4] == 'e' ? end - 4 : end - 5; // "e+16" or "e-308"
    int exponent = 0;
    std::from_chars(mark + 2, end, exponent);

    ShortestDigits shortest;
    shortest.digits[0] = text[0];
    shortest.count = 1;
    if (mark > text + 1) {
        const std::ptrdiff_t rest = mark - text - 2;
        std::memcpy(shortest.digits.data() + 1, text + 2, static_cast<std::size_t>(rest));
        shortest.count += static_cast<int>(rest);
    }
    shortest.point = (mark[1] == '-' ? -exponent : exponent) + 1;
    return shortest;
}

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

void addOne(ShortestDigits& shortest)
{
    while (shortest.count > 0 &&
           shortest.digits[static_cast<std::size_t>(shortest.count - 1)] == '9')
        --shortest.count;
    if (shortest.count > 0) {
        ++shortest.digits[static_cast<std::size_t>(shortest.count - 1)];
        return;
    }
    shortest.digits[0] = '1';
    shortest.count = 1;
    ++shortest.point;
}

} // namespace

ShortestDigits shortestDigits(double number)
{
    return digitsOf(number);
}

ShortestDigits shortestDigits(float number)
{
    return digitsOf(number);
}

ShortestDigits shortestDigits(Half number)
{
    assert(number.isFinite());
    if (number.significand() == 0)
        return {{'0'}, 1, 1};
    HalfInterval interval = intervalOf(number);
    ShortestDigits shortest;
    shortest.point = scale(interval);
    for (;;) {
        const std::uint64_t digit = interval.rest / interval.digit;
        interval.rest %= interval.digit;
        shortest.digits[static_cast<std::size_t>(shortest.count++)] =
            static_cast<char>('0' + digit);
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

} // namespace bloscope
