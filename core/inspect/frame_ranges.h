#pragma once

#include "core/frame/chunk_index.h"
#include "core/frame/frame.h"
#include "core/inspect/range_cover.h"

#include <stop_token>
#include <vector>

namespace bloscope {

// The stored chunks of a contiguous frame in the order in which they lie in its chunk area, looked
// up by position. Chunks nearly always lie in the order of the index, or in a few long stretches
// that do: of these only the ends are kept, and the index is asked for what lies between. So ten
// million chunks cost as little memory as ten. Usable from any thread.
class ChunkOrder {
 public:
    struct Place {
        std::int64_t position = 0; // as the index has it
        std::int64_t chunk = 0;    // the lowest, if the index names this position more than once
    };
    // Chunks that lie in no order and are kept one by one.
    static constexpr std::size_t mostStrays = 4'000'000;

    // Reads the index once. Errors: Limit when more than mostStrays chunks lie in no order,
    // Cancelled. Entries that cannot be read are left out.
    static Result<ChunkOrder> of(std::shared_ptr<const ChunkIndex> index, std::stop_token stop);

    struct Neighbours {
        std::optional<Place> before; // the last at or before a position
        std::optional<Place> behind; // the first behind it
    };
    Neighbours around(std::int64_t position) const;

 private:
    // Chunks [begin, end) of the index: each stored one lies behind those before it.
    struct Stretch {
        std::int64_t begin = 0;
        std::int64_t end = 0;
        std::int64_t firstPosition = 0;
        std::int64_t lastPosition = 0;
    };

    explicit ChunkOrder(std::shared_ptr<const ChunkIndex> index) : m_index(std::move(index)) {}
    bool isOneValue() const;
    Result<> keep(const Stretch& stretch);
    std::optional<Place> storedFrom(std::int64_t chunk, std::int64_t end) const;
    void lookIn(const Stretch& stretch, std::int64_t position, Neighbours& found) const;

    std::shared_ptr<const ChunkIndex> m_index;
    std::vector<Stretch> m_stretches;
    std::vector<Place> m_strays; // by position
};

// The ranges of the metalayers of a frame, or of its vlmetalayers, whose values are chunks: names,
// positions, lengths, values (format.md 6.3, 6.6, 6.7).
void addMetalayers(const FramePtr& frame, RangeCover& cover);
void addVlMetalayers(const FramePtr& frame, RangeCover& cover);

// Divides the place of a chunk, from `begin` up to `end` of the file, whether it can be opened or
// not; what lies behind the chunk is called `behind`.
std::shared_ptr<const RangeFinder> rangesOfChunk(const FramePtr& frame, std::int64_t chunk,
                                                 std::uint64_t begin, std::uint64_t end,
                                                 std::string behind);

// Divides the chunk area of a contiguous frame, [begin, end) of the file, into chunks and holes
// (format.md 6.4).
std::shared_ptr<const RangeFinder> rangesOfChunkArea(FramePtr frame, ChunkOrder order,
                                                     std::uint64_t begin, std::uint64_t end);

} // namespace bloscope
