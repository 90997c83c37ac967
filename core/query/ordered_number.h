#pragma once

#include <bit>
#include <cstdint>

namespace bloscope {

// A number as one without a sign that is in the same order among others of its type.

inline constexpr std::uint64_t orderedSignBit = std::uint64_t(1) << 63;

inline std::uint64_t orderedNumber(std::int64_t number)
{
    return static_cast<std::uint64_t>(number) ^ orderedSignBit;
}

inline std::uint64_t orderedNumber(std::uint64_t number)
{
    return number;
}

// Both zeros are equal. NaN is anywhere.
inline std::uint64_t orderedNumber(double number)
{
    const auto bits = std::bit_cast<std::uint64_t>(number + 0.0);
    return bits & orderedSignBit ? ~bits : bits | orderedSignBit;
}

// The inverse of that of a float.
inline double floatOfOrdered(std::uint64_t number)
{
    return std::bit_cast<double>(number & orderedSignBit ? number ^ orderedSignBit : ~number);
}

} // namespace bloscope
