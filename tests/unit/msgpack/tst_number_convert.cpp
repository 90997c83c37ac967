#include "core/msgpack/item_type.h"
#include "tests/support/compare.h"
#include "tests/support/hex_or_sentence.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_number_convert {

using namespace msgpack_value;
using namespace test;

class TestNumberConvert : public QObject {
    Q_OBJECT

 private slots:
    void convertsNumbers_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<ItemType>("type");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* item, ItemType type, const char* result) {
            QTest::addRow("%s to %s", item, std::string(nameOf(type)).c_str())
                << QByteArray(item) << type << std::string(result);
        };
        // between widths
        row("05", ItemType::Int8, "d005");
        row("05", ItemType::Int16, "d10005");
        row("05", ItemType::Int32, "d200000005");
        row("05", ItemType::Int64, "d30000000000000005");
        row("05", ItemType::UInt8, "cc05");
        row("05", ItemType::UInt16, "cd0005");
        row("05", ItemType::UInt32, "ce00000005");
        row("05", ItemType::UInt64, "cf0000000000000005");
        row("d3ffffffffffffffff", ItemType::Integer, "ff");
        row("d3ffffffffffffffff", ItemType::Int8, "d0ff");
        row("cf000000000000007f", ItemType::Int8, "d07f");
        row("cf0000000000000080", ItemType::Int8, "128 does not fit in int8 (-128 to 127)");
        row("ff", ItemType::UInt64, "-1 does not fit in uint64 (0 to 18446744073709551615)");
        row("cfffffffffffffffff", ItemType::Int64,
            "18446744073709551615 does not fit in int64 (-9223372036854775808 to "
            "9223372036854775807)");
        row("d38000000000000000", ItemType::Integer, "d38000000000000000");
        // floats to whole numbers
        row("cb4014000000000000", ItemType::Integer, "05");
        row("ca40a00000", ItemType::Int16, "d10005");
        row("cb8000000000000000", ItemType::Integer, "00"); // -0.0
        row("cbc3e0000000000000", ItemType::Int64, "d38000000000000000");
        row("cb43e0000000000000", ItemType::UInt64, "cf8000000000000000");
        row("cb43e0000000000000", ItemType::Int64,
            "9223372036854775808 does not fit in int64 (-9223372036854775808 to "
            "9223372036854775807)");
        row("cb3ff8000000000000", ItemType::Integer, "1.5 is not a whole number");
        row("cb7ff8000000000000", ItemType::Integer, "nan is not a whole number");
        row("cbfff0000000000000", ItemType::Integer, "-inf is not a whole number");
        row("cb4415af1d78b58c40", ItemType::Integer, "1e+20 does not fit in integer");
        row("cbc415af1d78b58c40", ItemType::Int8, "-1e+20 does not fit in int8");
        row("ca43960000", ItemType::Int8, "300 does not fit in int8 (-128 to 127)");
        // whole numbers to floats
        row("d0fb", ItemType::Float32, "cac0a00000");
        row("ce01000000", ItemType::Float32, "ca4b800000");
        row("ce01000001", ItemType::Float32,
            "16777217 cannot be represented exactly in float32; the nearest value is 16777216.0");
        row("cf0020000000000000", ItemType::Float64, "cb4340000000000000");
        row("cf0020000000000001", ItemType::Float64,
            "9007199254740993 cannot be represented exactly in float64; the nearest value is "
            "9007199254740992.0");
        row("cf8000000000000000", ItemType::Float64, "cb43e0000000000000");
        row("cfffffffffffffffff", ItemType::Float64,
            "18446744073709551615 cannot be represented exactly in float64; the nearest value is "
            "1.8446744073709552e+19");
        row("d38000000000000000", ItemType::Float32, "cadf000000");
        // between floats
        row("ca3dcccccd", ItemType::Float64, "cb3fb99999a0000000");
        row("cb3ff8000000000000", ItemType::Float32, "ca3fc00000");
        row("cb8000000000000000", ItemType::Float32, "ca80000000");
        row("cb7ff8000000000000", ItemType::Float32, "ca7fc00000");
        row("cbfff0000000000000", ItemType::Float32, "caff800000");
        row("cb3fb999999999999a", ItemType::Float32,
            "0.1 cannot be represented exactly in float32; the nearest value is "
            "0.10000000149011612");
        row("cb7fefffffffffffff", ItemType::Float32,
            "1.7976931348623157e+308 does not fit in float32");
        row("cb0000000000000001", ItemType::Float32,
            "5e-324 cannot be represented exactly in float32; the nearest value is 0.0");
        // booleans
        row("c3", ItemType::Integer, "01");
        row("c2", ItemType::Int16, "d10000");
        row("c3", ItemType::Float32, "ca3f800000");
        row("01", ItemType::Boolean, "c3");
        row("d30000000000000000", ItemType::Boolean, "c2");
        row("cb3ff0000000000000", ItemType::Boolean, "c3");
        row("02", ItemType::Boolean, "2 is neither 0 nor 1");
        row("ff", ItemType::Boolean, "-1 is neither 0 nor 1");
        row("cb7ff8000000000000", ItemType::Boolean, "nan is neither 0 nor 1");
        // times
        row("d6ff6553f100", ItemType::Integer, "ce6553f100");
        row("d6ff6553f100", ItemType::Float64, "cb41d954fc40000000");
        row("d6ff6553f100", ItemType::Int8, "1700000000 does not fit in int8 (-128 to 127)");
        row("c70cff00000000ffffffffffffffff", ItemType::Integer, "ff");
        row("c70cff1dcd6500ffffffffffffffff", ItemType::Float64, "cbbfe0000000000000");
        row("d7ff0773594000000000", ItemType::Integer,
            "1970-01-01T00:00:00.031250000Z is not a whole number");
        row("d7ff0773594000000000", ItemType::Float64, "cb3fa0000000000000");
        row("d7ff0000000400000000", ItemType::Float64,
            "1970-01-01T00:00:00.000000001Z cannot be represented exactly in seconds");
        row("c70cff1dcd65000020000000000000", ItemType::Float64,
            "9007199254740992.500000000 s since 1970 cannot be represented exactly in float64");
        row("ce6553f100", ItemType::Timestamp, "d6ff6553f100");
        row("ff", ItemType::Timestamp, "c70cff00000000ffffffffffffffff");
        row("cbbfe0000000000000", ItemType::Timestamp, "c70cff1dcd6500ffffffffffffffff");
        row("cb3fa0000000000000", ItemType::Timestamp, "d7ff0773594000000000");
        row("cb3f60000000000000", ItemType::Timestamp, "d7ff0077359400000000"); // 1/512
        row("cb3fb999999999999a", ItemType::Timestamp,
            "0.1 s is not a whole number of nanoseconds");
        row("cb7ff0000000000000", ItemType::Timestamp,
            "inf s is not a whole number of nanoseconds");
        row("cb4415af1d78b58c40", ItemType::Timestamp,
            "1e+20 s is not a whole number of nanoseconds");
        row("cfffffffffffffffff", ItemType::Timestamp,
            "18446744073709551615 does not fit in int64 (-9223372036854775808 to "
            "9223372036854775807)");
    }
    void convertsNumbers()
    {
        QFETCH(QByteArray, item);
        QFETCH(ItemType, type);
        QTEST(hexOrSentence(convertNumber(bytesFromHex(item.toStdString()), type)), "result");
    }

    void knowsWhatIsANumber()
    {
        std::string names;
        for (const ItemTypeFacts& facts : itemTypes())
            if (isNumber(facts.type))
                names += std::string(facts.name) + ' ';
        QCOMPARE(names, std::string("boolean integer int8 int16 int32 int64 uint8 uint16 uint32 "
                                    "uint64 float32 float64 timestamp "));
    }
};

const Registered<TestNumberConvert> registered;

} // namespace bloscope::tst_number_convert

#include "tst_number_convert.moc"
