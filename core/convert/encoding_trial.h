#pragma once

#include "core/array/cell_source.h"
#include "core/frame_writing/array_encoder.h"

#include <vector>

namespace bloscope {

// Some of the blocks of an array that is cut into blocks of one shape: as many as fit the budget,
// at least one, in the order in which they lie. Which ones depends on nothing but shapes and
// budget: they are spread evenly, one in each of as many equal runs, at a place that changes from
// run to run, so that they do not all lie in one column of the array.
class ArraySample {
 public:
    struct Block {
        Shape count = {};   // of its elements inside of the array, per dimension
        HeapBytes elements; // these, in C order
    };

    // All threads of the pool of `from` read. Errors: those of `from`, Cancelled.
    static Result<ArraySample> read(const CellSource& from, const Shape& blockshape,
                                    std::int64_t budgetBytes, const Job& job);

    const Shape& blockshape() const { return m_blockshape; }
    const std::vector<Block>& blocks() const { return m_blocks; }
    std::uint64_t elementBytes() const; // of all blocks in it

 private:
    Shape m_blockshape;
    std::vector<Block> m_blocks;
};

// `wanted` of the numbers from 0 to `count` - 1, ascending, all of them when there are no more.
std::vector<std::int64_t> spreadNumbers(std::int64_t count, std::int64_t wanted);

// How many blocks of this shape an array has; the largest number when there are more.
std::int64_t blockCount(const Shape& shape, const Shape& blockshape);

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
