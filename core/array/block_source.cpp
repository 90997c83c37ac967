#include "core/array/block_source.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

BlockCache::Block BlockSource::block(std::int64_t n, const Chunk& chunk, std::int32_t block,
                                     std::int64_t position, std::int64_t size) const
{
    BlockCache::Block stored = unedited(n, chunk, block, position, size);
    const ChunkEdits* const edits = m_edits.of(n);
    if (edits == nullptr || !*stored || !edits->touches(position, size))
        return stored;
    const HeapBytes& before = **stored;
    HeapBytes edited = HeapBytes::uninitialised(before.size());
    std::copy(before.begin(), before.end(), edited.begin());
    edits->apply(position, edited);
    return std::make_shared<const Result<HeapBytes>>(std::move(edited));
}

BlockCache::Block BlockSource::unedited(std::int64_t n, const Chunk& chunk, std::int32_t block,
                                        std::int64_t position, std::int64_t size) const
{
    const BlockCache::Key key{m_file, n, block};
    if (BlockCache::Block known = m_cache.find(key, m_read))
        return known;
    auto answer =
        std::make_shared<const Result<HeapBytes>>(decode(chunk, position, size).within("chunk", n));
    m_cache.insert(key, answer, m_read);
    return answer;
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

Result<HeapBytes> BlockSource::decode(const Chunk& chunk, std::int64_t position,
                                      std::int64_t size) const
{
    BLOSCOPE_CHECK(checkSize(size));
    HeapBytes bytes = HeapBytes::uninitialised(static_cast<std::size_t>(size));
    BLOSCOPE_CHECK(chunk.read(position, bytes));
    return bytes;
}

} // namespace bloscope
