#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write {

using namespace msgpack_value;
using namespace test;

namespace {

Value valueOf(const QByteArray& hex)
{
    return readValue(bytesFromHex(hex.toStdString()), {})->value;
}

QByteArray written(const QByteArray& value, const QByteArray& stored)
{
    const ByteBuffer bytes = writeLike(valueOf(value), bytesFromHex(stored.toStdString()), {});
    return QByteArray::fromStdString(hexOf(bytes));
}

} // namespace

class TestWrite : public QObject {
    Q_OBJECT

 private slots:
    // In the shortest form each of these is as it stands here.
    void writesTheShortestForm_data()
    {
        QTest::addColumn<QByteArray>("msgpack");
        for (const char* hex : {"c0",
                                "c2",
                                "c3",
                                "7f",
                                "cc80",
                                "ccff",
                                "cd0100",
                                "ce00010000",
                                "cf0000000100000000",
                                "e0",
                                "d0df",
                                "d1ff7f",
                                "d2ffff7fff",
                                "d3ffffffff7fffffff",
                                "ca3fc00000",
                                "cb3ff8000000000000",
                                "a0",
                                "c400",
                                "d40105",
                                "d5010506",
                                "c70301010203",
                                "90",
                                "80",
                                "8101a162",
                                "93010203"})
            QTest::newRow(hex) << QByteArray(hex);
    }
    void writesTheShortestForm()
    {
        QFETCH(QByteArray, msgpack);
        QCOMPARE(QByteArray::fromStdString(hexOf(writeValue(valueOf(msgpack)))), msgpack);
    }

    void findsTheShortestFormOfTheFirstValue()
    {
        QCOMPARE(hexOf(*shortestForm("92 cf0000000000000005 d90161 ff"_hex, {})),
                 std::string("9205a161"));
        QVERIFY(!shortestForm("92 05"_hex, {}));
    }

    // Twice as long for each level would take longer than anybody waits.
    void takesNoLongerForMapsThatAreKeysOfMaps()
    {
        constexpr std::size_t levels = 400;
        ByteBuffer nested(levels, std::byte{0x81});
        nested.push_back(std::byte{0x01});
        nested.resize(2 * levels + 1, std::byte{0xc0});
        const Value value = readValue(nested, {})->value;
        QCOMPARE(writeValue(value), nested);
        QCOMPARE(writeLike(value, nested, {}), nested);
        QCOMPARE(shortestForm(nested, {}).value(), nested);
    }

    void growsItsLengths()
    {
        for (const std::size_t size : {0U, 31U, 32U, 255U, 256U, 65535U, 65536U}) {
            const Value text{Text{std::string(size, 'x')}};
            QCOMPARE(readValue(writeValue(text), {})->value, text);
            const Value list{Array(size, Value{std::int64_t(1)})};
            QCOMPARE(readValue(writeValue(list), {})->value, list);
            const Value extension{Extension{.type = 5, .bytes = ByteBuffer(size)}};
            QCOMPARE(readValue(writeValue(extension), {})->value, extension);
        }
        QCOMPARE(writeValue({Text{std::string(31, 'x')}}).size(), std::size_t(32));
        QCOMPARE(writeValue({Text{std::string(32, 'x')}}).size(), std::size_t(34));
        QCOMPARE(writeValue({Text{std::string(256, 'x')}}).size(), std::size_t(259));
    }

    void keepsTheFormsThatAreThere_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("stored");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char* name, const char* value, const char* stored,
                            const char* result) {
            QTest::newRow(name) << QByteArray(value) << QByteArray(stored) << QByteArray(result);
        };
        row("integer", "06", "d200000005", "d200000006");
        row("unsigned integer", "06", "cf0000000000000005", "cf0000000000000006");
        row("too large for its width", "cd0100", "cc05", "cd0100");
        row("below zero where it cannot be", "ff", "ce00000005", "ff");
        row("text", "a16b", "d9014b", "d9016b");
        row("bytes", "c4016b", "c6000000014b", "c6000000016b");
        row("extension", "d40105", "c7010106", "c7010105");
        row("list", "920109",
            "dc0002cd0001d100"
            "02",
            "dc0002cd0001d10009");
        row("longer list", "93010203", "91cd0001", "93cd00010203");
        row("map by its keys", "82a16205a16101", "de0002d90161cd0001a162ce00000002",
            "de0002a162ce00000005d90161cd0001");
        row("another kind", "a16b", "cd0001", "a16b");
        row("float32 stays what it is", "cb3ff8000000000000", "ca3fc00000", "cb3ff8000000000000");
        row("one of many NaNs", "cb7ff8000000000000", "cb7ff8000000000123", "cb7ff8000000000123");
        row("bytes after the value", "02", "cd0001ffff", "cd0002ffff");
        row("no msgpack", "02", "c1", "02");
    }
    void keepsTheFormsThatAreThere()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, stored);
        QFETCH(QByteArray, result);
        QCOMPARE(written(value, stored), result);
    }
};

const Registered<TestWrite> registered;

} // namespace bloscope::tst_write

#include "tst_write.moc"
