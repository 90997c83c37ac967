#pragma once

#include "core/bytes/byte_view.h"
#include "core/chunk/chunk_encoding.h"

// Chunks without streams (format.md 3.10, 3.11, 11.6). Of the encoding they only carry the header
// fields. Errors (Usage): a limit of format.md 12.
namespace bloscope {

// The bytes as they are, behind a header.
Result<ByteBuffer> plainCopyChunk(ByteView data, const ChunkEncoding& encoding = {});

// `nbytes` bytes of zeros, NaN or nothing in particular. Not to be stored in a frame, whose index
// says the same (format.md 11.6).
Result<ByteBuffer> specialChunk(SpecialKind kind, std::uint64_t nbytes,
                                const ChunkEncoding& encoding = {});

// `value` again and again: 1 to nbytes bytes, of which nbytes is a multiple.
Result<ByteBuffer> repeatedValueChunk(ByteView value, std::uint64_t nbytes,
                                      const ChunkEncoding& encoding = {});

// The same element everywhere, in the special kind that takes the least: zeros, NaN or a repeated
// value.
Result<ByteBuffer> chunkOfOneElement(ByteView element, std::uint64_t nbytes,
                                     const ChunkEncoding& encoding);

} // namespace bloscope
