#include "core/dtype/cell_parse.h"

#include "core/dtype/cell_text.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <random>

namespace bloscope::tst_cell_parse {

using namespace test;

namespace {

DType typeOf(const QByteArray& text)
{
    return *parseDType(text.toStdString(), {});
}

// The element's text, or why there is none.
QByteArray parsed(const QByteArray& dtype, const QByteArray& text)
{
    const DType type = typeOf(dtype);
    ByteBuffer element(type.itemsize);
    const Result<> done = parseCell(text.toStdString(), type, element);
    return QByteArray::fromStdString(done ? CellText(type).of(element.data())
                                          : "! " + done.error().text());
}

} // namespace

class TestCellParse : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("value"); // as it is shown then, or "! " and the reason
        const auto row = [](const char* dtype, const char* typed, const char* value) {
            QTest::addRow("%s %s", dtype, typed)
                << QByteArray(dtype) << QByteArray(typed) << QByteArray(value);
        };
        row("?", " true ", "True");
        row("?", "no", "! \"no\" is neither True nor False");
        row("<i4", " +12 ", "12");
        row("<i4", "", "! \"\" is not a whole number");
        row("<i4", "1.5", "! \"1.5\" is not a whole number from -2147483648 to 2147483647");
        row("<i4", "1,000", "! \"1,000\" is not a whole number");
        row("|i1", "-128", "-128");
        row("|i1", "-129", "! \"-129\" is not a whole number from -128 to 127");
        row("|i1", "0xff", "-1");
        row("|i1", "0x100", "! \"0x100\" is not a whole number from -128 to 127");
        row(">u8", "18446744073709551615", "18446744073709551615");
        row("<u2", "-1", "! \"-1\" is not a whole number from 0 to 65535");
        row("<u2", "0b101", "5");
        row("<u2", "0o17", "15");
        row("<f4", "+1e-50", "0.0");
        row("<f4", "1e39", "! \"1e39\" is too large for 32 bits");
        row("<f4", "0.1", "0.1");
        row("<f4", "16777217", "16777216.0");
        row("<f2", "65519", "65500.0");
        row("<f2", "65520", "! \"65520\" is too large for 16 bits");
        row("<f2", "6e-8", "6e-08");
        row(">f8", "1e-400", "0.0");
        row(">f8", "-1e400", "! \"-1e400\" is too large for 64 bits");
        row(">f8", "-inf", "-inf");
        row(">f8", "nan", "nan");
        row(">f8", "--1", "! \"--1\" is not a number, or is too large");
        row(">f8", "+-1", "! \"+-1\" is not a number");
        row("<f16", "0.1", "0.1");
        row("<f16", "1e4932", "1e+4932");
        row("<f16", "1e-4950", "1e-4950");
        row("<f16", "1e5000", "! \"1e5000\" is not a number, or is too large");
        row("<c8", "3", "(3+0j)");
        row("<c8", "-2j", "-2j");
        row("<c8", "1e-5+2.5e+3j", "(1e-05+2500j)");
        row("<c16", "(nan-infj)", "(nan-infj)");
        row("<c16", "1+j", "! \"+\" is not a number, or is too large");
        row("<M8[D]", "2021-02-29", "! \"2021-02-29\": month 2 of that year has 28 days");
        row("<M8[D]", "2020-02-29", "2020-02-29");
        row("<M8[D]", "2020-2-9", "! \"2020-2-9\": enter a date such as 2021-03-04T05:06:07");
        row("<M8[D]", "2020-02-29T12", "! \"2020-02-29T12\": it is not a multiple of 1 days");
        row("<M8[25us]", "2000-01-01T00:00:00.000050", "2000-01-01T00:00:00.000050");
        row("<M8[25us]", "2000-01-01T00:00:00.000051",
            "! \"2000-01-01T00:00:00.000051\": it is not a multiple of 25 microseconds");
        row("<M8[ns]", "3000-01-01",
            "! \"3000-01-01\": it is outside the 64-bit range for the unit 1 nanoseconds");
        row("<M8[Y]", "-313", "-313");
        row("<M8[M]", "1969-12", "1969-12");
        row("<M8[W]", "1970-01-08", "1970-01-08");
        row("<M8[W]", "1969-12-31", "! \"1969-12-31\": it is not a multiple of 1 weeks");
        row("<M8", "7", "7");
        row("<M8[s]", "nat", "NaT");
        row("<m8[D]", "5 days", "5 days");
        row("<m8[D]", "-5", "-5 days");
        row("<m8[D]", "5 hours", "! \"5 hours\": enter a time span such as \"5 days\"");
        row("<m8[2h]", "3", "! \"3\": it is not a multiple of 2 hours");
        row("S3", "b'a\\x00\\''", "b\"a\\x00'\"");
        row("S3", "abc", "abc");
        row("S3", " a ", " a ");
        row("S3", " b'a' ", "a");
        row("S3", "b'a", "b'a");
        row("S3", "b\"b''\"", "b\"b''\"");
        row("S3", "b'a'b'", "! bytes such as b'..' are expected");
        row("S3", "abcd", "! \"abcd\" is longer than 3 bytes");
        row("S3", "b'\\q'",
            "! a backslash must be followed by one of \\ ' \" n r t, or by x and two hexadecimal "
            "digits");
        row("<U3", " a ", " a ");
        row("<U3", "abcd", "! \"abcd\" is longer than 3 characters");
        row("V2", "0x00fF", "0x00ff");
        row("V2", "0x00f", "! \"0x00f\" is not 0x followed by 4 hexadecimal digits");
        row("[('a', 'i1'), ('b', '<f4', (2,))]", "( 1 ,[0.5,2])", "(1, [0.5, 2.0])");
        row("[('a', 'i1'), ('b', '<f4', (2,))]", "(1, [0.5, x])",
            "! b: [1]: \"x\" is not a number, or is too large");
        row("[('a', 'i1'), ('b', '<f4', (2,))]", "(1, [0.5])",
            "! b: ',' is expected before \"])\"");
        row("[('a', 'i1'), ('b', '<f4', (2,))]", "(300, [0.5, 1])",
            "! a: \"300\" is not a whole number from -128 to 127");
        row("[('a', 'i1')]", "(1)", "(1,)");
        row("[('a', 'i1')]", "(1,) 2", "! the end is expected before \"2\"");
        row("[('a', 'i1')]", "1", "! '(' is expected before \"1\"");
        row("[('a', '<U2'), ('z', '<c8')]", "('x,', (1+2j))", "('x,', (1+2j))");
        row("[('a', '<U2'), ('z', '<c8')]", "(x, 1j)", "! a: a quoted string is expected");
        row("[('s', 'S3'), ('i', 'u1')]", "('ab', 1)", "('ab', 1)");
        row("[('s', 'S3'), ('i', 'u1')]", "(b'a\\xff', 1)", "(b'a\\xff', 1)");
        row("[('s', 'S3'), ('i', 'u1')]", "(\"b''\", 1)", "(b\"b''\", 1)");
        row("[('s', 'S3'), ('i', 'u1')]", "(ab, 1)",
            "! s: a quoted string or bytes such as b'..' are expected");
        row("[('d', '<M8[D]')]", "('2020-01-01',)", "('2020-01-01',)");
    }
    void readsWhatPeopleType()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, typed);
        QTEST(parsed(dtype, typed), "value");
    }

    // Random bits of every type: what is shown is read back to what is shown.
    void invertsCellText_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype :
             {"?",
              "|i1",
              "<i2",
              ">i4",
              "<i8",
              "|u1",
              ">u2",
              "<u4",
              ">u8",
              "<f2",
              ">f4",
              "<f8",
              "<f12",
              ">f16",
              "<c8",
              ">c16",
              "<c32",
              "<M8[Y]",
              ">M8[M]",
              "<M8[W]",
              "<M8[D]",
              "<M8[h]",
              "<M8[m]",
              "<M8[3s]",
              "<M8[ms]",
              "<M8[us]",
              "<M8[ns]",
              "<M8[ps]",
              "<M8[fs]",
              "<M8[as]",
              "<M8",
              "<m8[25D]",
              "<m8[as]",
              "<m8",
              "S7",
              "V5",
              "[('a', '<i2'), ('b', 'S3'), ('c', '<M8[ns]', (2, 2)), ('d', '>c8')]",
              "{'names': ['a', 'b'], 'formats': ['<f2', 'u1'], 'offsets': [3, 1], 'itemsize': 9}"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void invertsCellText()
    {
        QFETCH(QByteArray, dtype);
        const DType type = typeOf(dtype);
        const CellText text(type);
        std::mt19937 random(18);
        for (int i = 0; i < 60; ++i) {
            ByteBuffer element(type.itemsize);
            std::ranges::generate(element, [&] { return std::byte(random()); });
            const std::string shown = text.of(element.data());
            ByteBuffer read(type.itemsize);
            const Result<> done = parseCell(shown, type, read);
            QVERIFY2(done, (shown + ": " + (done ? "" : done.error().text())).c_str());
            QCOMPARE(QByteArray::fromStdString(text.of(read.data())),
                     QByteArray::fromStdString(shown));
        }
    }

    // Of what looks like text, like b'..' and like neither, in both notations.
    void readsAnyBytesExactly_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"S1", "S3", "S6", "[('a', 'S4'), ('b', 'S3', (2,))]"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void readsAnyBytesExactly()
    {
        QFETCH(QByteArray, dtype);
        const DType type = typeOf(dtype);
        constexpr std::string_view pieces[] = {
            "b'",           "'",      "\"",  "b\"", "b",  " ",        "\\",
            "\\x41",        "(",      ",",   "\n",  "\t", "\xc3\xa9", "\xff",
            "\xe2\x80\x8b", "0",      "\\n", "",    "x",  "#",        "\x01",
            "\xe6\x9d\xb1", {"\0", 1}};
        std::mt19937 random(17);
        for (int i = 0; i < 3000; ++i) {
            std::string bytes;
            while (bytes.size() < type.itemsize)
                bytes += pieces[random() % std::size(pieces)];
            ByteBuffer element(type.itemsize);
            std::ranges::copy(bytesOf(bytes).first(random() % (type.itemsize + 1)),
                              element.begin());
            for (const auto notation :
                 {NumberFormat::Bytes::AsText, NumberFormat::Bytes::Literal}) {
                const std::string shown = CellText(type, {.bytes = notation}).of(element.data());
                ByteBuffer read(type.itemsize, std::byte{0xaa});
                QVERIFY2(parseCell(shown, type, read), shown.c_str());
                QVERIFY2(read == element, shown.c_str());
            }
        }
    }

    void leavesAloneWhatIsNoValue()
    {
        const DType type =
            typeOf("{'names': ['a'], 'formats': ['<i2'], 'offsets': [1], 'itemsize': 4}");
        ByteBuffer element(4, std::byte{0xee});
        QVERIFY(parseCell("(258,)", type, element));
        QCOMPARE(element,
                 (ByteBuffer{std::byte{0xee}, std::byte{2}, std::byte{1}, std::byte{0xee}}));
        QVERIFY(!parseCell("(1,", type, element));
        QCOMPARE(element,
                 (ByteBuffer{std::byte{0xee}, std::byte{2}, std::byte{1}, std::byte{0xee}}));
    }

    // Neither crashes nor reads past the end.
    void survivesAnyText()
    {
        const DType type =
            typeOf("[('a', '<U2'), ('b', '<c8', (2,)), ('c', 'S2'), ('d', '<M8[s]')]");
        const std::string good = "('x', [(1+2j), 3j], b'a', '2020-01-01T00:00:00')";
        ByteBuffer element(type.itemsize);
        QVERIFY(parseCell(good, type, element));
        std::mt19937 random(7);
        const std::string alphabet = "()[],'\"\\bxj+-.:eT09 ";
        for (std::size_t at = 0; at < good.size(); ++at) {
            parseCell(good.substr(0, at), type, element).has_value();
            for (int i = 0; i < 20; ++i) {
                std::string broken = good;
                broken[at] = alphabet[random() % alphabet.size()];
                parseCell(broken, type, element).has_value();
            }
        }
    }
};

const Registered<TestCellParse> registered;

} // namespace bloscope::tst_cell_parse

#include "tst_cell_parse.moc"
