#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_json {

using namespace msgpack_value;
using namespace Qt::Literals;

class TestJson : public QObject {
    Q_OBJECT

 private slots:
    void writesNumbersForPeople_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* hex, const char* json) {
            QTest::newRow(json) << QByteArray(hex) << QByteArray(json);
        };
        row("cb3fe0000000000000", "0.5");
        row("ca3dcccccd", "0.1");
        row("cb7ff8000000000000", R"({"$f64":"nan"})");
        row("cfffffffffffffffff", "18446744073709551615");
        row("d38000000000000000", "-9223372036854775808");
        row("93a95f5f7475706c655f5f01cb3ff0000000000000", "[1,1.0]");
        row("81a17892cb3fe0000000000000c0", R"({"x":[0.5,null]})");
        row("c403616263", R"({"$bin":"616263"})");
    }
    void writesNumbersForPeople()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, json);
        const auto read = readValue(test::bytesFromHex(hex.toStdString()), Limits());
        QVERIFY(read);
        QCOMPARE(QByteArray::fromStdString(toPlainJson(read->value).dump()), json);
    }

    void writesWhatJsonCanSayAndWhatItCannot_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("json");

        const auto row = [](const char* hex, const char* json) {
            QTest::newRow(json) << QByteArray(hex) << QByteArray(json);
        };
        row("c0", "null");
        row("c3", "true");
        row("ff", "-1");
        row("cf0020000000000000", "9007199254740992");
        row("cf0020000000000001", R"({"$int":"9007199254740993"})");
        row("d3ffdfffffffffffff", R"({"$int":"-9007199254740993"})");
        row("d38000000000000000", R"({"$int":"-9223372036854775808"})");
        row("cfffffffffffffffff", R"({"$int":"18446744073709551615"})");
        row("cb4004000000000000", "2.5");
        row("cb4000000000000000", "2.0");
        row("cb8000000000000000", "-0.0");
        row("cb3fb999999999999a", "0.1");
        row("cb444b1ae4d6e2ef50", "1e+21");
        row("cb4340000000000001", "9.007199254740994e+15");
        row("cb0000000000000001", "5e-324");
        row("cb7fefffffffffffff", "1.7976931348623157e+308");
        row("cb7ff8000000000000", R"({"$f64":"nan"})");
        row("cbfff0000000000000", R"({"$f64":"-inf"})");
        row("ca3dcccccd", R"({"$f32":"0.1"})");
        row("ca7e967699", R"({"$f32":"1e+38"})");
        row("ca80000000", R"({"$f32":"-0.0"})");
        row("a3616263", R"("abc")");
        row("a4fffe0061", R"({"$str_hex":"fffe0061"})");
        row("c403616263", R"({"$bin":"616263"})");
        row("d48078", R"({"$ext":[-128,"78"]})");
        row("c7007f", R"({"$ext":[127,""]})");
        row("d6ff6553f100", R"({"$ext":[-1,"6553f100"],"$timestamp":"1700000000.000000000"})");
        row("9301a16190", R"([1,"a",[]])");
        row("82a161 01 a162 c0", R"({"a":1,"b":null})");
        row("82a162 01 a161 02", R"({"b":1,"a":2})");
        row("80", "{}");
        row("83a16101a16102a16203", R"({"$map":[["a",1],["a",2],["b",3]]})");
        row("8101a16b", R"({"$map":[[1,"k"]]})");
        row("81c40162a16b", R"({"$map":[[{"$bin":"62"},"k"]]})");
        row("81cb4004000000000000a16b", R"({"$map":[[2.5,"k"]]})");
        row("81a2fffe01", R"({"$map":[[{"$str_hex":"fffe"},1]]})");
        row("81a424696e74a135", R"({"$map":[["$int","5"]]})");
    }
    void writesWhatJsonCanSayAndWhatItCannot()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, json);
        const auto read = readValue(test::bytesFromHex(hex.toStdString()), Limits());
        QVERIFY(read);
        QCOMPARE(QByteArray::fromStdString(toJson(read->value).dump()), json);
    }

    void writesTheDeepestValueThatIsRead()
    {
        ByteBuffer bytes(Limits().msgpackDepth, std::byte{0x91});
        bytes.push_back(std::byte{0x01});
        const std::string json = toJson(readValue(bytes, Limits())->value).dump();
        QCOMPARE(json.size(), 2 * Limits().msgpackDepth + 1);
    }
};

const test::Registered<TestJson> registered;

} // namespace bloscope::tst_json

#include "tst_json.moc"
