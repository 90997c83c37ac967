#include "core/msgpack/item_path.h"
#include "tests/support/compare.h"
#include "tests/support/hex_or_sentence.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_text {

using namespace msgpack_value;
using namespace test;

namespace {

// The bytes of the item, or the sentence.
} // namespace

class TestItemText : public QObject {
    Q_OBJECT

 private slots:
    // With the item itself as what it replaces, its text gives the same bytes.
    void goesThereAndBack_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* item, const char* text) {
            QTest::addRow("%.20s %.20s", item, text) << QByteArray(item) << std::string(text);
        };
        row("c0", "null");
        row("c2", "false");
        row("c3", "true");
        row("00", "0");
        row("7f", "127");
        row("e0", "-32");
        row("cc05", "5");
        row("ccff", "255");
        row("cd0005", "5");
        row("ceffffffff", "4294967295");
        row("cf0000000000000005", "5");
        row("cfffffffffffffffff", "18446744073709551615");
        row("d005", "5");
        row("d080", "-128");
        row("d1fffb", "-5");
        row("d280000000", "-2147483648");
        row("d38000000000000000", "-9223372036854775808");
        row("d37fffffffffffffff", "9223372036854775807");
        row("ca3dcccccd", "0.1");
        row("ca7f7fffff", "3.4028235e+38");
        row("ca00000001", "1e-45");
        row("ca80000000", "-0.0");
        row("ca7fc00000", "nan");
        row("ca7f800001", "nan"); // a signalling one
        row("caff800000", "-inf");
        row("cb3fb999999999999a", "0.1");
        row("cb3ff0000000000000", "1.0");
        row("cb7fefffffffffffff", "1.7976931348623157e+308");
        row("cb0000000000000001", "5e-324");
        row("cb7ff8000000000000", "nan");
        row("cbfff8000000000123", "nan");
        row("cb7ff0000000000000", "inf");
        row("a0", "");
        row("a3 20c3bc", " ü");
        row("d902 0a09", "\n\t");
        row("da0001 22", "\"");
        row("db00000003 6e756c", "nul");
        row("c400", "");
        row("c402 00ff", "00ff");
        row("c50001 61", "61");
        row("c600000001 61", "61");
        row("d405 ff", "ff");
        row("c70005", "");
        row("c701 05 ff", "ff");
        row("c80001 80 ff", "ff");
        row("c900000001 7f ff", "ff");
        row("d6ff 6553f100", "2023-11-14T22:13:20Z");
        row("d7ff 000000006553f100", "2023-11-14T22:13:20Z");
        row("c70cff 00000000000000006553f100", "2023-11-14T22:13:20Z");
        row("c80004ff 6553f100", "2023-11-14T22:13:20Z");
        row("d7ff ee6b27fc6553f100", "2023-11-14T22:13:20.999999999Z");
        row("c70cff 3b9ac9ff8000000000000000", "-9223372036854775808.999999999 s since 1970");
        row("d5ff 0000", "0000"); // no time
    }
    void goesThereAndBack()
    {
        QFETCH(QByteArray, item);
        QFETCH(std::string, text);
        const ByteBuffer bytes = bytesFromHex(item.toStdString());
        const auto stored = storedItemAt(bytes, 0);
        QVERIFY(stored);
        const auto line = itemText(bytes, *stored);
        QVERIFY(line);
        QCOMPARE(*line, text);
        const auto back = itemFromText(*line, typeOf(bytes, *stored), bytes);
        QVERIFY2(back, outcomeOf(back).c_str());
        QCOMPARE(*back, bytes);
    }

    void hasNoLineForContainersAndWhatIsNoText_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* item, const char* sentence) {
            QTest::newRow(item) << QByteArray(item) << std::string(sentence);
        };
        row("90", "array can only be edited item by item or as JSON");
        row("91a95f5f7475706c655f5f", "tuple can only be edited item by item or as JSON");
        row("80", "map can only be edited item by item or as JSON");
        row("a1ff", "this text is not valid UTF-8; edit it as JSON or as bytes");
    }
    void hasNoLineForContainersAndWhatIsNoText()
    {
        QFETCH(QByteArray, item);
        const ByteBuffer bytes = bytesFromHex(item.toStdString());
        const auto line = itemText(bytes, *storedItemAt(bytes, 0));
        QVERIFY(failedAs(ErrorKind::Usage, line));
        QTEST(line.error().text(), "sentence");
    }

    void readsLines_data()
    {
        QTest::addColumn<ItemType>("type");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("result");
        const auto row = [](ItemType type, const char* text, const char* result) {
            QTest::addRow("%s %.40s", std::string(nameOf(type)).c_str(), text)
                << type << std::string(text) << std::string(result);
        };
        row(ItemType::Nil, " null ", "c0");
        row(ItemType::Nil, "nil", "c0");
        row(ItemType::Nil, "0", "nil needs null");
        row(ItemType::Boolean, "true", "c3");
        row(ItemType::Boolean, " false", "c2");
        row(ItemType::Boolean, "1", "boolean needs true or false");
        row(ItemType::Integer, "127", "7f");
        row(ItemType::Integer, "128", "cc80");
        row(ItemType::Integer, "256", "cd0100");
        row(ItemType::Integer, "65536", "ce00010000");
        row(ItemType::Integer, "4294967296", "cf0000000100000000");
        row(ItemType::Integer, "18446744073709551615", "cfffffffffffffffff");
        row(ItemType::Integer, "-32", "e0");
        row(ItemType::Integer, "-33", "d0df");
        row(ItemType::Integer, "-129", "d1ff7f");
        row(ItemType::Integer, "-9223372036854775808", "d38000000000000000");
        row(ItemType::Integer, "18446744073709551616",
            "18446744073709551616 does not fit in integer (-9223372036854775808 to "
            "18446744073709551615)");
        row(ItemType::Integer, "-9223372036854775809",
            "-9223372036854775809 does not fit in integer (-9223372036854775808 to "
            "18446744073709551615)");
        row(ItemType::Integer, "1.0",
            "integer needs an integer from -9223372036854775808 to 18446744073709551615");
        row(ItemType::Int8, "+5", "d005");
        row(ItemType::Int8, " -128 ", "d080");
        row(ItemType::Int8, "007", "d007");
        row(ItemType::Int8, "-0", "d000");
        row(ItemType::Int8, "300", "300 does not fit in int8 (-128 to 127)");
        row(ItemType::Int8, "-129", "-129 does not fit in int8 (-128 to 127)");
        row(ItemType::Int8, "", "int8 needs an integer from -128 to 127");
        row(ItemType::Int8, "-", "int8 needs an integer from -128 to 127");
        row(ItemType::Int8, "+-5", "int8 needs an integer from -128 to 127");
        row(ItemType::Int8, "0x10", "int8 needs an integer from -128 to 127");
        row(ItemType::Int8, "1 2", "int8 needs an integer from -128 to 127");
        row(ItemType::Int16, "32767", "d17fff");
        row(ItemType::Int16, "32768", "32768 does not fit in int16 (-32768 to 32767)");
        row(ItemType::Int32, "-1", "d2ffffffff");
        row(ItemType::Int32, "2147483648",
            "2147483648 does not fit in int32 (-2147483648 to 2147483647)");
        row(ItemType::Int64, "5", "d30000000000000005");
        row(ItemType::Int64, "9223372036854775808",
            "9223372036854775808 does not fit in int64 (-9223372036854775808 to "
            "9223372036854775807)");
        row(ItemType::UInt8, "255", "ccff");
        row(ItemType::UInt8, "256", "256 does not fit in uint8 (0 to 255)");
        row(ItemType::UInt8, "-1", "-1 does not fit in uint8 (0 to 255)");
        row(ItemType::UInt16, "65535", "cdffff");
        row(ItemType::UInt16, "65536", "65536 does not fit in uint16 (0 to 65535)");
        row(ItemType::UInt32, "0", "ce00000000");
        row(ItemType::UInt32, "4294967296", "4294967296 does not fit in uint32 (0 to 4294967295)");
        row(ItemType::UInt64, "5", "cf0000000000000005");
        row(ItemType::UInt64, "18446744073709551615", "cfffffffffffffffff");
        row(ItemType::UInt64, "-5", "-5 does not fit in uint64 (0 to 18446744073709551615)");
        row(ItemType::UInt64, "99999999999999999999999999999999999999999999999999",
            "9999999999999999999999999999999999999999... does not fit in uint64 (0 to "
            "18446744073709551615)");
        row(ItemType::Float32, "0.1", "ca3dcccccd");
        row(ItemType::Float32, " +1 ", "ca3f800000");
        row(ItemType::Float32, "-inf", "caff800000");
        row(ItemType::Float32, "1e39",
            "1e39 does not fit in float32: its exponent is too large or too small");
        row(ItemType::Float32, "1e-60",
            "1e-60 does not fit in float32: its exponent is too large or too small");
        row(ItemType::Float32, "", "float32 needs a number, nan, inf or -inf");
        row(ItemType::Float64, "1e39", "cb48078287f49c4a1d");
        row(ItemType::Float64, "-0", "cb8000000000000000");
        row(ItemType::Float64, "nan", "cb7ff8000000000000");
        row(ItemType::Float64, "1e400",
            "1e400 does not fit in float64: its exponent is too large or too small");
        row(ItemType::Float64, "1,5", "float64 needs a number, nan, inf or -inf");
        row(ItemType::Float64, "0x1p3", "float64 needs a number, nan, inf or -inf");
        row(ItemType::Text, "", "a0");
        row(ItemType::Text, " null ", "a6206e756c6c20");
        row(ItemType::Text, "\xff", "str needs UTF-8 text");
        row(ItemType::Bytes, "", "c400");
        row(ItemType::Bytes, "00 Ff\n10", "c40300ff10");
        row(ItemType::Bytes, "0", "bin needs two hex digits for each byte");
        row(ItemType::Bytes, "0g", "bin needs two hex digits for each byte");
        row(ItemType::Extension, "01 02", "d5000102");
        row(ItemType::Extension, "x", "ext needs two hex digits for each byte");
        row(ItemType::Timestamp, " 2023-11-14 22:13:20 ", "d6ff6553f100");
        row(ItemType::Timestamp, "2023-11-14T22:13:20.999999999Z", "d7ffee6b27fc6553f100");
        row(ItemType::Timestamp, "1969-12-31T23:59:59Z", "c70cff00000000ffffffffffffffff");
        row(ItemType::Timestamp, "yesterday",
            "timestamp needs a time in UTC, such as 2023-11-14T22:13:20Z");
        row(ItemType::List, "[]", "array can only be edited item by item or as JSON");
        row(ItemType::Tuple, "()", "tuple can only be edited item by item or as JSON");
        row(ItemType::Mapping, "{}", "map can only be edited item by item or as JSON");
    }
    void readsLines()
    {
        QFETCH(ItemType, type);
        QFETCH(std::string, text);
        const auto item = itemFromText(text, type);
        QTEST(hexOrSentence(item), "result");
        QVERIFY(item || item.error().kind() == ErrorKind::Usage);
    }

    void keepsTheFormsOfWhatWasThere_data()
    {
        QTest::addColumn<ItemType>("type");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, ItemType type, const char* text, const char* before,
                            const char* result) {
            QTest::newRow(name) << type << std::string(text) << QByteArray(before)
                                << std::string(result);
        };
        row("width of any integer", ItemType::Integer, "6", "cd0005", "cd0006");
        row("as far as it fits", ItemType::Integer, "70000", "cd0005", "ce00011170");
        row("not for a type with a width", ItemType::UInt8, "6", "cd0005", "cc06");
        row("nor from another kind", ItemType::Integer, "6", "ca00000000", "06");
        row("length of text", ItemType::Text, "ab", "d90161", "d9026162");
        row("length of bytes", ItemType::Bytes, "0102", "c5000161", "c500020102");
        row("type of an extension", ItemType::Extension, "0102", "d42a61", "d52a0102");
        row("type and length of an extension", ItemType::Extension, "0102", "c7012a61",
            "c7022a0102");
        row("width of a time", ItemType::Timestamp, "1970-01-02", "c70cff000000000000000000000000",
            "c70cff000000000000000000015180");
        row("a time where something else was", ItemType::Timestamp, "1970-01-02", "d42a61",
            "d6ff00015180");
        row("bits of a nan", ItemType::Float64, "nan", "cbfff8000000000123", "cbfff8000000000123");
        row("not those of another float", ItemType::Float64, "nan", "ca7fc00001",
            "cb7ff8000000000000");
        row("nothing of what is no value", ItemType::Text, "a", "d9", "a161");
    }
    void keepsTheFormsOfWhatWasThere()
    {
        QFETCH(ItemType, type);
        QFETCH(std::string, text);
        QFETCH(QByteArray, before);
        QTEST(hexOrSentence(itemFromText(text, type, bytesFromHex(before.toStdString()))),
              "result");
    }

    void keepsWidthsThatSomebodyChose_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* text, const char* before,
                            const char* result) {
            QTest::newRow(name) << std::string(text) << QByteArray(before) << std::string(result);
        };
        row("shortest form grows", "300", "05", "cd012c");
        row("from a byte", "300", "ccc8", "cd012c");
        row("and shrinks", "5", "cd012c", "05");
        row("and goes below zero", "-300", "ccc8", "d1fed4");
        row("below zero", "300", "d09c", "cd012c");
        row("64 bits", "5", "cfffffffffffffffff", "05");
        row("a width that is longer", "300", "cd0005", "cd012c");
        row("is kept", "70000", "cd0005", "70000 does not fit in uint16 (0 to 65535)");
        row("below zero, too", "300", "d005", "300 does not fit in int8 (-128 to 127)");
        row("a float", "5", "ca3fc00000", "ca40a00000");
        row("text", "5", "d90161", "d90135");
        row("an extension", "ff", "d42a61", "d42aff");
        row("a list", "5", "90", "array can only be edited item by item or as JSON");
        row("nothing", "5", "", "not a complete msgpack value");
    }
    void keepsWidthsThatSomebodyChose()
    {
        QFETCH(std::string, text);
        QFETCH(QByteArray, before);
        QTEST(hexOrSentence(editedItem(text, bytesFromHex(before.toStdString()))), "result");
    }
};

const Registered<TestItemText> registered;

} // namespace bloscope::tst_item_text

#include "tst_item_text.moc"
