#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"
#include "tests/support/hex.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::msgpack_value;

namespace {

Value valueOf(const QByteArray& hex)
{
    auto read = readValue(test::bytesFromHex(hex.toStdString()), Limits());
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return std::move(read->value);
}

// "(1, 2)" of python-blosc2
const QByteArray tuple = "93 a9 5f5f7475706c655f5f 01 02";

} // namespace

class TestValueText : public QObject {
    Q_OBJECT

 private slots:
    void writesValuesOnOneLine_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](const char* hex, const char* text) {
            QTest::newRow(text) << QByteArray(hex) << QByteArray(text);
        };
        row("c0", "null");
        row("c2", "false");
        row("d3 8000000000000000", "-9223372036854775808");
        row("cf ffffffffffffffff", "18446744073709551615");
        row("ca 3dcccccd", "0.1");
        row("cb 7ff8000000000000", "nan");
        row("a0", "\"\"");
        row("a3 61220a", "\"a\\\"\\n\"");
        row("a2 fffe", "\"\\xff\\xfe\"");
        row("c4 00", "<0 bytes>");
        row("c4 03 616263", "<3 bytes 616263>");
        row("d4 2a 01", "<extension 42, 1 byte 01>");
        row("d6 ff 6553f100", "<timestamp 1700000000.000000000>");
        row("90", "[]");
        row("93 01 02 a161", R"([1, 2, "a"])");
        row("80", "{}");
        row("82 a5756e697473 a14b 01 91c3", R"({"units": "K", 1: [true]})");
        row("91 a9 5f5f7475706c655f5f", "()");
        row("92 a9 5f5f7475706c655f5f 05", "(5,)");
        row("93 a9 5f5f7475706c655f5f 05 90", "(5, [])");
        row("92 05 a9 5f5f7475706c655f5f", R"([5, "__tuple__"])");
    }
    void writesValuesOnOneLine()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(shortText(valueOf(hex), 1000)), text);
    }

    void leavesOutWhatIsTooLong_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<int>("most");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](const char* hex, int most, const char* text) {
            QTest::newRow(text) << QByteArray(hex) << most << QByteArray(text);
        };
        row("95 01 02 03 04 05", 10, "[1, 2, 3, ...]");
        row("82 a5756e697473 a14b a3616263 01", 12, R"({"units": "K", ...})");
        row("a6 616263646566", 3, R"("abc...")");
        row("a6 61e282ac6263", 3, R"("a...")");
        row("c4 06 010203040506", 12, "<6 bytes 0102...>");
        row("c4 06 010203040506", 0, "<6 bytes...>");
        row("91 91 91 91 01", 2, "[[...]]");
        row("91 01", 0, "[...]");
    }
    void leavesOutWhatIsTooLong()
    {
        QFETCH(QByteArray, hex);
        QFETCH(int, most);
        QFETCH(QByteArray, text);
        const std::string shown = shortText(valueOf(hex), static_cast<std::size_t>(most));
        QCOMPARE(QByteArray::fromStdString(shown), text);
    }

    void staysShortForTheDeepestValue()
    {
        const ByteBuffer bytes(Limits().msgpackDepth, std::byte{0x91});
        ByteBuffer complete = bytes;
        complete.push_back(std::byte{0x01});
        const Value value = readValue(complete, Limits())->value;
        QCOMPARE(shortText(value, 10), std::string("[[[[[[[[[[...]]]]]]]]]]"));
    }

    void namesKinds_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("kind");

        QTest::newRow("null") << QByteArray("c0") << QByteArray("null");
        QTest::newRow("boolean") << QByteArray("c2") << QByteArray("boolean");
        QTest::newRow("integer") << QByteArray("05") << QByteArray("integer");
        QTest::newRow("large") << QByteArray("cf ffffffffffffffff") << QByteArray("integer");
        QTest::newRow("float32") << QByteArray("ca 00000000") << QByteArray("float32");
        QTest::newRow("float64") << QByteArray("cb 0000000000000000") << QByteArray("float64");
        QTest::newRow("text") << QByteArray("a0") << QByteArray("text");
        QTest::newRow("bytes") << QByteArray("c4 00") << QByteArray("bytes");
        QTest::newRow("extension") << QByteArray("d4 01 02") << QByteArray("extension");
        QTest::newRow("list") << QByteArray("90") << QByteArray("list");
        QTest::newRow("tuple") << tuple << QByteArray("tuple");
        QTest::newRow("map") << QByteArray("80") << QByteArray("map");
    }
    void namesKinds()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, kind);
        const std::string_view name = kindOf(valueOf(hex));
        QCOMPARE(QByteArray(name.data(), qsizetype(name.size())), kind);
    }

    void walksTheItemsOfListsTuplesAndMaps()
    {
        const Value list = valueOf("92 05 a161");
        QCOMPARE(childCount(list), std::size_t(2));
        QCOMPARE(childAt(list, 1).name, std::string("[1]"));
        QCOMPARE(shortText(*childAt(list, 1).value, 10), std::string(R"("a")"));

        const Value pair = valueOf(tuple);
        QCOMPARE(childCount(pair), std::size_t(2));
        QCOMPARE(childAt(pair, 0).name, std::string("[0]"));
        QCOMPARE(shortText(*childAt(pair, 0).value, 10), std::string("1"));

        const Value map = valueOf("83 a3610a62 01 05 02 9101 03");
        QCOMPARE(childCount(map), std::size_t(3));
        QCOMPARE(childAt(map, 0).name, std::string("a\\nb"));
        QCOMPARE(childAt(map, 1).name, std::string("5"));
        QCOMPARE(childAt(map, 2).name, std::string("[1]"));
        QCOMPARE(shortText(*childAt(map, 2).value, 10), std::string("3"));

        QCOMPARE(childCount(valueOf("a3616263")), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestValueText)
#include "tst_value_text.moc"
