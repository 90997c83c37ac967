#include "core/values/value_edits.h"

#include <algorithm>

namespace bloscope {

ValueEdits::ValueEdits(Chunks chunks)
{
    if (!chunks.empty())
        m_chunks = std::make_shared<const Chunks>(std::move(chunks));
}

const ValueEdits::Chunks& ValueEdits::chunks() const
{
    static const Chunks none;
    return m_chunks ? *m_chunks : none;
}

const ChunkEdits* ValueEdits::of(std::int64_t chunk) const
{
    const auto found = chunks().find(chunk);
    return found == chunks().end() ? nullptr : found->second.get();
}

std::int64_t ValueEdits::byteCount() const
{
    std::int64_t bytes = 0;
    for (const auto& [number, edits] : chunks())
        bytes += edits->byteCount();
    return bytes;
}

bool ValueEdits::operator==(const ValueEdits& other) const
{
    return m_chunks == other.m_chunks ||
           std::ranges::equal(chunks(), other.chunks(), [](const auto& a, const auto& b) {
               return a.first == b.first && (a.second == b.second || *a.second == *b.second);
           });
}

} // namespace bloscope
