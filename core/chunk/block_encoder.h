#pragma once

#include "core/base/byte_view.h"
#include "core/chunk/chunk_encoding.h"
#include "core/filters/filter_table.h"

namespace bloscope {

// What the filter of a slot knows when it is applied to blocks behind the first one, without that.
FilterStep stepOf(const ChunkEncoding& encoding, std::size_t slot);

// Encodes the blocks of one chunk: filters, then the streams (format.md 3.13 to 3.15), the inverse
// of what decodes them. Usable from any thread.
class BlockEncoder {
 public:
    // `firstBlock` is block 0 of the chunk, which the delta filter refers to; it must live as long
    // as the encoder. Errors (Usage): a codec or filter that this program does not write, an
    // encoding that cannot be decoded again, truncations of what are no elements any more.
    static Result<BlockEncoder> create(const ChunkEncoding& encoding, ByteView firstBlock);

    // Writes the streams of block number `block` to the beginning of `to`; their bytes, or nothing
    // when they do not fit.
    std::optional<std::size_t> encode(std::size_t block, ByteView data, ByteSpan to) const;

 private:
    BlockEncoder(const ChunkEncoding& encoding, ByteView firstBlock)
        : m_encoding(encoding), m_firstBlock(firstBlock)
    {
    }

    ByteView filtered(std::size_t block, ByteView data, ByteSpan scratch) const;
    std::size_t streamCount(std::size_t blockBytes) const;
    std::optional<std::size_t> encodeStream(ByteView stream, ByteSpan to) const;

    ChunkEncoding m_encoding;
    ByteView m_firstBlock;
};

} // namespace bloscope
