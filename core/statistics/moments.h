#pragma once

#include "core/statistics/number_order.h"

#include <span>

namespace bloscope {

// A sum of float64 that keeps what rounding would lose: as exact as if it were computed with twice
// the digits and rounded once at the end.
class CompensatedSum {
 public:
    void add(double number);
    void add(const CompensatedSum& other);
    double value() const; // infinite once the sum left the range of float64

 private:
    double m_sum = 0;
    double m_error = 0;
};

// Count, mean and variance of finite numbers. Integers: exact, rounded once at the end. Floats:
// compensated sums of numbers and of squared distances from the mean, which are merged without
// cancellation, so that what comes out depends on the order of merging alone.
class Moments {
 public:
    explicit Moments(const NumberOrder& order) : m_isInteger(order.isInteger()) {}

    void add(const NumberOrder& order, std::span<const NumberKey> finiteKeys);
    void addRepeated(const NumberOrder& order, NumberKey finiteKey, std::uint64_t times);
    void add(const Moments& other); // of the same order

    std::uint64_t count() const { return m_count; }
    double mean() const;     // of at least one number
    double variance() const; // of the numbers as a whole population: NumPy's ddof=0
    double sum() const;
    // The same exactly, for integers.
    Int128 integerSum() const { return m_integerSum; }

 private:
    void addIntegers(const NumberOrder& order, std::span<const NumberKey> keys);
    void addFloats(std::span<const double> numbers);
    double integerVariance() const;

    bool m_isInteger;
    std::uint64_t m_count = 0;
    // Integers: the sum, and that of the squares as high * 2^64 + low.
    Int128 m_integerSum = 0;
    Int128 m_squaresHigh = 0;
    Int128 m_squaresLow = 0;
    // Floats.
    CompensatedSum m_sum;
    CompensatedSum m_squaredDistances;
};

} // namespace bloscope
