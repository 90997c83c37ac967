#pragma once

#include "core/array/array.h"

#include <vector>

namespace bloscope::bench {

// What any reader of a file has to do at least: every stream of every block through the bare codec
// library, and each decoded block copied once. No headers, no checks, no filters, no reading: the
// streams lie in memory.
class BareStreams {
 public:
    explicit BareStreams(const Array& array);

    std::size_t decodedBytes() const { return m_decodedBytes; }

    // `to` has room for decodedBytes().
    void decode(ByteSpan to) const;

    // The inverse, of what decode() yielded: each block copied once, and every stream that was
    // compressed through the bare codec library again, into one buffer that is used for all.
    // Of zstd and lz4; `level` is Blosc's.
    void encode(ByteView from, int level) const;

 private:
    struct Stream {
        std::size_t begin;   // in m_payload
        std::int32_t csize;  // 0 zeros, negative a run
        std::size_t bytes;   // decoded
        std::uint8_t format; // format code of the codec
    };
    struct Block {
        std::size_t firstStream;
        std::size_t streams;
        std::size_t bytes;
    };

    void addBlock(const Array& array, const Chunk& chunk, std::int32_t block);
    void decodeBlock(const Block& block, ByteSpan to) const;
    void decodeStream(const Stream& stream, ByteSpan to) const;
    void encodeBlock(const Block& block, ByteView from, int level) const;

    ByteBuffer m_payload;
    std::vector<Stream> m_streams;
    std::vector<Block> m_blocks;
    std::size_t m_decodedBytes = 0;
};

} // namespace bloscope::bench
