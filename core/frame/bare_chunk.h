#pragma once

#include "core/chunk/chunk.h"
#include "core/frame/frame_header.h"

namespace bloscope {

// The header that a frame of nothing but this chunk would have; it stands in no file, so its
// lengths of header and trailer are 0.
FrameHeader frameHeaderOf(const ChunkHeader& chunk);

// The first decoded bytes of a chunk, to see whether it is one: there is no magic. Empty when they
// cannot be had without much memory or without a codec that this program lacks.
Result<ByteBuffer> beginningOf(const Chunk& chunk);

} // namespace bloscope
