#include "core/array/slice_reader.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/this_process.h"

#include <algorithm>
#include <thread>

namespace bloscope::tst_slice_reader {

using namespace test;

namespace {

// 40 x 40 x 40 in chunks of 20 and blocks of 10, compressed.
const NaiveArray& cube()
{
    static const NaiveArray array = [] {
        NaiveArray made{{40, 40, 40}, {20, 20, 20}, {10, 10, 10}, 2, {}};
        made.elements = repetitive(40 * 40 * 40 * 2);
        return made;
    }();
    return array;
}

const ByteBuffer& cubeFrame()
{
    static const ByteBuffer frame = cube().frame({.codec = 1});
    return frame;
}

ArrayPtr arrayOf(ByteSourcePtr source)
{
    return Array::of(*Frame::open(std::move(source)));
}

Slice sliceOf(const Array& array, std::string_view text)
{
    return *Slice::parse(text, array.shape());
}

// What two answers must have in common.
std::string textOf(const Cells& cells)
{
    std::string text = hexOf(cells.bytes);
    for (const CellState state : cells.states)
        text += "FDU"[static_cast<std::size_t>(state)];
    for (const CellRegion& region : cells.regions)
        text += region.reason;
    return text + std::to_string(cells.damagedRegions);
}

// A source that asks to stop once it was read so often.
class StoppingSource final : public ByteSource {
 public:
    StoppingSource(ByteSourcePtr source, std::stop_source stop)
        : m_source(std::move(source)), m_stop(std::move(stop))
    {
    }
    std::uint64_t size() const override { return m_source->size(); }
    void stopAfter(int reads) { m_left = reads; }
    int reads() const { return m_reads; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        ++m_reads;
        if (--m_left == 0)
            m_stop.request_stop();
        return m_source->readAt(offset, to);
    }

    ByteSourcePtr m_source;
    mutable std::stop_source m_stop;
    mutable std::atomic<int> m_left = 0;
    mutable std::atomic<int> m_reads = 0;
};

} // namespace

class TestSliceReader : public QObject {
    Q_OBJECT

 private slots:
    void doesNotDependOnThreadsNorCache()
    {
        ByteBuffer damaged = cubeFrame();
        damageBlock(damaged, 3, 5);
        damageBlock(damaged, 0, 0);
        damageChunkHeader(damaged, 6);
        const ArrayPtr array = arrayOf(memorySource(damaged));
        for (const char* slice : {":", "20, ::-3, 1:39", "::7, 5, :"}) {
            std::string first;
            for (const unsigned threads : {1u, 2u, 5u})
                for (const std::size_t budget :
                     {std::size_t(0), std::size_t(5000), BlockCache::defaultBudget}) {
                    WorkerPool pool(threads);
                    BlockCache cache(budget);
                    const SliceReader reader(array, cache, pool);
                    for (int again = 0; again < 2; ++again) {
                        const Result<Cells> cells = reader.read(sliceOf(*array, slice));
                        QCOMPARE(outcomeOf(cells), std::string());
                        if (first.empty())
                            first = textOf(*cells);
                        QVERIFY(textOf(*cells) == first);
                    }
                    QVERIFY(cache.bytes() <= budget);
                }
        }
    }

    void readsOnlyTheBlocksThatASliceCrosses()
    {
        const auto source = std::make_shared<CountingSource>(memorySource(cubeFrame()));
        const ArrayPtr array = arrayOf(source);
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        const auto readsFor = [&](const char* slice) {
            source->forget();
            const Slice parsed = sliceOf(*array, slice);
            const Result<Cells> cells = reader.read(parsed);
            return cells && cells->bytes == cube().cells(parsed) ? source->reads() : -1;
        };
        // The index is a plain copy: an entry, a header and a table for each chunk; then its
        // blocks.
        QCOMPARE(readsFor("0, 0, 0"), 3 + 1);
        QCOMPARE(readsFor("9, 9, :10"), 0); // the same block
        QCOMPARE(readsFor("9, 9, :11"), 1); // and its neighbour, of the same chunk
        QCOMPARE(readsFor("25, :, :"), 4 * 3 + 16);
        QCOMPARE(readsFor("29, :, :"), 0); // the next plane of the same blocks
        QCOMPARE(readsFor("30, :, :"), 16);
        QCOMPARE(readsFor("25, ::-5, ::3"), 0);
    }

    void readsNothingAndMakesNoBlocksOfUnstoredChunks_data()
    {
        QTest::addColumn<SpecialKind>("kind");
        QTest::addColumn<std::size_t>("residentPages"); // of the answer
        QTest::newRow("zeros") << SpecialKind::Zeros << std::size_t(0);
        QTest::newRow("never written") << SpecialKind::Uninitialised << std::size_t(0);
        QTest::newRow("NaN") << SpecialKind::NaN << (std::size_t(64) << 20) / pageBytes();
    }
    void readsNothingAndMakesNoBlocksOfUnstoredChunks()
    {
        QFETCH(SpecialKind, kind);
        const auto source = std::make_shared<CountingSource>(
            memorySource(unstoredArrayFrame({1 << 24}, {1 << 14}, {1 << 12}, "<f4", kind)));
        const ArrayPtr array = arrayOf(source);
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        source->forget();
        const Result<Cells> cells = reader.read(Slice::whole(array->shape()));
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(source->reads(), 0);
        QCOMPARE(cache.bytes(), std::size_t(0));
        QTEST(residentPages(cells->bytes), "residentPages");
    }

    void decodesAgainWhatTheCacheDoesNotKeep()
    {
        const auto source = std::make_shared<CountingSource>(memorySource(cubeFrame()));
        const ArrayPtr array = arrayOf(source);
        BlockCache cache(0);
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        for (int i = 0; i < 3; ++i) {
            source->forget();
            QVERIFY(reader.read(sliceOf(*array, "0, 0, :")));
            QVERIFY(source->reads() >= 4);
        }
    }

    void clearsUsedMemoryWhereThereIsNothingToRead_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<ByteBuffer>("elements"); // of the cells that are fine
        ByteBuffer damaged = cubeFrame();
        damageBlock(damaged, 0, 3);
        damageChunkHeader(damaged, 5);
        QTest::newRow("damaged") << damaged << cube().elements;
        for (const SpecialKind kind : {SpecialKind::Zeros, SpecialKind::Uninitialised})
            QTest::addRow("special %d", static_cast<int>(kind))
                << unstoredArrayFrame({128, 64, 64}, {32, 32, 32}, {16, 16, 16}, "<i4", kind)
                << ByteBuffer(128 * 64 * 64 * 4);
    }
    void clearsUsedMemoryWhereThereIsNothingToRead()
    {
        QFETCH(ByteBuffer, frame);
        QFETCH(ByteBuffer, elements);
        const ArrayPtr array = arrayOf(memorySource(frame));
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        for (const Reuse reuse : {Reuse::Unlikely, Reuse::Likely}) {
            {
                HeapBytes used = HeapBytes::toBeFilled(elements.size());
                std::fill(used.begin(), used.end(), std::byte{0xff});
            }
            const Result<Cells> cells = reader.read(Slice::whole(array->shape()), {}, reuse);
            QCOMPARE(outcomeOf(cells), std::string());
            ByteBuffer expected = elements;
            for (std::size_t i = 0; i < expected.size() && !cells->states.empty(); ++i)
                if (cells->states[i / cells->itemsize] != CellState::Fine)
                    expected[i] = std::byte{0};
            QVERIFY(cells->bytes == expected);
        }
    }

    void forgetsItsBlocksWhenItGoes()
    {
        const ArrayPtr array = arrayOf(memorySource(cubeFrame()));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader stays(array, cache, pool);
        {
            const SliceReader goes(array, cache, pool);
            QVERIFY(goes.read(sliceOf(*array, "0")));
            QVERIFY(stays.read(sliceOf(*array, "0, 0, 0")));
            QVERIFY(cache.bytes() > 16 * 2000);
        }
        QVERIFY(cache.bytes() >= 2000); // of the one that stays
        QVERIFY(cache.bytes() < 2 * 2000);
    }

    void keepsPartsOfALargeArrayButNotAllOfIt()
    {
        NaiveArray large{{129, 128, 128}, {64, 128, 128}, {16, 64, 128}, 1, {}};
        large.elements = repetitive(129 * 128 * 128);
        const ArrayPtr array = arrayOf(memorySource(large.frame({.codec = 1})));
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        for (const char* all : {":", "::-1"}) {
            const Slice slice = sliceOf(*array, all);
            const Result<Cells> cells = reader.read(slice);
            QCOMPARE(outcomeOf(cells), std::string());
            QVERIFY(cells->bytes == large.cells(slice));
            QCOMPARE(cache.bytes(), std::size_t(0));
        }
        QVERIFY(reader.read(sliceOf(*array, "1:")));
        QVERIFY(cache.bytes() > 128 * 128 * 128);
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
        QVERIFY(reader.read(sliceOf(*array, ":"), {}, Reuse::Sure)); // as views do
        QVERIFY(cache.bytes() > 128 * 128 * 128);
    }

    void servesManyThreadsAtOnce()
    {
        const ArrayPtr array = arrayOf(memorySource(cubeFrame()));
        BlockCache cache(100'000);
        WorkerPool pool(3);
        const SliceReader reader(array, cache, pool);
        std::atomic<int> wrong = 0;
        const auto work = [&](std::uint32_t seed) {
            std::mt19937 random(seed);
            for (int i = 0; i < 40; ++i) {
                const Slice slice = randomSlice(random, array->shape());
                const Result<Cells> cells = reader.read(slice);
                if (!cells || cells->bytes != cube().cells(slice))
                    ++wrong;
            }
        };
        std::vector<std::jthread> threads;
        for (std::uint32_t i = 0; i < 4; ++i)
            threads.emplace_back(work, i);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }

    void saysHowFarItIs()
    {
        const ArrayPtr array = arrayOf(memorySource(cubeFrame()));
        BlockCache cache;
        WorkerPool pool(2);
        Progress progress;
        QVERIFY(SliceReader(array, cache, pool).read(sliceOf(*array, "5"), {{}, &progress}));
        QCOMPARE(progress.total.load(), std::uint64_t(16));
        QCOMPARE(progress.done.load(), std::uint64_t(16));
    }

    void stopsBeforeItBegins_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::newRow("array") << cubeFrame();
        QTest::newRow("chunks") << chunksFrame({repetitive(4000, 1), repetitive(4000, 2)}, 1);
    }
    void stopsBeforeItBegins()
    {
        QFETCH(ByteBuffer, frame);
        const ArrayPtr array = arrayOf(memorySource(frame));
        BlockCache cache;
        WorkerPool pool(2);
        std::stop_source stop;
        stop.request_stop();
        const Result<Cells> cells =
            SliceReader(array, cache, pool).read(Slice::whole(array->shape()), {stop.get_token()});
        QVERIFY(failedAs(ErrorKind::Cancelled, cells));
        QCOMPARE(cache.bytes(), std::size_t(0));
    }

    void stopsInTheMiddle_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<int>("threads");
        std::vector<ByteBuffer> chunks;
        for (std::uint32_t n = 0; n < 100; ++n)
            chunks.push_back(repetitive(4000, n));
        for (const int threads : {1, 4}) {
            QTest::addRow("array, %d threads", threads) << cubeFrame() << threads;
            QTest::addRow("chunks, %d threads", threads) << chunksFrame(chunks, 1) << threads;
        }
    }
    void stopsInTheMiddle()
    {
        QFETCH(ByteBuffer, frame);
        QFETCH(int, threads);
        const std::stop_source stop;
        const auto source = std::make_shared<StoppingSource>(memorySource(frame), stop);
        const ArrayPtr array = arrayOf(source);
        BlockCache cache;
        WorkerPool pool(static_cast<unsigned>(threads));
        const SliceReader reader(array, cache, pool);
        const int before = source->reads();
        source->stopAfter(40);
        const Result<Cells> cells = reader.read(Slice::whole(array->shape()), {stop.get_token()});
        QVERIFY(failedAs(ErrorKind::Cancelled, cells));
        QVERIFY(source->reads() - before <= 40 + 4 * threads); // what was begun is finished
    }

    void refusesSlicesThatAreTooLarge_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<std::string>("message");
        QTest::newRow("a byte more")
            << Shape{(1 << 30) + 1}
            << std::string("[:] is too large to read at once; select a smaller slice");
        QTest::newRow("far more")
            << Shape{1LL << 38, 1LL << 16}
            << std::string("[:, :] is too large to read at once; select a smaller slice");
    }
    void refusesSlicesThatAreTooLarge()
    {
        QFETCH(Shape, shape);
        const Shape chunkshape(shape.size(), 1 << 14);
        const ArrayPtr array =
            arrayOf(memorySource(unstoredArrayFrame(shape, chunkshape, chunkshape, "|u1")));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const Result<Cells> cells = reader.read(Slice::whole(shape));
        QVERIFY(failedAs(ErrorKind::Limit, cells));
        QTEST(cells.error().text(), "message");
        const Slice corner = Slice::whole(shape).window(0, 10, 0, 10);
        QCOMPARE(outcomeOf(reader.read(corner)), std::string());
    }

    void refusesSlicesOfAnotherShape()
    {
        const ArrayPtr array = arrayOf(memorySource(cubeFrame()));
        BlockCache cache;
        WorkerPool pool(1);
        const Result<Cells> cells =
            SliceReader(array, cache, pool).read(Slice::whole({40, 40, 41}));
        QVERIFY(failedAs(ErrorKind::Usage, cells));
        QCOMPARE(cells.error().text(),
                 std::string("the slice does not match the shape of the array"));
    }

    void marksEverythingWhenTheChunksCannotBeReached()
    {
        ByteBuffer cut = cubeFrame();
        cut.pop_back();
        const ArrayPtr array = arrayOf(memorySource(cut));
        BlockCache cache;
        WorkerPool pool(1);
        const Result<Cells> cells =
            SliceReader(array, cache, pool).read(sliceOf(*array, "::20, 3, :5"));
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(cells->bytes, ByteBuffer(2 * 5 * 2));
        QCOMPARE(cells->states, std::vector<CellState>(10, CellState::Damaged));
        QCOMPARE(cells->damagedRegions, std::int64_t(1));
        QVERIFY(cells->regionAt(1, 4)->reason.starts_with("the file is truncated: "));
    }

    void listsTheFirstOfVeryManyDamagedBlocks()
    {
        constexpr std::int64_t blocks = 1500;
        const std::vector<std::byte> elements = repetitive(blocks * 64);
        ByteBuffer frame =
            arrayFrame({blocks * 64}, {64}, {64}, "|u1", elements, {.codec = 1, .filters = {}});
        const FramePtr opened = *Frame::open(memorySource(frame));
        for (std::int64_t n = 0; n < blocks; ++n) // no chunk has blocks of -1 bytes
            frame = patched(std::move(frame), (*opened->chunk(n))->offset() + 8, "ffffffff"_hex);
        const ArrayPtr array = arrayOf(memorySource(frame));
        BlockCache cache;
        WorkerPool pool(4);
        const Result<Cells> cells =
            SliceReader(array, cache, pool).read(Slice::whole(array->shape()));
        QCOMPARE(cells->damagedRegions, blocks);
        QCOMPARE(cells->regions.size(), Cells::mostRegions);
        QVERIFY(std::ranges::is_sorted(cells->regions, {}, &CellRegion::first));
        QCOMPARE(std::ranges::count(cells->states, CellState::Damaged), 64 * blocks);
    }
};

const Registered<TestSliceReader> registered;

} // namespace bloscope::tst_slice_reader

#include "tst_slice_reader.moc"
