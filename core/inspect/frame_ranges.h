#pragma once

#include "core/frame/frame.h"
#include "core/inspect/chunk_order.h"
#include "core/inspect/range_cover.h"

namespace bloscope {

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
