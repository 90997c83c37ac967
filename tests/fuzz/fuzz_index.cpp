#include "core/frame/chunk_index.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// The header's nbytes and chunksize, then an index chunk. It has as many entries as the header
// says, and gives the same ones again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr Limits limits{.metadataValueBytes = 1 << 16};
    Input input(data, size);
    FrameHeader header;
    header.nbytes = std::max<std::int64_t>(1, input.number<std::int64_t>());
    header.chunksize = input.number<std::int32_t>();
    const ByteBuffer chunk(input.rest().begin(), input.rest().end());
    const auto index = ChunkIndex::open({memorySource(chunk), 0, chunk.size()}, header, limits);
    if (!index)
        return 0;
    const std::int64_t count = (*index)->count();
    require(count >= 0 && count <= format::maxChunks && header.chunksize >= 0);
    require((*index)->chunk()->header().nbytes == 8 * count);
    for (std::int64_t n = 0; n < count; n += std::max<std::int64_t>(1, count / 50)) {
        const Result<IndexEntry> entry = (*index)->entry(n);
        const Result<IndexEntry> again = (*index)->entry(n);
        require(bool(entry) == bool(again));
        require(!entry || (entry->raw == again->raw && entry->stored() == (entry->raw >= 0)));
    }
    return 0;
}
