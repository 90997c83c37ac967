#include "core/numbers/float_text.h"
#include "core/numbers/long_double.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_long_double_digits {

using namespace Qt::Literals;

namespace {

// "3fff 8000000000000000": sign and exponent, significand.
LongDouble longDouble(const char* hex)
{
    const QList<QByteArray> parts = QByteArray(hex).split(' ');
    return {parts[1].toULongLong(nullptr, 16), parts[0].toUShort(nullptr, 16)};
}

std::string textOf(LongDouble number, const NumberFormat& format = {})
{
    std::string text;
    appendFloat(number, format, text);
    return text;
}

} // namespace

// Expected texts are those of NumPy 1.24 on x86.
class TestLongDoubleDigits : public QObject {
    Q_OBJECT

 private slots:
    void writesTheShortestDigits_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("3fff 8000000000000000") << "1.0"_ba;
        QTest::newRow("3fff c000000000000000") << "1.5"_ba;
        QTest::newRow("bfff c000000000000000") << "-1.5"_ba;
        QTest::newRow("0000 0000000000000000") << "0.0"_ba;
        QTest::newRow("8000 0000000000000000") << "-0.0"_ba;
        QTest::newRow("3ffb cccccccccccccccd") << "0.1"_ba;
        QTest::newRow("3ff1 d1b71758e219652c") << "0.0001"_ba;
        QTest::newRow("3fee a7c5ac471b478423") << "1e-05"_ba;
        QTest::newRow("4034 8e1bc9bf04000000") << "1e+16"_ba;
        QTest::newRow("4034 8e1bc9bf03fffc00") << "9999999999999999.0"_ba;
        QTest::newRow("4030 e35fa931a0000000") << "1000000000000000.0"_ba;
        QTest::newRow("403e ab54a98ceb1f0ad2") << "1.234567890123456789e+19"_ba;
        QTest::newRow("7ffe ffffffffffffffff") << "1.189731495357231765e+4932"_ba;
        QTest::newRow("0001 8000000000000000") << "3.3621031431120935063e-4932"_ba;
        QTest::newRow("0000 0000000000000001") << "4e-4951"_ba;
        QTest::newRow("7fff 8000000000000000") << "inf"_ba;
        QTest::newRow("ffff 8000000000000000") << "-inf"_ba;
        QTest::newRow("7fff c000000000000000") << "nan"_ba;
        QTest::newRow("3fff 4000000000000000") << "nan"_ba; // no number to the processor
    }
    void writesTheShortestDigits()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(textOf(longDouble(QTest::currentDataTag()))), text);
    }

    void writesAnExponentAlways_data()
    {
        QTest::addColumn<int>("precision"); // -1: none
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("3fff c000000000000000") << -1 << "1.5e+00"_ba;
        QTest::newRow("4034 8e1bc9bf03fffc00") << -1 << "9.999999999999999e+15"_ba;
        QTest::newRow("0000 0000000000000000") << 2 << "0.00e+00"_ba;
        QTest::newRow("3fff 8000000000000000") << 0 << "1e+00"_ba;
        QTest::newRow("4000 a000000000000000") << 0 << "2e+00"_ba;   // 2.5
        QTest::newRow("4002 e99999999999999a") << 0 << "1e+01"_ba;   // 14.6, not rounded twice
        QTest::newRow("4002 f000000000000000") << 0 << "2e+01"_ba;   // 15
        QTest::newRow("4002 c800000000000000") << 1 << "1.2e+01"_ba; // 12.5
        QTest::newRow("4002 9f33333333333333") << 1 << "9.9e+00"_ba; // 9.9499..
        QTest::newRow("4002 9f33333333333334") << 1 << "1.0e+01"_ba; // 9.9500..
        QTest::newRow("3ffb cccccccccccccccd") << 25 << "1.0000000000000000000135525e-01"_ba;
        QTest::newRow("bffb cccccccccccccccd") << 3 << "-1.000e-01"_ba;
        QTest::newRow("403e ab54a98ceb1f0ad2") << 4 << "1.2346e+19"_ba;
        QTest::newRow("7ffe ffffffffffffffff") << 10 << "1.1897314954e+4932"_ba;
        QTest::newRow("0000 0000000000000001") << 3 << "3.645e-4951"_ba;
        QTest::newRow("0000 0000000000000001 ") << -1 << "4e-4951"_ba;
    }
    void writesAnExponentAlways()
    {
        QFETCH(int, precision);
        QFETCH(QByteArray, text);
        NumberFormat format;
        format.exponent = NumberFormat::Exponent::Always;
        if (precision >= 0)
            format.precision = precision;
        QCOMPARE(QByteArray::fromStdString(textOf(longDouble(QTest::currentDataTag()), format)),
                 text);
    }

    void writesSoManyDigits_data()
    {
        QTest::addColumn<int>("precision");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("3fff c000000000000000") << 0 << "2"_ba; // 1.5
        QTest::newRow("4000 a000000000000000") << 0 << "2"_ba; // 2.5
        QTest::newRow("3ffb cccccccccccccccd") << 3 << "0,100"_ba;
        QTest::newRow("3ffb cccccccccccccccd ") << 25 << "0,1000000000000000000013553"_ba;
        QTest::newRow("c034 8e1bc9bf04000000") << 2 << "-10000000000000000,00"_ba;
        QTest::newRow("0000 0000000000000001") << 5 << "0,00000"_ba;
    }
    void writesSoManyDigits()
    {
        QFETCH(int, precision);
        QFETCH(QByteArray, text);
        const NumberFormat format{precision, "nan", ','};
        QCOMPARE(QByteArray::fromStdString(textOf(longDouble(QTest::currentDataTag()), format)),
                 text);
    }

    void writesComplexNumbers()
    {
        const LongDouble one = longDouble("3fff 8000000000000000");
        const LongDouble minusHalf = longDouble("bffe 8000000000000000");
        std::string text;
        appendComplex(one, minusHalf, {}, text);
        appendComplex(LongDouble(), one, {}, text += ' ');
        QCOMPARE(text, std::string("(1-0.5j) 1j"));
    }

    void isAlsoADouble()
    {
        QCOMPARE(toDouble(longDouble("bfff c000000000000000")), -1.5);
        QCOMPARE(toDouble(longDouble("3ffb cccccccccccccccd")), 0.1);
        QCOMPARE(toDouble(longDouble("7ffe ffffffffffffffff")), HUGE_VAL);
        QCOMPARE(toDouble(longDouble("0001 8000000000000000")), 0.0);
        QVERIFY(std::isnan(toDouble(longDouble("7fff c000000000000000"))));
    }
};

const test::Registered<TestLongDoubleDigits> registered;

} // namespace bloscope::tst_long_double_digits

#include "tst_long_double_digits.moc"
