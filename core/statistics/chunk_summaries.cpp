#include "core/statistics/chunk_summaries.h"

#include <algorithm>

namespace bloscope {

void ChunkSummary::add(const NumberOrder& order, std::span<const NumberKey> keys)
{
    const KeyRange all = order.numbers();
    for (const NumberKey key : keys) {
        if (!all.contains(key))
            hasNotANumber = true;
        else if (numbers.isEmpty())
            numbers = {key, key};
        else
            numbers = {std::min(numbers.low, key), std::max(numbers.high, key)};
    }
}

void ChunkSummary::add(CellState state)
{
    hasDamaged |= state == CellState::Damaged;
    hasUninitialised |= state == CellState::Uninitialised;
    hasAbsent |= state == CellState::Absent;
}

void ChunkSummaries::insert(std::int64_t chunk, const ChunkSummary& summary)
{
    const std::lock_guard lock(m_mutex);
    if (m_summaries.size() < m_most)
        m_summaries.insert_or_assign(chunk, summary);
}

std::optional<ChunkSummary> ChunkSummaries::find(std::int64_t chunk) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_summaries.find(chunk);
    if (found == m_summaries.end())
        return {};
    return found->second;
}

std::size_t ChunkSummaries::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_summaries.size();
}

} // namespace bloscope
