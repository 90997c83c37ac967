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
constexpr double integerTarget = 1;
constexpr double partsTarget = 0.7; // of structured elements and text

struct Exporting {
    Exporting(const ArrayPtr& array, unsigned threads)
        : pool(threads), reader(array, cache, pool), slice(Slice::whole(array->shape()))
    {
        slice.set(0, DimensionSlice::range(0, std::min<std::int64_t>(slice[0].count, 16), 1));
    }

    std::size_t write()
    {
        emptyCache();
        CountingSink sink;
        orExit(writeCsv(reader, slice, {}, sink));
        return sink.bytes();
    }

    Cells decode()
    {
        emptyCache();
        return orExit(reader.read(slice));
    }

    void emptyCache()
    {
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
    }

    WorkerPool pool;
    BlockCache cache;
    SliceReader reader;
    Slice slice;
};

constexpr std::size_t longestText = 64; // of a cell

// What the bare loop writes of a cell, for cells of each kind. Returns the end.
using Format = char* (*)(const std::byte* cell, char* to);

template <class Number>
char* formatNumber(const std::byte* cell, char* to)
{
    to = std::to_chars(to, to + 32, loadLittle<Number>(cell)).ptr;
    *to++ = ',';
    return to;
}

// An integer and four float32.
char* formatPoint(const std::byte* cell, char* to)
{
    to = formatNumber<std::int32_t>(cell, to);
    for (std::size_t at = 4; at < 20; at += 4)
        to = formatNumber<float>(cell + at, to);
    return to;
}

// Twelve characters of Latin-1 at the most, as UTF-8.
char* formatName(const std::byte* cell, char* to)
{
    for (std::size_t at = 0; at < 48; at += 4) {
        const auto character = loadLittle<std::uint32_t>(cell + at);
        if (character == 0)
            break;
        if (character < 0x80) {
            *to++ = static_cast<char>(character);
        } else {
            *to++ = static_cast<char>(0xC0 | character >> 6);
            *to++ = static_cast<char>(0x80 | (character & 0x3F));
        }
    }
    *to++ = ',';
    return to;
}

// All cells of a part, with a comma behind each value, into one buffer.
template <Format format>
void formatPart(ByteView cells, std::size_t itemsize)
{
    constexpr std::size_t bufferBytes = 1 << 20;
    const auto text = std::make_unique_for_overwrite<char[]>(bufferBytes);
    char* to = text.get();
    for (std::size_t at = 0; at < cells.size(); at += itemsize) {
        if (to > text.get() + bufferBytes - 4 * longestText)
            to = text.get();
        to = format(&cells[at], to);
    }
    benchmark::DoNotOptimize(text.get());
    benchmark::ClobberMemory();
}

template <Format format>
void formatBare(ByteView cells, std::size_t itemsize, unsigned threads)
{
    const std::size_t part = cells.size() / itemsize / threads * itemsize;
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back([=] { formatPart<format>(cells.subspan(i * part, part), itemsize); });
    formatPart<format>(cells.first(part), itemsize);
}

std::string threadsText(unsigned threads)
{
    return threads == 1 ? "1 thread" : fmt::format("{} threads", threads);
}

// A dtype in few words.
std::string_view kindOf(const Sample& sample)
{
    return sample.dtype.front() == '[' ? "structured" : sample.dtype;
}

template <Format format>
void addCsv(const Sample& sample, unsigned threads, double target)
{
    registerPair(
        {.name =
             fmt::format("CSV of {} ({}), {}", sample.name, kindOf(sample), threadsText(threads)),
         .against = fmt::format("bare to_chars loop, {}, decoded before", threadsText(threads)),
         .target = target,
         .clock = threads > 1 ? Clock::Wall : Clock::Processor,
         .turns = 7,
         .sides = [&sample, threads]() -> Sides {
             const auto exporting =
                 std::make_shared<Exporting>(SampleFile{sample, zstdShuffle}.open(), threads);
             const auto cells = std::make_shared<Cells>(exporting->decode());
             return {[=] { exporting->write(); },
                     [=] { formatBare<format>(cells->bytes, cells->itemsize, threads); },
                     exporting->write()};
         }});
}

// What we add to decoding, for cells that are copied faster than they are decoded.
template <Format format>
void addCsvAndDecoding(const Sample& sample, unsigned threads)
{
    registerPair({.name = fmt::format("CSV of {} ({}), {}", sample.name, kindOf(sample),
                                      threadsText(threads)),
                  .against = fmt::format("decoding, then the bare loop, {}", threadsText(threads)),
                  .target = partsTarget,
                  .clock = threads > 1 ? Clock::Wall : Clock::Processor,
                  .turns = 7,
                  .sides = [&sample, threads]() -> Sides {
                      const auto exporting = std::make_shared<Exporting>(
                          SampleFile{sample, zstdShuffle}.open(), threads);
                      return {[=] { exporting->write(); },
                              [=] {
                                  const Cells cells = exporting->decode();
                                  formatBare<format>(cells.bytes, cells.itemsize, threads);
                              },
                              exporting->write()};
                  }});
}

void addSplit(const Sample& sample)
{
    registerPair(
        {.name = fmt::format("CSV of {} ({}), 1 thread", sample.name, kindOf(sample)),
         .against = "decoding alone: the share of it",
         .turns = 7,
         .sides = [&sample]() -> Sides {
             const auto exporting =
                 std::make_shared<Exporting>(SampleFile{sample, zstdShuffle}.open(), 1);
             return {[=] { exporting->write(); }, [=] { exporting->decode(); }, exporting->write()};
         }});
}

} // namespace

void registerCsv()
{
    for (const unsigned threads : {2U, 1U}) {
        addCsv<formatNumber<float>>(climate, threads, csvTarget);
        addCsv<formatNumber<float>>(medical, threads, csvTarget);
        addCsv<formatNumber<double>>(walk, threads, csvTarget);
        addCsv<formatNumber<std::uint16_t>>(camera, threads, integerTarget);
        addCsv<formatNumber<std::int16_t>>(labels, threads, integerTarget);
        addCsv<formatPoint>(points, threads, partsTarget);
        addCsv<formatName>(names, threads, partsTarget);
        addCsvAndDecoding<formatName>(names, threads);
    }
    for (const Sample* sample : {&climate, &medical, &walk, &camera, &labels, &points, &names})
        addSplit(*sample);
}

} // namespace bloscope::bench
