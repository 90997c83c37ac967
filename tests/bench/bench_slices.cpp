// Slices through the reader: one thread against two, nothing cached against everything.

#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

using namespace storages;

constexpr double threadsTarget = 1.8;

using Open = std::function<ArrayPtr()>;
using Choose = std::function<Slice(const Shape&)>;

Slice planeOf(const Shape& shape, std::size_t axis)
{
    Slice slice = Slice::whole(shape);
    slice.set(axis, DimensionSlice::index(shape[axis] / 2));
    return slice;
}

std::function<void()> readOf(const std::shared_ptr<Reading>& reading, const Slice& slice)
{
    return [=] { orExit(reading->reader.read(slice)); };
}

// Empties their caches, as when a plane is seen for the first time.
template <class... Readings>
std::function<void()> emptying(const Readings&... readings)
{
    return [=] { (readings->empty(), ...); };
}

std::size_t bytesOf(const Array& array, const Slice& slice)
{
    return static_cast<std::size_t>(slice.cellCount().value_or(0) * array.itemsize());
}

void addThreads(const std::string& name, const Open& open, const Choose& choose, double target,
                int turns)
{
    registerPair({.name = fmt::format("{}, 2 threads", name),
                  .against = "1 thread",
                  .target = target,
                  .clock = Clock::Wall,
                  .turns = turns,
                  .sides = [=]() -> Sides {
                      const ArrayPtr array = open();
                      const Slice slice = choose(array->shape());
                      const auto two = std::make_shared<Reading>(array, 2);
                      const auto one = std::make_shared<Reading>(array, 1);
                      return {.ours = readOf(two, slice),
                              .peer = readOf(one, slice),
                              .bytes = bytesOf(*array, slice),
                              .before = emptying(two, one)};
                  }});
}

void addWarm(const std::string& name, const Open& open, const Choose& choose)
{
    registerPair({.name = fmt::format("{}, cached, 1 thread", name),
                  .against = "not cached",
                  .sides = [=]() -> Sides {
                      const ArrayPtr array = open();
                      const Slice slice = choose(array->shape());
                      const auto warm = std::make_shared<Reading>(array, 1);
                      const auto cold = std::make_shared<Reading>(array, 1);
                      return {.ours = readOf(warm, slice),
                              .peer = readOf(cold, slice),
                              .bytes = bytesOf(*array, slice),
                              .before = emptying(cold)};
                  }});
}

void addPlanes(const std::string& name, const Open& open, int turns)
{
    for (const std::size_t axis : {0U, 1U, 2U}) {
        const std::string plane = fmt::format("plane of {} across axis {}", name, axis);
        const auto choose = [axis](const Shape& shape) { return planeOf(shape, axis); };
        addThreads(plane, open, choose, threadsTarget, turns);
        addWarm(plane, open, choose);
    }
}

} // namespace

void registerSlices()
{
    const auto add = [](const Sample& sample, const Storage& storage) {
        addThreads(
            fmt::format("whole {}, {}", sample.name, storage.name),
            [&sample, storage] {
                return SampleFile{sample, storage}.open();
            },
            Slice::whole, threadsTarget, 15);
    };
    add(climate, zstdShuffle);
    add(climate, lz4Shuffle);
    add(medical, lz4hcShuffle);
    add(camera, lz4Shuffle);
    add(labels, zstdShuffle);
    addPlanes(
        "climate",
        [] {
            return SampleFile{climate, zstdShuffle}.open();
        },
        31);
    if (const auto file = sharedFile()) {
        const auto open = [path = *file] { return openArray(path); };
        addThreads("whole " + file->stem().string(), open, Slice::whole, threadsTarget, 5);
        addPlanes(file->stem().string(), open, 31);
    }
}

} // namespace bloscope::bench
