#pragma once

#include "core/base/result.h"
#include "core/statistics/digit_counts.h"
#include "core/statistics/number_order.h"

#include <algorithm>
#include <span>
#include <vector>

namespace bloscope {

// A key as it is ranked: the short one of types that have it.
using RankKey = std::uint64_t;

// Keys among which some ranks are sought: the number of finite keys below and in the range.
struct RankInterval {
    KeyRange range;
    std::uint64_t before = 0;
    std::uint64_t count = 0;
    std::vector<std::uint64_t> ranks; // sought in it, rising
};
using RankIntervals = std::vector<RankInterval>; // rising, apart from one another

std::uint64_t keysIn(const RankIntervals& intervals);

// What an earlier pass has counted is there no longer.
Error numbersChanged();

// Which interval a key lies in, by its first 16 bits.
class IntervalTable {
 public:
    // The intervals live longer. Keys have 16, 32 or 64 bits.
    IntervalTable(const RankIntervals& intervals, int keyBits);

    const RankIntervals& intervals() const { return m_intervals; }

    // May it lie in one? Most keys do not.
    bool mayHold(RankKey key) const
    {
        const RankKey digit = key >> m_shift;
        return (m_isNear[digit / 64] >> (digit % 64) & 1) != 0;
    }

    // Its number, that of all when it lies in none.
    std::size_t find(RankKey key) const
    {
        std::size_t i = m_first[key >> m_shift];
        while (i < m_intervals.size() && m_intervals[i].range.high < key)
            ++i;
        return i < m_intervals.size() && m_intervals[i].range.low <= key ? i : m_intervals.size();
    }

 private:
    const RankIntervals& m_intervals;
    int m_shift;
    std::vector<std::uint64_t> m_isNear; // a bit for each digit: is there one?
    std::vector<std::uint32_t> m_first;  // of each digit; the number of all where there is none
};

// Intervals cut into bins of equal width, a power of two.
class RankBins {
 public:
    // At most so many bins for all of them, at least two for each, none for less than a key.
    RankBins(const RankIntervals& intervals, int keyBits, std::size_t most);

    std::size_t count() const { return m_begins.back(); }
    // Is each bin that of one key?
    bool areSingleKeys() const { return std::ranges::count(m_shifts, 0) == std::ssize(m_shifts); }

    bool mayHold(RankKey key) const { return m_table.mayHold(key); }
    // `counts` has one for each bin.
    void add(RankKey key, std::uint64_t times, std::span<std::uint64_t> counts) const
    {
        const std::size_t i = m_table.find(key);
        if (i < m_shifts.size())
            counts[m_begins[i] + ((key - m_table.intervals()[i].range.low) >> m_shifts[i])] +=
                times;
    }

    // The bins that hold a rank, as intervals of their own. Errors: Changed when there are not as
    // many keys as the intervals say.
    Result<RankIntervals> narrowed(std::span<const std::uint64_t> counts) const;

 private:
    IntervalTable m_table;
    std::vector<int> m_shifts;         // of each interval: the width of its bins
    std::vector<std::size_t> m_begins; // and where they begin, with the end of the last ones
};

// The same by digits that were counted before.
Result<RankIntervals> narrowed(const RankInterval& interval, const DigitCounts& digits);

} // namespace bloscope
