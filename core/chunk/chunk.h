#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/chunk_header.h"

#include <memory>
#include <mutex>
#include <vector>

namespace bloscope {

// One chunk, ready to give its blocks one by one (format.md 3.20, 3.21). Immutable and usable from
// any thread; keeps its block table and, for delta, its first block.
class Chunk {
 public:
    // A chunk stored in `source` from `offset` on, with at most `available` bytes to its
    // container's end. Reads the header and the block table, nothing else.
    static Result<std::shared_ptr<const Chunk>> open(ByteSourcePtr source, std::uint64_t offset,
                                                     std::uint64_t available, const Limits& limits);

    // A chunk that only the index knows.
    static std::shared_ptr<const Chunk> unstored(const ChunkHeader& header);

    const ChunkHeader& header() const { return m_header; }
    bool isStored() const { return m_source != nullptr; }
    std::uint64_t offset() const { return m_offset; } // in its source
    std::int32_t blockCount() const { return m_header.blockCount(); }

    // Where block `block` begins, from the first byte of the chunk (format.md 3.13.1), and one past
    // the last byte it can occupy. Only for Payload::Blocks.
    struct StoredRange {
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };
    Result<StoredRange> storedRange(std::int32_t block) const;

    // Fills `to`, which is exactly header().blockBytes(block) long.
    Result<> decodeBlock(std::int32_t block, ByteSpan to) const;

    // All nbytes. Refused by limits.chunkBytes before anything is allocated.
    Result<ByteBuffer> decode() const;

    // Bytes this object keeps in memory, for caches that charge by bytes.
    std::size_t memoryBytes() const;

 private:
    friend struct ChunkOpener;
    Chunk() = default;

    Result<> readTables();
    Result<> decodeStoredBlock(std::int32_t block, ByteSpan to) const;
    Result<> decodeStreams(std::int32_t block, ByteView stored, ByteSpan to) const;
    Result<> undoFilters(std::int32_t block, ByteBuffer raw, ByteSpan to) const;
    Result<ByteView> firstBlock() const;
    void fillSpecial(std::int64_t position, ByteSpan to) const;

    ByteSourcePtr m_source; // null for an unstored chunk
    std::uint64_t m_offset = 0;
    ChunkHeader m_header;
    Limits m_limits;
    std::vector<std::int32_t> m_blockStarts;
    std::vector<std::int32_t> m_sortedStarts; // where the next stored block can begin
    ByteBuffer m_dictionary;
    ByteBuffer m_repeatedValue;

    mutable std::once_flag m_firstBlockOnce;
    mutable Result<ByteBuffer> m_firstBlock = ByteBuffer();
};

using ChunkPtr = std::shared_ptr<const Chunk>;

} // namespace bloscope
