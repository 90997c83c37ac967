#include "core/edit/chunk_rewrite.h"

#include "core/bytes/scratch_bytes.h"
#include "core/chunk/chunk_encoder.h"
#include "core/edit/save_ability.h"
#include "core/frame/frame.h"
#include "core/frame_writing/chunk_form.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

Error notRewritten(std::string why)
{
    return {ErrorKind::Unsupported, std::move(why)};
}

bool repeats(ByteView bytes, std::size_t period)
{
    return bytes.size() >= period && bytes.size() % period == 0 &&
           std::equal(bytes.begin() + static_cast<std::ptrdiff_t>(period), bytes.end(),
                      bytes.begin());
}

bool isAll(SpecialKind kind, ByteView bytes, std::int64_t typesize)
{
    const auto size = static_cast<std::int32_t>(bytes.size());
    const ChunkPtr special = Chunk::unstored(headerOfUnstoredChunk(kind, size, 0, typesize));
    ByteBuffer value(*special->period());
    return repeats(bytes, value.size()) && special->read(0, value) &&
           std::ranges::equal(value, bytes.first(value.size()));
}

// Is it all of something that the index can say of a chunk (format.md 6.5)?
SpecialKind unstoredKindOf(ByteView bytes, std::int64_t typesize)
{
    if (isAll(SpecialKind::Zeros, bytes, typesize))
        return SpecialKind::Zeros;
    const bool canBeNaN = typesize == 4 || typesize == 8;
    return canBeNaN && isAll(SpecialKind::NaN, bytes, typesize) ? SpecialKind::NaN
                                                                : SpecialKind::None;
}

// How what a chunk decodes to differs from what was to be written.
struct Differences {
    RoundedValues rounded;  // of elements that are edited
    bool hasOthers = false; // elements differ that are not edited
};

// `stored` and `wanted` are the bytes of one block, from `position` on.
void addDifferences(ByteView stored, ByteView wanted, std::int64_t position, std::int64_t element,
                    const ChunkEdits& edits, Differences& found)
{
    std::int64_t last = -1; // element that was counted
    const auto count = static_cast<std::int64_t>(wanted.size());
    for (std::int64_t i = 0; i < count; ++i) {
        if (stored[static_cast<std::size_t>(i)] == wanted[static_cast<std::size_t>(i)] ||
            (position + i) / element == last)
            continue;
        last = (position + i) / element;
        if (!edits.touches(last * element, element))
            found.hasOthers = true;
        if (found.rounded.elements++ == 0)
            found.rounded.firstPosition = last * element;
    }
}

Result<Differences> differencesIn(const ByteBuffer& stored, ByteView wanted,
                                  const ChunkEdits& edits, const ChunkContext& context)
{
    const std::shared_ptr<const ByteBuffer> borrowed(std::shared_ptr<void>(), &stored);
    BLOSCOPE_TRY(const ChunkPtr chunk, Chunk::open(memorySource(borrowed), 0, stored.size(),
                                                   Limits{.chunkBytes = wanted.size()}, context));
    if (static_cast<std::size_t>(chunk->header().nbytes) != wanted.size())
        return malformedError("its size differs");
    Differences found;
    const ScratchBytes block(static_cast<std::size_t>(chunk->largestBlockBytes()));
    for (std::int32_t b = 0; b < chunk->blockCount(); ++b) {
        const auto begin = static_cast<std::size_t>(chunk->blockBegin(b));
        const auto size = static_cast<std::size_t>(chunk->blockBytes(b));
        const ByteSpan decoded = block.span().first(size);
        BLOSCOPE_CHECK(chunk->decodeBlock(b, decoded));
        const ByteView expected = wanted.subspan(begin, size);
        if (std::memcmp(decoded.data(), expected.data(), size) != 0)
            addDifferences(decoded, expected, chunk->blockBegin(b),
                           std::max<std::int64_t>(context.typesize, 1), edits, found);
    }
    return found;
}

// Can all of these blocks be decoded? What is in them is of no interest.
Result<> decodeAll(const Chunk& chunk, const std::vector<std::int32_t>& blocks, WorkerPool& pool,
                   const std::stop_token& stop)
{
    std::vector<Result<>> outcomes(blocks.size());
    pool.forEach(blocks.size(), [&](std::size_t i) {
        if (stop.stop_requested())
            return;
        const ScratchBytes bytes(static_cast<std::size_t>(chunk.blockBytes(blocks[i])));
        outcomes[i] = chunk.decodeBlock(blocks[i], bytes.span());
    });
    if (stop.stop_requested())
        return cancelled();
    for (Result<>& outcome : outcomes)
        BLOSCOPE_CHECK(std::move(outcome));
    return {};
}

} // namespace

ChunkRewriter::ChunkRewriter(FramePtr frame)
    : m_frame(std::move(frame)),
      m_presence(Presence::of(*m_frame)),
      m_context(dataChunkContext(m_frame->header(), m_frame->metalayers()))
{
}

Result<> ChunkRewriter::checkFrame() const
{
    if (m_frame->kind() == FrameKind::Chunk)
        return notRewritten("a chunk without a frame cannot be edited");
    BLOSCOPE_CHECK(checkCanBeWritten(*m_frame));
    if (!m_presence.nothing().empty())
        return notRewritten(m_presence.nothing());
    if (m_frame->indexError())
        return *m_frame->indexError();
    const auto first = m_frame->chunkCount() > 0 ? m_frame->chunk(0) : ChunkPtr();
    if (!first || !*first)
        return {}; // no chunks; or the first is damaged, and others may not be
    BLOSCOPE_CHECK(encodingLike(**first, m_frame->header()));
    return {};
}

Result<> ChunkRewriter::checkChunk(std::int64_t n, WorkerPool& pool, const RewriteCheck& how) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, openChunk(n));
    BLOSCOPE_CHECK(encodingLike(*chunk, m_frame->header()).within("chunk", n));
    if (chunk->header().payload() != Payload::Blocks)
        return {}; // nothing to decode
    std::vector<std::int32_t> unknown;
    for (std::int32_t b = 0; b < chunk->blockCount(); ++b)
        if (!how.isDecoded || !how.isDecoded(b))
            unknown.push_back(b);
    return decodeAll(*chunk, unknown, pool, how.stop).within("chunk", n);
}

Result<bool> ChunkRewriter::readRounded(std::int64_t n, const ChunkEdits& edits,
                                        std::int64_t position, ByteSpan to) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, openChunk(n));
    BLOSCOPE_TRY(const ChunkEncoding encoding,
                 encodingLike(*chunk, m_frame->header()).within("chunk", n));
    BLOSCOPE_CHECK(chunk->read(position, to).within("chunk", n));
    edits.apply(position, to);
    if (!isLossy(encoding))
        return false;
    BLOSCOPE_TRY(const RewrittenChunk rewritten, rewrite(n, edits, UniformChunks::Stored, nullptr));
    if (rewritten.isSame || rewritten.rounded.elements == 0)
        return false;
    const ByteBuffer wanted(to.begin(), to.end());
    const std::shared_ptr<const ByteBuffer> borrowed(std::shared_ptr<void>(), &rewritten.stored);
    BLOSCOPE_TRY(const ChunkPtr stored,
                 Chunk::open(memorySource(borrowed), 0, rewritten.stored.size(), {}, m_context));
    BLOSCOPE_CHECK(stored->read(position, to));
    return !std::ranges::equal(to, wanted);
}

Result<ChunkPtr> ChunkRewriter::openChunk(std::int64_t n) const
{
    BLOSCOPE_TRY(ChunkPtr chunk, m_frame->chunk(n));
    if (!m_presence.nothing().empty())
        return notRewritten(m_presence.nothing());
    if (const auto missing = m_presence.missingChunk(n, chunk->header().special()))
        return notRewritten(*missing);
    if (m_presence.isPartial(n))
        return notRewritten(fmt::format("chunk {} was only partly fetched", n));
    return chunk;
}

Result<RewrittenChunk> ChunkRewriter::rewrite(std::int64_t n, const ChunkEdits& edits,
                                              UniformChunks uniform, SpillStore* store) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, openChunk(n));
    BLOSCOPE_TRY(const ChunkEncoding encoding,
                 encodingLike(*chunk, m_frame->header()).within("chunk", n));
    if (edits.end() > chunk->header().nbytes)
        return usageError(
            fmt::format("the edits need {} bytes in chunk {}, but the chunk has only {}",
                        edits.end(), n, chunk->header().nbytes));
    BLOSCOPE_TRY(ByteBuffer bytes, chunk->decode().within("chunk", n));
    RewrittenChunk rewritten;
    if (edits.areIn(bytes)) {
        rewritten.isSame = true;
        return rewritten;
    }
    if (store) {
        BLOSCOPE_TRY(rewritten.before, edits.takenFrom(bytes, *store));
    }
    edits.apply(0, bytes);
    BLOSCOPE_CHECK(encode(n, bytes, encoding, uniform, rewritten).within("chunk", n));
    if (rewritten.unstored == SpecialKind::None)
        BLOSCOPE_CHECK(check(n, bytes, edits, encoding, rewritten).within("chunk", n));
    return rewritten;
}

Result<> ChunkRewriter::encode(std::int64_t n, ByteView bytes, const ChunkEncoding& encoding,
                               UniformChunks uniform, RewrittenChunk& to) const
{
    const FrameHeader& frame = m_frame->header();
    const SpecialKind kind = unstoredKindOf(bytes, frame.typesize);
    const bool mayBeUnstored = uniform == UniformChunks::Unstored && frame.chunksize > 0 &&
                               !m_presence.missingChunk(n, kind);
    if (kind != SpecialKind::None && mayBeUnstored) {
        to.unstored = kind;
        return {};
    }
    const std::size_t element = encoding.headerTypesize();
    const bool saysItsElements = frame.typesize == encoding.headerTypesize();
    if (saysItsElements && bytes.size() > element && repeats(bytes, element)) {
        BLOSCOPE_TRY(to.stored, repeatedValueChunk(bytes.first(element), bytes.size(), encoding));
        return {};
    }
    if (kind == SpecialKind::Zeros) { // which the reference reads in no shorter form
        BLOSCOPE_TRY(to.stored, plainCopyChunk(bytes, encoding));
        return {};
    }
    BLOSCOPE_TRY(to.stored, encodeChunk(bytes, encoding));
    return {};
}

// Decodes what was encoded, and makes a plain copy of the chunk where that is not good enough.
Result<> ChunkRewriter::check(std::int64_t n, ByteView bytes, const ChunkEdits& edits,
                              const ChunkEncoding& encoding, RewrittenChunk& chunk) const
{
    const auto found = differencesIn(chunk.stored, bytes, edits, m_context);
    if (found && found->rounded.elements == 0)
        return {};
    if (found && isLossy(encoding) && !found->hasOthers) {
        chunk.rounded = found->rounded;
        chunk.rounded.firstChunk = n;
        return {};
    }
    BLOSCOPE_TRY(chunk.stored, plainCopyChunk(bytes, encoding));
    return {};
}

} // namespace bloscope
