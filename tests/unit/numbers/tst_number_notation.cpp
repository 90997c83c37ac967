#include "core/numbers/float_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <cstring>

namespace bloscope::tst_number_notation {

using namespace Qt::Literals;

namespace {

// What becomes of digits in a text that is exactly as large as promised.
struct Made {
    explicit Made(const QByteArray& digits)
    {
        std::memcpy(text, digits.constData(), static_cast<std::size_t>(digits.size()));
    }
    QByteArray until(const char* end) const { return QByteArray(text, end - text); }

    char text[mostShortest];
};

} // namespace

class TestNumberNotation : public QObject {
    Q_OBJECT

 private slots:
    void makesPositionalText_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("exponent");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("one digit") << "6"_ba << 0 << "6.0"_ba;
        QTest::newRow("point where it is") << "3.252"_ba << 0 << "3.252"_ba;
        QTest::newRow("point inside") << "3.252"_ba << 2 << "325.2"_ba;
        QTest::newRow("point at the end") << "3.252"_ba << 3 << "3252.0"_ba;
        QTest::newRow("zeros behind") << "3.252"_ba << 5 << "325200.0"_ba;
        QTest::newRow("one digit, zeros behind") << "1"_ba << 16 << "10000000000000000.0"_ba;
        QTest::newRow("below one") << "3.252"_ba << -1 << "0.3252"_ba;
        QTest::newRow("zeros in front") << "3.252"_ba << -4 << "0.0003252"_ba;
        QTest::newRow("one digit, zeros in front") << "6"_ba << -4 << "0.0006"_ba;
        QTest::newRow("most digits")
            << "1.23456789012345678901"_ba << -4 << "0.000123456789012345678901"_ba;
    }
    void makesPositionalText()
    {
        QFETCH(QByteArray, digits);
        QFETCH(int, exponent);
        QFETCH(QByteArray, text);
        Made made(digits);
        const Significand significand{made.text + digits.size(), exponent};
        QCOMPARE(made.until(makePositional(made.text, significand, Whole::WithPointZero, '.')),
                 text);
    }

    void leavesOutThePointOfBareNumbers()
    {
        Made made("1.2");
        QCOMPARE(made.until(makePositional(made.text, {made.text + 3, 2}, Whole::Bare, '.')),
                 "120"_ba);
    }

    void makesScientificText_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("exponent");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("one digit") << "6"_ba << -8 << "6e-08"_ba;
        QTest::newRow("more digits") << "3.252"_ba << 16 << "3,252e+16"_ba;
        QTest::newRow("three digits of exponent") << "1.5"_ba << -308 << "1,5e-308"_ba;
        QTest::newRow("four digits of exponent") << "1.5"_ba << 4932 << "1,5e+4932"_ba;
        QTest::newRow("no exponent") << "1.5"_ba << 0 << "1,5e+00"_ba;
    }
    void makesScientificText()
    {
        QFETCH(QByteArray, digits);
        QFETCH(int, exponent);
        QFETCH(QByteArray, text);
        Made made(digits);
        const Significand significand{made.text + digits.size(), exponent};
        QCOMPARE(made.until(makeScientific(made.text, significand, ',')), text);
    }
};

const test::Registered<TestNumberNotation> registered;

} // namespace bloscope::tst_number_notation

#include "tst_number_notation.moc"
