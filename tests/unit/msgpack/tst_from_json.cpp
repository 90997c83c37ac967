#include "core/msgpack/json.h"
#include "core/msgpack/write.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_from_json {

using namespace msgpack_value;

// What people type, and what it becomes.
class TestFromJson : public QObject {
    Q_OBJECT

 private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("msgpack"); // in its shortest form
        const auto row = [](const char* json, const char* msgpack) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(msgpack);
        };
        row("null", "c0");
        row("true", "c3");
        row(" 5 ", "05");
        row("-1", "ff");
        row("-33", "d0df");
        row("200", "ccc8");
        row("-9223372036854775808", "d38000000000000000");
        row("18446744073709551615", "cfffffffffffffffff");
        row("1.5", "cb3ff8000000000000");
        row("2.0", "cb4000000000000000");
        row("-0.0", "cb8000000000000000");
        row("5e-324", "cb0000000000000001");
        row(R"({"$f64": "2.5"})", "cb4004000000000000");
        row("1e2", "cb4059000000000000");
        row(R"("K")", "a14b");
        row(R"("\u00e9")", "a2c3a9");
        row("[1, [], {}]", "93019080");
        row(R"({"b": 1, "a": null})", "82a16201a161c0");
        row(R"({"$int": "9007199254740993"})", "cf0020000000000001");
        row(R"({"$f32": "1.5"})", "ca3fc00000");
        row(R"({"$f32": 0.5})", "ca3f000000");
        row(R"({"$f64": "-inf"})", "cbfff0000000000000");
        row(R"({"$f64": 1})", "cb3ff0000000000000");
        row(R"({"$bin": "00FF"})", "c40200ff");
        row(R"({"$str_hex": "ff"})", "a1ff");
        row(R"({"$ext": [42, "0102"]})", "d52a0102");
        row(R"({"$ext": [-1, "00000001"], "$timestamp": "1.000000000"})", "d6ff00000001");
        row(R"({"$timestamp": "1.000000000"})", "d6ff00000001");
        row(R"({"$timestamp": "1.000000002"})", "d7ff0000000800000001");
        row(R"({"$timestamp": "-1.000000000"})", "c70cff00000000ffffffffffffffff");
        row(R"({"$map": [[1, 2], ["$x", 3], [1, 4]]})", "830102a2247803"
                                                        "0104");
        row(R"(["__tuple__", 1])", "92a95f5f7475706c655f5f01");
    }
    void reads()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, msgpack);
        const auto value = fromJson(json.toStdString());
        QVERIFY2(value, value ? "" : value.error().text().c_str());
        QCOMPARE(QByteArray(hexOf(writeValue(*value)).c_str()), msgpack);
    }

    void saysWhereAndWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<qulonglong>("place");
        const auto row = [](const char* json, const char* sentence, qulonglong place) {
            QTest::newRow(json) << QByteArray(json) << QString(sentence) << place;
        };
        row("", "unexpected end of input", 0);
        row(" \n", "unexpected end of input", 2);
        row("{\"a\": }", "unexpected '}'", 6);
        row("[1, 2", "unexpected end of input", 5);
        row("nul", "invalid literal", 3);
        row("1 2", "expected end of input", 2);
        row("[18446744073709551616]", "the integer 18446744073709551616 has more than 64 bits", 21);
        row(R"({"a": 1, "a": 2})", "the key \"a\" occurs twice", 11);
        row(R"({"$bin": "0"})", "$bin needs two hex digits for each byte", 12);
        row(R"({"$bin": "zz"})", "$bin needs two hex digits for each byte", 13);
        row(R"({"$bin": 1})", "$bin needs a string", 10);
        row(R"({"$f32": "x"})", "$f32 needs a number", 12);
        row(R"({"$int": "1.5"})", "$int needs a whole number", 14);
        row(R"({"$ext": [200, ""]})", "$ext needs [type, hex]", 18);
        row(R"({"$map": [[1]]})", "$map needs a list of [key, value]", 14);
        row(R"({"$what": 1})", "$what has no meaning here", 11);
        row(R"({"$bin": "", "x": 1})", "$bin must be the only member", 19);
        row(R"({"$ext": [-1, "00000001"], "$timestamp": "2.000000000"})", "contradict each other",
            54);
        row(R"({"$timestamp": "1.5"})", "nine digits", 20);
    }
    void saysWhereAndWhatIsWrong()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, sentence);
        QFETCH(qulonglong, place);
        const auto value = fromJson(json.toStdString());
        QVERIFY(!value);
        QCOMPARE(value.error().kind(), ErrorKind::Usage);
        const QString text = QString::fromStdString(value.error().text());
        QVERIFY2(text.contains(sentence), qPrintable(text));
        QCOMPARE(qulonglong(value.error().offset().value_or(999)), place);
    }

    void leavesOutTheWordsOfTheParser()
    {
        QCOMPARE(QString::fromStdString(fromJson("[1,\n \"a\"").error().text()),
                 QString("unexpected end of input; expected ']' (at byte 8)"));
        QCOMPARE(fromJson("[1,\n nul]").error().text(), std::string("invalid literal (at byte 8)"));
    }

    void refusesWhatIsNestedTooDeeply()
    {
        const auto nested = [](std::size_t levels) {
            return std::string(levels, '[') + std::string(levels, ']');
        };
        QVERIFY(fromJson(nested(512)));
        QCOMPARE(fromJson(nested(513)).error().kind(), ErrorKind::Limit);
        QVERIFY(!fromJson(std::string(1'000'000, '[')));
    }
};

const test::Registered<TestFromJson> registered;

} // namespace bloscope::tst_from_json

#include "tst_from_json.moc"
