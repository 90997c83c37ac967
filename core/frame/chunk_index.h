#pragma once

#include "core/chunk/chunk.h"
#include "core/frame/frame_header.h"

#include <list>
#include <memory>
#include <mutex>

namespace bloscope {

// One entry of the index (format.md 6.5).
struct IndexEntry {
    std::int64_t raw = 0;                    // as it stands in the index
    SpecialKind special = SpecialKind::None; // of a chunk that is not stored
    bool stored() const { return special == SpecialKind::None; }
};

// The chunk index, looked up entry by entry: a frame of 10 million chunks costs no more than one of
// ten. Usable from any thread.
class ChunkIndex {
 public:
    // `place` says where the index chunk begins and how many bytes it can have. Errors: why no
    // chunk of this frame can be reached.
    struct Place {
        ByteSourcePtr source;
        std::uint64_t offset = 0;
        std::uint64_t available = 0;
    };
    static Result<std::shared_ptr<const ChunkIndex>>
    open(const Place& place, const FrameHeader& header, const Limits& limits);

    std::int64_t count() const { return m_count; }
    const ChunkPtr& chunk() const { return m_chunk; } // the one that holds the entries

    // Entry `n` of [0, count()), its meaning checked, its position not.
    Result<IndexEntry> entry(std::int64_t n) const;

 private:
    using Block = std::shared_ptr<const ByteBuffer>;

    ChunkIndex() = default;
    Result<std::int64_t> rawEntry(std::int64_t n) const;
    Result<Block> block(std::int32_t number) const;
    std::size_t keptBlocks() const;

    ChunkPtr m_chunk;
    std::int64_t m_count = 0;

    // The blocks used last, so that looking at neighbours decodes nothing twice.
    mutable std::mutex m_mutex;
    mutable std::list<std::pair<std::int32_t, Block>> m_recent;
};

} // namespace bloscope
