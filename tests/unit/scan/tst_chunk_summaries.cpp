#include "core/scan/chunk_summaries.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <limits>

namespace bloscope::tst_chunk_summaries {

class TestChunkSummaries : public QObject {
    Q_OBJECT

 private slots:
    void seesNumbersAndWhatIsNone()
    {
        const NumberOrder order(*parseDType("<f8", {}));
        ChunkSummary summary;
        const std::vector<NumberKey> none = {UINT64_MAX}; // NaN
        summary.add(order, none);
        QVERIFY(summary.numbers.isEmpty());
        QVERIFY(summary.hasNotANumber);
        const std::vector<NumberKey> keys = {order.keyOfFloat(2), order.keyOfFloat(-1)};
        summary.add(order, keys);
        QCOMPARE(order.number(summary.numbers.low), -1.0);
        QCOMPARE(order.number(summary.numbers.high), 2.0);
        summary.add(CellState::Uninitialised);
        QVERIFY(summary.hasUninitialised && !summary.hasDamaged && !summary.hasAbsent);
    }

    void seesTheSameByShortKeys_data()
    {
        QTest::addColumn<QList<float>>("numbers");
        constexpr float infinity = std::numeric_limits<float>::infinity();
        constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("none") << QList<float>();
        QTest::newRow("finite") << QList<float>{3, -1, 0, 7};
        QTest::newRow("infinite") << QList<float>{3, infinity, 0, -infinity};
        QTest::newRow("NaN") << QList<float>{notANumber};
        QTest::newRow("all") << QList<float>{notANumber, 5, -infinity};
    }
    void seesTheSameByShortKeys()
    {
        QFETCH(QList<float>, numbers);
        const NumberOrder order(*parseDType("<f4", {}));
        const ByteView cells = std::as_bytes(std::span<const float>(numbers));
        std::vector<NumberKey> keys(static_cast<std::size_t>(numbers.size()));
        std::vector<ShortKey> shorts(keys.size());
        order.readKeys(cells, keys);
        const ShortKeys shortKeys = *ShortKeys::of(order);
        shortKeys.read(cells, shorts);
        ChunkSummary expected;
        expected.add(order, keys);
        ChunkSummary summary;
        summary.add(shortKeys, order, shorts);
        QCOMPARE(summary.hasNotANumber, expected.hasNotANumber);
        QCOMPARE(summary.numbers.low, expected.numbers.low);
        QCOMPARE(summary.numbers.high, expected.numbers.high);
        ChunkSummary both;
        both.add(CellState::Damaged);
        both.add(summary);
        QVERIFY(both.hasDamaged);
        QCOMPARE(both.numbers.low, expected.numbers.low);
        QCOMPARE(both.hasNotANumber, expected.hasNotANumber);
    }

    void keepsThoseThatCameFirst()
    {
        ChunkSummaries summaries(2);
        for (std::int64_t chunk = 0; chunk < 3; ++chunk)
            summaries.insert(chunk, {{NumberKey(chunk), 9}});
        QCOMPARE(summaries.size(), std::size_t(2));
        QCOMPARE(summaries.find(1)->numbers.low, NumberKey(1));
        QVERIFY(!summaries.find(2));
    }
};

const test::Registered<TestChunkSummaries> registered;

} // namespace bloscope::tst_chunk_summaries

#include "tst_chunk_summaries.moc"
