#include "ui/plane/plane_prefetch.h"

#include "tests/support/decode_counting.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_plane_prefetch {

using namespace test;

namespace {

constexpr std::int64_t side = 40;
constexpr int blocksOfAPlane = 16;
constexpr std::size_t costOfAPlane = blocksOfAPlane * (10 * 10 * 10 * 2 + 200); // in the cache

// A cube in chunks of 20 and blocks of 10, and somebody who looks at its planes.
class Scrubbing {
 public:
    explicit Scrubbing(std::size_t cacheBytes = BlockCache::defaultBudget) : m_cache(cacheBytes)
    {
        prefetch.setReader(m_reader);
    }

    // Asks for a plane, as far as `part` of it is in sight.
    void want(const char* text, std::optional<CellRect> part = {})
    {
        const PicturePlane plane(*Slice::parse(text, m_array->shape()));
        prefetch.wanted({plane,
                         part.value_or(plane.all()),
                         planeBlocksOf(*m_array, plane),
                         fullBudget,
                         {},
                         {}});
    }
    // Shows it, and then lets the prefetch have its time.
    void look(const char* text)
    {
        want(text);
        QVERIFY(m_reader->read(*Slice::parse(text, m_array->shape())));
        prefetch.proceed();
        QTRY_VERIFY(!prefetch.isReading());
    }
    Decodes decodes() const { return decodesOf(*m_array->frame(), *m_source); }
    const SliceReader& reader() const { return *m_reader; }
    std::shared_ptr<const SliceReader> sharedReader() const { return m_reader; }

 private:
    static ByteBuffer frame()
    {
        NaiveArray cube{{side, side, side}, {20, 20, 20}, {10, 10, 10}, 2, {}};
        cube.elements = repetitive(side * side * side * 2);
        return cube.frame({.codec = 1});
    }

    std::shared_ptr<PlaceCountingSource> m_source =
        std::make_shared<PlaceCountingSource>(memorySource(frame()));
    ArrayPtr m_array = Array::of(*Frame::open(m_source));
    WorkerPool m_pool{1};
    BlockCache m_cache;
    std::shared_ptr<const SliceReader> m_reader =
        std::make_shared<SliceReader>(m_array, m_cache, m_pool);
    Scheduler m_scheduler;

 public:
    PlanePrefetch prefetch{m_scheduler};
};

} // namespace

class TestPlanePrefetch : public QObject {
    Q_OBJECT

 private slots:
    void readsNothingForASingleStep()
    {
        Scrubbing scrubbing;
        scrubbing.look("3");
        scrubbing.look("4");
        QCOMPARE(scrubbing.decodes().all, blocksOfAPlane);
    }

    void readsWhatComesNextAfterTwoSteps()
    {
        Scrubbing scrubbing;
        for (const char* plane : {"3", "4", "5"})
            scrubbing.look(plane);
        QCOMPARE(scrubbing.decodes().all, 3 * blocksOfAPlane); // until plane 29
        for (const char* plane : {"10", "11", "12"})           // and then until plane 39
            scrubbing.look(plane);
        QCOMPARE(scrubbing.decodes().all, 4 * blocksOfAPlane);
        QCOMPARE(scrubbing.decodes().most, 1);
    }

    void readsBackwardsAsWell()
    {
        Scrubbing scrubbing;
        for (const char* plane : {"39", "38", "37"})
            scrubbing.look(plane);
        QCOMPARE(scrubbing.decodes().all, 3 * blocksOfAPlane);
        scrubbing.look("15"); // so large a step further there is nothing
        QCOMPARE(scrubbing.decodes().all, 3 * blocksOfAPlane);
    }

    void readsOnlyWhatWillBeInSight()
    {
        Scrubbing scrubbing;
        const CellRect corner{0, 0, 5, 5};
        for (const char* plane : {"3", "4", "5"})
            scrubbing.want(plane, corner);
        scrubbing.prefetch.proceed();
        QTRY_VERIFY(!scrubbing.prefetch.isReading());
        // of the plane its range is chosen from all of it: a plane so small is no effort
        QCOMPARE(scrubbing.decodes().all, 2 * blocksOfAPlane);
    }

    void stopsWhen_data()
    {
        QTest::addColumn<QByteArray>("next");
        QTest::newRow("one turns") << QByteArray("4");
        QTest::newRow("one goes on") << QByteArray("6");
        QTest::newRow("one looks elsewhere") << QByteArray(":, 3, :");
    }
    void stopsWhen()
    {
        QFETCH(QByteArray, next);
        Scrubbing scrubbing;
        for (const char* plane : {"3", "4", "5"})
            scrubbing.want(plane);
        scrubbing.prefetch.proceed();
        QVERIFY(scrubbing.prefetch.isReading());
        scrubbing.want(next);
        QVERIFY(!scrubbing.prefetch.isReading());
    }

    void readsNothingMoreOnceOneHasTurned()
    {
        Scrubbing scrubbing;
        for (const char* plane : {"3", "4", "5", "4"})
            scrubbing.want(plane);
        scrubbing.prefetch.proceed();
        QVERIFY(!scrubbing.prefetch.isReading());
    }

    void readsNothingWhereTheCacheHasNoRoom_data()
    {
        QTest::addColumn<int>("planes"); // that the cache can hold
        QTest::addColumn<int>("ahead");  // that are read ahead
        QTest::newRow("one") << 1 << 0;
        QTest::newRow("two") << 2 << 1;
        QTest::newRow("three") << 3 << 1;
        QTest::newRow("four") << 4 << 2;
    }
    void readsNothingWhereTheCacheHasNoRoom()
    {
        QFETCH(int, planes);
        QFETCH(int, ahead);
        Scrubbing scrubbing(static_cast<std::size_t>(planes) * costOfAPlane);
        for (const char* plane : {"3", "4", "5"})
            scrubbing.look(plane);
        QCOMPARE(scrubbing.decodes().all, (1 + ahead) * blocksOfAPlane);
        scrubbing.look("6"); // what is in sight has stayed
        QCOMPARE(scrubbing.decodes().all, (1 + ahead) * blocksOfAPlane);
    }

    void readsNothingOfWhichItWasNotToldWhere()
    {
        Scrubbing scrubbing;
        scrubbing.prefetch.setReader(nullptr);
        for (const char* plane : {"3", "4", "5"})
            scrubbing.want(plane);
        scrubbing.prefetch.proceed();
        QVERIFY(!scrubbing.prefetch.isReading());
    }

    void goesOnWhenItIsToldTheSamePlaceAgain()
    {
        Scrubbing scrubbing;
        for (const char* plane : {"3", "4", "5"}) {
            scrubbing.prefetch.setReader(scrubbing.sharedReader());
            scrubbing.look(plane);
        }
        QCOMPARE(scrubbing.decodes().all, 3 * blocksOfAPlane);
    }

    void forgetsTheWayWhenItIsStopped()
    {
        Scrubbing scrubbing;
        for (const char* plane : {"3", "4", "5"})
            scrubbing.want(plane);
        scrubbing.prefetch.stop();
        scrubbing.want("6");
        scrubbing.prefetch.proceed();
        QVERIFY(!scrubbing.prefetch.isReading());
    }
};

const Registered<TestPlanePrefetch, QCoreApplication> registered;

} // namespace bloscope::tst_plane_prefetch

#include "tst_plane_prefetch.moc"
