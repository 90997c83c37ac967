#pragma once

#include "core/numbers/half.h"
#include "core/numbers/long_double.h"
#include "core/numbers/shortest_digits.h"

#include <cstddef>
#include <optional>
#include <string>

namespace bloscope {

// How numbers and bytes are written. The default is NumPy's str(): the shortest digits that read
// back as the same value of the same type, ".0" on whole floats, an exponent below 1e-4 and from
// 1e16 on (from 1e16 for floats of all sizes alike).
struct NumberFormat {
    enum class Exponent {
        AsNeeded, // with a precision: none
        Always    // "1.5e+00"
    };
    enum class Base { Decimal, Hexadecimal, Octal, Binary };
    enum class Bytes {
        AsText, // what is printable UTF-8 and does not look like b'..'; else b'..'
        Literal // b'..' always
    };

    std::optional<int> precision = {}; // digits of floats after the point; none: shortest
    std::string nan = "nan"; // what stands for a NaN, and for NaT when it differs from the default
    char decimalPoint = '.';
    Exponent exponent = Exponent::AsNeeded; // of floats
    Base base = Base::Decimal;   // of integers; others than decimal show all bits: "0x00ff"
    Bytes bytes = Bytes::AsText; // of NumPy's S

    static constexpr int mostPrecision = 100; // more is taken as this

    bool operator==(const NumberFormat&) const = default;
};

// NumPy's str() of one number: "1.0", "1e+16", "nan"; with format.precision so many digits after
// the point, rounded exactly, a tie to the even digit. Appends without allocating anything but the
// room in `to` (long doubles need more).
void appendFloat(double number, const NumberFormat& format, std::string& to);
void appendFloat(float number, const NumberFormat& format, std::string& to);
void appendFloat(Half number, const NumberFormat& format, std::string& to);
void appendFloat(LongDouble number, const NumberFormat& format, std::string& to);

// The number alone, in the usual notation.
template <class Float>
std::string floatText(Float number)
{
    std::string text;
    appendFloat(number, {}, text);
    return text;
}

// The same into `to`, which has room for mostFloatCharacters(format). Returns the end.
char* writeFloat(double number, const NumberFormat& format, char* to);
char* writeFloat(float number, const NumberFormat& format, char* to);
char* writeFloat(Half number, const NumberFormat& format, char* to);
std::size_t mostFloatCharacters(const NumberFormat& format);

// "(1+2j)", or "2j" when the real part is a positive zero. Whole parts have no ".0", and a NaN
// inside stays "nan", so that the number can be read back.
void appendComplex(double real, double imaginary, const NumberFormat& format, std::string& to);
void appendComplex(float real, float imaginary, const NumberFormat& format, std::string& to);
void appendComplex(LongDouble real, LongDouble imaginary, const NumberFormat& format,
                   std::string& to);

// The fewest digits that read back as the same number, the closest to it among those. The number is
// finite and not negative; `to` has room for 32 characters.
Significand writeDigits(float number, char* to);
Significand writeDigits(double number, char* to);

// The number is finite and not negative.
Digits digitsOf(Half number);

// NumPy's notations of a number, made in place of its digits at the beginning of `text`, where
// there is room for mostShortest characters. Each returns the end.

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
