#pragma once

#include "core/repair/chunk_walk.h"
#include "core/repair/entry_shifts.h"

namespace bloscope {

// An index that was found among chunks, and where its entries lead to.
struct FoundIndex {
    std::shared_ptr<const ChunkIndex> index;
    std::size_t part = 0; // where it is among the walked parts
    EntryShifts shifts{0};
    bool isAmbiguous = false; // as EntryAlignment
};

// What is known of the chunks that an index leads to.
struct IndexedPlaces {
    std::vector<std::int64_t> bases = {};      // from which entries may count at the beginning
    std::optional<std::int64_t> areaSize = {}; // of the chunks, as the header says
    std::optional<std::int64_t> count = {};    // of chunks, as header or array say
    std::vector<std::int64_t> files = {};      // chunk files, sorted; of a sparse frame
    bool areInTheSource = true; // then they lie before the index; else they are files
};

// The last of the parts that is an index of chunks (format.md 6.5), which data look like as well:
// its entries are special codes, or lead to chunks that were found or to what may have been one, as
// they are or with all that follows moved by some bytes; together to at least half of the chunks.
// Where no chunk is left, what lies before the trailer is the index.
std::optional<FoundIndex> indexAmong(const std::vector<WalkedPart>& parts,
                                     const ByteSourcePtr& source, const IndexedPlaces& places,
                                     const Limits& limits);

// Why chunks are not at places where they should be.
using PlacedReasons = std::vector<std::pair<std::int64_t, std::string>>;

// Where an index says that bytes were inserted in front of a chunk, or are missing, they are most
// likely those of the chunk before, although it may decode: what is not compressed is lost then,
// what is compressed counts as unchecked. So does the chunk behind where they may as well be inside
// of its first bytes. Returns where such chunks should be that are not there.
PlacedReasons doubtShifted(const FoundIndex& index, const ByteSource& source,
                           std::vector<WalkedPart>& parts);

// Is this part, the last one, an index that nothing can be read from any more, and no chunk of the
// data? `count`: of chunks that the frame should have.
bool isUselessIndex(const std::vector<WalkedPart>& parts, std::size_t part,
                    std::optional<std::int64_t> count, bool isBeforeTheTrailer);

} // namespace bloscope
