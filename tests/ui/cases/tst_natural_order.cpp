#include "ui/cases/folder_files.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_natural_order {

// Names in the order in which people look for them.
class TestNaturalOrder : public QObject {
    Q_OBJECT

 private slots:
    void sortsAsFileManagersDo_data();
    void sortsAsFileManagersDo();
    void sortsInTheSameWayWhateverComesFirst();
};

void TestNaturalOrder::sortsAsFileManagersDo_data()
{
    QTest::addColumn<QStringList>("sorted");
    QTest::newRow("numbers by value") << QStringList{"a2", "a10", "a100"};
    QTest::newRow("several numbers") << QStringList{"s1_t2", "s1_t10", "s2_t1"};
    QTest::newRow("a number in front") << QStringList{"9z", "10a"};
    QTest::newRow("equal numbers, by their digits") << QStringList{"a001", "a01", "a1"};
    QTest::newRow("equal numbers, by what follows") << QStringList{"a01b", "a1c", "a001d"};
    QTest::newRow("zeros only") << QStringList{"a0", "a00", "a1"};
    QTest::newRow("longer than 64 bits") << QStringList{
        "a99999999999999999999998", "a99999999999999999999999", "a100000000000000000000000"};
    QTest::newRow("letters whatever their case") << QStringList{"alpha", "Beta", "gamma"};
    QTest::newRow("equal but for their case") << QStringList{"A1", "a1"};
    QTest::newRow("accents beside their letters") << QStringList{"zab", "zäc", "zad", "zé", "zf"};
    QTest::newRow("composed or not") << QStringList{QString::fromUtf8("u\xcc\x88"
                                                                      "1"),
                                                    "ü2"};
    QTest::newRow("other alphabets behind") << QStringList{"z", "ά1", "α2", "б", "日本1", "日本12"};
    QTest::newRow("other digits") << QStringList{"a٣", "a10"};
    QTest::newRow("beyond 16 bits")
        << QStringList{"a", QString::fromUtf8("😀2"), QString::fromUtf8("😀10")};
    QTest::newRow("endings before what goes on")
        << QStringList{"case.b2nd", "case_seg.b2nd", "cases.b2nd"};
    QTest::newRow("a number or none") << QStringList{"case.b2nd", "case1.b2nd", "case_1.b2nd"};
}

void TestNaturalOrder::sortsAsFileManagersDo()
{
    QFETCH(QStringList, sorted);
    QStringList names(sorted.rbegin(), sorted.rend());
    sortNaturally(names);
    QCOMPARE(names, sorted);
}

void TestNaturalOrder::sortsInTheSameWayWhateverComesFirst()
{
    const QStringList sorted{"1", "02", "2", "A01", "a1", "a1b", "a2", "ä3", "b"};
    QStringList names = sorted;
    std::sort(names.begin(), names.end());
    for (int i = 0; i < 2000; ++i) {
        std::next_permutation(names.begin(), names.end());
        QStringList shuffled = names;
        sortNaturally(shuffled);
        QCOMPARE(shuffled, sorted);
    }
}

const test::Registered<TestNaturalOrder> registered;

} // namespace bloscope::tst_natural_order

#include "tst_natural_order.moc"
