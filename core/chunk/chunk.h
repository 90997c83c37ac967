#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/block_decoder.h"
#include "core/chunk/block_index.h"
#include "core/chunk/block_sizes.h"
#include "core/chunk/chunk_header.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// One chunk, ready to give its blocks one by one (format.md 3.20, 3.21). Immutable and usable from
// any thread; keeps its block table, its dictionary and, once delta asked for it, its first block.
class Chunk {
 public:
    // A chunk stored in `source` from `offset` on, with at most `available` bytes to its
    // container's end. Reads the header and the tables behind it; a block or two only where the
    // header may state a wrong block size (format.md 3.22.1). `context` is what its frame knows,
    // for data chunks.
    static Result<std::shared_ptr<const Chunk>> open(ByteSourcePtr source, std::uint64_t offset,
                                                     std::uint64_t available, const Limits& limits,
                                                     const ChunkContext& context = {});

    // A chunk that only the index knows.
    static std::shared_ptr<const Chunk> unstored(const ChunkHeader& header);

    const ChunkHeader& header() const { return m_header; }
    // The header as it stands in the file: with the block size that it states.
    ChunkHeader statedHeader() const;
    bool isStored() const { return m_source != nullptr; }
    // In its file, also where the source is a window of one; 0 when it is not stored.
    std::uint64_t offset() const { return m_source ? m_source->origin() + m_offset : 0; }

    // The blocks as they are decoded: block `block` is blockBytes(block) bytes of the chunk from
    // blockBegin(block) on. They are of one size but for the last, or, in chunks of
    // variable-length blocks, of any.
    std::int32_t blockCount() const { return m_sizes.count(); }
    std::int64_t blockBegin(std::int32_t block) const { return m_sizes.begin(block); }
    std::int64_t blockBytes(std::int32_t block) const { return m_sizes.bytes(block); }
    std::int64_t largestBlockBytes() const { return m_sizes.largest(); }
    std::int32_t blockAt(std::int64_t position) const { return m_sizes.at(position); }

    // Where the blocks lie; empty unless the payload is Payload::Blocks.
    const BlockIndex& blocks() const { return m_blocks; }

    // The streams of a block, which begins at blocks().range(block).begin.
    Result<std::vector<StoredStream>> streams(std::int32_t block) const;

    std::size_t dictionaryBytes() const { return m_dictionary.size(); }

    // The bytes that a block is stored as, for those who show how it is decoded. Where its streams
    // are damaged, those up to where the next block begins.
    Result<ByteBuffer> storedBlock(std::int32_t block) const;
    // And what decoding them takes; block 0, where firstBlockFor() says that it is needed, beside.
    BlockToDecode decodingOf(std::int32_t block, ByteView stored) const;
    // Block 0 decoded, where undoing the filters of `block` needs it; empty where it does not.
    Result<ByteView> firstBlockFor(std::int32_t block) const;

    // After how many bytes a special chunk repeats itself; nothing for all others.
    std::optional<std::size_t> period() const;

    // Fills `to`, which is exactly blockBytes(block) long.
    Result<> decodeBlock(std::int32_t block, ByteSpan to,
                         Destination destination = Destination::Near) const;

    // Fills `to` with the decoded bytes from `position` on; the range lies inside [0, nbytes).
    Result<> read(std::int64_t position, ByteSpan to,
                  Destination destination = Destination::Near) const;

    // All nbytes. Refused by limits.chunkBytes before anything is allocated.
    Result<ByteBuffer> decode() const;

    // Bytes this object keeps in memory, or may keep later, for caches that charge by bytes.
    std::size_t memoryBytes() const;

 private:
    struct Place;

    Chunk() = default;

    static Result<std::shared_ptr<Chunk>> openAs(const ChunkHeader& header, const Place& place);
    Result<> readTables();
    Result<> readRepeatedBytes();
    Result<> readBlockTable();
    Result<> readDictionary(std::int64_t tableEnd);
    std::int64_t latestEndOf(std::int32_t block, const BlockIndex::Range& range) const;
    template <class Use>
    auto useStoredBlock(std::int32_t block, const Use& use) const -> decltype(use(ByteView()));
    Result<> checkBlockBytes(std::int32_t block) const;
    Result<> decodeStoredBlock(std::int32_t block, ByteSpan to, Destination destination) const;
    Result<> readAcrossBlocks(std::int64_t position, ByteSpan to, Destination destination) const;

    ByteSourcePtr m_source; // null for an unstored chunk
    std::uint64_t m_offset = 0;
    ChunkHeader m_header;
    std::int32_t m_statedBlocksize = 0;
    Limits m_limits;
    ChunkContext m_context;
    BlockSizes m_sizes;
    BlockIndex m_blocks;
    ByteBuffer m_dictionary;
    ByteBuffer m_repeated; // one period of a special chunk

    mutable std::once_flag m_firstBlockOnce;
    mutable Result<ByteBuffer> m_firstBlock = ByteBuffer();
};

using ChunkPtr = std::shared_ptr<const Chunk>;

// The reference library states the block size it was asked for in the header, and compresses with
// the one it adjusted to the element size (format.md 3.22.1).

// The header with the other block size that a chunk may have been made of; nothing when the header
// leaves no doubt.
std::optional<ChunkHeader> adjustedHeader(const ChunkHeader& header);

// One chunk opened with the header as it stands (null when it cannot be) and with the adjusted one:
// is the adjusted one right? By the block table, and by what decodes in one way only.
bool isMisstated(const Chunk* asStated, const Chunk& adjusted);

// What is not as it should be in a chunk that can be read all the same (format.md 3.17, 3.22), a
// sentence each: a block size that was corrected, measurements in place of data, a pipeline that
// cannot be undone exactly.
std::vector<std::string> odditiesOf(const Chunk& chunk);

} // namespace bloscope
