#include "core/scan/wide_keys.h"

#include "core/dtype/element.h"
#include "core/numbers/long_double.h"
#include "core/numbers/rounded.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// magnitude * 2^exponent, where the magnitude is not infinite.
LongDouble scaled(double magnitude, int exponent)
{
    int scale = 0;
    const double part = std::frexp(magnitude, &scale);
    constexpr int digits = 53;
    return longDoubleOf(false, static_cast<std::uint64_t>(std::ldexp(part, digits)),
                        static_cast<std::int64_t>(scale) - digits + exponent);
}

NumberKey wideKeyOf(LongDouble number)
{
    return wideKey(number);
}

NumberKey wideKeyOf(std::complex<double> number)
{
    const double magnitude = std::hypot(number.real(), number.imag());
    if (std::isinf(magnitude) && std::isfinite(number.real()) && std::isfinite(number.imag()))
        return wideKey(scaled(std::hypot(number.real() / 4, number.imag() / 4), 2));
    return std::isinf(magnitude) ? infinityPastFloat64 : floatKey(magnitude);
}

NumberKey wideKeyOf(const ComplexLongDouble& number)
{
    const auto& [real, imaginary] = number;
    if (real.isInfinite() || imaginary.isInfinite())
        return infinityPastFloat64;
    if (real.isNaN() || imaginary.isNaN())
        return keyOfNotANumber;
    const int exponent = std::max(real.exponent(), imaginary.exponent());
    const auto part = [exponent](LongDouble of) {
        return std::ldexp(static_cast<double>(of.significand), of.exponent() - exponent);
    };
    return wideKey(scaled(std::hypot(part(real), part(imaginary)), exponent));
}

} // namespace

bool goesPastFloat64(const DType& dtype)
{
    return (dtype.kind == DTypeKind::Float && dtype.itemsize > sizeof(double)) ||
           (dtype.kind == DTypeKind::Complex && dtype.itemsize >= 2 * sizeof(double));
}

void readWideKeys(const DType& dtype, ByteView cells, std::span<NumberKey> keys)
{
    visitNumeric(dtype, [&]<class Stored>(Stored) {
        using Number = decltype(Stored::load(cells.data()));
        if constexpr (requires(const Number& number) { wideKeyOf(number); } &&
                      !std::is_arithmetic_v<Number>)
            for (std::size_t i = 0; i < keys.size(); ++i)
                keys[i] = wideKeyOf(Stored::load(cells.data() + i * dtype.itemsize));
    });
}

std::string textPastFloat64(LongDouble number)
{
    constexpr int digits = 10; // behind the first
    return (number.isNegative() ? "-" : "") + scientificText(number, digits);
}

} // namespace bloscope
