#include "core/compare/value_distance.h"

#include "core/dtype/cell_text.h"
#include "core/dtype/element.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr double noDistance = std::numeric_limits<double>::quiet_NaN();

using RealNumber = long double;

template <class T>
RealNumber realOf(T value)
{
    return static_cast<RealNumber>(value);
}

RealNumber realOf(Half value)
{
    return toFloat(value);
}

RealNumber realOf(LongDouble value)
{
    if (value.isNaN() || value.isInfinite())
        return toDouble(value);
    const RealNumber magnitude =
        std::ldexp(static_cast<RealNumber>(value.significand), value.exponent());
    return value.isNegative() ? -magnitude : magnitude;
}

RealNumber realOf(TimeCount value)
{
    return value.value == TimeCount::notATime ? noDistance : static_cast<RealNumber>(value.value);
}

template <class T>
std::pair<RealNumber, RealNumber> partsOfNumber(T value)
{
    return {realOf(value), 0};
}

template <class T>
std::pair<RealNumber, RealNumber> partsOfNumber(std::complex<T> value)
{
    return {realOf(value.real()), realOf(value.imag())};
}

std::pair<RealNumber, RealNumber> partsOfNumber(ComplexLongDouble value)
{
    return {realOf(value.real), realOf(value.imaginary)};
}

bool isNan(const std::pair<RealNumber, RealNumber>& number)
{
    return std::isnan(number.first) || std::isnan(number.second);
}

bool areComparable(const DType& a, const DType& b)
{
    if (a.isTime() || b.isTime())
        return a.kind == b.kind && a.unit == b.unit;
    if (a.isNumeric() || b.isNumeric())
        return a.isNumeric() && b.isNumeric();
    return a.kind == b.kind;
}

} // namespace

Result<ValueDistance> ValueDistance::between(const DType& a, const DType& b,
                                             const Tolerance& tolerance)
{
    if (!areComparable(a, b))
        return usageError(fmt::format("values of type {} cannot be compared with values of type {}",
                                      a.text, b.text));
    return ValueDistance(a, b, tolerance);
}

ValueDistance::ValueDistance(const DType& a, const DType& b, const Tolerance& tolerance)
    : m_a(a), m_b(b), m_tolerance(tolerance), m_haveSameBytes(a == b)
{
    if (a.isNumeric()) {
        m_readA = readerOf(a);
        m_readB = readerOf(b);
    }
}

ValueDistance::ReadNumber ValueDistance::readerOf(const DType& dtype)
{
    return visitNumeric(dtype, [](auto stored) -> ReadNumber {
        return
            [](const std::byte* element) { return partsOfNumber(decltype(stored)::load(element)); };
    });
}

void ValueDistance::measure(const std::byte* a, std::size_t strideA, const std::byte* b,
                            std::size_t strideB, std::span<double> distances) const
{
    for (double& found : distances) {
        if (isOfNumbers())
            found = distance(m_readA(a), m_readB(b));
        else
            found = areSame(a, b) ? 0 : noDistance;
        a += strideA;
        b += strideB;
    }
}

void ValueDistance::subtract(const std::byte* a, std::size_t strideA, const std::byte* b,
                             std::size_t strideB, std::span<double> differences) const
{
    for (double& difference : differences) {
        const Number from = m_readA(a);
        const Number less = m_readB(b);
        difference = distance(from, less);
        if (difference > 0 && from.second == 0 && less.second == 0 && from.first < less.first)
            difference = -difference;
        a += strideA;
        b += strideB;
    }
}

double ValueDistance::distance(const Number& a, const Number& b) const
{
    if (a == b)
        return 0; // infinite ones as well
    if (isNan(a) || isNan(b))
        return m_tolerance.areNansEqual && isNan(a) && isNan(b) ? 0 : noDistance;
    const RealNumber apart = std::hypot(a.first - b.first, a.second - b.second);
    const RealNumber larger =
        std::max(std::hypot(a.first, a.second), std::hypot(b.first, b.second));
    if (apart <= m_tolerance.absolute ||
        (std::isfinite(larger) && apart <= m_tolerance.relative * larger))
        return 0;
    return std::max(static_cast<double>(apart), std::numeric_limits<double>::denorm_min());
}

bool ValueDistance::areSame(const std::byte* a, const std::byte* b) const
{
    if (m_haveSameBytes)
        return std::equal(a, a + m_a.itemsize, b);
    return CellText(m_a).of(a) == CellText(m_b).of(b);
}

} // namespace bloscope
