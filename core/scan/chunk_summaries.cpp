#include "core/scan/chunk_summaries.h"

#include "core/scan/key_ends.h"

#include <algorithm>

namespace bloscope {

void ChunkSummary::add(const NumberOrder& order, std::span<const NumberKey> keys)
{
    if (keys.empty())
        return;
    const auto ends = endsOf(keys);
    if (order.isNumber(ends.lowest) && order.isNumber(ends.highest))
        return addNumbers({ends.lowest, ends.highest});
    for (const NumberKey key : keys)
        if (order.isNumber(key))
            addNumbers({key, key});
        else
            hasNotANumber = true;
}

void ChunkSummary::add(const ShortKeys& shorts, const NumberOrder& order,
                       std::span<const ShortKey> keys)
{
    const ShortExtent extent = shorts.extentOf(keys);
    if (extent.finite > 0)
        addNumbers({shorts.fullOf(extent.lowest), shorts.fullOf(extent.highest)});
    if (extent.finite == keys.size())
        return;
    for (const ShortKey key : keys)
        if (!shorts.isFinite(key)) {
            const NumberKey full = shorts.fullOf(key);
            add(order, {&full, 1});
        }
}

void ChunkSummary::add(const ShortKeys& shorts, std::span<const DigitKey> keys)
{
    if (keys.empty())
        return;
    const auto ends = endsOf(keys);
    addNumbers({shorts.fullOf(ends.lowest), shorts.fullOf(ends.highest)});
}

void ChunkSummary::add(const ChunkSummary& other)
{
    if (!other.numbers.isEmpty())
        addNumbers(other.numbers);
    hasNotANumber |= other.hasNotANumber;
    hasDamaged |= other.hasDamaged;
    hasUninitialised |= other.hasUninitialised;
    hasAbsent |= other.hasAbsent;
}

void ChunkSummary::addNumbers(const KeyRange& range)
{
    numbers = numbers.isEmpty()
                  ? range
                  : KeyRange{std::min(numbers.low, range.low), std::max(numbers.high, range.high)};
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
