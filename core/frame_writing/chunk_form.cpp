#include "core/frame_writing/chunk_form.h"

#include "core/chunk/chunk.h"
#include "core/chunk/chunk_encoder.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr int usualLevel = 5;

Error notWritten(std::string why)
{
    return {ErrorKind::Unsupported, std::move(why)};
}

// The one that the frame names where a chunk cannot tell the two apart (lz4 and lz4hc).
std::uint8_t codecOf(const ChunkHeader& chunk, const FrameHeader& frame)
{
    const Codec* codec = codecById(frame.codecId());
    if (!codec || codec->formatCode != chunk.codecFormat() ||
        codec->formatCode == formatCodeInUdcodec)
        codec = codecOfChunk(chunk.codecFormat(), chunk.udcodec);
    return codec ? codec->id : chunk.udcodec;
}

ChunkEncoding encodingOfBlocks(const ChunkHeader& header, const FrameHeader& frame)
{
    ChunkEncoding encoding{.typesize = header.typesize,
                           .blocksize = header.blocksize,
                           .codec = codecOf(header, frame),
                           .level = frame.compressionLevel()};
    if (encoding.level == 0)
        encoding.level = usualLevel; // it was compressed all the same
    const FilterPipeline pipeline = header.pipeline();
    for (std::size_t slot = 0; slot < pipeline.size(); ++slot) {
        encoding.filters[slot] = pipeline[slot].id;
        encoding.filtersMeta[slot] = pipeline[slot].meta;
    }
    if (header.streamCount(0) > 1)
        encoding.split = SplitBlocks::Always;
    return encoding;
}

ChunkEncoding encodingOfFrame(const ChunkHeader& header, const FrameHeader& frame)
{
    return {.typesize = header.typesize,
            .blocksize = header.blocksize,
            .codec = frame.codecId(),
            .level = frame.compressionLevel(),
            .filters = frame.filters,
            .filtersMeta = frame.filtersMeta};
}

} // namespace

Result<FrameChunk> frameChunkOf(ByteView chunk, const ChunkEncoding& defaults)
{
    BLOSCOPE_TRY(const ChunkHeader header, parseChunkHeader(chunk, 0));
    BLOSCOPE_CHECK(validateChunkHeader(header, chunk.size()));
    if (!header.extended() || static_cast<std::size_t>(header.cbytes) != chunk.size())
        return usageError(fmt::format("the chunk has {} bytes, but its buffer has {}",
                                      header.cbytes, chunk.size()));
    if (header.special() == SpecialKind::NaN && header.typesize != defaults.headerTypesize())
        return usageError(fmt::format("NaN of {} bytes does not fit in a frame of {}-byte elements",
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

Result<ChunkEncoding> encodingLike(const Chunk& chunk, const FrameHeader& frame)
{
    const ChunkHeader& header = chunk.header();
    if (header.variableLengthBlocks())
        return notWritten("chunks with variable-length blocks cannot be written");
    if (header.instrumented())
        return notWritten("it contains measurements, not the data");
    const bool hasBlocks = header.payload() == Payload::Blocks;
    if (hasBlocks && header.usesDictionary())
        return notWritten("chunks with a dictionary cannot be written");
    const ChunkEncoding encoding =
        hasBlocks ? encodingOfBlocks(header, frame) : encodingOfFrame(header, frame);
    if (const auto tried = encodeChunk({}, encoding); !tried)
        return notWritten(tried.error().text());
    return encoding;
}

bool isLossy(const ChunkEncoding& encoding)
{
    return std::ranges::any_of(encoding.filters, [](std::uint8_t id) {
        const Filter* filter = filterById(id);
        return filter && filter->kind == Filter::Kind::NothingToUndo;
    });
}

} // namespace bloscope
