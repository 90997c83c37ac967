#include "core/convert/cast_source.h"

#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

namespace bloscope::tst_number_cast {

using namespace test;

namespace {

DType typeOf(const std::string& text)
{
    return *parseDType(text, {});
}

ByteBuffer elementOf(const std::string& text, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    return parseCell(text, dtype, element) ? element : ByteBuffer();
}

// The text of what becomes of a number, "-" when it cannot be cast.
std::string castText(const std::string& number, const std::string& from, const std::string& to,
                     Rounding rounding)
{
    const auto cast = NumberCast::between(typeOf(from), typeOf(to), rounding);
    ByteBuffer element(typeOf(to).itemsize);
    if (!cast || cast->run(elementOf(number, typeOf(from)), element))
        return "-";
    return CellText(typeOf(to)).of(element.data());
}

} // namespace

class TestNumberCast : public QObject {
    Q_OBJECT

 private slots:
    void changesNoValue_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("number");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* from, const char* number, const char* to,
                            const char* text) {
            QTest::addRow("%s of %s to %s", number, from, to)
                << std::string(from) << std::string(number) << std::string(to) << std::string(text);
        };
        row("<i4", "-128", "|i1", "-128");
        row("<i4", "-129", "|i1", "-");
        row("<i4", "-1", "<u8", "-");
        row("<u8", "18446744073709551615", "<i8", "-");
        row("<u8", "9223372036854775807", ">i8", "9223372036854775807");
        row(">u2", "258", "<u2", "258");
        row("<i8", "9007199254740993", "<f8", "-");
        row("<i8", "9007199254740992", "<f8", "9007199254740992.0");
        row("<i8", "9223372036854775807", "<f8", "-");
        row("<u8", "18446744073709551615", "<f4", "-");
        row("<i4", "16777217", "<f4", "-");
        row("<i4", "2048", "<f2", "2048.0");
        row("<i4", "2049", "<f2", "-");
        row("<i4", "70000", "<f2", "-");
        row("<f8", "-3", "|i1", "-3");
        row("<f8", "0.5", "<i4", "-");
        row("<f8", "nan", "<i4", "-");
        row("<f8", "inf", "<i8", "-");
        row("<f8", "9223372036854775808", "<i8", "-");
        row("<f8", "-9223372036854775808", "<i8", "-9223372036854775808");
        row("<f8", "256", "|u1", "-");
        row("<f8", "0.1", "<f4", "-");
        row("<f8", "0.5", ">f4", "0.5");
        row("<f8", "1e300", "<f4", "-");
        row("<f8", "nan", "<f2", "nan");
        row("<f8", "-inf", "<f4", "-inf");
        row("<f4", "0.1", "<f8", "0.10000000149011612");
        row("<f2", "6e-08", "<f8", "5.960464477539063e-08");
        row("|b1", "True", "<i4", "1");
        row("<i4", "1", "|b1", "True");
        row("<i4", "2", "|b1", "-");
        row("<f8", "1", "|b1", "True");
        row("<c16", "(1+2j)", "<c8", "(1+2j)");
        row("<c16", "(1+0.1j)", "<c8", "-");
    }
    void changesNoValue()
    {
        QFETCH(std::string, from);
        QFETCH(std::string, number);
        QFETCH(std::string, to);
        QTEST(castText(number, from, to, Rounding::None), "text");
    }

    void rounds_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("number");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("nearest");
        QTest::addColumn<std::string>("towardZero");
        QTest::addColumn<std::string>("up");
        QTest::addColumn<std::string>("down");
        const auto row = [](const char* from, const char* number, const char* to,
                            std::array<const char*, 4> texts) {
            QTest::addRow("%s of %s to %s", number, from, to)
                << std::string(from) << std::string(number) << std::string(to)
                << std::string(texts[0]) << std::string(texts[1]) << std::string(texts[2])
                << std::string(texts[3]);
        };
        row("<f8", "2.5", "<i4", {"2", "2", "3", "2"});
        row("<f8", "-2.5", "<i4", {"-2", "-2", "-2", "-3"});
        row("<f8", "3.5", "<i4", {"4", "3", "4", "3"});
        row("<f8", "127.5", "|i1", {"-", "127", "-", "127"});
        row("<f8", "-0.5", "|u1", {"0", "0", "0", "-"});
        row("<f8", "nan", "<i4", {"-", "-", "-", "-"});
        row("<i4", "300", "|u1", {"-", "-", "-", "-"});
        row("<i8", "9007199254740993", "<f8",
            {"9007199254740992.0", "9007199254740992.0", "9007199254740994.0",
             "9007199254740992.0"});
        row("<i8", "-9007199254740993", "<f8",
            {"-9007199254740992.0", "-9007199254740992.0", "-9007199254740992.0",
             "-9007199254740994.0"});
        row("<i8", "9223372036854775807", "<f8",
            {"9.223372036854776e+18", "9.223372036854775e+18", "9.223372036854776e+18",
             "9.223372036854775e+18"});
        row("<f8", "0.1", "<f4", {"0.1", "0.099999994", "0.1", "0.099999994"});
        row("<f8", "-0.1", "<f4", {"-0.1", "-0.099999994", "-0.099999994", "-0.1"});
        row("<f8", "0.1", "<f2", {"0.1", "0.1", "0.10004", "0.1"});
        row("<f8", "1e-10", "<f2", {"0.0", "0.0", "6e-08", "0.0"});
        row("<f8", "-1e-10", "<f2", {"-0.0", "-0.0", "-0.0", "-6e-08"});
        row("<f8", "70000", "<f2", {"-", "-", "-", "-"});
        row("<f8", "1e300", "<f4", {"-", "-", "-", "-"});
    }
    void rounds()
    {
        QFETCH(std::string, from);
        QFETCH(std::string, number);
        QFETCH(std::string, to);
        QTEST(castText(number, from, to, Rounding::Nearest), "nearest");
        QTEST(castText(number, from, to, Rounding::TowardZero), "towardZero");
        QTEST(castText(number, from, to, Rounding::Up), "up");
        QTEST(castText(number, from, to, Rounding::Down), "down");
    }

    // Among floats: never a number in between, and on the right side.
    void roundsToANeighbour()
    {
        std::mt19937_64 random(7);
        const auto up = *NumberCast::between(typeOf("<f8"), typeOf("<f4"), Rounding::Up);
        const auto down = *NumberCast::between(typeOf("<f8"), typeOf("<f4"), Rounding::Down);
        for (int i = 0; i < 20'000; ++i) {
            const double number =
                std::ldexp(static_cast<double>(static_cast<std::int64_t>(random())),
                           -static_cast<int>(random() % 200));
            float above = 0;
            float below = 0;
            const ByteView from = std::as_bytes(std::span(&number, 1));
            QVERIFY(!up.run(from, std::as_writable_bytes(std::span(&above, 1))));
            QVERIFY(!down.run(from, std::as_writable_bytes(std::span(&below, 1))));
            QVERIFY(double{below} <= number && number <= double{above});
            QVERIFY(below == above || std::nextafter(below, HUGE_VALF) == above);
        }
    }

    void namesTheFirstThatCannotBe()
    {
        std::vector<std::int32_t> numbers(3000, 7);
        const auto cast = *NumberCast::between(typeOf("<i4"), typeOf("|i1"), Rounding::None);
        ByteBuffer to(numbers.size());
        QVERIFY(!cast.run(std::as_bytes(std::span(numbers)), to));
        QVERIFY(std::ranges::all_of(to, [](std::byte byte) { return byte == std::byte{7}; }));
        for (const std::size_t at : {2999U, 1024U, 1023U, 512U, 1U, 0U}) {
            numbers[at] = 1000;
            QCOMPARE(cast.run(std::as_bytes(std::span(numbers)), to), std::optional(at));
        }
    }

    void refusesOtherTypes_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::newRow("text") << std::string("<U4") << std::string("<i4");
        QTest::newRow("time") << std::string("<M8[s]") << std::string("<i8");
        QTest::newRow("complex to real") << std::string("<c16") << std::string("<f8");
        QTest::newRow("real to complex") << std::string("<f8") << std::string("<c16");
        QTest::newRow("long double") << std::string("<f8") << std::string("<f16");
        QTest::newRow("structure") << std::string("[('a', '<i4')]") << std::string("<i4");
    }
    void refusesOtherTypes()
    {
        QFETCH(std::string, from);
        QFETCH(std::string, to);
        const auto refused = NumberCast::between(typeOf(from), typeOf(to), Rounding::Nearest);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind(), ErrorKind::Usage);
        QCOMPARE(refused.error().text(),
                 "elements of type '" + from + "' cannot be converted to '" + to + "'");
    }
};

const Registered<TestNumberCast> registered;

} // namespace bloscope::tst_number_cast

#include "tst_number_cast.moc"
