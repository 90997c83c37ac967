#include "core/base/float_digits.h"

#include "core/base/float_scientific.h"

#include <cassert>
#include <charconv>
#include <cmath>

namespace bloscope {

namespace {

// What stands in front of the exponent of "1.25e-05" or "1.25E-5", and the exponent.
Significand withoutExponent(char* end)
{
    char* mark = end - 1;
    while (*mark != 'e' && *mark != 'E')
        --mark;
    const char* const number = mark[1] == '+' ? mark + 2 : mark + 1;
    Significand digits{mark, 0};
    std::from_chars(number, end, digits.exponent);
    return digits;
}

template <class Float>
Significand digitsOf(Float number, char* to)
{
    assert(std::isfinite(number) && !std::signbit(number));
    return withoutExponent(writeScientific(number, to));
}

} // namespace

Significand writeDigits(float number, char* to)
{
    return digitsOf(number, to);
}

Significand writeDigits(double number, char* to)
{
    return digitsOf(number, to);
}

} // namespace bloscope
