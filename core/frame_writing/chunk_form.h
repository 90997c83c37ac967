#pragma once

#include "core/base/byte_view.h"
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

// What a frame makes of an encoded chunk. One that is only zeros, NaN or uninitialised goes to the
// index, because the reference cannot read it from anywhere else (format.md 11.6).
struct FrameChunk {
    SpecialKind unstored = SpecialKind::None; // else it is stored as it is
    std::int32_t nbytes = 0;                  // decoded
    bool hasVariableLengthBlocks = false;
};

// `defaults`: of the frame. Errors: Usage for what is no complete chunk that such a frame can hold.
Result<FrameChunk> frameChunkOf(ByteView chunk, const ChunkEncoding& defaults);

// What stands in for a chunk that only an index could hold (zeros, NaN, uninitialised), in frames
// whose index cannot tell its size because chunks are of any. Errors: Usage.
Result<ByteBuffer> storedInstead(SpecialKind kind, std::int32_t nbytes,
                                 const ChunkEncoding& defaults);

} // namespace bloscope
