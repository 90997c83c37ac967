#include "core/statistics/statistics.h"

#include "core/scan/fold_parts.h"
#include "core/statistics/part_statistics.h"

#include <algorithm>

namespace bloscope {

namespace {

std::optional<ValueCounts> countsFor(const NumberOrder& order)
{
    if (!order.isInteger())
        return {};
    const bool isSmall = order.dtype().itemsize <= 2;
    return ValueCounts(isSmall ? 65536 : Statistics::mostValues);
}

constexpr std::uint64_t fewestCellsToComplete = 1 << 20; // it takes as long as counting as many

bool areDigits(const NumberScan& scan)
{
    return scan.shortKeys() && scan.shortKeys()->areDigits();
}

std::unique_ptr<SharedDigits> digitsFor(const NumberScan& scan, Asked asked)
{
    const bool areNeeded =
        asked == Asked::Percentiles || (asked == Asked::Values && areDigits(scan));
    auto none = areNeeded ? PartStatistics::noDigits(scan) : std::nullopt;
    return none ? std::make_unique<SharedDigits>(*std::move(none)) : nullptr;
}

DigitCounts sumOf(const SharedDigits& digits)
{
    return digits.sum([](DigitCounts& sum, const DigitCounts& some) { sum.add(some); });
}

// Of numbers of at most 16 bits: how often each occurs, and what follows from that.
Statistics completed(Statistics all, const DigitCounts& digits, const NumberScan& scan)
{
    digits.forEach([&](std::uint16_t digit, std::uint64_t times) {
        const NumberKey key = scan.shortKeys()->fullOf(digit);
        all.moments.addRepeated(scan.order(), key, times);
        all.values->add(key, times);
    });
    return all;
}

} // namespace

void ValueCounts::add(NumberKey key, std::uint64_t times)
{
    if (m_tooMany || times == 0)
        return;
    if (m_size * 4 >= m_entries.size() * 3)
        grow();
    Entry& entry = m_entries[placeOf(key)];
    if (entry.count == 0) {
        if (m_size == m_most)
            return giveUp();
        entry.key = key;
        ++m_size;
    }
    entry.count += times;
}

// Neighbours are often alike: labels, masks, images with a background.
template <class Key, class Full>
void ValueCounts::addRuns(std::span<const Key> keys, const Full& fullOf)
{
    for (auto run = keys.begin(); run != keys.end() && !m_tooMany;) {
        const auto end = std::find_if(run, keys.end(), [&](Key key) { return key != *run; });
        add(fullOf(*run), static_cast<std::uint64_t>(end - run));
        run = end;
    }
}

void ValueCounts::add(std::span<const NumberKey> keys)
{
    addRuns(keys, [](NumberKey key) { return key; });
}

void ValueCounts::add(const ShortKeys& shorts, std::span<const ShortKey> keys)
{
    addRuns(keys, [&](ShortKey key) { return shorts.fullOf(key); });
}

void ValueCounts::add(const ValueCounts& other)
{
    if (other.m_tooMany)
        return giveUp();
    for (const Entry& entry : other.m_entries)
        add(entry.key, entry.count);
}

std::vector<ValueCounts::Entry> ValueCounts::sorted() const
{
    std::vector<Entry> entries;
    std::ranges::copy_if(m_entries, std::back_inserter(entries),
                         [](const Entry& entry) { return entry.count > 0; });
    std::ranges::sort(entries, {}, &Entry::key);
    return entries;
}

// Where the key is, or is to be put. The table is never full and its size a power of two.
std::size_t ValueCounts::placeOf(NumberKey key) const
{
    const std::size_t mask = m_entries.size() - 1;
    constexpr NumberKey mix = 0x9e3779b97f4a7c15; // spreads keys that differ in a few bits only
    std::size_t place = ((key * mix) >> 32) & mask;
    while (m_entries[place].count > 0 && m_entries[place].key != key)
        place = (place + 1) & mask;
    return place;
}

void ValueCounts::grow()
{
    std::vector<Entry> old(std::max<std::size_t>(16, m_entries.size() * 2));
    old.swap(m_entries);
    for (const Entry& entry : old)
        if (entry.count > 0)
            m_entries[placeOf(entry.key)] = entry;
}

void ValueCounts::giveUp()
{
    m_tooMany = true;
    m_size = 0;
    m_entries = {};
}

void CellCounts::add(const CellCounts& other)
{
    all += other.all;
    finite += other.finite;
    notANumber += other.notANumber;
    positiveInfinite += other.positiveInfinite;
    negativeInfinite += other.negativeInfinite;
    damaged += other.damaged;
    uninitialised += other.uninitialised;
    absent += other.absent;
    nulls += other.nulls;
}

Statistics::Statistics(const NumberOrder& order) : moments(order), values(countsFor(order)) {}

Result<Statistics> statisticsOf(const NumberScan& scan, ChunkSummaries* summaries,
                                const StatisticsSoFar& soFar, const Job& job, Asked asked)
{
    Statistics all(scan.order());
    if (asked == Asked::Moments)
        all.values.reset();
    const auto shared = digitsFor(scan, asked);
    const bool areCounted = shared && areDigits(scan);
    std::uint64_t cellsTold = 0;
    job.start(scan.cellCount());
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<PartStatistics>(scan, shared.get(), asked));
    };
    const auto take = [&](const PartStatistics& part, const CellBox& box) {
        if (const auto chunk = summaries ? scan.wholeChunk(box) : std::nullopt)
            summaries->insert(*chunk, part.summary());
        addTo(all, part.found());
        if (!soFar || all.counts.all == scan.cellCount())
            return;
        if (!areCounted)
            soFar(all);
        else if (all.counts.all - cellsTold >= fewestCellsToComplete) {
            soFar(completed(all, sumOf(*shared), scan));
            cellsTold = all.counts.all;
        }
    };
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    if (!shared)
        return all;
    const auto digits = std::make_shared<const DigitCounts>(sumOf(*shared));
    if (areCounted)
        all = completed(std::move(all), *digits, scan);
    all.digits = digits;
    return all;
}

} // namespace bloscope
