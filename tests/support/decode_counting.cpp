#include "tests/support/decode_counting.h"

#include <algorithm>

namespace bloscope::test {

int PlaceCountingSource::readsOf(std::uint64_t place) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_reads.find(place);
    return found == m_reads.end() ? 0 : found->second;
}

void PlaceCountingSource::forget()
{
    const std::lock_guard lock(m_mutex);
    m_reads.clear();
}

Result<> PlaceCountingSource::readInside(std::uint64_t offset, ByteSpan to) const
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_reads[offset];
    }
    return m_source->readAt(offset, to);
}

Decodes decodesOf(const Frame& frame, const PlaceCountingSource& source)
{
    Decodes decodes;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        const ChunkPtr chunk = *frame.chunk(n);
        if (chunk->header().payload() != Payload::Blocks)
            continue;
        for (std::int32_t block = 0; block < chunk->blockCount(); ++block) {
            const auto begin = static_cast<std::uint64_t>(chunk->blocks().start(block));
            const int reads = source.readsOf(chunk->offset() + begin);
            decodes.all += reads;
            decodes.most = std::max(decodes.most, reads);
            decodes.bytes += reads * chunk->blockBytes(block);
            decodes.bytesAgain += std::max(0, reads - 1) * chunk->blockBytes(block);
        }
    }
    return decodes;
}

} // namespace bloscope::test
