#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/block_index.h"
#include "core/chunk/block_sizes.h"
#include "core/chunk/chunk_header.h"

namespace bloscope {

inline constexpr std::int32_t variableBlockSizeBytes = 4; // the decoded size that opens a block

// Reads and checks the sizes of the blocks of a variable-length-block chunk (format.md 3.16), which
// stand at the beginning of each of them. `chunkOffset` is where the chunk begins in `source`.
// Errors: Malformed, naming the first block that is damaged; the whole chunk is lost then.
Result<BlockSizes> readVariableBlocks(const ByteSource& source, std::uint64_t chunkOffset,
                                      const ChunkHeader& header, const BlockIndex& blocks);

} // namespace bloscope
