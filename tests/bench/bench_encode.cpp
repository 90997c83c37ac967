// From elements in memory to chunks in memory: what encoding costs beside the codec, and what a
// second thread brings.

#include "core/base/worker_pool.h"
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

constexpr double encodingTarget = 0.85;
constexpr double encodingThreadsTarget = 1.8;

// The elements of a sample, and what makes chunks of them.
struct Encoding {
    Encoding(const Sample& sample, const Storage& storage)
        : elements(sample.make(sample.shape)), encoder(encoderOf(sample, storage))
    {
    }

    // Cut into blocks, filtered and compressed, each chunk in one thread.
    void encode(WorkerPool& pool) const
    {
        pool.forEach(static_cast<std::size_t>(encoder.layout().chunkCount), [this](std::size_t n) {
            orExit(encoder.chunk(elements, static_cast<std::int64_t>(n)));
        });
    }

    ByteBuffer elements;
    ArrayEncoder encoder;
};

Sides againstBareCodec(const Sample& sample, const Storage& storage)
{
    const auto encoding = std::make_shared<Encoding>(sample, storage);
    const auto pool = std::make_shared<WorkerPool>(1);
    const auto streams = std::make_shared<BareStreams>(*SampleFile{sample, storage}.open());
    const auto filtered = std::make_shared<HeapBytes>(HeapBytes::zeroed(streams->decodedBytes()));
    streams->decode(*filtered);
    const int level = storage.level;
    return {[=] { encoding->encode(*pool); },
            [=] {
                streams->encode({filtered->data(), filtered->size()}, level);
            },
            encoding->elements.size()};
}

Sides twoThreadsAgainstOne(const Sample& sample, const Storage& storage)
{
    const auto encoding = std::make_shared<Encoding>(sample, storage);
    const auto two = std::make_shared<WorkerPool>(2);
    const auto one = std::make_shared<WorkerPool>(1);
    return {[=] { encoding->encode(*two); }, [=] { encoding->encode(*one); },
            encoding->elements.size()};
}

void addEncode(const Sample& sample, const Storage& storage, double target)
{
    registerPair({.name = fmt::format("encode: {}, {}", sample.name, storage.name),
                  .against = "bare codec and one memcpy",
                  .target = target,
                  .turns = 7,
                  .sides = [=, &sample] { return againstBareCodec(sample, storage); }});
}

void addThreads(const Sample& sample, const Storage& storage)
{
    registerPair({.name = fmt::format("encode, 2 threads: {}, {}", sample.name, storage.name),
                  .against = "1 thread",
                  .target = encodingThreadsTarget,
                  .clock = Clock::Wall,
                  .turns = 7,
                  .sides = [=, &sample] { return twoThreadsAgainstOne(sample, storage); }});
}

} // namespace

void registerEncoding()
{
    for (const Sample* sample : {&climate, &medical, &camera, &walk, &labels})
        for (const Storage& storage : {zstdShuffle, lz4Shuffle})
            addEncode(*sample, storage, encodingTarget);
    addEncode(climate, lz4Bitshuffle, 0);
    addEncode(camera, zstdBitshuffle, encodingTarget);
    for (const Sample* sample : {&climate, &medical, &camera})
        for (const Storage& storage : {zstdShuffle, lz4Shuffle})
            addThreads(*sample, storage);
}

} // namespace bloscope::bench
