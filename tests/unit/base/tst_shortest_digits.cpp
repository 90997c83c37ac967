#include "core/base/shortest_digits.h"

#include <QTest>
#include <charconv>

using namespace bloscope;
using namespace Qt::Literals;

namespace {

std::string textOf(const ShortestDigits& shortest)
{
    return std::string(shortest.digits.data(), static_cast<std::size_t>(shortest.count)) + "e" +
           std::to_string(shortest.point - shortest.count);
}

double numberOf(const ShortestDigits& shortest)
{
    const std::string text = textOf(shortest);
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// Would a half read from `number`, rounded to even, be `half`? Exact: the middles between halves
// are doubles.
bool readsBackAs(double number, Half half)
{
    const double value = toFloat(half);
    const double below = half.bits == 0 ? -value : toFloat(Half{std::uint16_t(half.bits - 1)});
    const double above = half.bits == 0x7BFF ? 65536 : toFloat(Half{std::uint16_t(half.bits + 1)});
    const double least = (below + value) / 2;
    const double most = (value + above) / 2;
    const bool isEven = half.fraction() % 2 == 0;
    return (number > least && number < most) || (isEven && (number == least || number == most));
}

// The numbers of `count` digits just below and above.
std::array<double, 2> neighbours(double value, int count)
{
    char text[32];
    const char* const end =
        std::to_chars(text, text + sizeof text, value, std::chars_format::scientific, count - 1)
            .ptr;
    double nearest = 0;
    std::from_chars(text, end, nearest);
    const double step = std::pow(10, std::floor(std::log10(nearest)) - (count - 1));
    return nearest < value ? std::array{nearest, nearest + step}
                           : std::array{nearest - step, nearest};
}

} // namespace

class TestShortestDigits : public QObject {
    Q_OBJECT

 private slots:
    void findsTheDigitsOfDoubles_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("digits");

        QTest::newRow("zero") << 0.0 << "0e0"_ba;
        QTest::newRow("one") << 1.0 << "1e0"_ba;
        QTest::newRow("a tenth") << 0.1 << "1e-1"_ba;
        QTest::newRow("a third") << 1.0 / 3 << "3333333333333333e-16"_ba;
        QTest::newRow("a sum") << 0.1 + 0.2 << "30000000000000004e-17"_ba;
        QTest::newRow("a hundred") << 100.0 << "1e2"_ba;
        QTest::newRow("2^53 + 2") << 9007199254740994.0 << "9007199254740994e0"_ba;
        QTest::newRow("10^23") << 1e23 << "1e23"_ba;
        QTest::newRow("smallest") << 5e-324 << "5e-324"_ba;
        QTest::newRow("largest") << 1.7976931348623157e308 << "17976931348623157e292"_ba;
    }
    void findsTheDigitsOfDoubles()
    {
        QFETCH(double, number);
        QFETCH(QByteArray, digits);
        QCOMPARE(QByteArray::fromStdString(textOf(shortestDigits(number))), digits);
    }

    void findsTheDigitsOfFloats()
    {
        QCOMPARE(textOf(shortestDigits(0.1F)), std::string("1e-1"));
        QCOMPARE(textOf(shortestDigits(16777216.0F)), std::string("16777216e0"));
        QCOMPARE(textOf(shortestDigits(3.4028235e38F)), std::string("34028235e31"));
        QCOMPARE(textOf(shortestDigits(1e-45F)), std::string("1e-45"));
    }

    void findsTheDigitsOfHalves_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<QByteArray>("digits");

        QTest::newRow("zero") << 0x0000 << "0e0"_ba;
        QTest::newRow("smallest, 5.96e-8") << 0x0001 << "6e-8"_ba;
        QTest::newRow("a tenth") << 0x2E66 << "1e-1"_ba;
        QTest::newRow("a third") << 0x3555 << "3333e-4"_ba;
        QTest::newRow("one") << 0x3C00 << "1e0"_ba;
        QTest::newRow("next to one") << 0x3C01 << "1001e-3"_ba;
        QTest::newRow("2048") << 0x6800 << "2048e0"_ba;
        QTest::newRow("largest, 65504") << 0x7BFF << "655e2"_ba;
    }
    void findsTheDigitsOfHalves()
    {
        QFETCH(int, bits);
        QFETCH(QByteArray, digits);
        const Half half{static_cast<std::uint16_t>(bits)};
        QCOMPARE(QByteArray::fromStdString(textOf(shortestDigits(half))), digits);
    }

    void findsTheFewestAndClosestDigitsOfEveryHalf()
    {
        for (std::uint16_t bits = 1; bits < 0x7C00; ++bits) {
            const Half half{bits};
            const ShortestDigits shortest = shortestDigits(half);
            const double value = toFloat(half);
            QVERIFY2(readsBackAs(numberOf(shortest), half), qPrintable(QString::number(bits)));
            for (const double other : neighbours(value, shortest.count))
                QVERIFY(!readsBackAs(other, half) ||
                        std::abs(numberOf(shortest) - value) <= std::abs(other - value) * 1.000001);
            if (shortest.count > 1)
                for (const double fewer : neighbours(value, shortest.count - 1))
                    QVERIFY2(!readsBackAs(fewer, half), qPrintable(QString::number(bits)));
        }
    }
};

QTEST_APPLESS_MAIN(TestShortestDigits)
#include "tst_shortest_digits.moc"
