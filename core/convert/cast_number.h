#pragma once

#include "core/numbers/half.h"

#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

// Single numbers of one type to those of another. What they are cast from is widened first, to the
// 64 bits of its kind: signed, unsigned or float.
namespace bloscope {

// How a number becomes another one that its new type does not have.
enum class Rounding {
    None,       // it does not: that is an error
    Nearest,    // of two equally near ones the even one
    TowardZero, // what lies behind the point is cut off
    Up,
    Down
};

namespace number_cast {

struct Truth { // one byte: 0 is false, anything else true
    std::uint8_t byte = 0;
};

inline std::uint64_t widened(Truth truth)
{
    return truth.byte != 0 ? 1 : 0;
}

inline double widened(Half half)
{
    return toFloat(half);
}

template <class T>
auto widened(T number)
{
    if constexpr (std::is_floating_point_v<T>)
        return double{number};
    else if constexpr (std::is_signed_v<T>)
        return std::int64_t{number};
    else
        return std::uint64_t{number};
}

// Whole numbers. Each castNumber() answers whether the type has the number.

inline double rounded(double number, Rounding rounding)
{
    switch (rounding) {
    case Rounding::None:
        return number;
    case Rounding::Nearest:
        return std::nearbyint(number); // nobody changes how the processor rounds
    case Rounding::TowardZero:
        return std::trunc(number);
    case Rounding::Up:
        return std::ceil(number);
    case Rounding::Down:
        return std::floor(number);
    }
    return number;
}

// The least power of two that is too large for T; a double has it exactly.
template <std::integral T>
double endOf()
{
    return std::ldexp(1.0, std::numeric_limits<T>::digits);
}

template <std::integral T>
bool castNumber(double number, Rounding rounding, T& to)
{
    const double whole = rounded(number, rounding);
    const double least = std::is_signed_v<T> ? -endOf<T>() : 0;
    if (!(whole >= least && whole < endOf<T>()) || std::trunc(whole) != whole)
        return false;
    to = static_cast<T>(whole);
    return true;
}

template <std::integral T, std::integral Wide>
bool castNumber(Wide number, Rounding, T& to)
{
    to = static_cast<T>(number);
    return std::in_range<T>(number);
}

template <class Wide>
bool castNumber(Wide number, Rounding rounding, Truth& to)
{
    return castNumber(number, rounding, to.byte) && to.byte <= 1;
}

// Floats.

template <class T, class Wide>
T nearestTo(Wide number)
{
    if constexpr (std::is_same_v<T, Half>)
        return nearestHalf(static_cast<double>(number)); // what a double lacks, a half is far from
    else
        return static_cast<T>(number);
}

inline Half nextAbove(Half half)
{
    if (half.bits == 0x8000)
        return {1};
    const int step = half.isNegative() ? -1 : 1;
    return {static_cast<std::uint16_t>(half.bits + step)};
}

template <std::floating_point T>
T nextAbove(T number)
{
    return std::nextafter(number, std::numeric_limits<T>::infinity());
}

inline Half negated(Half half)
{
    return {static_cast<std::uint16_t>(half.bits ^ 0x8000)};
}

template <std::floating_point T>
T negated(T number)
{
    return -number;
}

// Less than, equal to or more than the number: -1, 0, 1. A float that is next to a whole number of
// this size is one as well.
template <std::integral Wide>
int compared(double next, Wide number)
{
    Wide whole = 0;
    if (!castNumber(next, Rounding::None, whole))
        return next < 0 ? -1 : 1;
    return whole < number ? -1 : whole > number;
}

inline int compared(double next, double number)
{
    return next < number ? -1 : next > number;
}

// `T` is Half, float or double.
template <class T, class Wide>
bool castToFloat(Wide number, Rounding rounding, T& to)
{
    to = nearestTo<T>(number);
    if constexpr (std::is_floating_point_v<Wide>)
        if (!std::isfinite(number))
            return true;
    const int side = compared(widened(to), number);
    if (side == 0)
        return true;
    if (rounding == Rounding::None || !std::isfinite(widened(to)))
        return false;
    const bool goesUp =
        rounding == Rounding::Up || (rounding == Rounding::TowardZero && number < 0);
    if (rounding != Rounding::Nearest && goesUp != (side > 0))
        to = goesUp ? nextAbove(to) : negated(nextAbove(negated(to)));
    return std::isfinite(widened(to));
}

template <class Wide>
bool castNumber(Wide number, Rounding rounding, Half& to)
{
    return castToFloat(number, rounding, to);
}

template <std::floating_point T, class Wide>
bool castNumber(Wide number, Rounding rounding, T& to)
{
    return castToFloat(number, rounding, to);
}

} // namespace number_cast

} // namespace bloscope
