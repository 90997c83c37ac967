#include "core/array/block_source.h"

namespace bloscope {

BlockCache::Block BlockSource::block(std::int64_t n, const Chunk& chunk, std::int32_t block,
                                     std::int64_t blockBytes, std::int64_t size) const
{
    const BlockCache::Key key{m_file, n, block};
    if (BlockCache::Block known = m_cache.find(key))
        return known;
    ByteBuffer bytes(static_cast<std::size_t>(size));
    const Result<> decoded = chunk.read(block * blockBytes, bytes).within("chunk", n);
    auto answer = std::make_shared<const Result<ByteBuffer>>(
        decoded ? Result<ByteBuffer>(std::move(bytes)) : Result<ByteBuffer>(decoded.error()));
    m_cache.insert(key, answer);
    return answer;
}

} // namespace bloscope
