// CSV against the shortest loop that formats the same numbers with std::to_chars, on as many
// threads, and against its own decoding.

#include "core/export/csv_writer.h"
#include "tests/bench/counting_sink.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <benchmark/benchmark.h>
#include <charconv>
#include <fmt/format.h>
#include <thread>

namespace bloscope::bench {

namespace {

using namespace storages;

constexpr double csvTarget = 0.85;

struct Exporting {
    Exporting(const ArrayPtr& array, unsigned threads)
        : pool(threads), reader(array, cache, pool), slice(Slice::whole(array->shape()))
    {
        slice.set(0, DimensionSlice::range(0, std::min<std::int64_t>(slice[0].count, 16), 1));
    }

    std::size_t write()
    {
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
        CountingSink sink;
        orExit(writeCsv(reader, slice, {}, sink));
        return sink.bytes();
    }

    WorkerPool pool;
    BlockCache cache;
    SliceReader reader;
    Slice slice;
};

// All numbers of a part, with a comma behind each, into one buffer.
template <class Number>
void formatPart(ByteView cells)
{
    constexpr std::size_t bufferBytes = 1 << 20;
    constexpr std::size_t longest = 32;
    const auto text = std::make_unique_for_overwrite<char[]>(bufferBytes);
    char* to = text.get();
    for (std::size_t at = 0; at < cells.size(); at += sizeof(Number)) {
        if (to > text.get() + bufferBytes - longest)
            to = text.get();
        to = std::to_chars(to, to + longest, loadLittle<Number>(&cells[at])).ptr;
        *to++ = ',';
    }
    benchmark::DoNotOptimize(text.get());
    benchmark::ClobberMemory();
}

template <class Number>
void formatBare(ByteView cells, unsigned threads)
{
    const std::size_t part = cells.size() / sizeof(Number) / threads * sizeof(Number);
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back([=] { formatPart<Number>(cells.subspan(i * part, part)); });
    formatPart<Number>(cells.first(part));
}

std::string threadsText(unsigned threads)
{
    return threads == 1 ? "1 thread" : fmt::format("{} threads", threads);
}

template <class Number>
void addCsv(const Sample& sample, unsigned threads, double target)
{
    registerPair(
        {.name = fmt::format("CSV of {} ({}), {}", sample.name, sample.dtype, threadsText(threads)),
         .against = fmt::format("bare to_chars loop, {}, decoded before", threadsText(threads)),
         .target = target,
         .clock = threads > 1 ? Clock::Wall : Clock::Processor,
         .turns = 7,
         .sides = [&sample, threads]() -> Sides {
             const auto exporting =
                 std::make_shared<Exporting>(SampleFile{sample, zstdShuffle}.open(), threads);
             const auto cells =
                 std::make_shared<Cells>(orExit(exporting->reader.read(exporting->slice)));
             return {[=] { exporting->write(); },
                     [=] { formatBare<Number>(cells->bytes, threads); }, exporting->write()};
         }});
}

void addSplit(const Sample& sample)
{
    registerPair({.name = fmt::format("CSV of {} ({}), 1 thread", sample.name, sample.dtype),
                  .against = "decoding alone: the share of it",
                  .turns = 7,
                  .sides = [&sample]() -> Sides {
                      const auto exporting =
                          std::make_shared<Exporting>(SampleFile{sample, zstdShuffle}.open(), 1);
                      return {[=] { exporting->write(); },
                              [=] {
                                  exporting->cache.setBudget(0);
                                  exporting->cache.setBudget(BlockCache::defaultBudget);
                                  orExit(exporting->reader.read(exporting->slice));
                              },
                              exporting->write()};
                  }});
}

} // namespace

void registerCsv()
{
    addCsv<float>(climate, 2, csvTarget);
    addCsv<float>(medical, 2, csvTarget);
    addCsv<float>(climate, 1, csvTarget);
    addCsv<float>(medical, 1, csvTarget);
    addCsv<double>(walk, 2, csvTarget);
    addCsv<double>(walk, 1, csvTarget);
    addCsv<std::uint16_t>(camera, 2, 0);
    addCsv<std::int16_t>(labels, 2, 0);
    for (const Sample* sample : {&climate, &medical, &walk, &camera, &labels})
        addSplit(*sample);
}

} // namespace bloscope::bench
