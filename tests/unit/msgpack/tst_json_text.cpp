#include "core/bytes/byte_writer.h"
#include "core/msgpack/json.h"
#include "tests/support/corpus.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_json_text {

using namespace msgpack_value;
using namespace test;

namespace {

// The metadata of the corpus that its manifest quotes in full and calls msgpack.
std::vector<ByteBuffer> valuesOfTheCorpus()
{
    std::vector<ByteBuffer> values;
    for (const CorpusEntry& entry : readManifest(corpusFolder() / "manifest.json"))
        for (const char* section : {"meta", "vlmeta"})
            for (const auto& item : entry.facts.value(section, CorpusEntry::Json::array()))
                if (item.value("msgpack", false) && item.contains("hex") &&
                    item.at("hex").get<std::string>().size() ==
                        2 * item.at("size").get<std::size_t>() &&
                    item.value("msgpack_used", item.at("size").get<int>()) == item.at("size"))
                    values.push_back(bytesFromHex(item.at("hex").get<std::string>()));
    return values;
}

} // namespace

class TestJsonText : public QObject {
    Q_OBJECT

 private slots:
    void losesNothingOfTheCorpusOnTheWayToJsonAndBack()
    {
        const std::vector<ByteBuffer> values = valuesOfTheCorpus();
        QVERIFY(values.size() > 100);
        for (const ByteBuffer& value : values)
            for (const JsonLayout layout : {JsonLayout::OneLine, JsonLayout::Indented}) {
                const auto json = jsonText(value, layout);
                QVERIFY2(json, hexOf(value).c_str());
                const auto back = valueFromJson(*json, value);
                QVERIFY2(back && *back == value, json->c_str());
            }
        qInfo("%zu values", values.size());
    }

    void losesNoFloatOnTheWayToJsonAndBack()
    {
        std::mt19937_64 random(15);
        for (int i = 0; i < 20'000; ++i) {
            ByteWriter value;
            value.byte(0xcb);
            value.big(random());
            const auto json = jsonText(value.view(), JsonLayout::OneLine);
            QVERIFY(json);
            const auto back = valueFromJson(*json, {});
            const bool isNumber = !json->starts_with("{");
            QVERIFY2(back && (!isNumber || std::ranges::equal(*back, value.view())), json->c_str());
            QVERIFY(isNumber || json->find("nan") != std::string::npos);
        }
    }

    void changesWhatWasChangedOnly()
    {
        // {"width": uint32 1, "f": float32 1.5}
        const ByteBuffer value = bytesFromHex("82 a5 7769647468 ce00000001 a1 66 ca3fc00000");
        QCOMPARE(*jsonText(value, JsonLayout::OneLine),
                 std::string(R"({"width":1,"f":{"$f32":"1.5"}})"));
        const auto changed = valueFromJson(R"({"width": 2, "f": {"$f32": "1.5"}})", value);
        QCOMPARE(hexOf(*changed), std::string("82a57769647468ce00000002a166ca3fc00000"));
    }

    void losesTypesInPlainText_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("plain");
        const auto row = [](const char* hex, const char* plain) {
            QTest::newRow(hex) << QByteArray(hex) << QByteArray(plain);
        };
        row("c0", "null");
        row("c3", "true");
        row("cd0005", "5");
        row("cfffffffffffffffff", "18446744073709551615");
        row("cb4004000000000000", "2.5");
        row("ca3dcccccd", "0.1");
        row("cb7ff8000000000000", "nan");
        row("a0", "");
        row("a3220a5c", "\"\n\\");
        row("a2ff61", "\xff"
                      "a");
        row("c40200ff", "00ff");
        row("d6ff6553f100", "2023-11-14T22:13:20Z");
        row("93a95f5f7475706c655f5f01ca3f000000", "[1,0.5]");
        row("82a161a162a163cfffffffffffffffff", R"({"a":"b","c":18446744073709551615})");
    }
    void losesTypesInPlainText()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, plain);
        const auto text = plainText(bytesFromHex(hex.toStdString()));
        QVERIFY2(text, text ? "" : text.error().text().c_str());
        QCOMPARE(QByteArray::fromStdString(*text), plain);
    }

    void hasNoJsonForOtherBytes()
    {
        QCOMPARE(jsonText(bytesFromHex("c1"), JsonLayout::OneLine).error().text(),
                 std::string("this is not a msgpack value and has no JSON form"));
        QCOMPARE(jsonText(bytesFromHex("01 02 03"), JsonLayout::OneLine).error().text(),
                 std::string("2 bytes follow the msgpack value and have no JSON form"));
        QVERIFY(!plainText(bytesFromHex("01 02 03")));
        QCOMPARE(hexOf(*valueFromJson("1", bytesFromHex("c1"))), std::string("01"));
    }
};

const Registered<TestJsonText> registered;

} // namespace bloscope::tst_json_text

#include "tst_json_text.moc"
