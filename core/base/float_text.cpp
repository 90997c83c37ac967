#include "core/base/float_text.h"

#include "core/base/shortest_digits.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace bloscope {

namespace {

enum class Whole { WithPointZero, Bare }; // "1.0" or "1"

void append(const ShortestDigits& shortest, int first, int last, std::string& to)
{
    to.append(shortest.digits.data() + first, static_cast<std::size_t>(last - first));
}

// "0.00012", "12.5", "1200.0"
void appendPositional(const ShortestDigits& shortest, Whole whole, char point, std::string& to)
{
    if (shortest.point <= 0) {
        to += '0';
        to += point;
        to.append(static_cast<std::size_t>(-shortest.point), '0');
        append(shortest, 0, shortest.count, to);
    } else if (shortest.count > shortest.point) {
        append(shortest, 0, shortest.point, to);
        to += point;
        append(shortest, shortest.point, shortest.count, to);
    } else {
        append(shortest, 0, shortest.count, to);
        to.append(static_cast<std::size_t>(shortest.point - shortest.count), '0');
        if (whole == Whole::WithPointZero) {
            to += point;
            to += '0';
        }
    }
}

// "1e+16", "1.25e-05", "5e-324"
void appendScientific(const ShortestDigits& shortest, char point, std::string& to)
{
    append(shortest, 0, 1, to);
    if (shortest.count > 1) {
        to += point;
        append(shortest, 1, shortest.count, to);
    }
    const int exponent = shortest.point - 1;
    to += exponent < 0 ? "e-" : "e+";
    char digits[4];
    char* const end = std::to_chars(digits, digits + sizeof digits, std::abs(exponent)).ptr;
    if (end - digits < 2)
        to += '0';
    to.append(digits, end);
}

template <class Float>
void appendShortest(Float magnitude, double value, Whole whole, char point, std::string& to)
{
    const ShortestDigits shortest = shortestDigits(magnitude);
    if (value == 0 || (value >= 1e-4 && value < 1e16))
        appendPositional(shortest, whole, point, to);
    else
        appendScientific(shortest, point, to);
}

void appendFixed(double magnitude, int precision, char point, std::string& to)
{
    constexpr int mostDigits = 309; // of the largest double before its point
    char text[mostDigits + 1 + NumberFormat::mostPrecision];
    const int digits = std::clamp(precision, 0, NumberFormat::mostPrecision);
    char* const end =
        std::to_chars(text, text + sizeof text, magnitude, std::chars_format::fixed, digits).ptr;
    if (digits > 0)
        end[-digits - 1] = point;
    to.append(text, end);
}

// Without its sign; the number is not NaN.
template <class Float>
void appendMagnitude(Float magnitude, double value, Whole whole, const NumberFormat& format,
                     std::string& to)
{
    if (std::isinf(value))
        to += "inf";
    else if (format.precision)
        appendFixed(value, *format.precision, format.decimalPoint, to);
    else
        appendShortest(magnitude, value, whole, format.decimalPoint, to);
}

template <class Float>
void appendNumber(Float number, const NumberFormat& format, std::string& to)
{
    if (std::isnan(number)) {
        to += format.nan;
        return;
    }
    if (std::signbit(number))
        to += '-';
    const Float magnitude = std::abs(number);
    appendMagnitude(magnitude, static_cast<double>(magnitude), Whole::WithPointZero, format, to);
}

enum class Sign { WhenNegative, Always };

template <class Float>
void appendPart(Float number, Sign sign, const NumberFormat& format, std::string& to)
{
    const bool negative = std::signbit(number) && !std::isnan(number);
    if (negative || sign == Sign::Always)
        to += negative ? '-' : '+';
    if (std::isnan(number)) {
        to += "nan";
        return;
    }
    const Float magnitude = std::abs(number);
    appendMagnitude(magnitude, static_cast<double>(magnitude), Whole::Bare, format, to);
}

template <class Float>
void appendParts(Float real, Float imaginary, const NumberFormat& format, std::string& to)
{
    if (real == 0 && !std::signbit(real)) {
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
    if (!number.isFinite() || format.precision) {
        appendNumber(toFloat(number), format, to);
        return;
    }
    if (number.isNegative())
        to += '-';
    const Half magnitude{static_cast<std::uint16_t>(number.bits & 0x7FFF)};
    appendShortest(magnitude, toFloat(magnitude), Whole::WithPointZero, format.decimalPoint, to);
}

void appendComplex(double real, double imaginary, const NumberFormat& format, std::string& to)
{
    appendParts(real, imaginary, format, to);
}

void appendComplex(float real, float imaginary, const NumberFormat& format, std::string& to)
{
    appendParts(real, imaginary, format, to);
}

} // namespace bloscope
