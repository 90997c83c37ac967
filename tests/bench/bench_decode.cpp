// One thread, chunk by chunk from the file into one buffer: what decoding costs beside the codec.

#include "core/bytes/heap_bytes.h"
#include "tests/bench/bare_streams.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

using namespace storages;

constexpr double zstdTarget = 0.9;
constexpr double lz4Target = 0.7;

void decodeChunks(const Array& array, ByteSpan to)
{
    const Destination destination = destinationOf(to.size());
    for (std::int64_t n = 0; n < array.frame()->chunkCount(); ++n) {
        const ChunkPtr chunk = orExit(array.frame()->chunk(n));
        const auto bytes = static_cast<std::size_t>(chunk->header().nbytes);
        orExit(chunk->read(0, to.first(bytes), destination));
        to = to.subspan(bytes);
    }
}

Sides againstBareCodec(const ArrayPtr& array)
{
    const auto streams = std::make_shared<BareStreams>(*array);
    const auto to = std::make_shared<HeapBytes>(HeapBytes::zeroed(streams->decodedBytes()));
    return {[=] { decodeChunks(*array, *to); }, [=] { streams->decode(*to); }, to->size()};
}

Sides againstMemcpy(const ArrayPtr& array)
{
    const auto size = BareStreams(*array).decodedBytes();
    const auto from = std::make_shared<ByteBuffer>(size, std::byte{1});
    const auto to = std::make_shared<HeapBytes>(HeapBytes::zeroed(size));
    return {[=] { decodeChunks(*array, *to); },
            [=] { std::memcpy(to->data(), from->data(), size); }, size};
}

void addDecode(const Sample& sample, const Storage& storage, double target)
{
    registerPair({.name = fmt::format("decode: {}, {}", sample.name, storage.name),
                  .against = "bare codec and one memcpy",
                  .target = target,
                  .sides = [=, &sample] {
                      return againstBareCodec(SampleFile{sample, storage}.open());
                  }});
}

} // namespace

void registerDecoding()
{
    addDecode(climate, zstdShuffle, zstdTarget);
    addDecode(climate, lz4Shuffle, lz4Target);
    addDecode(climate, lz4hcShuffle, lz4Target);
    addDecode(climate, lz4Bitshuffle, 0);
    addDecode(climate, blosclzShuffle, 0);
    addDecode(climate, zlibShuffle, 0);
    addDecode(medical, lz4hcShuffle, lz4Target);
    addDecode(medical, zstdShuffle, zstdTarget);
    addDecode(camera, lz4Shuffle, lz4Target);
    addDecode(camera, zstdBitshuffle, zstdTarget);
    addDecode(walk, zstdShuffle, zstdTarget);
    addDecode(walk, lz4DeltaShuffle, 0);
    addDecode(labels, zstdShuffle, zstdTarget);
    addDecode(labels, lz4Plain, 0);
    addDecode(points, lz4Shuffle, lz4Target);
    addDecode(points, lz4Bitshuffle, 0);
    for (const Storage& storage : {zstdShuffle, lz4Shuffle})
        registerPair({.name = fmt::format("decode: climate, {}", storage.name),
                      .against = "memcpy",
                      .sides = [=] {
                          return againstMemcpy(SampleFile{climate, storage}.open());
                      }});
    if (const auto file = sharedFile())
        registerPair({.name = "decode: " + file->stem().string(),
                      .against = "bare codec and one memcpy",
                      .target = zstdTarget,
                      .turns = 5,
                      .sides = [=] { return againstBareCodec(openArray(*file)); }});
}

} // namespace bloscope::bench
