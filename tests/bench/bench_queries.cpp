// Rows of one column: filters against decoding it, sorts against decoding it and std::sort.

#include "core/query/filter.h"
#include "core/query/row_sort.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace bloscope::bench {

namespace {

constexpr double filterTarget = 0.8;
constexpr double sortTarget = 0.5;
constexpr const char* rowsOfAll = "0, 0, :";

// A column and its rows.
struct Rows {
    explicit Rows(const Sample& sample, unsigned threads)
        : array(SampleFile{sample, storages::zstdShuffle}.open()),
          slice(orExit(Slice::parse(rowsOfAll, array->shape()))),
          pool(threads),
          reader(std::make_shared<SliceReader>(array, cache, pool)),
          table(orExit(QueryTable::of(reader, slice)))
    {
    }
    void empty()
    {
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
    }
    std::size_t byteCount() const
    {
        return static_cast<std::size_t>(slice.cellCount().value_or(0) * array->itemsize());
    }
    void decode() const { orExit(reader->read(slice, {}, Reuse::Unlikely)); }
    BoundExpression expression(const char* text) const
    {
        return orExit(bindExpression(orExit(parseExpression(text)), *table, {}));
    }

    ArrayPtr array;
    Slice slice;
    WorkerPool pool;
    BlockCache cache;
    std::shared_ptr<SliceReader> reader;
    QueryTablePtr table;
};

void addFilter(const char* condition, unsigned threads)
{
    registerPair({.name = fmt::format("filter of float64, {}, {} thread{}", condition, threads,
                                      threads == 1 ? "" : "s"),
                  .against = "decoding",
                  .target = filterTarget,
                  .clock = threads == 1 ? Clock::Processor : Clock::Wall,
                  .turns = 7,
                  .sides = [=]() -> Sides {
                      const auto rows = std::make_shared<Rows>(column, threads);
                      const auto wanted =
                          std::make_shared<BoundExpression>(rows->expression(condition));
                      return {.ours = [=] { orExit(filterRows(*rows->table, *wanted, {}, {})); },
                              .peer = [=] { rows->decode(); },
                              .bytes = rows->byteCount(),
                              .before = [=] { rows->empty(); }};
                  }});
}

// The keys are decoded by both sides; std::sort has one thread.
void addSort()
{
    registerPair(
        {.name = "sort of int64, 2 threads",
         .against = "decoding and std::sort",
         .target = sortTarget,
         .clock = Clock::Wall,
         .turns = 5,
         .sides = []() -> Sides {
             const auto rows = std::make_shared<Rows>(numbers, 2);
             const auto keys = std::make_shared<std::vector<RowKey>>();
             keys->push_back({rows->expression("value")});
             const auto sort = [=] {
                 const auto live = orExit(rows->table->live({}));
                 orExit(sortRows(*rows->table, *live, *keys, {}));
             };
             const auto peer = [=] {
                 const auto cells = orExit(rows->reader->read(rows->slice));
                 std::vector<std::int64_t> values(cells.bytes.size() / sizeof(std::int64_t));
                 std::memcpy(values.data(), cells.bytes.data(), cells.bytes.size());
                 std::ranges::sort(values);
             };
             return {.ours = sort, .peer = peer, .bytes = rows->byteCount(), .before = [=] {
                         rows->empty();
                     }};
         }});
}

} // namespace

void registerQueries()
{
    for (const unsigned threads : {1U, 2U}) {
        addFilter("value > 100", threads);
        addFilter("value > 100 and value < 200", threads);
    }
    addSort();
}

} // namespace bloscope::bench
