#include "core/frame_writing/item_batch.h"

#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_header.h"
#include "core/msgpack/value.h"
#include "core/msgpack/write.h"

#include <algorithm>
#include <vector>

namespace bloscope {

namespace {

std::vector<ByteBuffer> blocksOf(std::span<const std::string> texts, std::size_t itemsPerBlock)
{
    std::vector<ByteBuffer> blocks;
    for (std::size_t begin = 0; begin < texts.size(); begin += itemsPerBlock) {
        msgpack_value::Array items;
        for (std::size_t i = begin; i < std::min(texts.size(), begin + itemsPerBlock); ++i)
            items.push_back({msgpack_value::Text{texts[i]}});
        blocks.push_back(msgpack_value::writeValue({std::move(items)}));
    }
    return blocks;
}

// Each block as it is.
Result<ByteBuffer> chunkOfBlocks(const std::vector<ByteBuffer>& blocks)
{
    constexpr std::size_t tableEntryBytes = 4;
    std::size_t nbytes = 0;
    for (const ByteBuffer& block : blocks)
        nbytes += block.size();
    const std::size_t payloadAt = extendedHeaderBytes + blocks.size() * tableEntryBytes;
    const std::size_t cbytes = payloadAt + nbytes + blocks.size() * tableEntryBytes;
    if (cbytes > static_cast<std::size_t>(format::maxChunkBytes))
        return usageError("the new words need too many bytes at once");
    ChunkHeader header;
    header.version = newestChunkVersion;
    header.flags = 0x95; // extended, not split, zstd
    header.nbytes = static_cast<std::int32_t>(nbytes);
    header.blocksize = static_cast<std::int32_t>(blocks.size());
    header.cbytes = static_cast<std::int32_t>(cbytes);
    header.blosc2Flags2 = 0x01;
    ByteWriter chunk;
    writeChunkHeader(header, chunk);
    std::size_t begin = payloadAt;
    for (const ByteBuffer& block : blocks) {
        chunk.little(static_cast<std::int32_t>(begin));
        begin += tableEntryBytes + block.size();
    }
    for (const ByteBuffer& block : blocks) {
        chunk.little(static_cast<std::int32_t>(block.size()));
        chunk.bytes(block);
    }
    return std::move(chunk).finish();
}

} // namespace

Result<ByteBuffer> batchOfTexts(std::span<const std::string> texts, std::size_t itemsPerBlock)
{
    return chunkOfBlocks(blocksOf(texts, itemsPerBlock));
}

} // namespace bloscope
