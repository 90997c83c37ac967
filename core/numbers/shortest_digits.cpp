#include "core/numbers/shortest_digits.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace bloscope {

char* writeExponent(Significand digits)
{
    char* to = digits.end;
    *to++ = 'e';
    *to++ = digits.exponent < 0 ? '-' : '+';
    if (std::abs(digits.exponent) < 10)
        *to++ = '0';
    return std::to_chars(to, to + 4, std::abs(digits.exponent)).ptr;
}

Significand writeDigits(const Digits& number, char* to)
{
    *to++ = number.digits[0];
    if (number.count > 1) {
        *to++ = '.';
        to = std::copy_n(number.digits.data() + 1, number.count - 1, to);
    }
    return {to, number.point - 1};
}

} // namespace bloscope
