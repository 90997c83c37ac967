// Exact statistics of whole arrays, those with percentiles, and searches, against decoding them.

#include "core/find/find_cell.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/part_statistics.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

using namespace storages;

constexpr double statisticsTarget = 0.5;
constexpr double percentilesTarget = 0.25;
constexpr std::array<double, 7> percents = {1, 5, 25, 50, 75, 95, 99};

using Open = std::function<ArrayPtr()>;
using Work = std::function<void(const NumberScanPtr&)>;

void withoutPercentiles(const NumberScanPtr& scan)
{
    orExit(statisticsOf(*scan, nullptr, {}, {}, Asked::Moments));
}

void withPercentiles(const NumberScanPtr& scan)
{
    orExit(findingsOf(NumberPart::Kind::Number, scan, percents));
}

// For what is in no sample: all of it is gone through.
void search(const NumberScanPtr& scan)
{
    const auto sought = orExit(CellCriterion::number(scan->order(), Comparison::Equal, "-12345"));
    orExit(findCell(*scan, sought, ScanDirection::Forwards, {}));
}

struct Kind {
    const char* name;
    Work work;
    double target;
};

void add(const std::string& name, const Open& open, const Kind& kind, unsigned threads)
{
    registerPair({.name = fmt::format("{} of {}, {} thread{}", kind.name, name, threads,
                                      threads == 1 ? "" : "s"),
                  .against = "decoding",
                  .target = kind.target,
                  .clock = Clock::Wall,
                  .turns = 7,
                  .sides = [=]() -> Sides {
                      const ArrayPtr array = open();
                      const Slice whole = Slice::whole(array->shape());
                      const auto reading = std::make_shared<Reading>(array, threads);
                      const NumberScanPtr scan = orExit(numberScanOf(reading->reader, whole));
                      return {
                          .ours = [=, work = kind.work] { work(scan); },
                          .peer = [=] { orExit(reading->reader.read(whole, {}, Reuse::Unlikely)); },
                          .bytes = static_cast<std::size_t>(whole.cellCount().value_or(0) *
                                                            array->itemsize()),
                          .before = [reading] { reading->empty(); }};
                  }});
}

void addAll(const std::string& name, const Open& open)
{
    for (const Kind& kind : {Kind{"statistics", withoutPercentiles, statisticsTarget},
                             Kind{"statistics and percentiles", withPercentiles, percentilesTarget},
                             Kind{"search", search, statisticsTarget}})
        for (const unsigned threads : {1U, 2U})
            add(name, open, kind, threads);
}

} // namespace

void registerStatistics()
{
    for (const Sample* sample : {&climate, &medical, &camera, &walk, &labels})
        addAll(std::string(sample->name), [sample] {
            return SampleFile{*sample, zstdShuffle}.open();
        });
    if (const auto file = sharedFile())
        addAll(file->stem().string(), [path = *file] { return openArray(path); });
}

} // namespace bloscope::bench
