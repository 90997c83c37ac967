#include "core/store/table.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_live_rows {

using namespace test;

class TestLiveRows : public QObject {
    Q_OBJECT

 private:
    std::unique_ptr<LiveRows> rowsOf(const ByteBuffer& frame)
    {
        auto rows = LiveRows::of(*Frame::open(memorySource(frame)), m_cache, m_pool);
        if (!rows)
            qFatal("%s", rows.error().text().c_str());
        return *std::move(rows);
    }

    BlockCache m_cache;
    WorkerPool m_pool{1};

 private slots:
    void findsTheNthLiveRow()
    {
        const auto rows = rowsOf(
            arrayFrame({8}, {4}, {4}, "|b1", elementsOf<std::uint8_t>({0, 1, 1, 0, 0, 1, 0, 1})));
        using Places = std::vector<std::int64_t>;
        QCOMPARE(rows->count({}).value(), 4);
        QCOMPARE(rows->places(0, 10, {}).value(), (Places{1, 2, 5, 7}));
        QCOMPARE(rows->places(1, 2, {}).value(), (Places{2, 5}));
        QCOMPARE(rows->places(4, 2, {}).value(), Places());
    }

    // The capacity of a table that was not closed costs nothing.
    void stepsOverRowsThatWereNeverWritten()
    {
        const auto rows =
            rowsOf(unstoredArrayFrame({std::int64_t(1) << 36}, {1 << 24}, {1 << 20}, "|b1"));
        QCOMPARE(rows->count({}).value(), 0);
    }

    void doesNotCountDamagedFlags()
    {
        ByteBuffer frame = arrayFrame({512}, {256}, {256}, "|b1", ByteBuffer(512, std::byte{1}));
        damageChunkHeader(frame, 1);
        const auto counted = rowsOf(frame)->count({});
        QVERIFY(failedAs(ErrorKind::Malformed, counted));
        QVERIFY(counted.error().text().starts_with("the live rows cannot be determined: chunk 1"));
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto rows = rowsOf(arrayFrame({4}, "|b1", ByteBuffer(4, std::byte{1})));
        QVERIFY(failedAs(ErrorKind::Cancelled, rows->count({stop.get_token()})));
        QCOMPARE(rows->count({}).value(), 4);
    }

    void needsAByteForEachRow()
    {
        const auto wide =
            Frame::open(memorySource(arrayFrame({4}, "<i4", counted<std::int32_t>(4))));
        QCOMPARE(outcomeOf(LiveRows::of(*wide, m_cache, m_pool)),
                 std::string("one byte per row is needed, but there are 4"));
    }
};

const Registered<TestLiveRows> registered;

} // namespace bloscope::tst_live_rows

#include "tst_live_rows.moc"
