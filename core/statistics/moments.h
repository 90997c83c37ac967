#pragma once

#include "core/scan/number_order.h"
#include "core/statistics/float_sums.h"

#include <span>

namespace bloscope {

namespace kernels {
struct KeySums;
}

// Count, sum, mean and deviation of finite numbers: the sums of the numbers and of their squares
// are exact, for floats as for integers, and rounded once when they are asked for. So what comes
// out depends neither on the order of the numbers nor on that of merging.
class Moments {
 public:
    explicit Moments(const NumberOrder& order);

    void add(const NumberOrder& order, std::span<const NumberKey> finiteKeys);
    // Of which those in the extent, the finite ones, count.
    void add(const ShortKeys& shorts, std::span<const ShortKey> keys, const ShortExtent& extent);
    // Of integers of at most 16 bits.
    void add(const ShortKeys& shorts, std::span<const DigitKey> keys);
    void addRepeated(const NumberOrder& order, NumberKey finiteKey, std::uint64_t times);
    void add(const Moments& other); // of the same order

    std::uint64_t count() const { return m_count; }
    // Of at least one number; each with the digits of float64 (core/base/rounded.h).
    LongDouble sum() const;
    LongDouble mean() const;
    LongDouble deviation() const; // of the numbers as a whole population: NumPy's ddof=0
    // The sum exactly, of integers.
    Int128 integerSum() const { return m_integerSum; }

 private:
    struct Totals;

    void addShifted(const kernels::KeySums& sums, std::size_t numbers, Int128 shift);
    void addIntegers(const NumberOrder& order, std::span<const NumberKey> keys);
    Totals totals() const;

    bool m_isInteger;
    bool m_fits32Bits; // its integers do
    std::uint64_t m_count = 0;
    // Integers: the sum, and that of the squares as high * 2^64 + low.
    Int128 m_integerSum = 0;
    UInt128 m_squaresHigh = 0;
    UInt128 m_squaresLow = 0;
    FloatSums m_floats;
};

} // namespace bloscope
