#include "core/base/significand.h"

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

} // namespace bloscope
