#include "core/array/slice_reader.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <thread>

namespace bloscope::tst_slice_independence {

using namespace test;

namespace {

using Filters = std::array<std::uint8_t, format::filterSlots>;

// 37 x 40 x 50 elements of 4 bytes, with parts of blocks at every end.
NaiveArray sampleArray()
{
    NaiveArray array{{37, 40, 50}, {20, 16, 25}, {7, 8, 25}, 4, {}};
    array.elements = repetitive(37 * 40 * 50 * 4);
    return array;
}

// Chunks laid end to end, whose blocks go straight into what is read.
ByteBuffer linearFrame(const Filters& filters)
{
    return chunksFrame({repetitive(60'000, 1), repetitive(60'000, 2), repetitive(20'000, 3)}, 4,
                       {.filters = filters});
}

ArrayPtr arrayOf(const ByteBuffer& frame)
{
    return Array::of(*Frame::open(memorySource(frame)));
}

// How a slice is read.
struct Way {
    unsigned threads;
    std::size_t budget;
    Reuse reuse;
};

std::vector<Way> ways()
{
    std::vector<Way> all;
    for (const unsigned threads : {1U, 2U, 5U})
        for (const std::size_t budget :
             {std::size_t(0), std::size_t(20'000), BlockCache::defaultBudget})
            for (const Reuse reuse : {Reuse::Likely, Reuse::Unlikely})
                all.push_back({threads, budget, reuse});
    return all;
}

struct Answer {
    ByteBuffer bytes;
    std::vector<CellState> states;
    std::vector<std::string> reasons;
    std::int64_t damagedRegions = 0;

    bool operator==(const Answer&) const = default;
};

Answer answerOf(const Cells& cells)
{
    Answer answer{{cells.bytes.begin(), cells.bytes.end()}, cells.states, {}, cells.damagedRegions};
    for (const CellRegion& region : cells.regions)
        answer.reasons.push_back(region.reason);
    return answer;
}

// All slices, one after the other through one cache, each of them twice.
std::vector<Answer> answersOf(const ArrayPtr& array, const std::vector<Slice>& slices,
                              const Way& way)
{
    WorkerPool pool(way.threads);
    BlockCache cache(way.budget);
    const SliceReader reader(array, cache, pool);
    std::vector<Answer> answers;
    for (const Slice& slice : slices)
        for (int turn = 0; turn < 2; ++turn)
            answers.push_back(answerOf(*reader.read(slice, {}, way.reuse)));
    return answers;
}

std::vector<Slice> slicesOf(const Shape& shape)
{
    std::vector<Slice> slices = {Slice::whole(shape)};
    for (std::size_t d = 0; d < shape.size(); ++d) {
        slices.push_back(Slice::whole(shape));
        slices.back().set(d, DimensionSlice::index(shape[d] / 2));
    }
    std::mt19937 random(1);
    for (int i = 0; i < 6; ++i)
        slices.push_back(randomSlice(random, shape));
    return slices;
}

} // namespace

// The same cells, whatever the number of threads, the size of the cache, what is kept in it and the
// processor.
class TestSliceIndependence : public QObject {
    Q_OBJECT

 private slots:
    void readsTheSameCells_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        const auto add = [](const char* name, const Filters& filters) {
            QTest::addRow("array, %s", name)
                << sampleArray().frame({.codec = 1, .filters = filters});
            QTest::addRow("chunks, %s", name) << linearFrame(filters);
        };
        add("no filter", {});
        add("shuffle", {0, 0, 0, 0, 0, 1});
        add("bitshuffle", {0, 0, 0, 0, 0, 2});
        add("delta and shuffle", {0, 0, 0, 0, 3, 1});
        ByteBuffer damaged = sampleArray().frame({.codec = 1, .filters = {0, 0, 0, 0, 0, 1}});
        damageBlock(damaged, 1, 2);
        damageBlock(damaged, 5, 0);
        QTest::newRow("array, damaged") << damaged;
        damaged = linearFrame({0, 0, 0, 0, 0, 1});
        damageBlock(damaged, 1);
        QTest::newRow("chunks, damaged") << damaged;
    }
    void readsTheSameCells()
    {
        QFETCH(ByteBuffer, frame);
        const ArrayPtr array = arrayOf(frame);
        const std::vector<Slice> slices = slicesOf(array->shape());
        const auto expected =
            answersOf(array, slices, {1, BlockCache::defaultBudget, Reuse::Likely});
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            for (const Way& way : ways())
                QVERIFY2(answersOf(array, slices, way) == expected,
                         qPrintable(QString("%1 threads, %2 bytes of cache, %3")
                                        .arg(way.threads)
                                        .arg(way.budget)
                                        .arg(hwy::TargetName(processor))));
        }
    }

    void readsAsTheFormatSays()
    {
        const NaiveArray naive = sampleArray();
        const ArrayPtr array = arrayOf(naive.frame({.codec = 1, .filters = {0, 0, 0, 0, 0, 1}}));
        for (const Slice& slice : slicesOf(array->shape()))
            for (const Way& way : ways())
                QVERIFY(answersOf(array, {slice}, way).front().bytes == naive.cells(slice));
    }

    void survivesCancelsAndTinyCaches()
    {
        const NaiveArray naive = sampleArray();
        const ArrayPtr array = arrayOf(naive.frame({.codec = 1, .filters = {0, 0, 0, 0, 3, 1}}));
        WorkerPool pool(4);
        BlockCache cache(15'000);
        const SliceReader reader(array, cache, pool);
        std::atomic<int> wrong = 0;
        const auto work = [&](std::uint32_t seed) {
            std::mt19937 random(seed);
            for (int i = 0; i < 30; ++i) {
                const Slice slice = randomSlice(random, array->shape());
                std::stop_source stop;
                const std::jthread canceller([&, wait = random() % 400] {
                    std::this_thread::sleep_for(std::chrono::microseconds(wait));
                    stop.request_stop();
                });
                const Reuse reuse = random() % 2 == 0 ? Reuse::Likely : Reuse::Unlikely;
                const Result<Cells> cells = reader.read(slice, {stop.get_token(), nullptr}, reuse);
                const bool fine = cells ? cells->bytes == naive.cells(slice)
                                        : cells.error().kind() == ErrorKind::Cancelled;
                wrong += fine ? 0 : 1;
                cache.setBudget(random() % 2 == 0 ? 0 : 15'000);
            }
        };
        {
            std::vector<std::jthread> threads;
            for (std::uint32_t i = 0; i < 4; ++i)
                threads.emplace_back(work, i);
        }
        QCOMPARE(wrong.load(), 0);
    }
};

const Registered<TestSliceIndependence> registered;

} // namespace bloscope::tst_slice_independence

#include "tst_slice_independence.moc"
