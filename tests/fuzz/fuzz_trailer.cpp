#include "core/frame/frame_header.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// Two bytes of header length, then a frame. The trailer lies behind the header and ends with the
// frame.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const std::size_t frameLen = size < 2 ? 0 : size - 2;
    const std::size_t headerLen = std::min<std::size_t>(input.number<std::uint16_t>(), frameLen);
    const ByteBuffer frame(input.rest().begin(), input.rest().end());
    const Result<Trailer> trailer =
        readTrailer(*memorySource(frame), frameLen, headerLen, {.frameHeaderBytes = 1 << 16});
    if (!trailer)
        return 0;
    require(trailer->size >= format::minTrailerBytes && trailer->size <= 1 << 16);
    require(trailer->offset >= headerLen && trailer->offset + trailer->size == frameLen);
    require(trailer->fingerprint.size() == 16);
    for (const MetadataEntry& entry : trailer->vlMetalayers.entries)
        require(entry.error || entry.valueOffset + entry.value.size() <= frameLen - 23);
    return 0;
}
