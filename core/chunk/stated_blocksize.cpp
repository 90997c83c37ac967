#include "core/chunk/stated_blocksize.h"

#include <algorithm>

namespace bloscope {

namespace {

// Runs decode in both ways, so several blocks may have to be tried; but not a file's worth of them.
constexpr std::int64_t mostBlocksToTry = 64;
constexpr std::int64_t mostBytesToTry = 64 << 20;

bool decodes(const Chunk& chunk, std::int32_t block)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunk.blockBytes(block)));
    return chunk.decodeBlock(block, bytes).has_value();
}

std::int64_t blocksToTry(const Chunk* asStated, const Chunk& adjusted)
{
    const std::int64_t inBothWays =
        asStated ? std::min(asStated->blockCount(), adjusted.blockCount()) : 1;
    return std::min({inBothWays, mostBlocksToTry, mostBytesToTry / adjusted.largestBlockBytes()});
}

} // namespace

std::optional<ChunkHeader> adjustedHeader(const ChunkHeader& header)
{
    if (header.payload() != Payload::Blocks || header.variableLengthBlocks())
        return {};
    const std::int32_t stated = header.blockBytes();
    const std::int32_t whole = stated - stated % header.typesize;
    ChunkHeader adjusted = header;
    adjusted.blocksize = header.nbytes < header.typesize ? 1 : whole;
    if (adjusted.blocksize <= 0 || adjusted.blocksize >= stated)
        return {};
    return adjusted;
}

bool isMisstated(const Chunk* asStated, const Chunk& adjusted)
{
    const bool tablesDiffer = !asStated || asStated->blockCount() != adjusted.blockCount();
    if (tablesDiffer && (!adjusted.blocks().beginsBehindTables() ||
                         (asStated && asStated->blocks().beginsBehindTables())))
        return false;
    const std::int64_t count = blocksToTry(asStated, adjusted);
    for (std::int32_t block = 0; block < count; ++block) {
        if (!decodes(adjusted, block))
            return false;
        if (!asStated || !decodes(*asStated, block))
            return true;
    }
    return tablesDiffer;
}

} // namespace bloscope
