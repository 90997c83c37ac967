#pragma once

#include "core/statistics/exact_sum.h"
#include "core/statistics/float_key.h"

#include <memory>
#include <span>

namespace bloscope {

// What floats add up to.
struct FloatTotals {
    ExactSum positive;
    ExactSum negative; // without its sign
    ExactSum squares;  // of all

    void add(BinaryFloat number, bool isNegative, std::uint64_t times);
    void add(const FloatTotals& other);
};

// The sums of finite floats and of their squares, exactly, so that neither the order of the numbers
// nor that of merging matters. Copyable.
class FloatSums {
 public:
    FloatSums();
    FloatSums(const FloatSums& other);
    FloatSums(FloatSums&& other) noexcept;
    FloatSums& operator=(FloatSums other) noexcept;
    ~FloatSums();

    void add(std::span<const NumberKey> finiteKeys);
    void addRepeated(NumberKey finiteKey, std::uint64_t times);
    void add(const FloatSums& other);

    FloatTotals totals() const;

 private:
    class Bins;

    FloatTotals m_totals;
    std::unique_ptr<Bins> m_bins; // what is not in the totals yet; null before many were added
};

} // namespace bloscope
