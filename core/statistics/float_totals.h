#pragma once

#include "core/statistics/exact_sum.h"
#include "core/statistics/float_key.h"

namespace bloscope {

// What floats add up to.
struct FloatTotals {
    ExactSum positive;
    ExactSum negative; // without its sign
    ExactSum squares;  // of all

    void add(BinaryFloat number, bool isNegative, std::uint64_t times);
    // A sum of numbers and one of their squares, in units of 2^exponent and of its square.
    void add(Int128 sum, UInt128 sumOfSquares, std::int64_t exponent);
    void add(const FloatTotals& other);
};

} // namespace bloscope
