#include "core/base/float_digits.h"

#include <cassert>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Junekey Jeon's Dragonbox, which {fmt} uses for all floats and offers under this name since
// version 8: digits without zeros at their end, and the power of ten to multiply them with.
template <class Float>
Digits shortestOf(Float number)
{
    assert(std::isfinite(number) && !std::signbit(number));
    if (number == 0)
        return {{'0'}, 1, 1};
    const auto decimal = fmt::detail::dragonbox::to_decimal(number);
    Digits digits;
    char* const first = digits.digits.data();
    char* const end = std::to_chars(first, first + digits.digits.size(), decimal.significand).ptr;
    digits.count = static_cast<std::size_t>(end - first);
    digits.point = static_cast<int>(digits.count) + decimal.exponent;
    return digits;
}

} // namespace

Digits digitsOf(float number)
{
    return shortestOf(number);
}

Digits digitsOf(double number)
{
    return shortestOf(number);
}

} // namespace bloscope
