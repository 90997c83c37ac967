#pragma once

#include "core/chunk/chunk_header.h"

namespace bloscope {

// How many bytes of a chunk are best decoded at once: its blocks, or, where there are no blocks to
// decode, as much as keeps memory small.
inline std::int64_t partBytes(const ChunkHeader& header)
{
    constexpr std::int64_t plainPartBytes = 1_MiB;
    return header.payload() == Payload::Blocks ? header.blockBytes() : plainPartBytes;
}

} // namespace bloscope
