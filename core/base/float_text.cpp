#include "core/base/float_text.h"

#include "core/base/float_digits.h"
#include "core/base/half_digits.h"
#include "core/base/long_double_digits.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace bloscope {

namespace {

enum class Whole { WithPointZero, Bare }; // "1.0" or "1"

// The shortest text of a number, from its digits.
class Shortest {
 public:
    template <class Float>
    explicit Shortest(Float magnitude) : m_number(digitsOf(magnitude))
    {
    }

    int exponent() const { return m_number.point - 1; }

    // "1e+16", "1.25e-05"
    std::string_view scientific(char point)
    {
        char* const end = writeScientific(m_number, m_text);
        if (m_number.count > 1)
            m_text[1] = point;
        return {m_text, end};
    }

    // "0.00012", "12.5", "1200.0"; the exponent is from -4 to 15
    std::string_view positional(Whole whole, char point)
    {
        if (m_number.point <= 0)
            return zerosInFront(point);
        const auto before = static_cast<std::size_t>(m_number.point);
        return before < m_number.count ? pointInside(before, point)
                                       : zerosBehind(before, whole, point);
    }

 private:
    std::string_view zerosInFront(char point)
    {
        char* to = m_text;
        *to++ = '0';
        *to++ = point;
        to = std::fill_n(to, -m_number.point, '0');
        return {m_text, std::copy_n(digits(), m_number.count, to)};
    }

    std::string_view pointInside(std::size_t before, char point)
    {
        std::copy_n(digits(), mostBefore, m_text); // what is too much is written over
        m_text[before] = point;
        return {m_text,
                std::copy_n(digits() + before, m_number.count - before, m_text + before + 1)};
    }

    std::string_view zerosBehind(std::size_t before, Whole whole, char point)
    {
        char* end = std::copy_n(digits(), m_number.count, m_text);
        end = std::fill_n(end, before - m_number.count, '0');
        if (whole == Whole::WithPointZero) {
            *end++ = point;
            *end++ = '0';
        }
        return {m_text, end};
    }

    const char* digits() const { return m_number.digits.data(); }

    static constexpr std::size_t mostBefore = 16; // the point
    Digits m_number;
    char m_text[40];
};

// Below this, whole numbers of the type have no shorter text than themselves.
template <class Float>
constexpr double mostWhole()
{
    constexpr int bits = std::is_same_v<Float, Half> ? 11 : std::numeric_limits<Float>::digits;
    return static_cast<double>(std::uint64_t(1) << bits);
}

void appendWhole(std::uint64_t number, Whole whole, char point, std::string& to)
{
    char text[24];
    char* end = std::to_chars(text, text + 20, number).ptr;
    if (whole == Whole::WithPointZero) {
        *end++ = point;
        *end++ = '0';
    }
    to.append(text, end);
}

template <class Float>
void appendShortest(Float magnitude, double value, Whole whole, char point, std::string& to)
{
    if (value < mostWhole<Float>()) {
        const auto integer = static_cast<std::uint64_t>(value);
        if (static_cast<double>(integer) == value)
            return appendWhole(integer, whole, point, to);
    }
    Shortest text(magnitude);
    to += value >= 1e-4 && value < 1e16 ? text.positional(whole, point) : text.scientific(point);
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

// What differs between the types of C++ and those that it has not.
template <class Float>
bool isNaN(Float number)
{
    return std::isnan(number);
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

bool isNegative(LongDouble number)
{
    return number.isNegative();
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

// Without its sign; the number is not NaN.
template <class Float>
void appendMagnitude(Float number, Whole whole, const NumberFormat& format, std::string& to)
{
    const Float magnitude = std::abs(number);
    if (std::isinf(magnitude))
        to += "inf";
    else if (format.precision)
        appendFixed(magnitude, *format.precision, format.decimalPoint, to);
    else
        appendShortest(magnitude, magnitude, whole, format.decimalPoint, to);
}

void appendMagnitude(LongDouble number, Whole whole, const NumberFormat& format, std::string& to)
{
    const char point = format.decimalPoint;
    if (number.isInfinite()) {
        to += "inf";
    } else if (format.precision) {
        const int digits = std::clamp(*format.precision, 0, NumberFormat::mostPrecision);
        std::string text = fixedText(number, digits);
        std::ranges::replace(text, '.', point);
        to += text;
    } else {
        Shortest text(number);
        to += text.exponent() >= -4 && text.exponent() < 16 ? text.positional(whole, point)
                                                            : text.scientific(point);
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
    appendMagnitude(number, Whole::WithPointZero, format, to);
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
        appendMagnitude(number, Whole::Bare, format, to);
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

void appendFloat(LongDouble number, const NumberFormat& format, std::string& to)
{
    appendNumber(number, format, to);
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
