#pragma once

#include "core/frame/frame.h"

namespace bloscope {

// Where each chunk's decoded bytes begin when all of them are laid end to end. In nearly all frames
// every chunk but the last has header().chunksize bytes and nothing needs to be read; after
// inserting and reordering a short chunk may sit anywhere, and variable-size frames have no rule at
// all: then all chunk headers are read once, up to a limit.
class ChunkPositions {
 public:
    static constexpr std::int64_t mostChunksToRead = 1'000'000;

    // Errors: Limit when too many headers would have to be read. A chunk whose header is damaged
    // counts as chunksize bytes, or none in a variable-size frame.
    static Result<ChunkPositions> of(const Frame& frame);

    std::int64_t totalBytes() const { return m_total; }

    struct Place {
        std::int64_t chunk = 0;
        std::int64_t begin = 0; // of the chunk, in the laid-out bytes
        std::int64_t size = 0;
    };
    // The chunk that holds byte `position` of [0, totalBytes()).
    Place at(std::int64_t position) const;
    std::int64_t beginOf(std::int64_t chunk) const; // of [0, chunkCount())

 private:
    static bool isUniform(const Frame& frame);

    std::int64_t m_total = 0;
    std::int64_t m_chunkBytes = 0;      // of every chunk but the last, when m_begins is empty
    std::vector<std::int64_t> m_begins; // of each chunk, and the total behind them
};

} // namespace bloscope
