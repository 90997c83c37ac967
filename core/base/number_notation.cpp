#include "core/base/number_notation.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

// How many digits there are behind the point of "6" or "3.252".
std::size_t digitsBehindPoint(const char* text, Significand digits)
{
    return digits.end - text > 2 ? static_cast<std::size_t>(digits.end - text - 2) : 0;
}

// "1.2" becomes "0.00012".
char* putZerosInFront(char* text, Significand digits, char point)
{
    const auto zeros = static_cast<std::size_t>(-digits.exponent);
    const std::size_t others = digitsBehindPoint(text, digits);
    char* const first = text + 1 + zeros;
    std::memmove(first + 1, text + 2, others);
    *first = text[0];
    std::fill(text, first, '0');
    text[1] = point;
    return first + 1 + others;
}

// "1.234" becomes "12.34".
char* movePoint(char* text, Significand digits, char point)
{
    char* const to = std::copy_n(text + 2, digits.exponent, text + 1);
    *to = point;
    return digits.end;
}

// "1.2" becomes "1200.0".
char* putZerosBehind(char* text, Significand digits, Whole whole, char point)
{
    const std::size_t others = digitsBehindPoint(text, digits);
    char* const end = std::copy_n(text + 2, others, text + 1);
    const std::size_t zeros = static_cast<std::size_t>(digits.exponent) - others;
    return writePointZero(whole, point, std::fill_n(end, zeros, '0'));
}

} // namespace

char* makePositional(char* text, Significand digits, Whole whole, char point)
{
    if (digits.exponent < 0)
        return putZerosInFront(text, digits, point);
    if (static_cast<std::size_t>(digits.exponent) < digitsBehindPoint(text, digits))
        return movePoint(text, digits, point);
    return putZerosBehind(text, digits, whole, point);
}

char* makeScientific(char* text, Significand digits, char point)
{
    if (digitsBehindPoint(text, digits) > 0)
        text[1] = point;
    return writeExponent(digits);
}

} // namespace bloscope
