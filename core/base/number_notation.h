#pragma once

#include "core/base/significand.h"

#include <cstddef>

// NumPy's notations of a number, made in place of its digits at the beginning of `text`, where
// there is room for mostShortest characters. Each returns the end.
namespace bloscope {

constexpr std::size_t mostShortest = 48; // the shortest text of any number, and room to move it

enum class Whole { WithPointZero, Bare }; // "1.0" or "1"

// "0.00012", "12.5", "1200.0"; the exponent is from -4 to 16.
char* makePositional(char* text, Significand digits, Whole whole, char point);

// "1e+16", "1.25e-05"
char* makeScientific(char* text, Significand digits, char point);

// Behind a whole number: ".0", or nothing.
inline char* writePointZero(Whole whole, char point, char* to)
{
    if (whole == Whole::WithPointZero) {
        *to++ = point;
        *to++ = '0';
    }
    return to;
}

} // namespace bloscope
