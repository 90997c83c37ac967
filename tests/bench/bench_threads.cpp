// As many threads as large machines have, on however few processors: what each of them waits for
// shows when one is interrupted who holds it. How often threads wait is counted from outside, by
// strace -f -c -e futex or perf stat -e context-switches (docs/notes/performance.md).

#include "core/export/csv_writer.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/statistics.h"
#include "tests/bench/counting_sink.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

using namespace storages;

constexpr std::int64_t planes = 20; // of each pass

using Reads = std::function<void(Reading&)>;

Slice sliceOf(const Reading& reading, std::size_t axis, const DimensionSlice& indices)
{
    Slice slice = Slice::whole(reading.reader.array()->shape());
    slice.set(axis, indices);
    return slice;
}

void readPlanes(Reading& reading)
{
    for (std::int64_t index = 0; index < planes; ++index)
        orExit(reading.reader.read(sliceOf(reading, 2, DimensionSlice::index(index))));
}

void countStatistics(Reading& reading)
{
    const Slice whole = Slice::whole(reading.reader.array()->shape());
    orExit(statisticsOf(*orExit(numberScanOf(reading.reader, whole))));
}

void writeText(Reading& reading)
{
    CountingSink sink;
    orExit(writeCsv(reading.reader, sliceOf(reading, 0, DimensionSlice::range(0, 8, 1)), {}, sink));
}

enum class Begin { Empty, Filled }; // the cache

struct ManyThreads {
    const char* name;
    Begin begin;
    Reads work;
};

void add(const ManyThreads& kind, unsigned threads)
{
    registerPair({.name = fmt::format("threads: {}, {} of them", kind.name, threads),
                  .against = "2 threads",
                  .clock = Clock::Wall,
                  .turns = 9,
                  .sides = [=]() -> Sides {
                      const ArrayPtr array = SampleFile{climate, zstdShuffle}.open();
                      const auto many = std::make_shared<Reading>(array, threads);
                      const auto two = std::make_shared<Reading>(array, 2);
                      return {.ours = [=, work = kind.work] { work(*many); },
                              .peer = [=, work = kind.work] { work(*two); },
                              .before =
                                  [=, begin = kind.begin] {
                                      if (begin == Begin::Filled)
                                          return;
                                      many->empty();
                                      two->empty();
                                  }};
                  }});
}

} // namespace

void registerThreads()
{
    for (const ManyThreads& kind : {ManyThreads{"planes, nothing cached", Begin::Empty, readPlanes},
                                    ManyThreads{"planes, cached", Begin::Filled, readPlanes},
                                    ManyThreads{"statistics", Begin::Empty, countStatistics},
                                    ManyThreads{"CSV", Begin::Empty, writeText}})
        for (const unsigned threads : {1U, 16U, 64U})
            add(kind, threads);
}

} // namespace bloscope::bench
