#include "core/frame/bare_chunk.h"

#include "core/codecs/codec_table.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t beginningBytes = 2;
constexpr std::int64_t mostBlockBytes = 64_MiB; // decoded for a look at the beginning

} // namespace

FrameHeader frameHeaderOf(const ChunkHeader& chunk)
{
    FrameHeader header;
    header.frameLen = chunk.cbytes;
    header.nbytes = chunk.nbytes;
    header.cbytes = chunk.cbytes;
    header.typesize = chunk.typesize;
    header.blocksize = chunk.blocksize;
    header.chunksize = chunk.nbytes;
    const Codec* codec = codecOfChunk(chunk.codecFormat(), chunk.udcodec);
    header.codecFlags = formatCodeInUdcodec;
    header.udcodec = codec ? codec->id : chunk.udcodec;
    header.codecMeta = chunk.codecMeta;
    const FilterPipeline pipeline = chunk.pipeline();
    for (std::size_t slot = 0; slot < pipeline.size(); ++slot) {
        header.filters[slot] = pipeline[slot].id;
        header.filtersMeta[slot] = pipeline[slot].meta;
    }
    return header;
}

Result<ByteBuffer> beginningOf(const Chunk& chunk)
{
    const ChunkHeader& header = chunk.header();
    const bool isHuge =
        header.payload() == Payload::Blocks && chunk.largestBlockBytes() > mostBlockBytes;
    if (header.nbytes == 0 || isHuge)
        return ByteBuffer();
    ByteBuffer bytes(
        static_cast<std::size_t>(std::min<std::int64_t>(header.nbytes, beginningBytes)));
    const Result<> read = chunk.read(0, bytes);
    if (!read && read.error().kind() == ErrorKind::Unsupported)
        return ByteBuffer();
    BLOSCOPE_CHECK(read);
    return bytes;
}

} // namespace bloscope
