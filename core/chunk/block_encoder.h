#pragma once

#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_encoding.h"
#include "core/filters/filter_table.h"

namespace bloscope {

// What the filter of a slot knows when it is applied to blocks behind the first one, without that.
FilterStep stepOf(const ChunkEncoding& encoding, std::size_t slot);

// Encodes the blocks of one chunk: filters, then the streams (format.md 3.13 to 3.15), the inverse
// of what decodes them. Used by one thread; keeps its buffers from block to block.
class BlockEncoder {
 public:
    // `firstBlock` is block 0 of the chunk, which the delta filter refers to; it must live as long
    // as the encoder. Errors (Usage): a codec or filter that this program does not write, an
    // encoding that cannot be decoded again, truncations of what are no elements any more.
    static Result<BlockEncoder> create(const ChunkEncoding& encoding, ByteView firstBlock);

    // Appends the streams of block number `block`.
    void encode(std::size_t block, ByteView data, ByteWriter& to);

 private:
    BlockEncoder(const ChunkEncoding& encoding, ByteView firstBlock)
        : m_encoding(encoding), m_firstBlock(firstBlock)
    {
    }

    ByteView filtered(std::size_t block, ByteView data);
    std::size_t streamCount(std::size_t blockBytes) const;
    void encodeStream(ByteView stream, ByteWriter& to);

    ChunkEncoding m_encoding;
    ByteView m_firstBlock;
    ByteBuffer m_filtered;
    ByteBuffer m_spare;
    ByteBuffer m_compressed;
};

} // namespace bloscope
