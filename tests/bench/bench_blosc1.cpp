// Single chunks against Blosc 1.21, which wrote them: same chunk, one thread each.

#include "core/chunk/chunk.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/samples.h"
#include "tests/bench/suites.h"

#include <blosc.h>
#include <fmt/format.h>

namespace bloscope::bench {

namespace {

constexpr std::size_t bloscChunkBytes = 4 << 20;

ByteBuffer chunkOf(const Sample& sample, const char* codec, int shuffle)
{
    const ByteBuffer data = sample.make(sample.shape);
    ByteBuffer chunk(bloscChunkBytes + BLOSC_MAX_OVERHEAD);
    const int size =
        blosc_compress_ctx(5, shuffle, static_cast<std::size_t>(sample.itemsize), bloscChunkBytes,
                           data.data(), chunk.data(), chunk.size(), codec, 0, 1);
    if (size <= 0)
        giveUp({ErrorKind::Usage, fmt::format("Blosc 1 has no {}", codec)});
    chunk.resize(static_cast<std::size_t>(size));
    return chunk;
}

Sides againstBlosc1(const ByteBuffer& stored)
{
    const auto bytes = std::make_shared<const ByteBuffer>(stored);
    const ChunkPtr chunk = orExit(Chunk::open(memorySource(bytes), 0, bytes->size(), Limits()));
    const auto to = std::make_shared<ByteBuffer>(bloscChunkBytes);
    return {[=] { orExit(chunk->read(0, *to)); },
            [=] { blosc_decompress_ctx(bytes->data(), to->data(), to->size(), 1); },
            bloscChunkBytes};
}

} // namespace

void registerBlosc1()
{
    for (const Sample* sample : {&climate, &medical, &camera, &walk, &labels})
        for (const char* codec : {"blosclz", "lz4", "zstd", "zlib"})
            for (const int shuffle : {BLOSC_SHUFFLE, BLOSC_BITSHUFFLE}) {
                if (shuffle == BLOSC_BITSHUFFLE && sample != &climate && sample != &camera)
                    continue;
                const std::string name =
                    fmt::format("chunk: {}, {}, {}", sample->name, codec,
                                shuffle == BLOSC_SHUFFLE ? "shuffle" : "bitshuffle");
                registerPair(
                    {.name = name,
                     .against = "Blosc " BLOSC_VERSION_STRING,
                     .target = 1,
                     .turns = 25,
                     .sides = [=] { return againstBlosc1(chunkOf(*sample, codec, shuffle)); }});
            }
}

} // namespace bloscope::bench
