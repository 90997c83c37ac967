#include "core/chunk/chunk.h"
#include "core/chunk/chunk_encoder.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

ChunkEncoding takeEncoding(Input& input)
{
    ChunkEncoding encoding;
    encoding.typesize = input.number<std::uint16_t>() % 300;
    encoding.blocksize = input.number<std::uint16_t>();
    encoding.codec = input.number<std::uint8_t>() % 6;
    encoding.level = input.number<std::uint8_t>() % 6; // higher ones are only slower
    for (std::uint8_t& filter : encoding.filters)
        filter = input.number<std::uint8_t>() % 5;
    encoding.filtersMeta = input.number<decltype(encoding.filtersMeta)>();
    encoding.split =
        input.number<std::uint8_t>() % 2 == 1 ? SplitBlocks::Always : SplitBlocks::Never;
    return encoding;
}

} // namespace

// 19 bytes of encoding, then data. What can be encoded is never much longer, and is decoded again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const ChunkEncoding encoding = takeEncoding(input);
    const ByteBuffer bytes(input.rest().begin(), input.rest().end());
    Result<ByteBuffer> chunk = encodeChunk(bytes, encoding);
    if (!chunk)
        return 0;
    require(chunk->size() <= bytes.size() + 32);
    const std::size_t stored = chunk->size();
    const auto opened = Chunk::open(memorySource(*std::move(chunk)), 0, stored, Limits());
    require(bool(opened));
    const Result<ByteBuffer> decoded = (*opened)->decode();
    require(decoded && *decoded == bytes);
    return 0;
}
