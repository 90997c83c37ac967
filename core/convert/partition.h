#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/base/row_major.h"

#include <optional>

namespace bloscope {

struct ChunkEncoding;

// How an array is cut: chunks are what is stored and looked up as a whole, blocks what is decoded
// as a whole (format.md 8.2).
struct Partition {
    Shape chunkshape;
    Shape blockshape;

    bool operator==(const Partition&) const = default;
};

// Has it the filter delta, which refers to block 0 of a chunk? The reference library leaves that
// block undecoded when it reads a part of the chunk, and what it returns of the others is wrong.
bool needsOneBlock(const ChunkEncoding& encoding);

// What somebody wants of it.
struct PartitionWish {
    std::optional<Shape> chunkshape = {};
    std::optional<Shape> blockshape = {};
    std::vector<std::size_t> planesAlong = {}; // dimensions of which one index is read at a time
    bool hasOneBlock = false;                  // in each chunk: needsOneBlock()
    std::int64_t chunkBytes = std::int64_t{4_MiB};   // decoded, at most, where it is not given
    std::int64_t blockBytes = std::int64_t{256_KiB}; // likewise: what a processor keeps near
};

// The rule for what is not given: the longest extent is halved, rounded up, until the bytes fit, so
// that chunks come out about as long as they are wide and planes along any dimension cost about the
// same; the dimensions of planesAlong are cut to single indices first, and in a chunk grow again by
// doubling while there is room. Blocks are made likewise of the chunk, or are the chunk. Errors:
// Usage for shapes of another rank, without extent, for blocks larger than their chunk, for several
// in a chunk that is to have one, and for what exceeds the limits of format.md 12.
Result<Partition> choosePartition(const Shape& shape, std::int64_t itemsize,
                                  const PartitionWish& wish = {});

} // namespace bloscope
