#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/scan/float_key.h"

#include <cstdint>
#include <span>
#include <string>

namespace bloscope {

// Can finite elements of the type, or their magnitudes, be larger than every float64?
bool goesPastFloat64(const DType& dtype);

// Of elements of such a type, which fill the keys: of complex numbers that of the magnitude.
void readWideKeys(const DType& dtype, ByteView cells, std::span<NumberKey> keys);

// A finite number past the range of float64, with the digits that its key has.
std::string textPastFloat64(LongDouble number);

// Integers wide enough for exact sums. A sum of as many elements as an array can have fits: their
// bytes are counted in 63 bits.

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
