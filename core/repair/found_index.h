#pragma once

#include "core/repair/chunk_walk.h"

namespace bloscope {

// An index that was found among chunks, and what its entries count from.
struct FoundIndex {
    std::shared_ptr<const ChunkIndex> index;
    std::size_t part = 0;  // where it stands among the walked parts
    std::int64_t base = 0; // of its entries in the source
};

// Where entries of an index lead to.
struct IndexedPlaces {
    std::vector<std::int64_t> bases; // that are possible
    std::vector<std::int64_t> known; // places of chunks, sorted
    std::vector<std::int64_t> gaps;  // where other bytes begin, up to the next known one; sorted
    bool areInTheSource = true;      // then they lie before the index; else they are files
};

// The last of the parts that is an index of chunks (format.md 6.5), which data look like as well:
// all of its entries are special codes, or lead to chunks that were found or to what may have been
// one; few of them to the same, and together to at least half of the chunks.
std::optional<FoundIndex> indexAmong(const std::vector<WalkedPart>& parts,
                                     const ByteSourcePtr& source, const IndexedPlaces& places,
                                     const Limits& limits);

} // namespace bloscope
