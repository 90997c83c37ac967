#pragma once

#include "core/numbers/natural.h"
#include "core/scan/float_key.h"
#include "core/scan/wide_keys.h"

#include <vector>

namespace bloscope {

// A sum of natural numbers times powers of two that loses nothing, whatever their exponents are: as
// long as what was added, and the same in whichever order that was.
class ExactSum {
 public:
    void add(UInt128 number, std::int64_t exponent); // number * 2^exponent
    void add(const ExactSum& other);

    bool isZero() const { return m_words.empty(); }
    // It is a multiple of 2^lowestExponent().
    std::int64_t lowestExponent() const { return m_first * wordBits; }
    // In units of 2^exponent, which is not above the lowest one.
    Natural inUnitsOf(std::int64_t exponent) const;

 private:
    static constexpr std::int64_t wordBits = 64;

    void makeRoom(std::int64_t first, std::int64_t end);
    void addWord(std::int64_t place, std::uint64_t word);

    std::int64_t m_first = 0;           // the place of the first word: it counts 2^(64 * place)
    std::vector<std::uint64_t> m_words; // the least significant first
};

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
