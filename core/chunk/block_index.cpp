#include "core/chunk/block_index.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

BlockIndex::BlockIndex(std::vector<std::int32_t> starts, std::int64_t dataBegin,
                       std::int64_t cbytes)
    : m_starts(std::move(starts)), m_dataBegin(dataBegin), m_cbytes(cbytes)
{
    if (!std::is_sorted(m_starts.begin(), m_starts.end())) { // threads store in completion order
        m_sorted = m_starts;
        std::sort(m_sorted.begin(), m_sorted.end());
    }
}

Result<BlockIndex::Range> BlockIndex::range(std::int32_t block) const
{
    const std::int32_t begin = start(block);
    if (begin < m_dataBegin || begin > m_cbytes - 4)
        return Error{ErrorKind::Malformed,
                     fmt::format("position {} is outside the chunk's data ({} to {})", begin,
                                 m_dataBegin, m_cbytes)};
    const auto next = std::upper_bound(ascending().begin(), ascending().end(), begin);
    const std::int64_t end =
        next == ascending().end() ? m_cbytes : std::min<std::int64_t>(*next, m_cbytes);
    return Range{begin, end};
}

bool BlockIndex::beginsBehindTables() const
{
    return !m_starts.empty() && ascending().front() == m_dataBegin;
}

std::size_t BlockIndex::memoryBytes() const
{
    return (m_starts.capacity() + m_sorted.capacity()) * sizeof(std::int32_t);
}

} // namespace bloscope
