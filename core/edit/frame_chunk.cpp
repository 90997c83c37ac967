#include "core/edit/frame_chunk.h"

#include "core/chunk/chunk.h"
#include "core/chunk/simple_chunks.h"

#include <fmt/format.h>

namespace bloscope {

Result<FrameChunk> frameChunkOf(ByteView chunk, const ChunkEncoding& defaults)
{
    BLOSCOPE_TRY(const ChunkHeader header, parseChunkHeader(chunk, 0));
    BLOSCOPE_CHECK(validateChunkHeader(header, chunk.size()));
    if (!header.extended() || static_cast<std::size_t>(header.cbytes) != chunk.size())
        return usageError(
            fmt::format("a chunk of {} bytes in a buffer of {}", header.cbytes, chunk.size()));
    if (header.special() == SpecialKind::NaN && header.typesize != defaults.headerTypesize())
        return usageError(fmt::format("NaN of {} bytes in a frame of {}-byte elements",
                                      header.typesize, defaults.typesize));
    FrameChunk found;
    found.nbytes = header.nbytes;
    found.hasVariableLengthBlocks = header.variableLengthBlocks();
    if (header.payload() == Payload::Special && header.special() != SpecialKind::RepeatedValue)
        found.unstored = header.special();
    return found;
}

Result<ByteBuffer> storedInstead(SpecialKind kind, std::int32_t nbytes,
                                 const ChunkEncoding& defaults)
{
    const std::int64_t width = kind == SpecialKind::NaN ? defaults.typesize : 1;
    const ChunkPtr special =
        Chunk::unstored(headerOfUnstoredChunk(kind, nbytes, 0, defaults.typesize));
    ByteBuffer value(static_cast<std::size_t>(width));
    BLOSCOPE_CHECK(special->read(0, value));
    return repeatedValueChunk(value, static_cast<std::uint64_t>(nbytes), defaults);
}

} // namespace bloscope
