#pragma once

#include "core/array/block_cache.h"
#include "core/frame/far_reads.h"
#include "core/frame/frame.h"
#include "core/objects/presence.h"
#include "core/values/value_edits.h"

#include <functional>

namespace bloscope {

// The decoded blocks of one frame for one read, from the cache or else decoded, and kept there
// unless nobody will ask for them again; with what is edited of them, which the cache never has.
class BlockSource {
 public:
    BlockSource(const Frame& frame, const Presence& presence, const ValueEdits& edits,
                BlockCache& cache, std::uint64_t file, bool keepsWholeBlocks)
        : m_frame(frame),
          m_presence(presence),
          m_edits(edits),
          m_cache(cache),
          m_file(file),
          m_read(cache.newReadId()),
          m_keepsWholeBlocks(keepsWholeBlocks)
    {
    }

    using Use = std::function<void(ByteView block)>;

    Result<ChunkPtr> chunk(std::int64_t n) const { return m_frame.chunk(n); }

    // Foretells reads where the frame is far away.
    FarReads farReads() const { return FarReads(m_frame); }

    // Which chunks and blocks decode to zeros that mean nothing.
    const Presence& presence() const { return m_presence; }

    // Is anything of chunk `n` other than its header says?
    bool isEdited(std::int64_t n) const { return m_edits.of(n) != nullptr; }

    // Are blocks to be kept also when all of them is taken at once?
    bool keepsWholeBlocks() const { return m_keepsWholeBlocks; }

    // Of a block that is used while it is in the caches of the processor; more would take all of
    // them.
    static constexpr std::int64_t mostNear = 512L << 10;

    // Hands `size` decoded bytes of chunk `n` from `position` on to `use`, which has them until it
    // returns: block number `block` in the caller's idea of blocks, always the same for one chunk.
    // Where it is the chunk's own, one block is decoded. Kept for the next who asks.
    // `destination` is Far where little of it will be used: it is then decoded past those caches.
    // Else up to mostNear bytes are used while they are there, and a copy is kept.
    Result<> useBlock(std::int64_t n, const Chunk& chunk, std::int32_t block, std::int64_t position,
                      std::int64_t size, Destination destination, const Use& use) const;

    // The same bytes into `to`, without keeping them.
    Result<> blockInto(ByteSpan to, std::int64_t n, const Chunk& chunk, std::int32_t block,
                       std::int64_t position, Destination destination) const;

    // Is a block of so many bytes within the limits?
    Result<> checkSize(std::int64_t size) const;

 private:
    void useEdited(std::int64_t n, std::int64_t position, ByteView stored, const Use& use) const;
    Result<> decodeAndUse(const BlockCache::Key& key, const Chunk& chunk, std::int64_t position,
                          std::int64_t size, Destination destination, const Use& use) const;

    const Frame& m_frame;
    const Presence& m_presence;
    const ValueEdits& m_edits;
    BlockCache& m_cache;
    std::uint64_t m_file;
    BlockCache::ReadId m_read;
    bool m_keepsWholeBlocks;
};

} // namespace bloscope
