#include "core/repair/salvaged_chunks.h"

#include "core/chunk/chunk_encoder.h"
#include "core/chunk/chunk_parts.h"
#include "core/chunk/simple_chunks.h"
#include "core/edit/chunk_form.h"
#include "core/edit/frame_chunk.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t blosc2FlagsAt = 31;
constexpr std::byte dictionaryBit{0x01};

ChunkEncoding encodingOf(const FrameHeader& header)
{
    return {.typesize = header.typesize, .blocksize = header.blocksize, .codec = 5};
}

// As a plain copy where it cannot be encoded as it was.
Result<ByteBuffer> encodedLike(const Chunk& chunk, ByteView data, const FrameHeader& frame)
{
    if (const auto encoding = encodingLike(chunk, frame))
        if (auto encoded = encodeChunk(data, *encoding))
            return encoded;
    return plainCopyChunk(data, encodingOf(frame));
}

void fillBytes(ByteSpan to, std::int64_t position, ByteView fill)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] = fill[(static_cast<std::size_t>(position) + i) % fill.size()];
}

Result<ByteBuffer> mended(const SalvagePlan& plan, const FoundChunk& found, ByteView fill)
{
    BLOSCOPE_TRY(const ChunkPtr chunk, plan.open(found));
    if (static_cast<std::uint64_t>(found.nbytes) > plan.limits.chunkBytes)
        return Error{ErrorKind::Limit, "a damaged chunk is too large to be encoded anew"};
    ByteBuffer data(static_cast<std::size_t>(found.nbytes));
    const ChunkParts parts(*chunk);
    for (std::int64_t i = 0; i < parts.count(); ++i) {
        const auto [begin, size] = parts[i];
        const auto part =
            ByteSpan(data).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size));
        if (!chunk->read(begin, part))
            fillBytes(part, begin, fill);
    }
    return encodedLike(*chunk, data, plan.header);
}

// Can a frame hold the chunk as it is, and everybody read it there?
bool isStoredSo(const Chunk& chunk)
{
    const ChunkHeader& header = chunk.header();
    return header.extended() && header.version >= 3 &&
           chunk.statedHeader().blocksize == header.blocksize;
}

} // namespace

Result<ByteBuffer> salvagedChunk(const SalvagePlan& plan, const FoundChunk& found, ByteView fill)
{
    if (found.state == FoundChunk::State::Damaged)
        return mended(plan, found, fill);
    BLOSCOPE_TRY(ByteBuffer stored, plan.readStored(found));
    if (found.state == FoundChunk::State::Unchecked)
        return stored;
    BLOSCOPE_TRY(const ChunkPtr chunk, plan.open(found));
    const ChunkHeader& header = chunk->header();
    if (header.extended() && header.usesDictionary() && header.payload() != Payload::Blocks)
        stored[blosc2FlagsAt] &=
            ~dictionaryBit; // the reference reads none there (format.md 3.22.2)
    const ChunkEncoding defaults = encodingOf(plan.header);
    if (isStoredSo(*chunk) && frameChunkOf(stored, defaults))
        return stored;
    BLOSCOPE_TRY(const ByteBuffer data, chunk->decode());
    return encodedLike(*chunk, data, plan.header);
}

Result<ByteBuffer> filledChunk(const SalvagePlan& plan, std::int32_t nbytes, ByteView fill)
{
    const auto size = static_cast<std::uint64_t>(nbytes);
    const ChunkEncoding encoding = encodingOf(plan.header);
    if (size % fill.size() != 0)
        return specialChunk(SpecialKind::Zeros, size, encoding);
    return chunkOfOneElement(fill, size, encoding);
}

} // namespace bloscope
