#pragma once

#include "core/chunk/chunk_encoding.h"
#include "core/convert/partition.h"

#include <vector>

// What the advisor tries.
namespace bloscope {

// Each set of filters that this program writes, that loses nothing and that does something for
// elements of this size, before a quick codec.
std::vector<ChunkEncoding> triedFilters(std::int64_t itemsize);

// Each codec that this program writes, at one or more levels, behind the filters of `like`, which
// itself is left out.
std::vector<ChunkEncoding> triedCodecs(const ChunkEncoding& like);

// Shapes of chunks and blocks that differ from `base` and from each other: those of the rule, with
// small blocks, and with planes along each of the first dimensions.
Result<std::vector<Partition>> triedPartitions(const Shape& shape, std::int64_t itemsize,
                                               const Partition& base);

} // namespace bloscope
