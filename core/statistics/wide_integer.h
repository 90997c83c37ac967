#pragma once

#include <cstdint>

// Integers wide enough for exact sums. A sum of as many elements as an array can have fits: their
// bytes are counted in 63 bits.
namespace bloscope {

__extension__ using Int128 = __int128;
__extension__ using UInt128 = unsigned __int128;

// The nearest float64 of a * 2^64 + b, where both may be of any sign and the whole is not negative.
inline double nearestDouble(Int128 high, Int128 low)
{
    const Int128 carry = low >> 64;
    high += carry;
    low -= carry << 64;
    return static_cast<double>(high) * 0x1p64 + static_cast<double>(low);
}

} // namespace bloscope
