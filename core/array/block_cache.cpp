#include "core/array/block_cache.h"

namespace bloscope {

namespace {

std::size_t costOf(const BlockCache::Block& block)
{
    constexpr std::size_t bookkeeping = 200; // list, map and result
    return bookkeeping + (*block ? (*block)->size() : block->error().text().size());
}

} // namespace

std::size_t BlockCache::KeyHash::operator()(const Key& key) const
{
    std::uint64_t hash = key.file * 0x9e3779b97f4a7c15ULL;
    hash = (hash ^ static_cast<std::uint64_t>(key.chunk)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ static_cast<std::uint64_t>(key.block)) * 0x94d049bb133111ebULL;
    return hash ^ (hash >> 31);
}

BlockCache::BlockCache(std::size_t budgetBytes) : m_budget(budgetBytes) {}

std::uint64_t BlockCache::newFileId()
{
    const std::lock_guard lock(m_mutex);
    return m_nextFile++;
}

BlockCache::ReadId BlockCache::newReadId()
{
    return m_nextRead++;
}

BlockCache::Block BlockCache::find(const Key& key, ReadId read)
{
    const std::lock_guard lock(m_mutex);
    const auto place = m_places.find(key);
    if (place == m_places.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, place->second);
    place->second->lastRead = read;
    return place->second->block;
}

void BlockCache::insert(const Key& key, Block block, ReadId read)
{
    const std::size_t cost = costOf(block);
    std::list<Entry> old;
    const std::lock_guard lock(m_mutex);
    const std::size_t room = this->room();
    if (cost > room || m_places.contains(key)) // too large, or another thread was faster
        return;
    old = shrinkTo(room - cost, read);
    if (m_bytes > room - cost)
        return;
    m_entries.push_front({key, std::move(block), read});
    m_places[key] = m_entries.begin();
    m_bytes += cost;
}

void BlockCache::forget(std::uint64_t file)
{
    const std::lock_guard lock(m_mutex);
    for (auto entry = m_entries.begin(); entry != m_entries.end();) {
        if (entry->key.file != file) {
            ++entry;
            continue;
        }
        m_bytes -= costOf(entry->block);
        m_places.erase(entry->key);
        entry = m_entries.erase(entry);
    }
}

std::size_t BlockCache::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_bytes;
}

std::size_t BlockCache::budget() const
{
    const std::lock_guard lock(m_mutex);
    return m_budget;
}

void BlockCache::setBudget(std::size_t bytes)
{
    std::list<Entry> old;
    const std::lock_guard lock(m_mutex);
    m_budget = bytes;
    old = shrinkTo(room());
}

void BlockCache::Share::set(std::size_t bytes)
{
    if (!m_cache || bytes == m_bytes)
        return;
    std::list<Entry> old;
    const std::lock_guard lock(m_cache->m_mutex);
    m_cache->m_sharedBytes += bytes - m_bytes;
    m_bytes = bytes;
    old = m_cache->shrinkTo(m_cache->room());
}

std::size_t BlockCache::room() const
{
    return m_budget - std::min(mostShared(m_budget), m_sharedBytes);
}

std::list<BlockCache::Entry> BlockCache::shrinkTo(std::size_t bytes, ReadId read)
{
    std::list<Entry> old;
    while (m_bytes > bytes && !m_entries.empty() &&
           (read == noRead || m_entries.back().lastRead != read)) {
        m_bytes -= costOf(m_entries.back().block);
        m_places.erase(m_entries.back().key);
        old.splice(old.end(), m_entries, std::prev(m_entries.end()));
    }
    return old;
}

} // namespace bloscope
