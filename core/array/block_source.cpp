#include "core/array/block_source.h"

#include "core/bytes/far_copy.h"
#include "core/bytes/scratch_bytes.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

HeapBytes farCopyOf(ByteView block)
{
    HeapBytes copy = HeapBytes::forBlock(block.size());
    copyFar(block.data(), copy.data(), block.size());
    finishFarCopies();
    return copy;
}

} // namespace

Result<> BlockSource::useBlock(std::int64_t n, const Chunk& chunk, std::int32_t block,
                               std::int64_t position, std::int64_t size, Destination destination,
                               const Use& use) const
{
    const BlockCache::Key key{m_file, n, block};
    if (const BlockCache::Block known = m_cache.find(key, m_read)) {
        if (!*known)
            return known->error();
        useEdited(n, position, **known, use);
        return {};
    }
    Result<> used = decodeAndUse(key, chunk, position, size, destination, use);
    if (!used)
        m_cache.insert(key, std::make_shared<const Result<HeapBytes>>(used.error()), m_read);
    return used;
}

Result<> BlockSource::decodeAndUse(const BlockCache::Key& key, const Chunk& chunk,
                                   std::int64_t position, std::int64_t size,
                                   Destination destination, const Use& use) const
{
    BLOSCOPE_CHECK(checkSize(size).within("chunk", key.chunk));
    const auto bytes = static_cast<std::size_t>(size);
    HeapBytes kept;
    if (size > mostNear || destination == Destination::Far) {
        kept = HeapBytes::forBlock(bytes);
        BLOSCOPE_CHECK(chunk.read(position, kept, destination).within("chunk", key.chunk));
        finishFarCopies();
        useEdited(key.chunk, position, kept, use);
    } else {
        const ScratchBytes near(bytes);
        BLOSCOPE_CHECK(chunk.read(position, near.span()).within("chunk", key.chunk));
        useEdited(key.chunk, position, near.span(), use);
        kept = farCopyOf(near.span());
    }
    m_cache.insert(key, std::make_shared<const Result<HeapBytes>>(std::move(kept)), m_read);
    return {};
}

void BlockSource::useEdited(std::int64_t n, std::int64_t position, ByteView stored,
                            const Use& use) const
{
    const ChunkEdits* const edits = m_edits.of(n);
    if (edits == nullptr || !edits->touches(position, std::ssize(stored)))
        return use(stored);
    const ScratchBytes edited(stored.size());
    std::ranges::copy(stored, edited.span().begin());
    edits->apply(position, edited.span());
    use(edited.span());
}

Result<> BlockSource::blockInto(ByteSpan to, std::int64_t n, const Chunk& chunk, std::int32_t block,
                                std::int64_t position, Destination destination) const
{
    if (const BlockCache::Block known = m_cache.find({m_file, n, block}, m_read)) {
        if (!*known)
            return known->error();
        std::copy((*known)->begin(), (*known)->end(), to.begin());
    } else {
        BLOSCOPE_CHECK(chunk.read(position, to, destination).within("chunk", n));
    }
    if (const ChunkEdits* const edits = m_edits.of(n))
        edits->apply(position, to);
    return {};
}

Result<> BlockSource::checkSize(std::int64_t size) const
{
    const std::uint64_t most = m_frame.limits().chunkBytes;
    if (static_cast<std::uint64_t>(size) > most)
        return Error{ErrorKind::Limit,
                     fmt::format("a block would expand to {} bytes; the limit is {}", size, most)};
    return {};
}

} // namespace bloscope
