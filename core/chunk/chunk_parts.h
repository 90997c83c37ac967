#pragma once

#include "core/base/checked.h"
#include "core/chunk/chunk.h"

#include <algorithm>

namespace bloscope {

// Decoded bytes [begin, begin + size) of a chunk.
struct ChunkPart {
    std::int64_t begin = 0;
    std::int64_t size = 0;
};

// How a chunk is best decoded piece by piece: by its blocks, or, where there are no blocks to
// decode, in pieces that keep memory small.
class ChunkParts {
 public:
    explicit ChunkParts(const Chunk& chunk)
        : m_chunk(chunk), m_hasBlocks(chunk.header().payload() == Payload::Blocks)
    {
    }

    std::int64_t count() const
    {
        return m_hasBlocks ? m_chunk.blockCount() : ceilDivide(nbytes(), plainPartBytes);
    }

    ChunkPart operator[](std::int64_t i) const
    {
        if (!m_hasBlocks)
            return {i * plainPartBytes, std::min(plainPartBytes, nbytes() - i * plainPartBytes)};
        const auto block = static_cast<std::int32_t>(i);
        return {m_chunk.blockBegin(block), m_chunk.blockBytes(block)};
    }

 private:
    static constexpr std::int64_t plainPartBytes = 1_MiB;

    std::int64_t nbytes() const { return m_chunk.header().nbytes; }

    const Chunk& m_chunk;
    bool m_hasBlocks;
};

} // namespace bloscope
