#include "core/statistics/label_sizes.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_index_set {

using namespace test;

class TestIndexSet : public QObject {
    Q_OBJECT

 private slots:
    void holdsWhatWasAdded_data()
    {
        QTest::addColumn<qint64>("begin");
        QTest::addColumn<qint64>("end");
        QTest::newRow("none") << qint64(7) << qint64(7);
        QTest::newRow("one") << qint64(0) << qint64(1);
        QTest::newRow("the last of a word") << qint64(63) << qint64(64);
        QTest::newRow("over two words") << qint64(60) << qint64(70);
        QTest::newRow("over four words") << qint64(1) << qint64(200);
        QTest::newRow("all") << qint64(0) << qint64(201);
    }
    void holdsWhatWasAdded()
    {
        QFETCH(qint64, begin);
        QFETCH(qint64, end);
        IndexSet set(201);
        set.add(begin, end);
        QCOMPARE(set.count(), end - begin);
        for (qint64 i = -1; i <= 201; ++i) {
            QCOMPARE(set.contains(i), i >= begin && i < end);
            const auto next = std::max(i + 1, begin);
            QCOMPARE(set.after(i), next < end ? std::optional(next) : std::nullopt);
            const auto last = std::min(i - 1, end - 1);
            QCOMPARE(set.before(i), last >= begin ? std::optional(last) : std::nullopt);
        }
    }

    void findsNeighboursOverGaps()
    {
        IndexSet set(1000);
        set.add(3, 4);
        set.add(900, 902);
        QCOMPARE(set.after(3), std::optional<std::int64_t>(900));
        QCOMPARE(set.before(900), std::optional<std::int64_t>(3));
        QCOMPARE(set.after(901), std::nullopt);
        QCOMPARE(set.before(3), std::nullopt);
        QCOMPARE(IndexSet(0).after(-1), std::nullopt);
        QCOMPARE(IndexSet(0).before(0), std::nullopt);
    }

    void takesAnotherOneAtAPlace()
    {
        IndexSet part(70);
        part.add(0, 1);
        part.add(64, 70);
        IndexSet all(200);
        all.add(part, 130);
        IndexSet expected(200);
        expected.add(130, 131);
        expected.add(194, 200);
        QVERIFY(all == expected);
    }
};

const Registered<TestIndexSet> registered;

} // namespace bloscope::tst_index_set

#include "tst_index_set.moc"
