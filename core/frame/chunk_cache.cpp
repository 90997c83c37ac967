#include "core/frame/chunk_cache.h"

namespace bloscope {

ChunkPtr ChunkCache::find(std::int64_t n)
{
    const std::lock_guard lock(m_mutex);
    const auto place = m_places.find(n);
    if (place == m_places.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, place->second);
    return place->second->chunk;
}

void ChunkCache::insert(std::int64_t n, ChunkPtr chunk)
{
    const std::size_t bytes = chunk->memoryBytes();
    const std::lock_guard lock(m_mutex);
    if (m_places.contains(n)) // another thread was faster
        return;
    m_entries.push_front({n, std::move(chunk), bytes});
    m_places[n] = m_entries.begin();
    m_bytes += bytes;
    while (m_bytes > budgetBytes && m_entries.size() > 1) {
        m_bytes -= m_entries.back().bytes;
        m_places.erase(m_entries.back().n);
        m_entries.pop_back();
    }
}

} // namespace bloscope
