#include "core/statistics/rank_intervals.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace bloscope {

namespace {

constexpr int digitBits = 16;

std::uint64_t sumOf(std::span<const std::uint64_t> counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t(0));
}

// Adds the bins of 2^shift keys that hold a rank of the interval, of which `first` is the first key
// of the first bin.
void addBinsWithRanks(const RankInterval& interval, RankKey first, int shift,
                      std::span<const std::uint64_t> counts, RankIntervals& to)
{
    const RankKey width = RankKey(1) << shift;
    std::uint64_t before = interval.before;
    auto rank = interval.ranks.begin();
    for (std::size_t bin = 0; bin < counts.size() && rank != interval.ranks.end(); ++bin) {
        const auto end = std::lower_bound(rank, interval.ranks.end(), before + counts[bin]);
        if (end != rank) {
            const RankKey low = first + (RankKey(bin) << shift);
            const RankKey rest = interval.range.high - low;
            to.push_back(
                {{low, low + std::min(width - 1, rest)}, before, counts[bin], {rank, end}});
        }
        rank = end;
        before += counts[bin];
    }
}

} // namespace

Error numbersChanged()
{
    return {ErrorKind::Changed, "the numbers changed while they were read"};
}

std::uint64_t keysIn(const RankIntervals& intervals)
{
    std::uint64_t count = 0;
    for (const RankInterval& interval : intervals)
        count += interval.count;
    return count;
}

IntervalTable::IntervalTable(const RankIntervals& intervals, int keyBits)
    : m_intervals(intervals),
      m_shift(keyBits - digitBits),
      m_isNear(DigitCounts::digits / 64),
      m_first(DigitCounts::digits)
{
    std::size_t i = 0;
    for (std::size_t digit = 0; digit < m_first.size(); ++digit) {
        while (i < intervals.size() && intervals[i].range.high >> m_shift < digit)
            ++i;
        const bool isIn = i < intervals.size() && intervals[i].range.low >> m_shift <= digit;
        m_first[digit] = static_cast<std::uint32_t>(isIn ? i : intervals.size());
        m_isNear[digit / 64] |= std::uint64_t(isIn) << (digit % 64);
    }
}

RankBins::RankBins(const RankIntervals& intervals, int keyBits, std::size_t most)
    : m_table(intervals, keyBits), m_begins{0}
{
    const std::size_t mostOfEach = std::max<std::size_t>(2, most / intervals.size());
    for (const RankInterval& interval : intervals) {
        const RankKey distance = interval.range.high - interval.range.low;
        int shift = 0;
        while (distance >> shift >= mostOfEach)
            ++shift;
        m_shifts.push_back(shift);
        m_begins.push_back(m_begins.back() + (distance >> shift) + 1);
    }
}

Result<RankIntervals> RankBins::narrowed(std::span<const std::uint64_t> counts) const
{
    RankIntervals narrower;
    for (std::size_t i = 0; i < m_shifts.size(); ++i) {
        const auto ofThis = counts.subspan(m_begins[i], m_begins[i + 1] - m_begins[i]);
        const RankInterval& interval = m_table.intervals()[i];
        if (sumOf(ofThis) != interval.count)
            return numbersChanged();
        addBinsWithRanks(interval, interval.range.low, m_shifts[i], ofThis, narrower);
    }
    return narrower;
}

Result<RankIntervals> narrowed(const RankInterval& interval, const DigitCounts& digits)
{
    const int shift = digits.shift();
    const RankKey low = interval.range.low >> shift;
    const RankKey high = interval.range.high >> shift;
    const std::vector<std::uint64_t> all = digits.counts();
    const auto counts = std::span(all).subspan(low, high - low + 1);
    if (sumOf(counts) != interval.count)
        return numbersChanged();
    RankIntervals narrower;
    addBinsWithRanks(interval, low << shift, shift, counts, narrower);
    return narrower;
}

} // namespace bloscope
