#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>

// Arithmetic on numbers that a file chose: no wrap, no undefined behaviour.
namespace bloscope {

template <class T>
constexpr std::optional<T> checkedAdd(T a, T b)
{
    T sum{};
    return __builtin_add_overflow(a, b, &sum) ? std::nullopt : std::optional<T>(sum);
}

template <class T>
constexpr std::optional<T> checkedMultiply(T a, T b)
{
    T product{};
    return __builtin_mul_overflow(a, b, &product) ? std::nullopt : std::optional<T>(product);
}

// The product of a whole range, or nothing when it does not fit T.
template <class T, class Range>
constexpr std::optional<T> checkedProduct(const Range& factors)
{
    T product = 1;
    for (const auto factor : factors)
        if (__builtin_mul_overflow(product, factor, &product))
            return std::nullopt;
    return product;
}

// a / b rounded up, for b > 0 and a >= 0.
template <class T>
constexpr T ceilDivide(T a, std::type_identity_t<T> b)
{
    return static_cast<T>(a / b + (a % b != 0 ? 1 : 0));
}

// Does [offset, offset + length) lie inside [0, size)? Never overflows.
constexpr bool fits(std::uint64_t offset, std::uint64_t length, std::uint64_t size)
{
    return offset <= size && length <= size - offset;
}

} // namespace bloscope
