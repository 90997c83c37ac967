#include "core/chunk/chunk_encoder.h"

#include "core/base/checked.h"
#include "core/chunk/block_encoder.h"
#include "core/chunk/simple_chunks.h"
#include "core/chunk/write_chunk_header.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint8_t dontSplitFlag = 0x10;

void setCodecAndSplit(ChunkHeader& header, const ChunkEncoding& encoding)
{
    const unsigned formatCode = codecById(encoding.codec)->formatCode;
    header.flags = static_cast<std::uint8_t>(header.flags | formatCode << 5);
    if (!encoding.splits(static_cast<std::size_t>(header.blocksize)))
        header.flags |= dontSplitFlag;
}

bool allZero(ByteView data)
{
    return std::all_of(data.begin(), data.end(),
                       [](std::byte byte) { return byte == std::byte{}; });
}

std::int32_t sizeOf(const ByteWriter& chunk)
{
    return static_cast<std::int32_t>(chunk.size());
}

// Appends the block table and the streams. False, with the work half done, as soon as the chunk is
// `most` bytes or longer.
bool writeBlocks(const ChunkHeader& header, ByteView data, std::size_t most, BlockEncoder& encoder,
                 ByteWriter& chunk)
{
    const auto blockBytes = static_cast<std::size_t>(header.blocksize);
    const std::size_t blocks = ceilDivide(data.size(), blockBytes);
    std::size_t entry = chunk.size();
    if (blocks >= (most - entry) / sizeof(std::int32_t))
        return false;
    chunk.zeros(blocks * sizeof(std::int32_t));
    for (std::size_t block = 0; block < blocks; ++block, entry += sizeof(std::int32_t)) {
        const std::size_t at = block * blockBytes;
        chunk.patchLittle(entry, sizeOf(chunk));
        encoder.encode(block, data.subspan(at, std::min(blockBytes, data.size() - at)), chunk);
        if (chunk.size() >= most)
            return false;
    }
    return true;
}

} // namespace

bool isWorthCompressing(std::size_t bytes, const ChunkEncoding& encoding)
{
    constexpr std::size_t leastBytes = 32;
    return encoding.level > 0 && bytes >= leastBytes;
}

Result<ByteBuffer> encodeChunk(ByteView data, const ChunkEncoding& encoding)
{
    BLOSCOPE_TRY(ChunkHeader header, headerFor(data.size(), encoding));
    const auto blockBytes = static_cast<std::size_t>(header.blocksize);
    BLOSCOPE_TRY(BlockEncoder encoder,
                 BlockEncoder::create(encoding, data.first(std::min(data.size(), blockBytes))));
    if (!isWorthCompressing(data.size(), encoding))
        return plainCopyChunk(data, encoding);
    if (allZero(data))
        return specialChunk(SpecialKind::Zeros, data.size(), encoding);

    setCodecAndSplit(header, encoding);
    ByteWriter chunk;
    writeChunkHeader(header, chunk);
    if (!writeBlocks(header, data, data.size() + extendedHeaderBytes, encoder, chunk))
        return plainCopyChunk(data, encoding);
    chunk.patchLittle(cbytesOffset, sizeOf(chunk));
    return std::move(chunk).finish();
}

} // namespace bloscope
