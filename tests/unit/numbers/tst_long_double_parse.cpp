#include "core/numbers/long_double.h"

#include "core/numbers/float_text.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>

namespace bloscope::tst_long_double_parse {

using namespace test;

namespace {

bool areEqual(LongDouble a, LongDouble b)
{
    return a.significand == b.significand && a.signAndExponent == b.signAndExponent;
}

#if defined(__x86_64__) || defined(__i386__)
LongDouble bitsOf(long double number)
{
    LongDouble bits;
    std::memcpy(&bits.significand, &number, 8);
    std::memcpy(&bits.signAndExponent, reinterpret_cast<const char*>(&number) + 8, 2);
    return bits;
}
#endif

} // namespace

class TestLongDoubleParse : public QObject {
    Q_OBJECT

 private slots:
    void roundsAsTheProcessorDoes()
    {
#if defined(__x86_64__) || defined(__i386__)
        std::mt19937 random(80);
        for (int i = 0; i < 200; ++i) {
            std::string text = random() % 2 ? "-" : "";
            const std::size_t digits = 1 + random() % 40;
            const std::size_t point = random() % digits;
            for (std::size_t d = 0; d < digits; ++d) {
                text += static_cast<char>('0' + random() % 10);
                text += d == point ? "." : "";
            }
            text += "e" + std::to_string(int(random() % 9990) - 5020);
            const long double expected = std::strtold(text.c_str(), nullptr);
            const auto number = parseLongDouble(text);
            QCOMPARE(number.has_value(), std::isfinite(expected));
            if (number)
                QVERIFY2(areEqual(*number, bitsOf(expected)), text.c_str());
        }
#else
        QSKIP("this processor has no such floats");
#endif
    }

    void readsBackWhatIsWritten()
    {
        std::mt19937_64 random(81);
        for (int i = 0; i < 60; ++i) {
            LongDouble number{random() | std::uint64_t(1) << 63,
                              static_cast<std::uint16_t>(random() % 0xFFFF)};
            if (number.biasedExponent() == 0 || number.biasedExponent() == 0x7FFF)
                continue;
            std::string text;
            appendFloat(number, {}, text);
            const auto read = parseLongDouble(text);
            QVERIFY2(read && areEqual(*read, number), text.c_str());
        }
    }

    void readsWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown"); // empty: no number
        const auto row = [](const char* text, const char* shown) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(shown);
        };
        row("0", "0.0");
        row("-0.0", "-0.0");
        row("inf", "inf");
        row("-inf", "-inf");
        row("nan", "nan");
        row(".5", "0.5");
        row("5.", "5.0");
        row("1E3", "1000.0");
        row("1e-99999", "0.0");
        row("1e99999", "");
        row("1e99999999999", "");
        row("", "");
        row(".", "");
        row("-", "");
        row("1e", "");
        row("1.2.3", "");
        row("0x10", "");
        row(" 1", "");
    }
    void readsWords()
    {
        QFETCH(QByteArray, text);
        const auto number = parseLongDouble(text.toStdString());
        std::string shown;
        if (number)
            appendFloat(*number, {}, shown);
        QTEST(QByteArray::fromStdString(shown), "shown");
    }
};

const Registered<TestLongDoubleParse> registered;

} // namespace bloscope::tst_long_double_parse

#include "tst_long_double_parse.moc"
