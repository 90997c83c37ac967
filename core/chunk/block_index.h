#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/bytes/byte_source.h"
#include "core/chunk/block_sizes.h"
#include "core/chunk/chunk_header.h"

#include <cstdint>
#include <vector>

namespace bloscope {

// The block table of a chunk: where each block's first stream begins (format.md 3.13.1). The table
// says nowhere where a block ends; the next larger entry is the usual end, the chunk's the latest.
class BlockIndex {
 public:
    struct Range {
        std::int64_t begin = 0; // both from the first byte of the chunk
        std::int64_t end = 0;
    };

    BlockIndex() = default;
    // `dataBegin` is where table and dictionary end, `cbytes` where the chunk does.
    BlockIndex(std::vector<std::int32_t> starts, std::int64_t dataBegin, std::int64_t cbytes);

    std::int32_t count() const { return static_cast<std::int32_t>(m_starts.size()); }
    std::int32_t start(std::int32_t block) const
    {
        return m_starts[static_cast<std::size_t>(block)];
    }

    // Where block `block` can lie, checked against the chunk.
    Result<Range> range(std::int32_t block) const;

    // Does the first of the blocks lie right behind the tables? It does in what the reference
    // library writes.
    bool beginsBehindTables() const;

    std::size_t memoryBytes() const;

 private:
    const std::vector<std::int32_t>& ascending() const
    {
        return m_sorted.empty() ? m_starts : m_sorted;
    }

    std::vector<std::int32_t> m_starts;
    std::vector<std::int32_t> m_sorted; // empty when m_starts ascend
    std::int64_t m_dataBegin = 0;
    std::int64_t m_cbytes = 0;
};

inline constexpr std::int32_t variableBlockSizeBytes = 4; // the decoded size that opens a block

// Reads and checks the sizes of the blocks of a variable-length-block chunk (format.md 3.16), which
// stand at the beginning of each of them. `chunkOffset` is where the chunk begins in `source`.
// Errors: Malformed, naming the first block that is damaged; the whole chunk is lost then.
Result<BlockSizes> readVariableBlocks(const ByteSource& source, std::uint64_t chunkOffset,
                                      const ChunkHeader& header, const BlockIndex& blocks);

} // namespace bloscope
