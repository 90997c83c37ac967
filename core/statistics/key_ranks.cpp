#include "core/statistics/key_ranks.h"

#include "core/statistics/fold_parts.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace bloscope {

namespace {

constexpr std::size_t binsInAll = 1 << 14; // of one pass

// Keys among which some ranks are sought: the number of finite keys below and in the range.
struct Interval {
    KeyRange range;
    std::uint64_t before = 0;
    std::uint64_t count = 0;
    std::vector<std::uint64_t> ranks; // sought in it, rising
};
using Intervals = std::vector<Interval>; // rising, apart from one another

std::uint64_t keysIn(const Intervals& intervals)
{
    std::uint64_t count = 0;
    for (const Interval& interval : intervals)
        count += interval.count;
    return count;
}

// What an earlier pass has counted is there no longer.
Error changed()
{
    return {ErrorKind::Changed, "the numbers changed while they were read"};
}

// The interval that a key lies in, null when in none.
const Interval* intervalOf(const Intervals& intervals, NumberKey key)
{
    const auto behind = std::ranges::upper_bound(
        intervals, key, {}, [](const Interval& interval) { return interval.range.low; });
    if (behind == intervals.begin() || !std::prev(behind)->range.contains(key))
        return nullptr;
    return &*std::prev(behind);
}

// Intervals cut into bins of equal width.
class Bins {
 public:
    explicit Bins(const Intervals& intervals)
        : m_intervals(intervals), m_each(std::max<std::size_t>(2, binsInAll / intervals.size()))
    {
    }

    std::size_t count() const { return m_intervals.size() * m_each; }
    const Intervals& intervals() const { return m_intervals; }

    std::size_t binOf(const Interval& interval, NumberKey key) const
    {
        const auto number = static_cast<std::size_t>(&interval - m_intervals.data());
        return number * m_each +
               static_cast<std::size_t>((key - interval.range.low) / widthOf(interval));
    }

    // The bins that hold a rank, as intervals of their own. Errors: Changed.
    Result<Intervals> narrowed(std::span<const std::uint64_t> counts) const
    {
        Intervals narrower;
        for (std::size_t i = 0; i < m_intervals.size(); ++i) {
            const auto ofThis = counts.subspan(i * m_each, m_each);
            if (std::accumulate(ofThis.begin(), ofThis.end(), std::uint64_t(0)) !=
                m_intervals[i].count)
                return changed();
            narrow(m_intervals[i], ofThis, narrower);
        }
        return narrower;
    }

 private:
    NumberKey widthOf(const Interval& interval) const
    {
        return (interval.range.high - interval.range.low) / m_each + 1;
    }

    void narrow(const Interval& interval, std::span<const std::uint64_t> counts,
                Intervals& to) const
    {
        const NumberKey width = widthOf(interval);
        std::uint64_t before = interval.before;
        auto rank = interval.ranks.begin();
        for (std::size_t bin = 0; bin < counts.size() && rank != interval.ranks.end(); ++bin) {
            const auto end = std::lower_bound(rank, interval.ranks.end(), before + counts[bin]);
            if (end != rank) {
                const NumberKey low = interval.range.low + bin * width;
                const NumberKey rest = interval.range.high - low;
                to.push_back(
                    {{low, low + std::min(width - 1, rest)}, before, counts[bin], {rank, end}});
            }
            rank = end;
            before += counts[bin];
        }
    }

    const Intervals& m_intervals;
    std::size_t m_each;
};

// Hands each key of some intervals to somebody.
template <class Take>
void forEachIn(const Intervals& intervals, std::span<const NumberKey> keys, const Take& take)
{
    for (const NumberKey key : keys)
        if (const Interval* interval = intervalOf(intervals, key))
            take(*interval, key);
}

class BinCounter final : public CellVisitor {
 public:
    explicit BinCounter(const Bins& bins) : m_bins(bins), m_counts(bins.count()) {}

    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) override
    {
        forEachIn(m_bins.intervals(), keys, [&](const Interval& interval, NumberKey key) {
            ++m_counts[m_bins.binOf(interval, key)];
        });
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox&) override
    {
        if (const Interval* interval = intervalOf(m_bins.intervals(), key))
            m_counts[m_bins.binOf(*interval, key)] += count;
    }
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) override {}

    const std::vector<std::uint64_t>& counts() const { return m_counts; }

 private:
    const Bins& m_bins;
    std::vector<std::uint64_t> m_counts;
};

class KeyCollector final : public CellVisitor {
 public:
    explicit KeyCollector(const Intervals& intervals) : m_intervals(intervals) {}

    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) override
    {
        forEachIn(m_intervals, keys,
                  [&](const Interval&, NumberKey key) { m_keys.push_back(key); });
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox&) override
    {
        if (intervalOf(m_intervals, key))
            m_keys.insert(m_keys.end(), count, key);
    }
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) override {}

    const std::vector<NumberKey>& keys() const { return m_keys; }

 private:
    const Intervals& m_intervals;
    std::vector<NumberKey> m_keys;
};

Result<Intervals> narrowed(const NumberScan& scan, const Intervals& intervals, const Job& job)
{
    const Bins bins(intervals);
    std::vector<std::uint64_t> counts(bins.count());
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<BinCounter>(bins));
    };
    const auto take = [&](const BinCounter& part, const CellBox&) {
        std::ranges::transform(counts, part.counts(), counts.begin(), std::plus());
    };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return bins.narrowed(counts);
}

// Finds the ranks of intervals that hold few keys.
Result<> collect(const NumberScan& scan, const Intervals& intervals, const Job& job,
                 RankedKeys& found)
{
    std::vector<NumberKey> keys;
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<KeyCollector>(intervals));
    };
    const auto take = [&](const KeyCollector& part, const CellBox&) {
        keys.insert(keys.end(), part.keys().begin(), part.keys().end());
    };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    if (keys.size() != keysIn(intervals))
        return changed();
    std::ranges::sort(keys);
    std::uint64_t place = 0; // of the first key of an interval
    for (const Interval& interval : intervals) {
        for (const std::uint64_t rank : interval.ranks)
            found[rank] = keys.at(place + (rank - interval.before));
        place += interval.count;
    }
    return {};
}

// Moves the ranks of intervals of a single key to those that were found.
void settle(Intervals& intervals, RankedKeys& found)
{
    const auto isOneKey = [](const Interval& interval) {
        return interval.range.low == interval.range.high;
    };
    for (const Interval& interval : intervals)
        if (isOneKey(interval))
            for (const std::uint64_t rank : interval.ranks)
                found[rank] = interval.range.low;
    std::erase_if(intervals, isOneKey);
}

} // namespace

Result<RankedKeys> keysAtRanks(const NumberScan& scan, KeyRange range, std::uint64_t count,
                               std::vector<std::uint64_t> ranks, const Job& job,
                               std::uint64_t mostKept)
{
    std::ranges::sort(ranks);
    RankedKeys found;
    Intervals intervals;
    if (!ranks.empty())
        intervals.push_back({range, 0, count, std::move(ranks)});
    for (settle(intervals, found); keysIn(intervals) > mostKept; settle(intervals, found)) {
        BLOSCOPE_TRY(Intervals narrower, narrowed(scan, intervals, job));
        intervals = std::move(narrower);
    }
    if (!intervals.empty())
        BLOSCOPE_CHECK(collect(scan, intervals, job, found));
    return found;
}

} // namespace bloscope
