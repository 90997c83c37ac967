#include "core/base/shortest_digits.h"

#include <algorithm>

namespace bloscope {

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
