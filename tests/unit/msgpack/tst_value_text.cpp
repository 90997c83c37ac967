#include "core/msgpack/value_text.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_value_text {

using namespace msgpack_value;

namespace {

std::string textOfHex(const QByteArray& hex, std::size_t most)
{
    const auto text = shortText(test::bytesFromHex(hex.toStdString()), most);
    if (!text)
        qFatal("%s", text.error().text().c_str());
    return *text;
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
        row("d6 ff 6553f100", "<2023-11-14T22:13:20Z>");
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
        QCOMPARE(QByteArray::fromStdString(textOfHex(hex, 1000)), text);
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
        const std::string shown = textOfHex(hex, static_cast<std::size_t>(most));
        QCOMPARE(QByteArray::fromStdString(shown), text);
    }

    void staysShortForTheDeepestValue()
    {
        ByteBuffer bytes(1'000'000, std::byte{0x91});
        bytes.push_back(std::byte{0x01});
        QCOMPARE(*shortText(bytes, 10), std::string("[[[[[[[[[[...]]]]]]]]]]"));
    }

    void namesEntriesByTheirKeys_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("name");

        QTest::newRow("text") << QByteArray("a3610a62") << QByteArray("a\\nb");
        QTest::newRow("number") << QByteArray("05") << QByteArray("5");
        QTest::newRow("tuple") << tuple << QByteArray("(1, 2)");
    }
    void namesEntriesByTheirKeys()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, name);
        const ByteBuffer key = test::bytesFromHex(hex.toStdString());
        QCOMPARE(QByteArray::fromStdString(keyText(key, *storedItemAt(key, 0))), name);
    }

    void refusesWhatIsNotComplete()
    {
        QCOMPARE(shortText(test::bytesFromHex("92 01"), 10).error().text(),
                 std::string("not a complete msgpack value"));
    }
};

const test::Registered<TestValueText> registered;

} // namespace bloscope::tst_value_text

#include "tst_value_text.moc"
