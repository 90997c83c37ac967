#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace bloscope {

// Four decimal digits and how many of them are leading zeros; of zero itself three.
struct FourDigits {
    std::array<char, 4> digits;
    std::uint8_t zeros;
    std::array<char, 3> room; // so that four characters can be taken from any digit on
};

// Of the numbers up to 9999.
extern const std::array<FourDigits, 10'000> fourDigits;

// The longest integer of 64 bits with its sign. Shorter ones need as much room.
inline constexpr std::size_t roomForInteger = 20;

// Writes a number as std::to_chars() does, four digits a step and without a branch where it has no
// more. Returns its end; up to three characters behind it are written over, none beyond the room.
inline char* writeDigits(std::uint64_t number, char* to)
{
    constexpr std::uint64_t group = 10'000;
    if (number >= group) {
        to = writeDigits(number / group, to);
        std::memcpy(to, fourDigits[number % group].digits.data(), 4);
        return to + 4;
    }
    const FourDigits& four = fourDigits[number];
    std::memcpy(to, reinterpret_cast<const char*>(&four) + four.zeros, 4);
    return to + (4 - four.zeros);
}

template <std::integral T>
char* writeInteger(T number, char* to)
{
    const auto bits = static_cast<std::uint64_t>(number); // of a negative one 2^64 more
    const bool isNegative = number < T(0);
    *to = '-';
    return writeDigits(isNegative ? 0 - bits : bits, to + (isNegative ? 1 : 0));
}

} // namespace bloscope
