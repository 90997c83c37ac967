#include "core/chunk/chunk.h"
#include "tests/fuzz/fuzzed_array_block.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr Limits limits{.chunkBytes = 1 << 20};
constexpr std::int32_t mostBlocks = 100;

// Blocks, ranges and the whole have to tell the same story.
void checkBlock(const Chunk& chunk, std::int32_t block, const Result<ByteBuffer>& whole)
{
    const std::int64_t begin = chunk.blockBegin(block);
    const std::int64_t size = chunk.blockBytes(block);
    require(size > 0 && begin + size <= chunk.header().nbytes);
    require(chunk.blockAt(begin) == block && chunk.blockAt(begin + size - 1) == block);
    ByteBuffer bytes(static_cast<std::size_t>(size));
    const Result<> decoded = chunk.decodeBlock(block, bytes);
    require(decoded || !whole);
    if (decoded && chunk.header().payload() == Payload::Blocks)
        require(chunk.streams(block).has_value());
    if (decoded && whole)
        require(std::equal(bytes.begin(), bytes.end(), whole->begin() + begin));
    ByteBuffer last(1);
    const Result<> read = chunk.read(begin + size - 1, last);
    require(bool(read) == bool(decoded));
    require(!decoded || last[0] == bytes.back());
}

void checkHeader(const Chunk& chunk, std::size_t size)
{
    const ChunkHeader& header = chunk.header();
    require(header.nbytes >= 0 && header.cbytes >= header.overhead() && header.typesize > 0);
    require(static_cast<std::size_t>(header.cbytes) <= size);
    require(chunk.largestBlockBytes() > 0);
    require(chunk.memoryBytes() <= sizeof(Chunk) + 4096 + 6 * size + limits.chunkBytes ||
            static_cast<std::uint64_t>(chunk.largestBlockBytes()) > limits.chunkBytes);
}

} // namespace

// An array block, then a whole chunk. What was opened has a header that holds what it promises, and
// gives its blocks or says why not, always the same ones.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const FuzzedArrayBlock array(input);
    const ChunkContext context{array.block().typesize,
                               {array.block().shape.begin(), array.block().shape.end()}};
    const ByteBuffer bytes(input.rest().begin(), input.rest().end());
    const auto opened = Chunk::open(memorySource(bytes), 0, bytes.size(), limits, context);
    if (!opened)
        return 0;
    const Chunk& chunk = **opened;
    checkHeader(chunk, bytes.size());
    const Result<ByteBuffer> whole = chunk.decode();
    require(!whole || whole->size() == static_cast<std::size_t>(chunk.header().nbytes));
    if (static_cast<std::uint64_t>(chunk.largestBlockBytes()) > limits.chunkBytes)
        return 0;
    for (std::int32_t block = 0; block < std::min(chunk.blockCount(), mostBlocks); ++block)
        checkBlock(chunk, block, whole);
    return 0;
}
