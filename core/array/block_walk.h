#pragma once

#include "core/array/array_layout.h"
#include "core/array/block_source.h"
#include "core/array/cell_boxes.h"
#include "core/array/cells.h"
#include "core/base/job.h"

namespace bloscope {

// What a slice takes of one block of an n-d array.
struct BlockCells {
    CellBox box;                       // in indices of the slice
    CellState state = CellState::Fine; // of all of them
    std::string reason = {};           // of those that are damaged or absent
    ByteView elements = {};            // of fine ones: in C order of the box
};
using ShowBlock = std::function<void(BlockCells)>;

// Shows what a slice takes of chunk `n` block by block, in C order as the slice runs and in the
// thread of the caller: each block where it was decoded, while the processor has it in its caches.
// The slice lies in that chunk, which is edited or has no uniformChunk(). Whole blocks are kept as
// the source says. Job: progress in cells. Errors: Cancelled.
Result<> walkBlocks(const ArrayLayout& layout, const BlockSource& blocks, std::int64_t n,
                    const Slice& slice, const Job& job, const ShowBlock& show);

} // namespace bloscope
