#include "core/array/read_ahead.h"

#include "tests/support/compare.h"
#include "tests/support/decode_counting.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_read_ahead {

using namespace test;

namespace {

constexpr std::int64_t side = 40;
constexpr std::int64_t blockBytes = 10 * 10 * 10 * 2;

// A cube in chunks of 20 and blocks of 10, compressed.
ByteBuffer cubeFrame()
{
    NaiveArray cube{{side, side, side}, {20, 20, 20}, {10, 10, 10}, 2, {}};
    cube.elements = repetitive(side * side * side * 2);
    return cube.frame({.codec = 1});
}

// An array that is read with a cache of so many bytes.
class Reading {
 public:
    explicit Reading(ByteBuffer frame, std::size_t cacheBytes = BlockCache::defaultBudget)
        : m_source(std::make_shared<PlaceCountingSource>(memorySource(std::move(frame)))),
          m_array(Array::of(*Frame::open(m_source))),
          m_cache(cacheBytes)
    {
    }

    const SliceReader& reader() const { return m_reader; }
    Slice slice(const char* text) const { return *Slice::parse(text, m_array->shape()); }
    std::optional<std::int64_t> cost(const char* text) const
    {
        return blockBytesOf(m_reader, slice(text));
    }
    bool read(const char* text) const { return m_reader.read(slice(text)).has_value(); }
    bool readAhead(const char* text, const Job& job = {}) const
    {
        return bloscope::readAhead(m_reader, slice(text), job).has_value();
    }
    Decodes decodes() const { return decodesOf(*m_array->frame(), *m_source); }

 private:
    std::shared_ptr<PlaceCountingSource> m_source;
    ArrayPtr m_array;
    WorkerPool m_pool{1};
    BlockCache m_cache;
    SliceReader m_reader{m_array, m_cache, m_pool};
};

} // namespace

class TestReadAhead : public QObject {
    Q_OBJECT

 private slots:
    void tellsWhatASliceCosts_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<int>("blocks");
        using Text = QByteArray;
        QTest::newRow("a plane") << Text("7") << 16;
        QTest::newRow("half of it") << Text("7, :20") << 8;
        QTest::newRow("across") << Text(":, :, 5") << 16;
        QTest::newRow("a cell") << Text("1, 2, 3") << 1;
        QTest::newRow("every thirtieth") << Text("0, ::30, 0") << 2;
        QTest::newRow("backwards") << Text("::-1, 0, 0") << 4;
        QTest::newRow("nothing") << Text("5:5") << 0;
        QTest::newRow("all") << Text(":") << 64;
    }
    void tellsWhatASliceCosts()
    {
        QFETCH(QByteArray, slice);
        QFETCH(int, blocks);
        const Reading reading(cubeFrame());
        QCOMPARE(reading.cost(slice), std::optional(blocks * blockBytes));
        QCOMPARE(reading.decodes().all, 0); // asking is free
    }

    void costsNothingWhereNothingIsStored()
    {
        const Reading reading(unstoredArrayFrame({40, 40}, {20, 20}, {10, 10}, "<f4"));
        QCOMPARE(reading.cost(":"), std::optional<std::int64_t>(0));
        QVERIFY(reading.readAhead(":"));
    }

    void knowsNoCostOfWhatTheCacheCannotHold()
    {
        const Reading reading(cubeFrame(), 16 * blockBytes);
        QVERIFY(reading.cost("0"));
        QVERIFY(!reading.cost("0:11"));
        QVERIFY(reading.readAhead("0:11"));
        QCOMPARE(reading.decodes().all, 0);
    }

    void knowsNoCostOfPlainChunks()
    {
        const Reading reading(chunksFrame({repetitive(4000)}, 4));
        QVERIFY(!reading.reader().array()->isNd());
        QVERIFY(!reading.cost(":"));
        QVERIFY(reading.readAhead(":"));
    }

    void decodesEachBlockOnceForThoseWhoCome()
    {
        const Reading reading(cubeFrame());
        QVERIFY(reading.read("12, :20, :20"));
        QVERIFY(reading.readAhead("15"));
        QCOMPARE(reading.decodes().all, 16);
        QVERIFY(reading.read("11"));
        QVERIFY(reading.readAhead("19"));
        QCOMPARE(reading.decodes().all, 16);
        QCOMPARE(reading.decodes().most, 1);
    }

    void decodesNothingOnceItIsStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const Reading reading(cubeFrame());
        const auto done =
            readAhead(reading.reader(), reading.slice("0"), {.stop = stop.get_token()});
        QVERIFY(!done && done.error().kind() == ErrorKind::Cancelled);
        QCOMPARE(reading.decodes().all, 0);
    }

    void goesOnBehindADamagedBlock()
    {
        ByteBuffer frame = cubeFrame();
        damageBlock(frame, 0, 0);
        const Reading reading(std::move(frame));
        QVERIFY(reading.readAhead("0"));
        const int decoded = reading.decodes().all;
        QVERIFY(reading.read("0")); // and finds everything
        QCOMPARE(reading.decodes().all, decoded);
    }
};

const Registered<TestReadAhead> registered;

} // namespace bloscope::tst_read_ahead

#include "tst_read_ahead.moc"
