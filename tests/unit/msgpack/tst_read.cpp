#include "core/msgpack/read.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_read {

using namespace msgpack_value;
using namespace test::literals;
using namespace Qt::Literals;

namespace {

Value text(std::string bytes)
{
    return {Text{std::move(bytes)}};
}

Value integer(std::int64_t value)
{
    return {value};
}

ByteBuffer nested(std::size_t levels)
{
    ByteBuffer bytes(levels, std::byte{0x91});
    bytes.push_back(std::byte{0xc0});
    return bytes;
}

} // namespace

class TestRead : public QObject {
    Q_OBJECT

 private slots:
    void readsEveryType_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<Value>("value");

        const auto row = [](const char* hex, Value value) {
            QTest::newRow(hex) << QByteArray(hex) << value;
        };
        row("c0", {Nil()});
        row("c2", {false});
        row("c3", {true});
        row("00", integer(0));
        row("7f", integer(127));
        row("e0", integer(-32));
        row("ff", integer(-1));
        row("cc ff", integer(255));
        row("cd ffff", integer(65535));
        row("ce ffffffff", integer(4294967295));
        row("cf 7fffffffffffffff", integer(INT64_MAX));
        row("cf 8000000000000000", {std::uint64_t(1) << 63});
        row("d0 80", integer(-128));
        row("d0 05", integer(5));
        row("d1 8000", integer(-32768));
        row("d2 80000000", integer(INT32_MIN));
        row("d3 8000000000000000", integer(INT64_MIN));
        row("ca 3dcccccd", {0.1F});
        row("cb 3fb999999999999a", {0.1});
        row("a0", text(""));
        row("a3 616263", text("abc"));
        row("d9 01 61", text("a"));
        row("da 0001 61", text("a"));
        row("db 00000001 61", text("a"));
        row("a2 fffe", text("\xff\xfe"));
        row("c4 00", {Binary{}});
        row("c4 02 0102", {Binary{"0102"_hex}});
        row("c5 0001 ff", {Binary{"ff"_hex}});
        row("c6 00000001 ff", {Binary{"ff"_hex}});
        row("d4 2a 01", {Extension{42, "01"_hex}});
        row("d5 80 0102", {Extension{-128, "0102"_hex}});
        row("d6 ff 01020304", {Extension{-1, "01020304"_hex}});
        row("d7 01 0102030405060708", {Extension{1, "0102030405060708"_hex}});
        row("d8 01 01020304050607080102030405060708",
            {Extension{1, "01020304050607080102030405060708"_hex}});
        row("c7 00 05", {Extension{5, {}}});
        row("c7 01 05 ff", {Extension{5, "ff"_hex}});
        row("c8 0001 05 ff", {Extension{5, "ff"_hex}});
        row("c9 00000001 05 ff", {Extension{5, "ff"_hex}});
        row("90", {Array()});
        row("93 01 a161 c0", {Array{integer(1), text("a"), {Nil()}}});
        row("dc 0001 02", {Array{integer(2)}});
        row("dd 00000001 02", {Array{integer(2)}});
        row("92 91 01 90", {Array{{Array{integer(1)}}, {Array()}}});
        row("80", {Map()});
        row("82 a161 01 a162 02", {Map{{text("a"), integer(1)}, {text("b"), integer(2)}}});
        row("de 0001 01 02", {Map{{integer(1), integer(2)}}});
        row("df 00000001 01 02", {Map{{integer(1), integer(2)}}});
        row("82 a161 01 a161 02", {Map{{text("a"), integer(1)}, {text("a"), integer(2)}}});
        row("81 81 01 02 91 03", {Map{{{Map{{integer(1), integer(2)}}}, {Array{integer(3)}}}}});
    }
    void readsEveryType()
    {
        QFETCH(QByteArray, hex);
        QFETCH(Value, value);
        const ByteBuffer bytes = test::bytesFromHex(hex.toStdString());
        const auto read = readValue(bytes, Limits());
        QVERIFY(read);
        QVERIFY(read->value == value);
        QCOMPARE(read->used, bytes.size());
    }

    void keepsTheBitsOfFloats()
    {
        const auto negative = readValue("ca 80000000"_hex, Limits());
        QVERIFY(std::signbit(std::get<float>(negative->value.data)));
        const auto nan = readValue("cb 7ff8000000000001"_hex, Limits());
        QVERIFY(std::isnan(std::get<double>(nan->value.data)));
    }

    void leavesWhatFollowsTheFirstValue()
    {
        const auto read = readValue("92 01 02 a161"_hex, Limits());
        QVERIFY(read);
        QCOMPARE(read->used, std::size_t(3));
    }

    void refusesWhatIsNotComplete_data()
    {
        QTest::addColumn<QByteArray>("hex");

        for (const char* hex : {"",
                                "c1",
                                "92 01",
                                "92 01 c1",
                                "a3 6162",
                                "d9",
                                "d9 05 61",
                                "db ffffffff 61",
                                "c4",
                                "c4 01",
                                "c6 ffffffff 00",
                                "c9 ffffffff 05 00",
                                "d4 05",
                                "d8 01 0102",
                                "ca 3dcc",
                                "cf 00",
                                "81",
                                "81 a161",
                                "82 a161 01",
                                "dc ffff 01",
                                "dd ffffffff",
                                "dd 7fffffff 01 02",
                                "de ffff",
                                "df ffffffff",
                                "df 80000000 01 02",
                                "91 dd ffffffff"})
            QTest::newRow(hex) << QByteArray(hex);
    }
    void refusesWhatIsNotComplete()
    {
        QFETCH(QByteArray, hex);
        const auto read = readValue(test::bytesFromHex(hex.toStdString()), Limits());
        QVERIFY(!read);
        QVERIFY(read.error().kind() == ErrorKind::Malformed);
        QCOMPARE(read.error().text(), std::string("not a complete msgpack value"));
    }

    void refusesWhatIsNestedTooDeeply()
    {
        Limits limits;
        limits.msgpackDepth = 3;
        QVERIFY(readValue(nested(3), limits));
        const auto refused = readValue(nested(4), limits);
        QVERIFY(refused.error().kind() == ErrorKind::Limit);
        QCOMPARE(refused.error().text(),
                 std::string("nested too deeply to be shown: more than 3 levels"));

        QVERIFY(readValue(nested(Limits().msgpackDepth), Limits()));
        QVERIFY(!readValue(nested(1'000'000), Limits()));
        ByteBuffer maps(1'000'000, std::byte{0x81});
        QVERIFY(readValue(maps, Limits()).error().kind() == ErrorKind::Limit);
    }

    void countsLevelsNotContainers()
    {
        Limits limits;
        limits.msgpackDepth = 2;
        QVERIFY(readValue("94 90 90 90 90"_hex, limits));
    }

    void refusesMoreValuesThanItKeeps()
    {
        Limits limits;
        limits.msgpackValues = 4;
        QVERIFY(readValue("92 01 92 01 02"_hex, limits));
        const auto refused = readValue("92 01 93 01 02 03"_hex, limits);
        QVERIFY(refused.error().kind() == ErrorKind::Limit);
        QCOMPARE(refused.error().text(), std::string("too many values to be shown: more than 4"));
        QVERIFY(!readValue("83 01 02 03 04 05 06"_hex, limits));
    }
};

const test::Registered<TestRead> registered;

} // namespace bloscope::tst_read

#include "tst_read.moc"
