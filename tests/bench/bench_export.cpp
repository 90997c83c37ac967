// Exports of a file larger than the cache: their memory is the figure, compared with the budget.

#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "tests/bench/files.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

class NoSink final : public Sink {
 public:
    Result<> write(ByteView) override { return {}; }
    Result<> commit() override { return {}; }
};

void exportNpy(const ArrayPtr& array, unsigned threads)
{
    WorkerPool pool(threads);
    BlockCache cache;
    const SliceReader reader(array, cache, pool);
    NoSink sink;
    orExit(writeNpy(reader, Slice::whole(array->shape()), sink));
}

} // namespace

void registerExports()
{
    const auto file = sharedFile();
    if (!file)
        return;
    registerPair({.name = "NPY of " + file->stem().string() + ", 2 threads",
                  .against = "1 thread",
                  .target = 1.8,
                  .clock = Clock::Wall,
                  .turns = 3,
                  .sides = [path = *file]() -> Sides {
                      const ArrayPtr array = openArray(path);
                      const auto bytes = static_cast<std::size_t>(
                          Slice::whole(array->shape()).cellCount().value_or(0) * array->itemsize());
                      return {[=] { exportNpy(array, 2); }, [=] { exportNpy(array, 1); }, bytes,
                              fmt::format("peak: at most {} MiB (cache) + 64 MiB",
                                          BlockCache::defaultBudget >> 20)};
                  }});
}

} // namespace bloscope::bench
