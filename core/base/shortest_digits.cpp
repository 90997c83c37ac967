#include "core/base/shortest_digits.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace bloscope {

char* writeScientific(const Digits& number, char* to)
{
    *to++ = number.digits[0];
    if (number.count > 1) {
        *to++ = '.';
        to = std::copy_n(number.digits.data() + 1, number.count - 1, to);
    }
    const int exponent = number.point - 1;
    *to++ = 'e';
    *to++ = exponent < 0 ? '-' : '+';
    if (std::abs(exponent) < 10)
        *to++ = '0';
    return std::to_chars(to, to + 4, std::abs(exponent)).ptr;
}

} // namespace bloscope
