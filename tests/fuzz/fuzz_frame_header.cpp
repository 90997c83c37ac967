#include "core/frame/oddities.h"
#include "core/frame_writing/frame_parts.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// The fixed bytes of a frame. Whatever is accepted has sizes that the rest of the program relies
// on, and says the same when it is written again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteView bytes = std::as_bytes(std::span(data, size));
    const Result<FrameHeader> header = parseFrameHeader(bytes);
    if (!header)
        return 0;
    require(size >= fixedHeaderBytes);
    require(header->headerLen >= static_cast<std::int32_t>(format::minFrameHeaderBytes));
    require(header->headerLen <= header->frameLen);
    require(header->nbytes >= 0 && header->cbytes >= 0 && header->typesize > 0);
    require(header->frameType <= 1 && header->filterCount <= format::filterSlots);
    for (const std::string& oddity : odditiesOf(*header))
        require(!oddity.empty());

    ByteWriter again;
    writeFrameHeader(*header, again);
    require(again.size() == fixedHeaderBytes);
    const Result<FrameHeader> reread = parseFrameHeader(again.view());
    require(reread && reread->frameLen == header->frameLen && reread->nbytes == header->nbytes &&
            reread->cbytes == header->cbytes && reread->typesize == header->typesize &&
            reread->chunksize == header->chunksize && reread->filters == header->filters);
    return 0;
}
