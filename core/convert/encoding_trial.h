#pragma once

#include "core/convert/array_sample.h"

namespace bloscope {

// What a block of an array costs, on average.
struct BlockFigures {
    double storedBytes = 0;   // with its place in the table of its chunk
    double encodeSeconds = 0; // of a processor, cutting the block out of its elements included
    double decodeSeconds = 0; // likewise, from memory to memory
};

// Encodes and decodes the blocks of a sample, each as a chunk of its own, one in each thread of the
// pool: at most one block for each waits before it is noticed that nobody wants to know any more.
// Of what is quick the shorter of two turns counts. A zero-filled block counts as one with a
// stream of zeros. Errors: Usage for an encoding that this program
// does not write, Cancelled.
Result<BlockFigures> tryEncoding(const ArraySample& sample, const ChunkEncoding& how,
                                 WorkerPool& pool, const Job& job);

} // namespace bloscope
