// What somebody sees who moves sliders and zooms, measured at a page of the window without a
// display: scripts/bench.sh --window builds and runs this (docs/performance.md).
//   bloscope-bench-window [starting|handling|scrubbing|zooming|measuring|tables [TABLE]|quick]
// quick: a little of each, to see that it works

#include "core/bytes/process_heap.h"
#include "tests/bench/files.h"
#include "tests/bench/storages.h"
#include "tests/bench/window/bench_handling.h"
#include "tests/bench/window/bench_measuring.h"
#include "tests/bench/window/bench_scrubbing.h"
#include "tests/bench/window/bench_starting.h"
#include "tests/bench/window/bench_tables.h"
#include "tests/bench/window/bench_zooming.h"
#include "tests/bench/window/watched_application.h"
#include "ui/plot/hash_seed.h"
#include "ui/text/languages.h"

using namespace bloscope::bench;

// The large one, where there is one.
static std::filesystem::path climateFile()
{
    const auto shared = sharedFile();
    return shared ? *shared : SampleFile{climate, storages::zstdShuffle}.path();
}

// With columns "key" and "temp"; empty: one is made.
static std::filesystem::path tableAmong(const QStringList& wanted)
{
    const qsizetype at = wanted.indexOf("tables") + 1;
    return at > 0 && at < wanted.size() ? wanted[at].toStdString() : std::string();
}

int main(int argc, char** argv)
{
    bloscope::shareOneHeap(); // as the program does
    bloscope::fixHashSeed();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    WatchedApplication application(argc, argv);
    bloscope::useLanguage(application, bloscope::languages.front());
    const QStringList wanted = application.arguments().mid(1);
    const Extent extent = wanted.contains("quick") ? Extent::Quick : Extent::Full;
    const bool isAll = wanted.isEmpty() || extent == Extent::Quick;
    if (isAll || wanted.contains("starting"))
        measureStarting({BLOSCOPE_SAMPLE, climateFile()}, extent);
    if (isAll || wanted.contains("handling"))
        measureHandling(application, {BLOSCOPE_SAMPLE, climateFile()}, extent);
    if (isAll || wanted.contains("scrubbing"))
        measureScrubbing(application, climateFile(), extent);
    if (isAll || wanted.contains("zooming"))
        measureZooming(application, extent);
    if (isAll || wanted.contains("measuring"))
        measureMeasuring(application, extent);
    if (isAll || wanted.contains("tables"))
        measureTables(application, tableAmong(wanted), extent);
    return 0;
}
