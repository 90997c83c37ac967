#include "ui/text/number_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_number_text {

using namespace test;

class TestNumberText : public QObject {
    Q_OBJECT

 private slots:
    void groupsDigitsByThree_data();
    void groupsDigitsByThree();
    void countsAnyKindOfNumber();
    void saysOneThingAsOne_data();
    void saysOneThingAsOne();
};

void TestNumberText::groupsDigitsByThree_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << qint64(999) << "999";
    QTest::newRow("four digits") << qint64(2000) << "2 000";
    QTest::newRow("millions") << qint64(2'000'000) << "2 000 000";
    QTest::newRow("negative") << qint64(-1234) << "-1 234";
    QTest::newRow("zero") << qint64(0) << "0";
}

void TestNumberText::groupsDigitsByThree()
{
    QFETCH(qint64, number);
    QTEST(countText(number), "text");
}

void TestNumberText::countsAnyKindOfNumber()
{
    QCOMPARE(countText(std::uint8_t(200)), QString("200"));
    QCOMPARE(countText(-5000), QString("-5 000"));
    QCOMPARE(countText(std::size_t(1) << 63), QString("9 223 372 036 854 775 808"));
    QCOMPARE(countText(qulonglong(12345)), QString("12 345"));
}

void TestNumberText::saysOneThingAsOne_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0 << "0 chunks";
    QTest::newRow("one") << 1 << "1 chunk";
    QTest::newRow("two") << 2 << "2 chunks";
    QTest::newRow("many") << 12000 << "12 000 chunks";
}

void TestNumberText::saysOneThingAsOne()
{
    QFETCH(int, number);
    QTEST(countedText(number, "1 chunk", "%1 chunks"), "text");
}

const Registered<TestNumberText> registered;

} // namespace bloscope::tst_number_text

#include "tst_number_text.moc"
