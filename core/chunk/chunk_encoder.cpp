#include "core/chunk/chunk_encoder.h"

#include "core/base/checked.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/block_encoder.h"
#include "core/chunk/simple_chunks.h"
#include "core/chunk/write_chunk_header.h"

#include <algorithm>
#include <cstring>

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
    return data.front() == std::byte{} &&
           std::memcmp(data.data(), data.data() + 1, data.size() - 1) == 0;
}

void storeSize(std::size_t value, ByteSpan to)
{
    const auto stored = static_cast<std::int32_t>(value);
    std::memcpy(to.data(), &stored, sizeof stored);
}

// Writes header, block table and streams into a room of this size; the bytes of the chunk, or
// nothing when it does not fit.
std::optional<std::size_t> writeChunk(const ChunkHeader& header, ByteView data,
                                      const BlockEncoder& encoder, ByteSpan room)
{
    constexpr std::size_t entryBytes = sizeof(std::int32_t);
    const auto blockBytes = static_cast<std::size_t>(header.blocksize);
    const std::size_t blocks = ceilDivide(data.size(), blockBytes);
    ByteSpan entry = room.subspan(extendedHeaderBytes);
    if (blocks >= entry.size() / entryBytes)
        return {};
    std::size_t end = extendedHeaderBytes + blocks * entryBytes;
    for (std::size_t block = 0; block < blocks; ++block, entry = entry.subspan(entryBytes)) {
        const std::size_t at = block * blockBytes;
        storeSize(end, entry);
        const auto used = encoder.encode(
            block, data.subspan(at, std::min(blockBytes, data.size() - at)), room.subspan(end));
        if (!used)
            return {};
        end += *used;
    }
    ByteWriter start;
    writeChunkHeader(header, start);
    start.patchLittle(cbytesOffset, static_cast<std::int32_t>(end));
    std::ranges::copy(start.view(), room.begin());
    return end;
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
    BLOSCOPE_TRY(const BlockEncoder encoder,
                 BlockEncoder::create(encoding, data.first(std::min(data.size(), blockBytes))));
    if (!isWorthCompressing(data.size(), encoding))
        return plainCopyChunk(data, encoding);
    if (allZero(data))
        return specialChunk(SpecialKind::Zeros, data.size(), encoding);

    setCodecAndSplit(header, encoding);
    // As long as a plain copy it would be one.
    const ScratchBytes room(data.size() + extendedHeaderBytes - 1);
    const auto used = writeChunk(header, data, encoder, room.span());
    if (!used)
        return plainCopyChunk(data, encoding);
    const ByteView chunk = room.span().first(*used);
    return ByteBuffer(chunk.begin(), chunk.end());
}

} // namespace bloscope
