#include "core/statistics/statistics.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <map>
#include <random>

namespace bloscope::tst_value_counts {

using Entries = std::vector<ValueCounts::Entry>;

class TestValueCounts : public QObject {
    Q_OBJECT

 private slots:
    void countsEveryValue()
    {
        std::mt19937_64 random(1);
        std::map<NumberKey, std::uint64_t> expected;
        std::vector<NumberKey> keys;
        for (int i = 0; i < 20'000; ++i)
            keys.push_back((random() % 1000) << (random() % 50));
        ValueCounts counts(65536);
        counts.add(keys);
        for (const NumberKey key : keys)
            ++expected[key];
        QCOMPARE(counts.size(), expected.size());
        Entries entries;
        for (const auto& [key, count] : expected)
            entries.push_back({key, count});
        QVERIFY(counts.sorted() == entries);
    }

    void holdsAsManyAsItMay()
    {
        ValueCounts counts(3);
        for (const NumberKey key : {5U, 0U, 7U, 5U})
            counts.add(key);
        QVERIFY(!counts.tooMany());
        QVERIFY(counts.sorted() == (Entries{{0, 1}, {5, 2}, {7, 1}}));
        counts.add(8);
        QVERIFY(counts.tooMany());
        QVERIFY(counts.sorted().empty());
        counts.add(5);
        QCOMPARE(counts.size(), std::size_t(0));
    }

    void addsWhatOthersCounted()
    {
        ValueCounts all(4);
        ValueCounts other(4);
        all.add(1, 10);
        other.add(1, 1'000'000'000'000);
        other.add(2, 3);
        all.add(other);
        QVERIFY(all.sorted() == (Entries{{1, 1'000'000'000'010}, {2, 3}}));
    }

    void hasTooManyWhenAnotherHas()
    {
        ValueCounts all(1);
        ValueCounts other(1);
        other.add(1);
        other.add(2);
        all.add(other);
        QVERIFY(all.tooMany());
    }
};

const test::Registered<TestValueCounts> registered;

} // namespace bloscope::tst_value_counts

#include "tst_value_counts.moc"
