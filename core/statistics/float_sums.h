#pragma once

#include "core/scan/short_keys.h"
#include "core/statistics/float_totals.h"

#include <memory>
#include <span>

namespace bloscope {

class SingleSums;

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
    void add(std::span<const ShortKey> keys, const ShortExtent& extent); // of which these count
    void addRepeated(NumberKey finiteKey, std::uint64_t times);
    void add(const FloatSums& other);

    FloatTotals totals() const;

 private:
    class Bins;

    FloatTotals m_totals;
    // What is not in the totals yet; null before many were added.
    std::unique_ptr<Bins> m_bins;
    std::unique_ptr<SingleSums> m_singles;
};

} // namespace bloscope
