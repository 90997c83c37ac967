#include "tests/support/stored_chunks.h"

namespace bloscope::test {

ByteBuffer storedChunk(const Frame& frame, std::int64_t n)
{
    const auto entry = frame.indexEntry(n);
    const auto chunk = frame.chunk(n);
    if (!entry || !chunk)
        return {};
    if (!entry->stored())
        return {static_cast<std::byte>(entry->special)};
    const auto place = *frame.placeOf(*entry);
    return *readBytes(*place.source, place.offset,
                      static_cast<std::uint64_t>((*chunk)->header().cbytes));
}

std::vector<ByteBuffer> storedChunks(const Frame& frame)
{
    std::vector<ByteBuffer> chunks;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n)
        chunks.push_back(storedChunk(frame, n));
    return chunks;
}

} // namespace bloscope::test
