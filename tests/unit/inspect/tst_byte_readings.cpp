#include "core/inspect/byte_readings.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <algorithm>

namespace bloscope::tst_byte_readings {

using namespace test;

class TestByteReadings : public QObject {
    Q_OBJECT

 private slots:
    void readsBytesAsEachType_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("little");
        QTest::addColumn<std::string>("big");
        const auto row = [](const char* name, const ByteBuffer& bytes, std::string type,
                            std::string little, std::string big = {}) {
            QTest::newRow(name) << bytes << type << little << big;
        };
        row("int8", "ff"_hex, "int8", "-1");
        row("uint8", "ff"_hex, "uint8", "255");
        row("int16", "00ff"_hex, "int16", "-256", "255");
        row("uint16", "0100"_hex, "uint16", "1", "256");
        row("int32", "ffffffff"_hex, "int32", "-1", "-1");
        row("uint32", "40420f00"_hex, "uint32", "1 000 000", "1 078 071 040");
        row("int64", "feffffffffffffff"_hex, "int64", "-2", "-72 057 594 037 927 937");
        row("uint64", "0000000000000001"_hex, "uint64", "72 057 594 037 927 936", "1");
        row("float16", "003c"_hex, "float16", "1.0", "3.6e-06");
        row("float32", "0000c03f"_hex, "float32", "1.5", "6.8965e-41");
        row("float64", "000000000000f83f"_hex, "float64", "1.5", "3.13984e-319");
        row("too few bytes", "0102"_hex, "int32", "", "");
        row("text", "68c3a4210a41"_hex, "text", "hä!");
        row("no text", "ff41"_hex, "text", "");
        row("msgpack", "93010203ff"_hex, "msgpack", "[1, 2, 3]");
        row("no msgpack", "93"_hex, "msgpack", "");
        row("nothing", {}, "uint8", "");
    }
    void readsBytesAsEachType()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(std::string, type);
        QFETCH(std::string, little);
        QFETCH(std::string, big);
        const auto readings = readingsOf(bytes);
        const auto found = std::ranges::find(readings, type, &ByteReading::type);
        QVERIFY(found != readings.end());
        QCOMPARE(found->little, little);
        QCOMPARE(found->big, big);
    }

    void looksAtABoundedNumberOfBytes()
    {
        const ByteBuffer letters(1'000'000, std::byte('a'));
        for (const ByteReading& reading : readingsOf(letters))
            QVERIFY(reading.little.size() < 100);
    }
};

const Registered<TestByteReadings> registered;

} // namespace bloscope::tst_byte_readings

#include "tst_byte_readings.moc"
