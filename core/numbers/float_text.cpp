#include "core/numbers/float_text.h"

#include "core/numbers/long_double.h"
#include "core/numbers/shortest_digits.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

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

// The unit is 2^-26: a quarter of the smallest half, which the half distances need.
DigitInterval<std::uint64_t> intervalOf(Half number)
{
    const int shift = number.exponent() + 26;
    const bool neighbourBelowIsCloser = number.fraction() == 0 && number.biasedExponent() > 1;
    return {static_cast<std::uint64_t>(number.significand()) << shift,
            std::uint64_t(1) << (neighbourBelowIsCloser ? shift - 2 : shift - 1),
            std::uint64_t(1) << (shift - 1), std::uint64_t(1) << 26, number.significand() % 2 == 0};
}

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

// Below this, whole numbers of the type have no shorter text than themselves.
template <class Float>
constexpr double mostWhole()
{
    constexpr int bits = std::is_same_v<Float, Half> ? 11 : std::numeric_limits<Float>::digits;
    return static_cast<double>(std::uint64_t(1) << bits);
}

using bloscope::writeDigits; // of what C++ has a type for

Significand writeDigits(Half number, char* to)
{
    return writeDigits(digitsOf(number), to);
}

// `value` is the number as a double.
template <class Float>
char* writeShortest(Float number, double value, Whole whole, const NumberFormat& format, char* to)
{
    const char point = format.decimalPoint;
    if (format.exponent == NumberFormat::Exponent::Always)
        return makeScientific(to, writeDigits(number, to), point);
    if (value < mostWhole<Float>()) {
        const auto integer = static_cast<std::uint64_t>(value);
        if (static_cast<double>(integer) == value)
            return writePointZero(whole, point, std::to_chars(to, to + 20, integer).ptr);
    }
    const Significand digits = writeDigits(number, to);
    return value >= 1e-4 && value < 1e16 ? makePositional(to, digits, whole, point)
                                         : makeScientific(to, digits, point);
}

constexpr std::size_t mostFixed = 309 + 1 + NumberFormat::mostPrecision; // the largest double

int precisionOf(const NumberFormat& format)
{
    return std::clamp(*format.precision, 0, NumberFormat::mostPrecision);
}

char* writeRounded(double magnitude, const NumberFormat& format, char* to)
{
    const bool isFixed = format.exponent == NumberFormat::Exponent::AsNeeded;
    const auto notation = isFixed ? std::chars_format::fixed : std::chars_format::scientific;
    const int digits = precisionOf(format);
    char* const end = std::to_chars(to, to + mostFixed, magnitude, notation, digits).ptr;
    if (digits > 0)
        *(isFixed ? end - digits - 1 : to + 1) = format.decimalPoint;
    return end;
}

// What differs between the types of C++ and those that it has not.
template <class Float>
bool isNaN(Float number)
{
    return std::isnan(number);
}

bool isNaN(Half number)
{
    return !number.isFinite() && number.fraction() != 0;
}

bool isNaN(LongDouble number)
{
    return number.isNaN();
}

template <class Float>
bool isNegative(Float number)
{
    return std::signbit(number);
}

bool isNegative(Half number)
{
    return number.isNegative();
}

bool isNegative(LongDouble number)
{
    return number.isNegative();
}

template <class Float>
Float magnitudeOf(Float number)
{
    return std::abs(number);
}

Half magnitudeOf(Half number)
{
    return {static_cast<std::uint16_t>(number.bits & 0x7FFF)};
}

LongDouble magnitudeOf(LongDouble number)
{
    return {number.significand, static_cast<std::uint16_t>(number.signAndExponent & 0x7FFF)};
}

template <class Float>
bool isPositiveZero(Float number)
{
    return number == 0 && !std::signbit(number);
}

bool isPositiveZero(LongDouble number)
{
    return number.significand == 0 && number.signAndExponent == 0;
}

double valueOf(double number)
{
    return number;
}

double valueOf(Half number)
{
    return toFloat(number);
}

// Without its sign; the number is not NaN.
template <class Float>
char* writeMagnitude(Float number, Whole whole, const NumberFormat& format, char* to)
{
    const double value = valueOf(number);
    if (std::isinf(value))
        return std::copy_n("inf", 3, to);
    return format.precision ? writeRounded(value, format, to)
                            : writeShortest(number, value, whole, format, to);
}

template <class Float>
void appendMagnitude(Float number, Whole whole, const NumberFormat& format, std::string& to)
{
    char text[mostFixed];
    to.append(text, writeMagnitude(number, whole, format, text));
}

void appendMagnitude(LongDouble number, Whole whole, const NumberFormat& format, std::string& to)
{
    const char point = format.decimalPoint;
    const bool asNeeded = format.exponent == NumberFormat::Exponent::AsNeeded;
    if (number.isInfinite()) {
        to += "inf";
    } else if (format.precision) {
        const int digits = precisionOf(format);
        std::string text = asNeeded ? fixedText(number, digits) : scientificText(number, digits);
        std::ranges::replace(text, '.', point);
        to += text;
    } else {
        char text[mostShortest];
        const Significand digits = writeDigits(digitsOf(number), text);
        to.append(text, asNeeded && digits.exponent >= -4 && digits.exponent < 16
                            ? makePositional(text, digits, whole, point)
                            : makeScientific(text, digits, point));
    }
}

template <class Float>
void appendNumber(Float number, const NumberFormat& format, std::string& to)
{
    if (isNaN(number)) {
        to += format.nan;
        return;
    }
    if (isNegative(number))
        to += '-';
    appendMagnitude(magnitudeOf(number), Whole::WithPointZero, format, to);
}

template <class Float>
char* writeNumber(Float number, const NumberFormat& format, char* to)
{
    if (isNaN(number))
        return std::copy(format.nan.begin(), format.nan.end(), to);
    if (isNegative(number))
        *to++ = '-';
    return writeMagnitude(magnitudeOf(number), Whole::WithPointZero, format, to);
}

enum class Sign { WhenNegative, Always };

template <class Float>
void appendPart(Float number, Sign sign, const NumberFormat& format, std::string& to)
{
    const bool negative = isNegative(number) && !isNaN(number);
    if (negative || sign == Sign::Always)
        to += negative ? '-' : '+';
    if (isNaN(number))
        to += "nan";
    else
        appendMagnitude(magnitudeOf(number), Whole::Bare, format, to);
}

template <class Float>
void appendParts(Float real, Float imaginary, const NumberFormat& format, std::string& to)
{
    if (isPositiveZero(real)) {
        appendPart(imaginary, Sign::WhenNegative, format, to);
        to += 'j';
        return;
    }
    to += '(';
    appendPart(real, Sign::WhenNegative, format, to);
    appendPart(imaginary, Sign::Always, format, to);
    to += "j)";
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

Digits digitsOf(Half number)
{
    assert(number.isFinite() && !number.isNegative());
    if (number.significand() == 0)
        return {{'0'}, 1, 1};
    return shortestDigits(intervalOf(number), 0);
}

Significand writeDigits(float number, char* to)
{
    return digitsOf(number, to);
}

Significand writeDigits(double number, char* to)
{
    return digitsOf(number, to);
}

void appendFloat(double number, const NumberFormat& format, std::string& to)
{
    appendNumber(number, format, to);
}

void appendFloat(float number, const NumberFormat& format, std::string& to)
{
    appendNumber(number, format, to);
}

void appendFloat(Half number, const NumberFormat& format, std::string& to)
{
    appendNumber(number, format, to);
}

void appendFloat(LongDouble number, const NumberFormat& format, std::string& to)
{
    appendNumber(number, format, to);
}

char* writeFloat(double number, const NumberFormat& format, char* to)
{
    return writeNumber(number, format, to);
}

char* writeFloat(float number, const NumberFormat& format, char* to)
{
    return writeNumber(number, format, to);
}

char* writeFloat(Half number, const NumberFormat& format, char* to)
{
    return writeNumber(number, format, to);
}

std::size_t mostFloatCharacters(const NumberFormat& format)
{
    return std::max(1 + (format.precision ? mostFixed : mostShortest), format.nan.size());
}

void appendComplex(double real, double imaginary, const NumberFormat& format, std::string& to)
{
    appendParts(real, imaginary, format, to);
}

void appendComplex(float real, float imaginary, const NumberFormat& format, std::string& to)
{
    appendParts(real, imaginary, format, to);
}

void appendComplex(LongDouble real, LongDouble imaginary, const NumberFormat& format,
                   std::string& to)
{
    appendParts(real, imaginary, format, to);
}

} // namespace bloscope
