#include "core/repair/salvaged_chunks.h"

#include "core/chunk/chunk_encoder.h"
#include "core/chunk/chunk_parts.h"
#include "core/chunk/simple_chunks.h"
#include "core/edit/chunk_form.h"
#include "core/edit/frame_chunk.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

constexpr std::size_t flagsAt = 2;
constexpr std::size_t blocksizeAt = 8;
constexpr std::size_t blosc2FlagsAt = 31;
constexpr std::byte dictionaryBit{0x01};
constexpr std::byte memcpyedBit{0x02};

ChunkEncoding encodingOf(const FrameHeader& header)
{
    return {.typesize = header.typesize, .blocksize = header.blocksize, .codec = 5};
}

// The bytes that no block may have a part of: an element, or the value of a chunk that repeats one.
std::int32_t wholeBytes(const ChunkHeader& chunk)
{
    return chunk.special() == SpecialKind::RepeatedValue ? chunk.cbytes - chunk.overhead()
                                                         : chunk.typesize;
}

// The block size that the new chunk has to have; nothing where that of the old one is right. The
// reference reads no parts of an array whose chunks have others, opens no frame whose first chunk
// has blocks with a part of an element, and decodes no blocks with a part of a repeated value.
std::optional<std::int32_t> newBlocksize(const SalvagePlan& plan, const ChunkHeader& chunk)
{
    if (chunk.variableLengthBlocks())
        return {};
    const std::int32_t stated = chunk.blockBytes();
    if (plan.arrayBlock > 0)
        return stated == plan.arrayBlock ? std::nullopt : std::optional(plan.arrayBlock);
    const std::int32_t unit = wholeBytes(chunk);
    const std::int32_t whole = stated - stated % unit;
    return stated == whole || stated == chunk.nbytes ? std::nullopt
                                                     : std::optional(std::max(whole, unit));
}

// As a plain copy where it cannot be encoded as it was.
Result<ByteBuffer> encodedLike(const Chunk& chunk, ByteView data, const SalvagePlan& plan)
{
    const auto blocksize = newBlocksize(plan, chunk.header());
    if (auto encoding = encodingLike(chunk, plan.header)) {
        encoding->blocksize = blocksize.value_or(encoding->blocksize);
        if (auto encoded = encodeChunk(data, *encoding))
            return encoded;
    }
    ChunkEncoding plain = encodingOf(plan.header);
    plain.blocksize = blocksize.value_or(plain.blocksize);
    return plainCopyChunk(data, plain);
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
    return encodedLike(*chunk, data, plan);
}

// Can a frame hold the chunk as it is, and everybody read it there?
bool isStoredSo(const Chunk& chunk, const SalvagePlan& plan)
{
    const ChunkHeader& header = chunk.header();
    return header.extended() && header.version >= 3 &&
           chunk.statedHeader().blocksize == header.blocksize && !newBlocksize(plan, header);
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
    if (header.payload() == Payload::Special && header.memcpyed())
        stored[flagsAt] &= ~memcpyedBit; // nor any chunk that is both
    const auto blocksize = newBlocksize(plan, header);
    const bool hasBlocks = header.payload() == Payload::Blocks;
    if (blocksize && !hasBlocks && header.extended() && header.version >= 3) {
        std::memcpy(stored.data() + blocksizeAt, &*blocksize, sizeof *blocksize);
        return stored;
    }
    if (isStoredSo(*chunk, plan) && frameChunkOf(stored, encodingOf(plan.header)))
        return stored;
    BLOSCOPE_TRY(const ByteBuffer data, chunk->decode());
    return encodedLike(*chunk, data, plan);
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
