#include "core/statistics/chunk_summaries.h"

#include "tests/support/registered_test.h"

#include <QTest>

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
