#pragma once

#include "core/array/array_layout.h"
#include "core/array/slice.h"

#include <vector>

namespace bloscope {

// The part of one dimension of a slice that lies in one block: `count` indices of the slice from
// `first` on, the first of them at `inside` of the block, the next a step further.
struct Run {
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::int64_t inside = 0;
};

struct BlockRun {
    std::int64_t block = 0; // in the block grid of its chunk
    Run run;
};

struct ChunkRun {
    std::int64_t chunk = 0; // in the chunk grid
    std::int64_t first = 0; // in the slice
    std::int64_t count = 0;
    std::size_t blocksBegin = 0; // its part of DimensionPlan::blocks
    std::size_t blocksEnd = 0;
};

// The chunks and blocks that one dimension of a slice crosses, in the order of the slice.
struct DimensionPlan {
    std::vector<ChunkRun> chunks;
    std::vector<BlockRun> blocks;
};

// One plan per dimension. What the slice crosses is the product of them (format.md 8.3).
// Errors: Limit when it crosses more blocks than can be listed.
Result<std::vector<DimensionPlan>> planSlice(const Slice& slice, const ArrayLayout& layout);

// Does a run of dimension `d` take every index of its block that the array has?
bool takesAllOfBlock(const BlockRun& run, std::int64_t chunk, std::size_t d,
                     const ArrayLayout& layout);

// Does a slice, made for the shape of the layout, take all elements of a block of a chunk? What
// pads the block counts for nothing; one of padding alone has none to be taken.
bool takesBlock(const Slice& slice, const ArrayLayout& layout, std::int64_t chunk,
                std::int32_t block);

} // namespace bloscope
