// All figures in one table: scripts/bench.sh builds and runs this. Arguments are those of Google
// Benchmark: --benchmark_filter=CSV, --benchmark_repetitions=3, --benchmark_list_tests.

#include "tests/bench/suites.h"
#include "tests/bench/table.h"

using namespace bloscope::bench;

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    registerDecoding();
    registerEncoding();
#ifdef BLOSCOPE_HAS_BLOSC1
    registerBlosc1();
#endif
#ifdef BLOSCOPE_HAS_BLOSC2
    registerBlosc2();
#endif
    registerSlices();
    registerStatistics();
    registerProjections();
    registerQueries();
    registerCsv();
    registerOpening();
    registerExports();
    registerSaving();
    registerThreads();
#ifdef BLOSCOPE_HAS_REMOTE
    registerRemote();
#endif
#ifdef BLOSCOPE_HAS_PICTURES
    registerPictures();
#endif
    Table table;
    benchmark::RunSpecifiedBenchmarks(&table);
    return 0;
}
