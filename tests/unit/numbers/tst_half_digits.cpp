#include "core/numbers/float_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <array>
#include <charconv>

namespace bloscope::tst_half_digits {

using namespace Qt::Literals;

namespace {

std::string textOf(Half number)
{
    char text[32];
    return {text, writeExponent(writeDigits(bloscope::digitsOf(number), text))};
}

double numberOf(const std::string& text)
{
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

int digitsOf(const std::string& text)
{
    const std::size_t mark = text.find('e');
    return static_cast<int>(mark == 1 ? 1 : mark - 1);
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

class TestHalfDigits : public QObject {
    Q_OBJECT

 private slots:
    void writesTheShortestDigits_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("zero") << 0x0000 << "0e+00"_ba;
        QTest::newRow("smallest, 5.96e-8") << 0x0001 << "6e-08"_ba;
        QTest::newRow("a tenth") << 0x2E66 << "1e-01"_ba;
        QTest::newRow("a third") << 0x3555 << "3.333e-01"_ba;
        QTest::newRow("one") << 0x3C00 << "1e+00"_ba;
        QTest::newRow("next to one") << 0x3C01 << "1.001e+00"_ba;
        QTest::newRow("2048") << 0x6800 << "2.048e+03"_ba;
        QTest::newRow("largest, 65504") << 0x7BFF << "6.55e+04"_ba;
    }
    void writesTheShortestDigits()
    {
        QFETCH(int, bits);
        QFETCH(QByteArray, text);
        const std::string written = textOf(Half{static_cast<std::uint16_t>(bits)});
        QCOMPARE(QByteArray::fromStdString(written), text);
    }

    void findsTheFewestAndClosestDigitsOfEveryHalf()
    {
        for (std::uint16_t bits = 1; bits < 0x7C00; ++bits) {
            const Half half{bits};
            const std::string text = textOf(half);
            const double number = numberOf(text);
            const double value = toFloat(half);
            QVERIFY2(readsBackAs(number, half), text.c_str());
            for (const double other : neighbours(value, digitsOf(text)))
                QVERIFY2(!readsBackAs(other, half) ||
                             std::abs(number - value) <= std::abs(other - value) * 1.000001,
                         text.c_str());
            if (digitsOf(text) > 1)
                for (const double fewer : neighbours(value, digitsOf(text) - 1))
                    QVERIFY2(!readsBackAs(fewer, half), text.c_str());
        }
    }
};

const test::Registered<TestHalfDigits> registered;

} // namespace bloscope::tst_half_digits

#include "tst_half_digits.moc"
