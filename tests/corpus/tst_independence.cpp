#include "core/export/csv_writer.h"
#include "core/export/raw_writer.h"
#include "tests/corpus/entry_rows.h"
#include "tests/corpus/opened_entry.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"
#include "tests/support/sha256.h"

#include <fmt/format.h>

namespace bloscope::tst_independence {

using namespace test;

namespace {

// How a file is read.
struct Way {
    unsigned threads;
    std::size_t cacheBytes;
    std::int64_t processor; // of Highway; 0: without vectors

    std::string text() const
    {
        return fmt::format("{} threads, {} bytes of cache, {}", threads, cacheBytes,
                           hwy::TargetName(processor == 0 ? HWY_STATIC_TARGET : processor));
    }
};

std::vector<Way> ways()
{
    constexpr std::size_t tiny = 10'000;
    const std::int64_t best = hwy::SupportedTargets();
    std::vector<Way> all = {{1, 0, best},
                            {2, tiny, best},
                            {3, 0, best},
                            {8, tiny, best},
                            {8, BlockCache::defaultBudget, best}};
    for (const std::int64_t processor : processors())
        all.push_back({1, BlockCache::defaultBudget, processor});
    return all;
}

// A part from the beginning of an array that takes no more than a moment.
Slice beginningOf(const Array& array)
{
    constexpr std::int64_t mostBytes = 50'000;
    Slice slice = Slice::whole(array.shape());
    const auto cost = [&] {
        return slice.cellCount().value_or(INT64_MAX / array.itemsize()) * array.itemsize();
    };
    while (cost() > mostBytes && slice.cellCount() != 1) {
        const auto longest =
            std::ranges::max_element(slice.dimensions(), {}, &DimensionSlice::count);
        DimensionSlice taken = *longest;
        taken.count = (taken.count + 1) / 2;
        slice.set(static_cast<std::size_t>(longest - slice.dimensions().begin()), taken);
    }
    return slice;
}

std::string textOf(const Result<ExportReport>& report)
{
    if (!report)
        return report.error().text();
    std::string text =
        fmt::format("{} cells, {} damaged, {} never written, {} absent", report->cells,
                    report->damagedCells, report->uninitialisedCells, report->absentCells);
    for (const std::string& reason : report->reasons)
        text += "; " + reason;
    return text;
}

// Everything that is exported, as one hash, and what the reports say: twice, as the second time
// finds in the cache what the first one left there.
std::string exported(const ArrayPtr& array, const Way& way)
{
    const OnProcessor as(way.processor);
    WorkerPool pool(way.threads);
    BlockCache cache(way.cacheBytes);
    const SliceReader reader(array, cache, pool);
    const Slice slice = beginningOf(*array);
    std::string content;
    const auto sink = memorySink(content);
    std::string reports;
    for (int turn = 0; turn < 2; ++turn) {
        reports += textOf(writeRaw(reader, slice, *sink)) + "\n";
        reports += textOf(writeCsv(reader, slice, {}, *sink)) + "\n";
    }
    return reports + Sha256::of(bytesOf(content));
}

} // namespace

// Every entry of the corpus is exported alike, whatever the number of threads, the size of the
// cache and the processor.
class TestIndependence : public QObject {
    Q_OBJECT

 private:
    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};

 private slots:
    void exportsAlike_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return entry.facts.contains("sha256"); });
    }
    void exportsAlike()
    {
        QFETCH(const CorpusEntry*, entry);
        const auto opened = OpenedEntry::open(*entry);
        if (!opened)
            QSKIP("not a frame");
        const std::vector<Way> all = ways();
        const std::string expected = exported(opened->array(), all.front());
        for (const Way& way : all)
            QVERIFY2(exported(opened->array(), way) == expected, way.text().c_str());
    }
};

const Registered<TestIndependence> registered;

} // namespace bloscope::tst_independence

#include "tst_independence.moc"
