#include "core/msgpack/value_file.h"
#include "tests/support/compare.h"
#include "tests/support/hex_or_sentence.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_value_file {

using namespace msgpack_value;
using namespace test;

namespace {

ByteBuffer fromHex(const QByteArray& hex)
{
    return bytesFromHex(hex.toStdString());
}

std::string hexOfText(std::string_view text)
{
    return hexOf(bytesOf(text));
}

} // namespace

class TestValueFile : public QObject {
    Q_OBJECT

 private slots:
    void exportsValues_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ValueFormat>("format");
        QTest::addColumn<std::string>("file");
        const auto row = [](const char* name, const char* value, ValueFormat format,
                            const std::string& file) {
            QTest::newRow(name) << QByteArray(value) << format << file;
        };
        const ValueFormat msgpack = ValueFormat::Msgpack;
        row("msgpack", "93 01 cd0002 d90161", msgpack, "9301cd0002d90161");
        row("no msgpack", "68656c6c6f", msgpack, "this is not exactly one msgpack value");
        row("msgpack with bytes behind", "01 ff", msgpack, "this is not exactly one msgpack value");
        row("nothing", "", msgpack, "this is not exactly one msgpack value");

        const ValueFormat json = ValueFormat::Json;
        row("json", "81 a161 92 01 c0", json,
            hexOfText("{\n  \"a\": [\n    1,\n    null\n  ]\n}\n"));
        row("json of bytes", "c40100", json, hexOfText("{\n  \"$bin\": \"00\"\n}\n"));
        row("json of no msgpack", "c1", json, "this is not a msgpack value and has no JSON form");

        const ValueFormat raw = ValueFormat::Raw;
        row("raw text", "d903 61c3bc", raw, "61c3bc");
        row("raw text that is not valid UTF-8", "a1ff", raw, "ff");
        row("raw bytes", "c50002 00ff", raw, "00ff");
        row("raw extension", "d52a 00ff", raw, "00ff");
        row("no bytes", "c400", raw, "");
        row("raw text, no msgpack", "68656c6c6f", raw, "68656c6c6f");
        row("raw bytes, no msgpack", "c1 00", raw, "c100");
        row("raw with bytes behind", "a161 ff", raw, "a161ff");
        row("raw number", "d005", raw,
            "int8 cannot be the content of a file: only text, bytes and extensions can");
        row("raw map", "80", raw,
            "map cannot be the content of a file: only text, bytes and extensions can");
    }
    void exportsValues()
    {
        QFETCH(QByteArray, value);
        QFETCH(ValueFormat, format);
        QTEST(hexOrSentence(exportValue(fromHex(value), format)), "file");
    }

    void importsValues_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<ValueFormat>("format");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<std::string>("value");
        const auto row = [](const char* name, const std::string& file, ValueFormat format,
                            const char* before, const char* value) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << format << QByteArray(before)
                                << std::string(value);
        };
        const ValueFormat msgpack = ValueFormat::Msgpack;
        row("msgpack as it is", "92 cd0001 d90161", msgpack, "920102", "92cd0001d90161");
        row("half a value", "92 01", msgpack, "", "not a complete msgpack value");
        row("no msgpack", "c1", msgpack, "", "not a complete msgpack value");
        row("two values", "01 02", msgpack, "", "1 byte after the msgpack value");
        row("an empty file", "", msgpack, "", "not a complete msgpack value");

        const ValueFormat json = ValueFormat::Json;
        row("json", hexOfText("[1, \"a\"]\n"), json, "", "9201a161");
        row("json in the forms before", hexOfText("[1, \"a\"]"), json, "dc0002d2000000070a",
            "dc0002d200000001a161");
        row("json after a mark", hexOfText("\xef\xbb\xbf[1]"), json, "", "9101");

        const ValueFormat raw = ValueFormat::Raw;
        row("raw, new", "00ff", raw, "", "c40200ff");
        row("raw over bytes", "00ff", raw, "c600000000", "c60000000200ff");
        row("raw over text", "61c3bc", raw, "d900", "d90361c3bc");
        row("no UTF-8 over text", "ff", raw, "a161", "this is not UTF-8 text");
        row("raw over an extension", "00ff", raw, "d42a07", "d52a00ff");
        row("raw over a map", "00ff", raw, "80", "c40200ff");
        row("raw over no msgpack", "00ff", raw, "68656c6c6f", "00ff");
        row("raw over a value with bytes behind", "00ff", raw, "a161ff", "00ff");
        row("nothing, new", "", raw, "", "c400");
    }
    void importsValues()
    {
        QFETCH(QByteArray, file);
        QFETCH(ValueFormat, format);
        QFETCH(QByteArray, before);
        QTEST(hexOrSentence(importValue(fromHex(file), format, fromHex(before))), "value");
    }

    void bringsBackWhatItExported_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char* value :
             {"c0", "d10005", "cb7ff8000000000123", "d90161", "c5000100", "c8000105ff",
              "d6ff00000000", "dd00000002d3000000000000000591a95f5f7475706c655f5f",
              "de0001cd0001d90161"})
            QTest::newRow(value) << QByteArray(value);
    }
    void bringsBackWhatItExported()
    {
        QFETCH(QByteArray, value);
        const ByteBuffer bytes = fromHex(value);
        for (const ValueFormat format :
             {ValueFormat::Msgpack, ValueFormat::Json, ValueFormat::Raw}) {
            const auto file = exportValue(bytes, format);
            if (!file)
                continue; // no raw form
            QCOMPARE(hexOrSentence(importValue(*file, format, bytes)), hexOf(bytes));
        }
    }

    void saysWhatKindOfErrorItIs()
    {
        QVERIFY(failedAs(ErrorKind::Unsupported, exportValue("80"_hex, ValueFormat::Raw)));
        QVERIFY(failedAs(ErrorKind::Malformed, importValue("0101"_hex, ValueFormat::Msgpack, {})));
        QVERIFY(failedAs(ErrorKind::Usage, importValue("7b"_hex, ValueFormat::Json, {})));
        QVERIFY(failedAs(ErrorKind::Usage, importValue("ff"_hex, ValueFormat::Raw, "a0"_hex)));
        Limits few;
        few.msgpackValues = 1;
        QVERIFY(
            failedAs(ErrorKind::Limit, importValue("920101"_hex, ValueFormat::Msgpack, {}, few)));
    }
};

const Registered<TestValueFile> registered;

} // namespace bloscope::tst_value_file

#include "tst_value_file.moc"
