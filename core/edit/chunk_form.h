#pragma once

#include "core/chunk/chunk.h"
#include "core/chunk/chunk_encoding.h"
#include "core/frame/frame_header.h"

namespace bloscope {

// How a chunk of a frame was encoded, for encoding it again with other values: its codec, filters,
// element and block size and splitting, at the level of the frame, since chunks do not record
// theirs. Plain copies and special chunks have little of that, and take it from the frame. Errors,
// each a sentence for people: Unsupported for what this program does not write (codecs, filters,
// dictionaries, blocks of variable length).
Result<ChunkEncoding> encodingLike(const Chunk& chunk, const FrameHeader& frame);

// Does it have a filter that keeps less than it is given (a truncation of precision)?
bool isLossy(const ChunkEncoding& encoding);

} // namespace bloscope
