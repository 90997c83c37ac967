#include "core/dtype/cell_text.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_cell_text {

using namespace test::literals;
using namespace Qt::Literals;

namespace {

CellText textFor(const char* dtype, NumberFormat format = {})
{
    auto parsed = parseDType(dtype, Limits());
    if (!parsed)
        qFatal("%s", parsed.error().text().c_str());
    return CellText(*std::move(parsed), std::move(format));
}

} // namespace

class TestCellText : public QObject {
    Q_OBJECT

 private slots:
    void writesAllBitsOfIntegers_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("hexadecimal");
        QTest::addColumn<QByteArray>("octal");
        QTest::addColumn<QByteArray>("binary");

        QTest::newRow("a byte") << "|u1"_ba
                                << "0a"_ba
                                << "0x0a"_ba
                                << "0o012"_ba
                                << "0b00001010"_ba;
        QTest::newRow("negative") << "|i1"_ba
                                  << "fe"_ba
                                  << "0xfe"_ba
                                  << "0o376"_ba
                                  << "0b11111110"_ba;
        QTest::newRow("big-endian") << ">u2"_ba
                                    << "80ff"_ba
                                    << "0x80ff"_ba
                                    << "0o100377"_ba
                                    << "0b1000000011111111"_ba;
        QTest::newRow("eight bytes")
            << "<i8"_ba
            << "0100000000000080"_ba
            << "0x8000000000000001"_ba
            << "0o1000000000000000000001"_ba << QByteArray("0b1" + QByteArray(62, '0') + "1");
        QTest::newRow("a float is none") << "<f4"_ba
                                         << "0000c03f"_ba
                                         << "1.5"_ba
                                         << "1.5"_ba
                                         << "1.5"_ba;
        QTest::newRow("nor is a boolean") << "|b1"_ba
                                          << "01"_ba
                                          << "True"_ba
                                          << "True"_ba
                                          << "True"_ba;
        QTest::newRow("nor is a count of days") << "<m8[D]"_ba
                                                << "0500000000000000"_ba
                                                << "5 days"_ba
                                                << "5 days"_ba
                                                << "5 days"_ba;
    }
    void writesAllBitsOfIntegers()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, hex);
        const QByteArray bytes = QByteArray::fromHex(hex);
        const auto* cell = reinterpret_cast<const std::byte*>(bytes.data());
        NumberFormat format;
        format.base = NumberFormat::Base::Hexadecimal;
        QTEST(QByteArray::fromStdString(textFor(dtype, format).of(cell)), "hexadecimal");
        format.base = NumberFormat::Base::Octal;
        QTEST(QByteArray::fromStdString(textFor(dtype, format).of(cell)), "octal");
        format.base = NumberFormat::Base::Binary;
        QTEST(QByteArray::fromStdString(textFor(dtype, format).of(cell)), "binary");
    }

    // Most rows are elements of real files with the text that NumPy gives them.
    void writesElementsAsNumPy_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](const char* dtype, const char* hex, const char* text) {
            QTest::addRow("%s %s", dtype, hex)
                << QByteArray(dtype) << QByteArray(hex) << QByteArray(text);
        };
        row("|b1", "00", "False");
        row("|b1", "01", "True");
        row("|b1", "07", "True");
        row("?", "00", "False");
        row("|i1", "80", "-128");
        row("|u1", "ff", "255");
        row("<i2", "0080", "-32768");
        row(">i2", "ff38", "-200");
        row("<u2", "ffff", "65535");
        row(">u2", "0102", "258");
        row("<i4", "00000080", "-2147483648");
        row(">i4", "000000ff", "255");
        row("<u4", "ffffffff", "4294967295");
        row(">u4", "01000000", "16777216");
        row("<i8", "0000000000000080", "-9223372036854775808");
        row(">i8", "8000000000000000", "-9223372036854775808");
        row("<u8", "ffffffffffffffff", "18446744073709551615");
        row(">u8", "1a581b4797d9241a", "1898297237240882202");
        row("uint", "1d00000000000000", "29");
        row(">u8", "1a581b4797d9241a", "1898297237240882202");
        row("<f2", "16d1", "-40.7");
        row("<f2", "34b5", "-0.3252");
        row(">f2", "0001", "6e-08");
        row("half", "1ed6", "-97.9");
        row("<f4", "000080ff", "-inf");
        row("<f4", "0000c07f", "nan");
        row("<f4", "00000000", "0.0");
        row(">f4", "3eaaaaab", "0.33333334");
        row(">f4", "3f0a1ff6", "0.5395502");
        row("<f8", "000000000000f87f", "nan");
        row("<f8", "0000000000000000", "0.0");
        row("<f8", "0000000000000040", "2.0");
        row(">f8", "0000000000000000", "0.0");
        row(">f8", "3fd5555555555555", "0.3333333333333333");
        row("<c8", "0000c07ff7f0c942", "(nan+100.970634j)");
        row("<c8", "01000000ffff7f7f", "(1e-45+3.4028235e+38j)");
        row("<c8", "cdcccc3dca1b0e5a", "(0.1+1e+16j)");
        row(">c8", "ff8000003f5c30e4", "(-inf+0.860121j)");
        row("<c16", "9b6dc262f38e52c0ffffffffffffef7f",
            "(-74.23360508906482+1.7976931348623157e+308j)");
        row("<c16", "a676378a7ad92a400100000000000000", "(13.4247630303101+5e-324j)");
        row(">c16", "000000000000000140552ca613865127", "(5e-324+84.69763649098296j)");
        row(">c16", "3fc492bd54f3651c3ff3be06c38d8e2e",
            "(0.16072813652025608+1.2338931692874087j)");
        row("S5", "c3b1616e64", "\u00f1and");
        row("S5", "cea96d6567", "\u03a9meg");
        row("S5", "3f3f313136", "??116");
        row("|S12", "4772fcdf6500000000000000", "b'Gr\\xfc\\xdfe'");
        row("|S12", "65cc81313232000000000000", "e\u0301122");
        row("|S12", "e69db1e4baac000000000000", "\u6771\u4eac");
        row("|S12", "612062313235000000000000", "a b125");
        row("<U1", "01fb0000", "\uFB01");
        row("<U1", "61000000", "a");
        row("<U7", "71000000750000006f00000074000000650000002200000027000000", "quote\"'");
        row("<U7", "01fb0000380000003800000000000000000000000000000000000000", "\uFB0188");
        row("<U7", "32000000380000000000000000000000000000000000000000000000", "28");
        row("<U7", "37000000340000000000000000000000000000000000000000000000", "74");
        row(">U4", "0000004700000072000000fc000000df", "Gr\u00fc\u00df");
        row(">U4", "000000610000006c0000007000000068", "alph");
        row("|V1", "13", "0x13");
        row("|V7", "21d7346127a5d3", "0x21d7346127a5d3");
        row("<M8", "08d9fdffffffffff", "-141048");
        row("<M8[D]", "0000000000000080", "NaT");
        row("<M8[D]", "0956000000000000", "2030-04-21");
        row("<M8[25s]", "5e193d54ffffffff", "-313-01-30T10:25:50");
        row("<M8[25s]", "129474a0ffffffff", "0700-02-04T21:27:30");
        row("<M8[M]", "0000000000000080", "NaT");
        row("<M8[W]", "35fcffffffffffff", "1951-05-24");
        row("<M8[Y]", "3200000000000000", "2020");
        row("<M8[as]", "1657e11185e79e0b", "1970-01-01T00:00:00.837361139454138134");
        row("<M8[h]", "214b090000000000", "2039-06-25T09");
        row("<M8[m]", "167841feffffffff", "1914-05-12T21:10");
        row("<M8[ms]", "103004a47effffff", "1952-05-24T12:19:49.392");
        row("<M8[ns]", "0e70eea06f37a7fc", "1962-05-11T18:14:57.539846158");
        row(">M8[s]", "000000006f8f6361", "2029-04-23T19:47:45");
        row("<m8", "1e7df3ffffffffff", "-819938 generic time units");
        row("<m8[7D]", "473a000000000000", "104433 days");
        row("<m8[Y]", "0000000000000080", "NaT");
        row("<m8[Y]", "0701000000000000", "263 years");
        row(">m8[ms]", "0000000a21b51d79", "43515190649 milliseconds");
        row("|O", "1101000000000000", "0x1101000000000000");
        row("<f8", "0000000000000080", "-0.0");
        row("<f4", "17b7d138", "1e-04");
        row(">c16", "00000000000000003ff0000000000000", "1j");
        row(">c16", "80000000000000003ff0000000000000", "(-0+1j)");
        row("S5", "0000000000", "");
        row("S5", "6100620000", "b'a\\x00b'");
        row("S5", "6127620000", "a'b");
        row("S5", "2761220000", "'a\"");
        row("S5", "0a0d095c7f", "b'\\n\\r\\t\\\\\\x7f'");
        row("<U3", "000000000000000000000000", "");
        row("<U3", "00d800006100000000001100", "\uFFFDa\uFFFD");
        row(">U2", "0001f6000000ffff", "\U0001F600\uFFFF");
        row("<M8[fs]", "0000000000000080", "NaT");
        row("<f16", "00000000000000c0ff3f000000000000", "1.5");
        row(">f16", "0000000000003fffc000000000000000", "1.5");
        row("<f12", "cdccccccccccccccfb3fffff", "0.1");
        row("<c32", "000000000000008000400000000000000000000000000080ff3f000000000000", "(2+1j)");
        row("c24",
            "000000000000000000000000"
            "000000000000008000c00000",
            "-2j");
        row("[('a', '<i2'), ('b', '<f4', (2,)), ('c', 'S2')]", "01000000003f000000406100",
            "(1, [0.5, 2.0], 'a')");
        row("[('a', '>i2')]", "0001", "(1,)");
        row("[('t', '<U2'), ('d', '<M8[D]'), ('e', '<m8[s]')]",
            "27000000e5650000010000000000000005000000 00000000",
            "(\"'\u65e5\", '1970-01-02', 5 seconds)");
        row("[('t', '<U1'), ('d', '<M8[D]')]", "0a0000000000000000000080", "('\\n', 'NaT')");
        row("[('n', [('x', '?'), ('y', 'V2')], (2,))]", "0001ff010203",
            "([(False, 0x01ff), (True, 0x0203)],)");
        row("('u1', (2, 2))", "01020304", "[[1, 2], [3, 4]]");
        row("[('a', 'u1', (0,)), ('b', 'u1'), ('s', 'S')]", "07", "([], 7, '')");
        row("{'names': ['b', 'a'], 'formats': ['u1', 'u1'], 'offsets': [3, 0]}", "01000002",
            "(2, 1)");
        row("{'names': [], 'formats': [], 'itemsize': 1}", "07", "()");
    }
    void writesElementsAsNumPy()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, text);
        const ByteBuffer cell = test::bytesFromHex(hex.toStdString());
        const CellText cellText = textFor(dtype);
        QCOMPARE(cellText.dtype().itemsize, cell.size());
        QCOMPARE(QByteArray::fromStdString(cellText.of(cell.data())), text);
    }

    // Those are that of which every character is seen, and that cannot be taken for b'..'.
    void writesBytesAsTextWhereTheyAreText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("literal");
        const auto row = [](const QByteArray& bytes, const char* text, const char* literal) {
            QTest::newRow(literal) << bytes << QByteArray(text) << QByteArray(literal);
        };
        const auto same = [row](const QByteArray& bytes, const char* literal) {
            row(bytes, literal, literal);
        };
        row("ab", "ab", "b'ab'");
        row("", "", "b''");
        row(" a  ", " a  ", "b' a  '");
        row("a\\n'\"", "a\\n'\"", "b'a\\\\n\\'\"'");
        row("\u6771", "\u6771", "b'\\xe6\\x9d\\xb1'");
        row("0x1f", "0x1f", "b'0x1f'");
        row("b'a", "b'a", "b\"b'a\"");
        row("b'a\"", "b'a\"", "b'b\\'a\"'");
        row("ab'a'", "ab'a'", "b\"ab'a'\"");
        same("b'a'", "b\"b'a'\"");
        same("b''", "b\"b''\"");
        same("b\"\"", "b'b\"\"'");
        same(" b'' ", "b\" b'' \"");
        same("b'a' 'b'", "b\"b'a' 'b'\"");
        same("a\n", "b'a\\n'");
        same("a\tb", "b'a\\tb'");
        same("\x1b[1m", "b'\\x1b[1m'");
        same("\x7f", "b'\\x7f'");
        same(QByteArray("a\0b", 3), "b'a\\x00b'");
        same("caf\xe9", "b'caf\\xe9'");
        same("\xe6\x9d", "b'\\xe6\\x9d'");
        same("\xed\xa0\x80", "b'\\xed\\xa0\\x80'");
        same("a\u200b", "b'a\\xe2\\x80\\x8b'");
        same("\u202eab", "b'\\xe2\\x80\\xaeab'");
        same("\u0085", "b'\\xc2\\x85'");
    }
    void writesBytesAsTextWhereTheyAreText()
    {
        QFETCH(QByteArray, bytes);
        const QByteArray cell = bytes.leftJustified(20, '\0');
        const auto* first = reinterpret_cast<const std::byte*>(cell.constData());
        const auto textOf = [&](NumberFormat::Bytes notation) {
            return QByteArray::fromStdString(textFor("S20", {.bytes = notation}).of(first));
        };
        QTEST(textOf(NumberFormat::Bytes::AsText), "text");
        QTEST(textOf(NumberFormat::Bytes::Literal), "literal");
    }

    void writesBytesInsideOfElementsInQuotes()
    {
        const DType dtype = *parseDType("[('a', 'S5'), ('b', 'S2', (2,))]", {});
        const ByteBuffer cell = "62276127006c27ff00"_hex;
        QCOMPARE(CellText(dtype).of(cell.data()), std::string("(b\"b'a'\", [\"l'\", b'\\xff'])"));
        QCOMPARE(CellText(dtype, {.bytes = NumberFormat::Bytes::Literal}).of(cell.data()),
                 std::string("(b\"b'a'\", [b\"l'\", b'\\xff'])"));
    }

    void writesRawBytesOfAnySize()
    {
        const ByteBuffer cell = "00ff10"_hex;
        QCOMPARE(CellText(rawDType(3)).of(cell.data()), std::string("0x00ff10"));
    }

    void endsLongSubArraysWhereTheTextIsLongEnough()
    {
        const auto dtype = parseDType("[('a', 'u1', (100, 100)), ('b', 'u1', (3,))]", Limits());
        const ByteBuffer cell(dtype->itemsize);
        QCOMPARE(CellText(*dtype, {}, 9).of(cell.data()),
                 std::string("([[0, 0, ...], ...], [...])"));
    }

    void keepsItsFormat()
    {
        const ByteBuffer half = "0038"_hex;
        const ByteBuffer nan = "007e"_hex;
        const CellText text = textFor("<f2", {2, "", ','});
        QCOMPARE(text.of(half.data()), std::string("0,50"));
        QCOMPARE(text.of(nan.data()), std::string());
        const CellText copy = text;
        QCOMPARE(copy.of(half.data()), std::string("0,50"));
    }

    void writesNaTLikeNaNWhenThatHasAnotherText()
    {
        const ByteBuffer notATime = "0000000000000080"_hex;
        QCOMPARE(textFor("<M8[s]").of(notATime.data()), std::string("NaT"));
        QCOMPARE(textFor("<m8[s]", {{}, "missing", '.'}).of(notATime.data()),
                 std::string("missing"));
    }

    void writesRunsAsTheirCellsOneByOne_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<std::size_t>("apart"); // from one cell to the next, in cells
        for (const char* dtype : {"|b1", "|u1", "|i1", "<i2", ">i2", "<u4", ">i4", "<i8", ">u8",
                                  "<f2", "<f4", ">f4", "<f8", "<U1", "<U3", ">U12"})
            for (const std::size_t apart : {1U, 2U})
                QTest::addRow("%s, %zu apart", dtype, apart) << QByteArray(dtype) << apart;
    }
    // Of equal cells, of all lengths, with bytes that are large, small and, of floats, no numbers.
    void writesRunsAsTheirCellsOneByOne()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(std::size_t, apart);
        const CellText text = textFor(dtype, {{}, "", '.'});
        const std::size_t itemsize = text.dtype().itemsize;
        ByteBuffer cells;
        for (std::size_t length = 1; length < 90; ++length)
            for (std::size_t i = 0; i < length * itemsize; ++i)
                cells.push_back(static_cast<std::byte>(length * 47 * (i % itemsize + 1)));
        for (std::size_t first = 0; first < 300; first += 7)
            for (const std::size_t count : {0U, 1U, 2U, 15U, 16U, 17U, 500U, 1700U}) {
                const std::byte* const begin = &cells[first * itemsize];
                std::string expected;
                for (std::size_t i = 0; i < count; ++i) {
                    expected += i > 0 ? ";" : "";
                    text.append(begin + i * apart * itemsize, expected);
                }
                std::string written(count * (text.mostOfOne() + 1), '?');
                const CellRun run{begin, static_cast<std::ptrdiff_t>(apart * itemsize), count};
                const char* const end = text.write(run, ';', written.data());
                written.resize(static_cast<std::size_t>(end - written.data()));
                QCOMPARE(written, expected);
            }
    }

    void appendsBehindWhatIsThere()
    {
        const ByteBuffer cells = "01 02"_hex;
        const CellText cellText = textFor("|u1");
        std::string line;
        cellText.append(&cells[0], line);
        line += ',';
        cellText.append(&cells[1], line);
        QCOMPARE(line, std::string("1,2"));
    }
};

const test::Registered<TestCellText> registered;

} // namespace bloscope::tst_cell_text

#include "tst_cell_text.moc"
