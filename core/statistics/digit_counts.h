#pragma once

#include "core/scan/short_keys.h"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace bloscope {

// How many keys begin with each of the 65536 digits, which are 16 bits: what percentiles begin
// with, and, of keys of 16 bits, how often each one occurs.
class DigitCounts {
 public:
    static constexpr std::size_t digits = 1 << 16;

    // Of keys of 16, 32 or 64 bits.
    explicit DigitCounts(int keyBits) : m_shift(keyBits - 16) {}

    void add(std::span<const ShortKey> keys) { addKeys(keys); }
    void add(std::span<const NumberKey> keys) { addKeys(keys); }
    void add(std::span<const DigitKey> keys) { addKeys(keys); } // of 16 bits
    void add(std::uint64_t key, std::uint64_t times);
    void add(const DigitCounts& other);

    int shift() const { return m_shift; } // of a key, to its digit
    // Those that occur and how often, in any order; a digit may come more than once.
    using Take = std::function<void(std::uint16_t digit, std::uint64_t times)>;
    void forEach(const Take& take) const;
    std::vector<std::uint64_t> counts() const; // one per digit

 private:
    struct Run {
        std::uint16_t digit;
        std::uint64_t times;
    };
    // Every other key has its own count, so that none waits for the one before, whose digit is
    // often the same.
    using Pair = std::array<std::uint32_t, 2>;

    template <class Key>
    void addKeys(std::span<const Key> keys);
    template <class Key>
    void countKeys(std::span<const Key> keys);
    void countDigits(std::span<const DigitKey> keys);
    void countRuns(std::span<const DigitKey> keys, std::uint64_t ends);
    void countEach(std::span<const DigitKey> keys);
    void foldLatest();
    template <class Use>
    void forEachOnce(const Use& use) const;

    int m_shift;
    // The sum of all of these counts, each of which may be empty.
    std::vector<std::uint16_t> m_few; // one by one, as long as there are few
    std::vector<Run> m_runs;
    std::vector<Pair> m_latest;          // one per digit
    std::vector<std::uint64_t> m_counts; // one per digit
    std::size_t m_latestCount = 0;       // keys in m_latest
};

} // namespace bloscope
