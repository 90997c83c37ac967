#include "tests/bench/bare_streams.h"

#include "core/codecs/codecs.h"
#include "tests/bench/or_exit.h"

#include <algorithm>
#include <libdeflate.h>
#include <lz4.h>
#include <memory>
#include <zstd.h>

namespace bloscope::bench {

namespace {

constexpr std::uint8_t blosclzFormat = 0;
constexpr std::uint8_t lz4Format = 1;
constexpr std::uint8_t zlibFormat = 3;
constexpr std::uint8_t zstdFormat = 4;

void decodeBare(std::uint8_t format, ByteView stream, ByteSpan to)
{
    static ZSTD_DCtx* const zstd = ZSTD_createDCtx();
    static libdeflate_decompressor* const deflate = libdeflate_alloc_decompressor();
    switch (format) {
    case blosclzFormat: // which has no library of its own: ours stands on both sides
        orExit(decodeBlosclz({stream}, to));
        break;
    case lz4Format:
        LZ4_decompress_safe(reinterpret_cast<const char*>(stream.data()),
                            reinterpret_cast<char*>(to.data()), static_cast<int>(stream.size()),
                            static_cast<int>(to.size()));
        break;
    case zlibFormat:
        libdeflate_zlib_decompress(deflate, stream.data(), stream.size(), to.data(), to.size(),
                                   nullptr);
        break;
    default:
        ZSTD_decompressDCtx(zstd, to.data(), to.size(), stream.data(), stream.size());
    }
}

void encodeBare(std::uint8_t format, ByteView from, ByteSpan to, int level)
{
    static ZSTD_CCtx* const zstd = ZSTD_createCCtx();
    if (format == zstdFormat)
        ZSTD_compressCCtx(zstd, to.data(), to.size(), from.data(), from.size(), 2 * level - 1);
    else if (format == lz4Format)
        LZ4_compress_fast(reinterpret_cast<const char*>(from.data()),
                          reinterpret_cast<char*>(to.data()), static_cast<int>(from.size()),
                          static_cast<int>(to.size()), 10 - level);
    else
        giveUp(usageError("no bare encoder of this codec is measured"));
}

// Memory for a block and more, kept for the next one.
ByteSpan scratchOf(std::size_t bytes)
{
    static std::unique_ptr<std::byte[]> scratch;
    static std::size_t room = 0;
    if (room < bytes)
        scratch = std::make_unique<std::byte[]>(room = bytes);
    return {scratch.get(), bytes};
}

} // namespace

BareStreams::BareStreams(const Array& array)
{
    const Frame& frame = *array.frame();
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        const ChunkPtr chunk = orExit(frame.chunk(n));
        if (chunk->header().payload() != Payload::Blocks)
            continue;
        for (std::int32_t block = 0; block < chunk->blockCount(); ++block)
            addBlock(array, *chunk, block);
    }
}

void BareStreams::addBlock(const Array& array, const Chunk& chunk, std::int32_t block)
{
    const auto streams = orExit(chunk.streams(block));
    const auto bytes = static_cast<std::size_t>(chunk.blockBytes(block));
    const std::uint64_t at =
        chunk.offset() + static_cast<std::uint64_t>(chunk.blocks().start(block));
    m_blocks.push_back({m_streams.size(), streams.size(), bytes});
    m_decodedBytes += bytes;
    for (const StoredStream& stream : streams) {
        const ByteBuffer payload = orExit(
            readBytes(*array.frame()->source(), at + static_cast<std::uint64_t>(stream.begin) + 4,
                      static_cast<std::uint64_t>(stream.payload)));
        m_streams.push_back(
            {m_payload.size(), stream.csize, bytes / streams.size(), chunk.header().codecFormat()});
        m_payload.insert(m_payload.end(), payload.begin(), payload.end());
    }
}

void BareStreams::decode(ByteSpan to) const
{
    for (const Block& block : m_blocks) {
        decodeBlock(block, to.first(block.bytes));
        to = to.subspan(block.bytes);
    }
}

void BareStreams::decodeBlock(const Block& block, ByteSpan to) const
{
    const ByteSpan scratch = scratchOf(block.bytes);
    ByteSpan rest = scratch;
    for (std::size_t i = block.firstStream; i < block.firstStream + block.streams; ++i) {
        decodeStream(m_streams[i], rest.first(m_streams[i].bytes));
        rest = rest.subspan(m_streams[i].bytes);
    }
    std::memcpy(to.data(), scratch.data(), block.bytes);
}

void BareStreams::decodeStream(const Stream& stream, ByteSpan to) const
{
    if (stream.csize <= 0)
        std::memset(to.data(), -stream.csize, to.size());
    else if (static_cast<std::size_t>(stream.csize) == to.size())
        std::memcpy(to.data(), &m_payload[stream.begin], to.size());
    else
        decodeBare(
            stream.format,
            ByteView(m_payload).subspan(stream.begin, static_cast<std::size_t>(stream.csize)), to);
}

void BareStreams::encode(ByteView from, int level) const
{
    for (const Block& block : m_blocks) {
        encodeBlock(block, from.first(block.bytes), level);
        from = from.subspan(block.bytes);
    }
}

void BareStreams::encodeBlock(const Block& block, ByteView from, int level) const
{
    const ByteSpan scratch = scratchOf(2 * block.bytes);
    const ByteSpan to = scratch.last(block.bytes);
    std::memcpy(scratch.data(), from.data(), block.bytes);
    ByteView rest = scratch.first(block.bytes);
    for (std::size_t i = block.firstStream; i < block.firstStream + block.streams; ++i) {
        const Stream& stream = m_streams[i];
        if (stream.csize > 0)
            encodeBare(stream.format, rest.first(stream.bytes), to.first(stream.bytes - 1), level);
        rest = rest.subspan(stream.bytes);
    }
}

} // namespace bloscope::bench
