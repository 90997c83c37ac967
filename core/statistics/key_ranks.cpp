#include "core/statistics/key_ranks.h"

#include "core/base/result.h"
#include "core/scan/fold_parts.h"
#include "core/scan/number_order.h"
#include "core/scan/per_thread.h"
#include "core/statistics/digit_counts.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <vector>

namespace bloscope {

namespace {

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

// What an earlier pass has counted is there no longer.
Error numbersChanged()
{
    return {ErrorKind::Changed, "the numbers changed while they were being read"};
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

// The same by digits that were counted before.
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

constexpr std::size_t leastBins = 1 << 14; // of one pass and thread
constexpr std::size_t mostBins = 1 << 20;
constexpr std::size_t bytesOfBins = 64 << 20; // of all threads

// More bins than keys find nothing sooner.
std::size_t binsFor(const NumberScan& scan, const RankIntervals& intervals)
{
    const std::size_t most = bytesOfBins / sizeof(std::uint64_t) / scan.pool().threads();
    const std::uint64_t useful = std::min<std::uint64_t>(keysIn(intervals), mostBins);
    return std::clamp<std::size_t>(useful, leastBins, std::max(most, leastBins));
}

// How the keys of a scan are ranked.
class RankOrder {
 public:
    explicit RankOrder(const NumberScan& scan) : m_shorts(scan.shortKeys()) {}

    int bits() const { return m_shorts ? m_shorts->bits() : 64; }
    RankKey rankKeyOf(NumberKey key) const { return m_shorts ? m_shorts->shortOf(key) : key; }
    std::vector<ShortKey> shortsOf(std::span<const NumberKey> keys) const
    {
        return m_shorts->shortsOf(keys);
    }
    NumberKey numberKeyOf(RankKey key) const
    {
        return m_shorts ? m_shorts->fullOf(static_cast<ShortKey>(key)) : key;
    }

 private:
    const std::optional<ShortKeys>& m_shorts;
};

// Who sees keys as they are ranked.
class RankVisitor : public CellVisitor {
 public:
    explicit RankVisitor(const RankOrder& ranks) : m_ranks(ranks) {}

    bool takesShortKeys() const final { return true; }
    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) final
    {
        if (m_ranks.bits() == 64)
            return see(keys);
        const std::vector<ShortKey> shorts = m_ranks.shortsOf(keys);
        see(std::span<const ShortKey>(shorts));
    }
    void visitShort(std::span<const ShortKey> keys, const CellBox&, std::int64_t) final
    {
        see(keys);
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox&) final
    {
        see(m_ranks.rankKeyOf(key), count);
    }
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) final {}

 private:
    virtual void see(std::span<const NumberKey> keys) = 0;
    virtual void see(std::span<const ShortKey> keys) = 0;
    virtual void see(RankKey key, std::uint64_t times) = 0;

    RankOrder m_ranks;
};

using BinCounts = std::vector<std::uint64_t>; // one for each bin

class BinCounter final : public RankVisitor {
 public:
    BinCounter(const RankOrder& ranks, const RankBins& bins, PerThread<BinCounts>& counts)
        : RankVisitor(ranks), m_bins(bins), m_counts(counts)
    {
    }

 private:
    void see(std::span<const NumberKey> keys) override { countKeys(keys); }
    void see(std::span<const ShortKey> keys) override { countKeys(keys); }
    void see(RankKey key, std::uint64_t times) override
    {
        m_counts.use([&](BinCounts& counts) { m_bins.add(key, times, counts); });
    }
    // Neighbours are often alike: those that many ranks lie among, such as a background.
    template <class Key>
    void countKeys(std::span<const Key> keys)
    {
        m_counts.use([&](BinCounts& counts) {
            for (auto run = keys.begin(); run != keys.end();) {
                const Key key = *run;
                const auto begin = run++;
                if (!m_bins.mayHold(key))
                    continue;
                while (run != keys.end() && *run == key)
                    ++run;
                m_bins.add(key, static_cast<std::uint64_t>(run - begin), counts);
            }
        });
    }

    const RankBins& m_bins;
    PerThread<BinCounts>& m_counts;
};

// Keys of each interval.
using KeysInIntervals = std::vector<std::vector<RankKey>>;

class KeyCollector final : public RankVisitor {
 public:
    KeyCollector(const RankOrder& ranks, const IntervalTable& table)
        : RankVisitor(ranks), m_table(table), m_keys(table.intervals().size())
    {
    }

    const KeysInIntervals& keys() const { return m_keys; }

 private:
    void see(std::span<const NumberKey> keys) override { collect(keys); }
    void see(std::span<const ShortKey> keys) override { collect(keys); }
    void see(RankKey key, std::uint64_t times) override
    {
        const std::size_t interval = m_table.find(key);
        if (interval < m_keys.size())
            m_keys[interval].insert(m_keys[interval].end(), times, key);
    }
    template <class Key>
    void collect(std::span<const Key> keys)
    {
        for (const Key key : keys)
            if (m_table.mayHold(key))
                if (const std::size_t interval = m_table.find(key); interval < m_keys.size())
                    m_keys[interval].push_back(key);
    }

    const IntervalTable& m_table;
    KeysInIntervals m_keys;
};

Result<RankIntervals> narrowed(const NumberScan& scan, const RankBins& bins, const Job& job)
{
    const RankOrder ranks(scan);
    PerThread<BinCounts> counts(BinCounts(bins.count()));
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<BinCounter>(ranks, bins, counts));
    };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make,
                             [](const BinCounter&, const CellBox&) {}));
    return bins.narrowed(counts.sum([](BinCounts& sum, const BinCounts& some) {
        std::ranges::transform(sum, some, sum.begin(), std::plus());
    }));
}

// All keys of intervals that hold few.
Result<KeysInIntervals> collected(const NumberScan& scan, const RankIntervals& intervals,
                                  const Job& job)
{
    const RankOrder ranks(scan);
    const IntervalTable table(intervals, ranks.bits());
    KeysInIntervals keys(intervals.size());
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<KeyCollector>(ranks, table));
    };
    const auto take = [&](const KeyCollector& part, const CellBox&) {
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i].insert(keys[i].end(), part.keys()[i].begin(), part.keys()[i].end());
    };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return keys;
}

// Finds the ranks of an interval among its keys. Errors: Changed.
Result<> findRanks(const RankInterval& interval, std::vector<RankKey> keys, const RankOrder& order,
                   RankedKeys& found)
{
    if (keys.size() != interval.count)
        return numbersChanged();
    auto begin = keys.begin(); // all before are lower
    for (const std::uint64_t rank : interval.ranks) {
        const auto place = keys.begin() + static_cast<std::ptrdiff_t>(rank - interval.before);
        if (place >= begin) { // a rank may be sought twice
            std::nth_element(begin, place, keys.end());
            begin = std::next(place);
        }
        found[rank] = order.numberKeyOf(*place);
    }
    return {};
}

// Moves the ranks of intervals of a single key to those that were found.
void settle(const RankOrder& ranks, RankIntervals& intervals, RankedKeys& found)
{
    const auto isOneKey = [](const RankInterval& interval) {
        return interval.range.low == interval.range.high;
    };
    for (const RankInterval& interval : intervals)
        if (isOneKey(interval))
            for (const std::uint64_t rank : interval.ranks)
                found[rank] = ranks.numberKeyOf(interval.range.low);
    std::erase_if(intervals, isOneKey);
}

} // namespace

Result<RankedKeys> keysAtRanks(const NumberScan& scan, const RankedNumbers& among,
                               std::vector<std::uint64_t> sought, const Job& job,
                               std::uint64_t mostKept)
{
    RankedKeys found;
    if (sought.empty())
        return found;
    std::ranges::sort(sought);
    const RankOrder ranks(scan);
    const KeyRange range{ranks.rankKeyOf(among.range.low), ranks.rankKeyOf(among.range.high)};
    RankIntervals intervals{{range, 0, among.count, std::move(sought)}};
    if (among.digits) {
        BLOSCOPE_TRY(intervals, narrowed(intervals.front(), *among.digits));
    }
    for (settle(ranks, intervals, found); !intervals.empty(); settle(ranks, intervals, found)) {
        const RankBins bins(intervals, ranks.bits(), binsFor(scan, intervals));
        if (keysIn(intervals) <= mostKept && !bins.areSingleKeys())
            break;
        BLOSCOPE_TRY(RankIntervals narrower, narrowed(scan, bins, job));
        intervals = std::move(narrower);
    }
    if (intervals.empty())
        return found;
    BLOSCOPE_TRY(KeysInIntervals keys, collected(scan, intervals, job));
    for (std::size_t i = 0; i < intervals.size(); ++i)
        BLOSCOPE_CHECK(findRanks(intervals[i], std::move(keys[i]), ranks, found));
    return found;
}

} // namespace bloscope
