#include "ui/text/number_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <limits>

namespace bloscope::tst_number_text {

using namespace test;

class TestNumberText : public QObject {
    Q_OBJECT

 private slots:
    void groupsDigitsByThree_data();
    void groupsDigitsByThree();
    void countsAnyKindOfNumber();
    void putsAllDigitsIntoTexts_data();
    void putsAllDigitsIntoTexts();
    void choosesFormsByTheLastDigits();
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

void TestNumberText::putsAllDigitsIntoTexts_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64(0) << "0 chunks of %1";
    QTest::newRow("one") << qint64(1) << "1 chunks of %1";
    QTest::newRow("many") << qint64(12000) << "12 000 chunks of %1";
    QTest::newRow("more than an int") << qint64(5'000'000'021) << "5 000 000 021 chunks of %1";
}

void TestNumberText::putsAllDigitsIntoTexts()
{
    QFETCH(qint64, number);
    const QString filledByQt = QString::number(pluralNumber(number)) + " chunks of %1";
    QTEST(countedText(number, filledByQt), "text");
}

void TestNumberText::choosesFormsByTheLastDigits()
{
    QCOMPARE(pluralNumber(std::uint64_t(21)), 21);
    QCOMPARE(pluralNumber(std::uint64_t(5'000'000'021)), 1'000'000'021);
    QVERIFY(pluralNumber(std::numeric_limits<std::uint64_t>::max()) > 0);
}

const Registered<TestNumberText> registered;

} // namespace bloscope::tst_number_text

#include "tst_number_text.moc"
