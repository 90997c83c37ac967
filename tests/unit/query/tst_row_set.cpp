#include "core/query/row_set.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <set>

namespace bloscope::tst_row_set {

using namespace test;

class TestRowSet : public QObject {
    Q_OBJECT

 private slots:
    // Beside a set of the standard library, with rows on both sides of 2^32.
    void isASet()
    {
        constexpr std::int64_t begin = (std::int64_t(1) << 32) - 9000;
        std::mt19937 random(1);
        for (const unsigned density : {1U, 100U, 500U, 999U, 1000U}) {
            std::vector<std::uint8_t> flags(30000);
            std::set<std::int64_t> plain;
            for (std::size_t i = 0; i < flags.size(); ++i)
                if (random() % 1000 < density) {
                    flags[i] = 1;
                    plain.insert(begin + static_cast<std::int64_t>(i));
                }
            RowSet rows;
            rows.addFlagged(begin, flags);
            rows.shrink();
            QCOMPARE(rows.count(), static_cast<std::int64_t>(plain.size()));
            std::int64_t rank = 0;
            for (const std::int64_t row : plain) {
                QCOMPARE(rows.select(rank), row);
                QCOMPARE(rows.rank(row), rank);
                QCOMPARE(rows.rank(row + 1), ++rank);
                QVERIFY(rows.contains(row));
            }
            std::vector<std::uint8_t> found(flags.size() - 10);
            rows.flags(begin + 5, found);
            QVERIFY(std::equal(found.begin(), found.end(), flags.begin() + 5));
            const auto half = static_cast<std::int64_t>(plain.size() / 2);
            const auto some = rows.rows(half, 100);
            QVERIFY(std::equal(some.begin(), some.end(), std::next(plain.begin(), half)));
        }
    }

    void takesRangesOfAnyLength()
    {
        constexpr std::int64_t end = std::int64_t(5) << 32;
        RowSet rows = RowSet::range(7, end);
        QCOMPARE(rows.count(), end - 7);
        QCOMPARE(rows.select(end - 8), end - 1);
        QCOMPARE(rows.rank(end + 100), end - 7);
        QVERIFY(rows.bytes() < std::size_t(8) << 20);
        rows.keepOnly(RowSet::range(3, 9));
        QVERIFY(rows.rows(0, 100) == (std::vector<std::int64_t>{7, 8}));
        QVERIFY(rows == RowSet::range(7, 9));
        QVERIFY(!(rows == RowSet::range(7, 10)));
        QVERIFY(RowSet() == RowSet::range(4, 4));
        QCOMPARE(RowSet().rank(5), 0);
        QVERIFY(!RowSet().contains(5));
        QVERIFY(RowSet().rows(0, 5).empty());
    }

    void isCopied()
    {
        RowSet rows = RowSet::range(1, 3);
        RowSet copy = rows;
        copy.addRange(8, 9);
        QCOMPARE(rows.count(), 2);
        rows = copy;
        QCOMPARE(rows.count(), 3);
    }
};

const Registered<TestRowSet> registered;

} // namespace bloscope::tst_row_set

#include "tst_row_set.moc"
