#include "ui/text/number_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_number_format_text {

class TestNumberFormatText : public QObject {
    Q_OBJECT

 private slots:
    void namesWhatCounts_data()
    {
        using Exponent = NumberFormat::Exponent;
        using Base = NumberFormat::Base;
        QTest::addColumn<int>("digits"); // -1: shortest
        QTest::addColumn<int>("exponent");
        QTest::addColumn<int>("base");
        QTest::addColumn<QString>("ofFloats");
        QTest::addColumn<QString>("ofIntegers");
        QTest::addColumn<QString>("ofBoth");
        const auto row = [](int digits, Exponent exponent, Base base, const char* floats,
                            const char* integers, const char* both) {
            QTest::newRow(both) << digits << int(exponent) << int(base) << QString(floats)
                                << QString(integers) << QString(both);
        };
        row(-1, Exponent::AsNeeded, Base::Decimal, "shortest", "decimal", "shortest");
        row(2, Exponent::AsNeeded, Base::Decimal, "2 digits", "decimal", "2 digits");
        row(-1, Exponent::Always, Base::Octal, "scientific", "octal", "scientific, octal");
        row(4, Exponent::Always, Base::Hexadecimal, "scientific, 4 digits", "hexadecimal",
            "scientific, 4 digits, hexadecimal");
        row(-1, Exponent::AsNeeded, Base::Binary, "shortest", "binary", "shortest, binary");
    }
    void namesWhatCounts()
    {
        QFETCH(int, digits);
        QFETCH(int, exponent);
        QFETCH(int, base);
        NumberFormat format;
        if (digits >= 0)
            format.precision = digits;
        format.exponent = static_cast<NumberFormat::Exponent>(exponent);
        format.base = static_cast<NumberFormat::Base>(base);
        QTEST(numberFormatText(format, {true, false}), "ofFloats");
        QTEST(numberFormatText(format, {false, true}), "ofIntegers");
        QTEST(numberFormatText(format, {true, true}), "ofBoth");
    }

    void namesTheNotationOfBytes()
    {
        NumberFormat format;
        QCOMPARE(numberFormatText(format, {false, false, true}), QString("text"));
        QCOMPARE(numberFormatText(format, {true, false, true}), QString("shortest"));
        format.bytes = NumberFormat::Bytes::Literal;
        QCOMPARE(numberFormatText(format, {false, false, true}), QString("b'..'"));
        QCOMPARE(numberFormatText(format, {true, false, true}), QString("shortest, b'..'"));
    }
};

const test::Registered<TestNumberFormatText, QCoreApplication> registered;

} // namespace bloscope::tst_number_format_text

#include "tst_number_format_text.moc"
