#include "core/convert/advisor.h"

#include "core/codecs/codec_table.h"
#include "core/convert/slice_source.h"
#include "core/convert/stored_form.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

namespace bloscope::tst_advisor {

using namespace test;

namespace {

ArrayPtr opened(ByteBuffer bytes)
{
    const Result<FramePtr> frame = Frame::open(memorySource(std::move(bytes)));
    return frame ? Array::of(*frame) : nullptr;
}

// 0, 1, 2, ... as 64 x 128 x 64 elements.
ArrayPtr countedArray()
{
    return opened(arrayFrame({64, 128, 64}, {32, 64, 64}, {8, 32, 32}, "<i4",
                             counted<std::int32_t>(64 * 128 * 64), {.codec = 1, .filters = {}}));
}

// What is read of another source, box by box.
class WatchedSource final : public CellSource {
 public:
    explicit WatchedSource(const CellSource& from) : m_from(from) {}
    const Shape& shape() const override { return m_from.shape(); }
    const DType& dtype() const override { return m_from.dtype(); }
    WorkerPool& pool() const override { return m_from.pool(); }
    const std::multiset<std::pair<Shape, Shape>>& boxes() const { return m_boxes; }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        std::pair<Shape, Shape> box;
        for (const DimensionSlice& taken : slice.dimensions()) {
            box.first.push_back(taken.start);
            box.second.push_back(taken.count);
        }
        const std::scoped_lock lock(m_mutex);
        m_boxes.insert(std::move(box));
        return m_from.read(slice, job, reuse);
    }

    const CellSource& m_from;
    mutable std::mutex m_mutex;
    mutable std::multiset<std::pair<Shape, Shape>> m_boxes;
};

} // namespace

class TestAdvisor : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_array = countedArray();
        m_reader = std::make_unique<SliceReader>(m_array, m_cache, m_pool);
        m_source = std::make_unique<SliceSource>(*m_reader, Slice::whole(m_array->shape()),
                                                 MissingCells::Refuse);
    }

    void triesCodecsFiltersAndShapes()
    {
        const auto advice = adviseOn(*m_source, storedForm(*m_array), {});
        QVERIFY(advice);
        QCOMPARE(advice->elementBytes, std::uint64_t(2 << 20));
        QCOMPARE(advice->sampledBytes, std::uint64_t(2 << 20));
        std::set<std::uint8_t> codecs;
        std::set<Shape> blockshapes;
        for (const AdviceRow& row : advice->rows) {
            codecs.insert(row.how.chunks.codec);
            blockshapes.insert(row.how.blockshape);
            QVERIFY(row.storedBytes && row.encodeSeconds && row.decodeSeconds);
            QCOMPARE(row.planes.size(), std::size_t(3));
            QVERIFY(ArrayEncoder::create(row.how)); // a click converts
        }
        QCOMPARE(codecs.size(), writableCodecs().size());
        QVERIFY(blockshapes.size() >= 4);
        QCOMPARE(std::ranges::count(advice->rows, true, &AdviceRow::isCurrent), 1);
        QCOMPARE(advice->rows[advice->recommended].isCurrent, false); // shuffle gains a lot
    }

    void estimatesWhatIsWritten()
    {
        const auto advice = adviseOn(*m_source, {}, {});
        QVERIFY(advice);
        ByteBuffer elements(std::size_t(2) << 20);
        const auto read = m_source->read(Slice::whole(m_source->shape()));
        std::ranges::copy(read->bytes, elements.begin());
        for (const AdviceRow& row : advice->rows) {
            const auto encoder = ArrayEncoder::create(row.how);
            auto frame = encoder->frameOf(elements);
            QVERIFY(frame);
            const auto written = static_cast<double>(frame->finish()->size());
            const auto estimated = static_cast<double>(*row.storedBytes);
            // Beside its blocks a frame of this size is little more than a header.
            QVERIFY2(std::abs(written - estimated) < 0.02 * written + 400,
                     qPrintable(QString("%1: %2 written, %3 estimated")
                                    .arg(QString::fromStdString(pipelineText(row.how.chunks)))
                                    .arg(written)
                                    .arg(estimated)));
        }
    }

    void followsTheSlicesThatAreRead()
    {
        const auto advice = adviseOn(*m_source, storedForm(*m_array), {.planesAlong = {0}});
        QVERIFY(advice);
        const AdviceRow& best = advice->rows[advice->recommended];
        QCOMPARE(best.how.blockshape[0], std::int64_t(1));
        QCOMPARE(best.planes[0].bytes, std::int64_t(128 * 64 * 4));
    }

    void takesTheSameSampleEachTime()
    {
        const AdviceWish wish{.sampleBytes = 100'000};
        const WatchedSource first(*m_source);
        const WatchedSource second(*m_source);
        QVERIFY(adviseOn(first, {}, wish));
        QVERIFY(adviseOn(second, {}, wish));
        QVERIFY(first.boxes() == second.boxes());
        QVERIFY(!first.boxes().empty());
    }

    void knowsHowItIsStored()
    {
        const AdviceRow row = storedForm(*m_array);
        QVERIFY(row.isCurrent && row.isExact);
        QCOMPARE(pipelineText(row.how.chunks), std::string("lz4:5"));
        QCOMPARE(row.how.chunkshape, (Shape{32, 64, 64}));
        QCOMPARE(*row.storedBytes, m_array->frame()->storedBytes());
        QVERIFY(!storedFormOfPart(*m_array, {128, 64}));
        const auto part = storedFormOfPart(*m_array, {8, 128, 64});
        QVERIFY(part && !part->storedBytes && !part->isExact);
        QCOMPARE(part->planes[0].blocks, std::int64_t(8));
    }

    void advisesOnAnything_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::newRow("one element") << arrayFrame({}, "<f8", elementsOf<double>({1.5}));
        QTest::newRow("a line of bytes")
            << arrayFrame({1000}, {300}, {70}, "|u1", counted<std::uint8_t>(1000));
        QTest::newRow("large elements")
            << arrayFrame({3}, {2}, {1}, "|V100000", ByteBuffer(300'000));
        QTest::newRow("terabytes of nothing")
            << unstoredArrayFrame({1 << 20, 1 << 20}, {1 << 10, 1 << 10}, {64, 64}, "<f8");
        QTest::newRow("no array") << chunksFrame({counted<std::int16_t>(500)}, 2);
    }
    void advisesOnAnything()
    {
        QFETCH(ByteBuffer, frame);
        const ArrayPtr array = opened(frame);
        QVERIFY(array);
        const SliceReader reader(array, m_cache, m_pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        const auto advice = adviseOn(source, storedForm(*array), {});
        QVERIFY2(advice, advice ? "" : advice.error().text().c_str());
        QVERIFY(advice->sampledBytes <= std::uint64_t(5) << 20);
        QVERIFY(advice->rows.size() > 10);
        QVERIFY(!advice->reason.empty());
    }

    void refuses_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QList<int>>("planes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << Shape{0, 4} << QList<int>{} << "there are no elements to test";
        QTest::newRow("no such dimension")
            << Shape{4, 4} << QList<int>{2} << "there is no dimension 2; the array has 2";
    }
    void refuses()
    {
        QFETCH(Shape, shape);
        QFETCH(QList<int>, planes);
        const ArrayPtr array = opened(arrayFrame(
            shape, "<i4", ByteBuffer(static_cast<std::size_t>(4 * shape[0] * shape[1]))));
        const SliceReader reader(array, m_cache, m_pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        AdviceWish wish;
        wish.planesAlong.assign(planes.begin(), planes.end());
        const auto advice = adviseOn(source, storedForm(*array), wish);
        QVERIFY(!advice);
        QCOMPARE(advice.error().kind(), ErrorKind::Usage);
        QTEST(QString::fromStdString(advice.error().text()), "reason");
    }

    void countsItsTrialsToTheEnd()
    {
        Progress progress;
        QVERIFY(adviseOn(*m_source, storedForm(*m_array), {}, {{}, &progress}));
        QVERIFY(progress.total > 0);
        QCOMPARE(progress.done.load(), progress.total.load());
    }

    void stopsWhenNobodyWantsToKnow()
    {
        std::stop_source stop;
        Progress progress;
        const std::jthread impatient([&] {
            while (progress.done < 3)
                std::this_thread::yield();
            stop.request_stop();
        });
        const auto advice =
            adviseOn(*m_source, storedForm(*m_array), {}, {stop.get_token(), &progress});
        QVERIFY(!advice);
        QCOMPARE(advice.error().kind(), ErrorKind::Cancelled);
        QVERIFY(progress.done < progress.total);
    }

 private:
    WorkerPool m_pool{2};
    BlockCache m_cache;
    ArrayPtr m_array;
    std::unique_ptr<SliceReader> m_reader;
    std::unique_ptr<SliceSource> m_source;
};

const Registered<TestAdvisor> registered;

} // namespace bloscope::tst_advisor

#include "tst_advisor.moc"
