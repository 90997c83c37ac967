#include "core/base/float_text.h"

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

template <class Float>
char* toScientific(Float number, char* to)
{
    if constexpr (std::is_floating_point_v<Float>)
        return std::to_chars(to, to + 24, number, std::chars_format::scientific).ptr;
    else
        return writeScientific(number, to);
}

// The shortest text of a number, first in scientific notation, then brought into shape where it
// stands.
class Shortest {
 public:
    template <class Float>
    explicit Shortest(Float magnitude)
        : m_end(toScientific(magnitude, m_first)), m_mark(m_end - 4) // "e+16"
    {
        while (*m_mark != 'e') // "e-308"
            --m_mark;
        for (const char* digit = m_mark + 2; digit < m_end; ++digit)
            m_exponent = m_exponent * 10 + (*digit - '0');
        if (m_mark[1] == '-')
            m_exponent = -m_exponent;
    }

    int exponent() const { return m_exponent; }

    // "1e+16", "1.25e-05"
    std::string_view scientific(char point)
    {
        if (m_mark > m_first + 1)
            m_first[1] = point;
        return {m_first, m_end};
    }

    // "0.00012", "12.5", "1200.0"
    std::string_view positional(Whole whole, char point)
    {
        if (m_exponent < 0)
            putZerosInFront(point);
        else if (m_mark - m_first - 1 > m_exponent + 1)
            movePoint(point);
        else
            makeWhole(whole, point);
        return {m_first, m_end};
    }

 private:
    void putZerosInFront(char point)
    {
        if (m_mark > m_first + 1) { // the first digit takes the place of the point
            m_first[1] = m_first[0];
            ++m_first;
        }
        for (int zeros = -m_exponent - 1; zeros > 0; --zeros)
            *--m_first = '0';
        *--m_first = point;
        *--m_first = '0';
        m_end = m_mark;
    }

    void movePoint(char point)
    {
        for (int i = 1; i <= m_exponent; ++i)
            m_first[i] = m_first[i + 1];
        m_first[m_exponent + 1] = point;
        m_end = m_mark;
    }

    void makeWhole(Whole whole, char point)
    {
        char* const digits = m_first + 1;
        m_end = m_mark == digits ? digits : std::copy(digits + 1, m_mark, digits);
        m_end = std::fill_n(m_end, m_first + m_exponent + 1 - m_end, '0');
        if (whole == Whole::WithPointZero) {
            *m_end++ = point;
            *m_end++ = '0';
        }
    }

    static constexpr int longestFront = 6; // "0.000" and a moved digit
    char m_buffer[40];
    char* m_first = m_buffer + longestFront;
    char* m_end;
    char* m_mark; // the "e"
    int m_exponent = 0;
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
