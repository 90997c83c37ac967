// From elements in memory to chunks in memory: what encoding costs beside the codec, and what a
// second thread brings.

#include "core/array/slice_reader.h"
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

// The elements of a sample, chunk by chunk as a source gives them, and what makes chunks of them.
struct Encoding {
    Encoding(const Sample& sample, const Storage& storage) : encoder(encoderOf(sample, storage))
    {
        const ArrayPtr array = SampleFile{sample, storage}.open();
        WorkerPool pool;
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        for (std::int64_t n = 0; n < encoder.layout().chunkCount; ++n)
            boxes.push_back(orExit(reader.read(sliceOfBox(sample.shape, encoder.boxOf(n)))).bytes);
    }

    // Cut into blocks, filtered and compressed, each chunk in one thread.
    void encode(WorkerPool& pool) const
    {
        pool.forEach(static_cast<std::size_t>(encoder.layout().chunkCount), [this](std::size_t n) {
            orExit(encoder.chunkOfBox({boxes[n].data(), boxes[n].size()},
                                      static_cast<std::int64_t>(n)));
        });
    }

    std::size_t bytes() const
    {
        std::size_t sum = 0;
        for (const HeapBytes& box : boxes)
            sum += box.size();
        return sum;
    }

    ArrayEncoder encoder;
    std::vector<HeapBytes> boxes;
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
            encoding->bytes()};
}

Sides twoThreadsAgainstOne(const Sample& sample, const Storage& storage)
{
    const auto encoding = std::make_shared<Encoding>(sample, storage);
    const auto two = std::make_shared<WorkerPool>(2);
    const auto one = std::make_shared<WorkerPool>(1);
    return {[=] { encoding->encode(*two); }, [=] { encoding->encode(*one); }, encoding->bytes()};
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
    addEncode(points, lz4Shuffle, 0);
    addEncode(climate, lz4Bitshuffle, 0);
    addEncode(camera, zstdBitshuffle, encodingTarget);
    for (const Sample* sample : {&climate, &medical, &camera})
        for (const Storage& storage : {zstdShuffle, lz4Shuffle})
            addThreads(*sample, storage);
}

} // namespace bloscope::bench
