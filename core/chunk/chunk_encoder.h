#pragma once

#include "core/base/byte_view.h"
#include "core/chunk/chunk_encoding.h"

#include <functional>

namespace bloscope {

// Encodes bytes into a chunk (format.md 3). The same bytes and encoding always give the same chunk.
// Data that are all zero become a special chunk, data that do not get smaller (or are fewer than 32
// bytes, or have level 0) a plain copy. Errors (Usage): limits of format.md 12, codecs and filters
// that this program does not write.
Result<ByteBuffer> encodeChunk(ByteView data, const ChunkEncoding& encoding);

// The same of bytes that are put together block by block, each when its turn comes: what was just
// written is then still near. `cut` fills a block, the last one as far as it goes; block 0 comes
// first, and all of them once more when they do not get smaller. Not all zero.
struct BlocksToEncode {
    std::size_t bytes = 0;
    std::function<void(std::size_t block, ByteSpan to)> cut;
};
Result<ByteBuffer> encodeBlocks(const BlocksToEncode& blocks, const ChunkEncoding& encoding);

// Is it tried at all? Not at level 0, nor for fewer than 32 bytes.
bool isWorthCompressing(std::size_t bytes, const ChunkEncoding& encoding);

// Chunks without streams (format.md 3.10, 3.11, 11.6). Of the encoding they only carry the header
// fields. Errors (Usage): a limit of format.md 12.

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

// Encodings that do not store what they are given: those with truncations (format.md 4.5).

bool truncates(const ChunkEncoding& encoding);

// Makes of whole elements what will be read again once they are encoded so. The encoding is one
// that BlockEncoder takes.
void truncate(ByteSpan elements, const ChunkEncoding& encoding);

} // namespace bloscope
