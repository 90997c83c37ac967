#include "core/export/json_writer.h"

#include "core/export/json_text.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_json_writer {

using namespace test;

constexpr auto asText = NumberFormat::Bytes::AsText;

class TestJsonWriter : public QObject {
    Q_OBJECT

 private slots:
    void quotesAnyBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("plain") << QByteArray("a b") << QByteArray("\"a b\"");
        QTest::newRow("quotes") << QByteArray("\"\\/") << QByteArray("\"\\\"\\\\/\"");
        QTest::newRow("controls") << QByteArray("\n\x1f\0", 3)
                                  << QByteArray("\"\\u000a\\u001f\\u0000\"");
        QTest::newRow("hidden") << QByteArray("\x7f\u009b\u202e")
                                << QByteArray("\"\\u007f\\u009b\\u202e\"");
        QTest::newRow("letters") << QByteArray("\u00e9\u6771") << QByteArray("\"\u00e9\u6771\"");
        QTest::newRow("no UTF-8") << QByteArray("a\xff") << QByteArray("\"a\ufffd\"");
    }
    void quotesAnyBytes()
    {
        QFETCH(QByteArray, bytes);
        std::string json;
        appendJsonText(bytes.toStdString(), json);
        QVERIFY(nlohmann::json::accept(json));
        QTEST(QByteArray::fromStdString(json), "json");
    }

    void writesCellsAsJsonHasThem_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<ByteBuffer>("elements");
        QTest::addColumn<QByteArray>("lines");
        const auto row = [](const char* dtype, const ByteBuffer& elements, const char* lines) {
            QTest::newRow(dtype) << QByteArray(dtype) << elements << QByteArray(lines);
        };
        row("?", elementsOf<char>({0, 1}), "false\ntrue\n");
        row("<i8", elementsOf<std::int64_t>({INT64_MIN, 5}), "-9223372036854775808\n5\n");
        row("<f4", elementsOf<float>({0.1F, NAN}), "0.1\nnull\n");
        row("<f8", elementsOf<double>({-INFINITY, 1e300}), "\"-inf\"\n1e+300\n");
        row("<M8[s]", elementsOf<std::int64_t>({0, INT64_MIN}), "\"1970-01-01T00:00:00\"\nnull\n");
        row("S2", elementsOf<char>({'a', '"', 0, 0}), "\"a\\\"\"\n\"\"\n");
        row("S1", elementsOf<char>({'\n', '\xff'}), "\"b'\\\\n'\"\n\"b'\\\\xff'\"\n");
        row("[('a', 'u1'), ('b', 'u1', (2, 1))]", elementsOf<char>({1, 2, 3, 4, 5, 6}),
            "{\"a\":1,\"b\":[[2],[3]]}\n{\"a\":4,\"b\":[[5],[6]]}\n");
    }
    void writesCellsAsJsonHasThem()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(ByteBuffer, elements);
        const OpenedArray array(arrayFrame({2}, dtype.toStdString(), elements));
        std::string lines;
        QVERIFY(writeJsonLines(array.reader(), array.slice(), asText, *memorySink(lines)));
        QTEST(QByteArray::fromStdString(lines), "lines");
    }

    void writesBytesInEitherNotation()
    {
        const OpenedArray array(
            arrayFrame({1}, "[('s', 'S2'), ('t', 'S1', (2,))]", bytesOf("ab c")));
        std::string lines;
        QVERIFY(writeJsonLines(array.reader(), array.slice(), NumberFormat::Bytes::Literal,
                               *memorySink(lines)));
        QCOMPARE(lines, std::string("{\"s\":\"b'ab'\",\"t\":[\"b' '\",\"b'c'\"]}\n"));
    }

    void writesAListForEachRow_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<QByteArray>("lines");
        QTest::newRow("rows") << QByteArray("1, :2") << QByteArray("[6,7,8]\n[9,10,11]\n");
        QTest::newRow("further") << QByteArray(":, :, 0") << QByteArray("[0,3]\n[6,9]\n");
        QTest::newRow("one") << QByteArray("1, 1, 1") << QByteArray("10\n");
        QTest::newRow("down") << QByteArray("1, 1") << QByteArray("9\n10\n11\n");
        QTest::newRow("nothing") << QByteArray("1:1, 0") << QByteArray("");
    }
    void writesAListForEachRow()
    {
        QFETCH(QByteArray, slice);
        const OpenedArray array(
            arrayFrame({2, 2, 3}, {1, 2, 2}, {1, 1, 2}, "<u2", counted<std::uint16_t>(12)));
        std::string lines;
        QVERIFY(writeJsonLines(array.reader(), array.slice(slice.constData()), asText,
                               *memorySink(lines)));
        QTEST(QByteArray::fromStdString(lines), "lines");
    }

    void writesNullForWhatIsDamaged()
    {
        ByteBuffer frame =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{7}));
        damageBlock(frame, 0);
        const OpenedArray array(std::move(frame));
        std::string lines;
        const auto report =
            writeJsonLines(array.reader(), array.slice(":, :2"), asText, *memorySink(lines));
        QCOMPARE(lines, std::string("[null,null]\n[7,7]\n"));
        QCOMPARE(report->damagedCells, 2U);
    }

    void writesWideLinesInPieces()
    {
        const OpenedArray array(arrayFrame({2, 3'000'000}, {1, 700'000}, {1, 70'000}, "<u4",
                                           counted<std::uint32_t>(6'000'000)));
        std::string lines;
        QVERIFY(writeJsonLines(array.reader(), array.slice(), asText, *memorySink(lines)));
        QCOMPARE(std::ranges::count(lines, '\n'), 2);
        QCOMPARE(std::ranges::count(lines, ','), 2 * 2'999'999);
        QVERIFY(lines.starts_with("[0,1,") && lines.ends_with(",5999999]\n"));
        QVERIFY(lines.find(",2999999]\n[3000000,") != std::string::npos);
    }
};

const Registered<TestJsonWriter> registered;

} // namespace bloscope::tst_json_writer

#include "tst_json_writer.moc"
