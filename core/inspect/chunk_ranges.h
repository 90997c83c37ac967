#pragma once

#include "core/chunk/chunk.h"
#include "core/inspect/range_cover.h"

namespace bloscope {

// The ranges of one stored chunk (format.md 3): its header, its block table and dictionary, its
// blocks by where they lie with the streams of each, and what belongs to none of them. Blocks are
// read when they are looked at.
class ChunkRanges : public RangeFinder {
 public:
    struct Names {
        std::vector<std::string> outer;              // of the chunk itself: "Chunk 17"
        BytePart headerPart = BytePart::ChunkHeader; // of header and tables
        BytePart dataPart = BytePart::Data;
        std::int64_t chunk = -1; // its number; -1 when it is no data chunk
    };
    ChunkRanges(ChunkPtr chunk, Names names);

    NamedRange at(std::uint64_t offset) const override;

 private:
    struct Stretch { // of the chunk, counted from its first byte
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };
    NamedRange named(Stretch stretch, BytePart part, std::vector<std::string> names,
                     std::int32_t block = -1) const;
    NamedRange unused(Stretch stretch) const;
    NamedRange inSpecial(std::int64_t at) const;
    NamedRange inPlainCopy(std::int64_t at) const;
    NamedRange inTables(std::int64_t at) const;
    NamedRange inBlocks(std::int64_t at) const;
    NamedRange inBlock(std::int32_t block, Stretch stretch, std::int64_t at) const;
    NamedRange inStream(const StoredStream& stream, std::size_t number, std::int32_t block,
                        std::int64_t begin, std::int64_t at) const;
    std::int64_t dataBegin() const;

    ChunkPtr m_chunk;
    Names m_names;
    std::vector<RangePart> m_header;
    std::vector<std::int32_t> m_order; // the numbers of the blocks by where they begin
};

} // namespace bloscope
