#pragma once

#include "core/bytes/destination.h"
#include "core/chunk/chunk_header.h"
#include "core/filters/filter_table.h"

namespace bloscope {

// A block's way from its stored bytes to the user's: streams, codec, filters (format.md 3.15, 4).
struct BlockToDecode {
    const ChunkHeader& header;
    const ChunkContext& context;
    std::int32_t block;
    ByteView stored;     // from the block's first stream to where it can end at the latest
    ByteView dictionary; // empty without one
    ByteView firstBlock; // for delta: block 0 decoded; empty for block 0 itself
    Destination destination = Destination::Near;
};

// Fills `to`, which is exactly as long as the block.
Result<> decodeBlock(const BlockToDecode& from, ByteSpan to);

// Its two halves, for those who show what lies between them. First the streams, decoded and joined:
// what the filters left. `to` is as long as the block.
Result<> decodeStreams(const BlockToDecode& from, ByteSpan to);

// Then the filters, from the last slot of the pipeline to the first one.
struct FilterToUndo {
    const Filter* filter = nullptr; // none in an empty slot
    FilterStep step = {};
};
// Errors: a filter that cannot be undone in a block of `blockBytes` bytes.
Result<FilterToUndo> filterToUndo(const BlockToDecode& from, const FilterSlot& slot,
                                  std::size_t blockBytes);

// Does undoing the filters of this chunk need block 0 decoded?
bool needsFirstBlock(const ChunkHeader& header);

// One stream of a block as it is stored, for those who show it.
struct StoredStream {
    std::int32_t csize = 0;   // 0 zeros, negative a run
    std::int64_t begin = 0;   // of the 4 bytes before the payload, counted in `stored`
    std::int64_t payload = 0; // bytes behind them
};
Result<std::vector<StoredStream>> listStreams(const ChunkHeader& header, std::int32_t block,
                                              ByteView stored);

} // namespace bloscope
