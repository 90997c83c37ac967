#include "tests/support/hand_made_chunk.h"

#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_header.h"

namespace bloscope::test {

ByteBuffer headerBytes(const ChunkHeader& header)
{
    ChunkHeader extended = header;
    extended.flags |= 0x05; // the writer knows no other
    ByteWriter writer;
    writeChunkHeader(extended, writer);
    ByteBuffer bytes = std::move(writer).finish();
    bytes[2] = std::byte{header.flags};
    bytes.resize(static_cast<std::size_t>(header.overhead()));
    return bytes;
}

ByteBuffer stream(std::int32_t csize, ByteView payload)
{
    ByteWriter writer;
    writer.little(csize);
    writer.bytes(payload);
    return std::move(writer).finish();
}

ByteBuffer HandMadeChunk::bytes() const
{
    ChunkHeader complete = header;
    if (dictionary)
        complete.blosc2Flags |= 0x01;
    ByteWriter writer;
    writer.bytes(headerBytes(complete));
    const std::size_t tableAt = writer.size();
    const std::size_t entries = starts ? starts->size() : blocks.size();
    writer.zeros(4 * entries);
    if (dictionary)
        writer.bytes(stream(static_cast<std::int32_t>(dictionary->size()), *dictionary));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!starts)
            writer.patchLittle(tableAt + 4 * i, static_cast<std::int32_t>(writer.size()));
        writer.bytes(blocks[i]);
    }
    for (std::size_t i = 0; starts && i < entries; ++i)
        writer.patchLittle(tableAt + 4 * i, (*starts)[i]);
    writer.patchLittle(cbytesOffset, cbytes.value_or(static_cast<std::int32_t>(writer.size())));
    return std::move(writer).finish();
}

} // namespace bloscope::test
