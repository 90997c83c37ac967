#pragma once

#include "core/statistics/float_totals.h"
#include "core/statistics/short_keys.h"

#include <array>
#include <span>

namespace bloscope {

// The sums of float32 and of their squares, exactly. Numbers that are whole in units of the largest
// one of their run, as measurements mostly are, are added up as integers; the significands of the
// others are, for each exponent. Copyable.
class SingleSums {
 public:
    // `extent` is that of the keys; what is not finite adds nothing.
    void add(std::span<const ShortKey> keys, const ShortExtent& extent);
    FloatTotals totals() const;

 private:
    static constexpr std::size_t exponents = 256; // as they are stored, that of infinity included

    // Every other one of some thousand numbers, so that no addition waits for the one before.
    struct Half {
        std::array<std::int64_t, exponents> sums = {};
        std::array<std::uint64_t, exponents> squares = {};
    };
    struct Bins {
        std::array<Int128, exponents> sums = {};
        std::array<UInt128, exponents> squares = {};

        void add(const Half& half);
    };

    void addWhole(std::span<const ShortKey> keys, int exponent);
    void addByExponent(std::span<const ShortKey> keys);
    void addToHalves(std::span<const ShortKey> keys);

    FloatTotals m_whole;
    std::array<Half, 2> m_halves; // what is not in the bins yet
    std::size_t m_inHalves = 0;
    Bins m_bins;
};

} // namespace bloscope
