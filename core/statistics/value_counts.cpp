#include "core/statistics/value_counts.h"

#include <algorithm>

namespace bloscope {

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

} // namespace bloscope
