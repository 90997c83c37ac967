// Opening a big array, decoding all of it, and planes along each axis, with 1 and 2 threads, with a
// cold and a warm block cache. The file is the climate array of the shared bench folder, or the one
// that BLOSCOPE_BENCH_FILE names.

#include "core/array/slice_reader.h"
#include "core/frame/open_path.h"
#include "tests/support/corpus.h"

#include <benchmark/benchmark.h>
#include <cstdlib>

using namespace bloscope;

namespace {

std::filesystem::path benchFile()
{
    if (const char* named = std::getenv("BLOSCOPE_BENCH_FILE"))
        return named;
    const auto corpus = test::sharedCorpusFolder();
    return corpus ? corpus->parent_path() / "bench" / "climate-zstd-shuffle-5.b2nd"
                  : std::filesystem::path();
}

ArrayPtr openArray(benchmark::State& state)
{
    auto frame = openPath(benchFile());
    if (!frame) {
        state.SkipWithError(("no bench file: " + frame.error().text()).c_str());
        return nullptr;
    }
    return Array::of(*std::move(frame));
}

Slice planeOf(const Shape& shape, std::size_t axis)
{
    Slice slice = Slice::whole(shape);
    slice.set(axis, DimensionSlice::index(shape[axis] / 2));
    return slice;
}

void countBytes(benchmark::State& state, const Slice& slice, std::int64_t itemsize)
{
    state.SetBytesProcessed(state.iterations() * slice.cellCount().value_or(0) * itemsize);
}

void openFile(benchmark::State& state)
{
    for (auto _ : state) {
        const ArrayPtr array = openArray(state);
        benchmark::DoNotOptimize(array.get());
        if (!array)
            break;
    }
}

void readSlice(benchmark::State& state, const Slice& slice, const ArrayPtr& array, bool warm)
{
    WorkerPool pool(static_cast<unsigned>(state.range(0)));
    BlockCache cache(warm ? BlockCache::defaultBudget : 0);
    const SliceReader reader(array, cache, pool);
    if (warm)
        benchmark::DoNotOptimize(reader.read(slice));
    for (auto _ : state) {
        const Result<Cells> cells = reader.read(slice);
        benchmark::DoNotOptimize(cells->bytes.data());
    }
    countBytes(state, slice, array->itemsize());
}

void decodeAll(benchmark::State& state)
{
    if (const ArrayPtr array = openArray(state))
        readSlice(state, Slice::whole(array->shape()), array, false);
}

void planeCold(benchmark::State& state)
{
    if (const ArrayPtr array = openArray(state))
        readSlice(state, planeOf(array->shape(), static_cast<std::size_t>(state.range(1))), array,
                  false);
}

void planeWarm(benchmark::State& state)
{
    if (const ArrayPtr array = openArray(state))
        readSlice(state, planeOf(array->shape(), static_cast<std::size_t>(state.range(1))), array,
                  true);
}

BENCHMARK(openFile)->Unit(benchmark::kMicrosecond);
BENCHMARK(decodeAll)
    ->ArgNames({"threads"})
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(planeCold)
    ->ArgNames({"threads", "axis"})
    ->ArgsProduct({{1, 2}, {0, 1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(planeWarm)
    ->ArgNames({"threads", "axis"})
    ->ArgsProduct({{1, 2}, {0, 1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
