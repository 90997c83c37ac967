#include "core/msgpack/stored_item.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_stored_item {

using namespace msgpack_value;
using namespace test::literals;

namespace {

ByteBuffer bytesOfHex(const QByteArray& hex)
{
    return test::bytesFromHex(hex.toStdString());
}

} // namespace

class TestStoredItem : public QObject {
    Q_OBJECT

 private slots:
    void tellsMsgpackFromTextAndOtherBytes()
    {
        QCOMPARE(endOfMsgpack("920102"_hex).value_or(0), 3U);
        QCOMPARE(endOfMsgpack("68"_hex).value_or(0), 1U);        // 104, not "h"
        QVERIFY(!endOfMsgpack("68656c6c6f"_hex));                // "hello"
        QCOMPARE(endOfMsgpack("9201 02ff"_hex).value_or(0), 3U); // a byte behind it
        QVERIFY(!endOfMsgpack("9201"_hex));
        QVERIFY(!endOfMsgpack({}));
    }

    void namesTheExactForm_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("form");

        const auto row = [](const char* hex, const char* form) {
            QTest::newRow(form) << QByteArray(hex) << QByteArray(form);
        };
        row("c0", "nil");
        row("c3", "boolean");
        row("7f", "fixint");
        row("e0", "negative fixint");
        row("cc 05", "uint8");
        row("cd 0005", "uint16");
        row("ce 00000005", "uint32");
        row("cf 0000000000000005", "uint64");
        row("d0 05", "int8");
        row("d1 0005", "int16");
        row("d2 00000005", "int32");
        row("d3 0000000000000005", "int64");
        row("ca 00000000", "float32");
        row("cb 0000000000000000", "float64");
        row("a1 61", "fixstr, 1 byte");
        row("d9 02 6162", "str8, 2 bytes");
        row("da 0000", "str16, 0 bytes");
        row("db 00000001 61", "str32, 1 byte");
        row("c4 00", "bin8, 0 bytes");
        row("c5 0001 ff", "bin16, 1 byte");
        row("c6 00000001 ff", "bin32, 1 byte");
        row("d4 05 01", "ext 5 (fixext1), 1 byte");
        row("c7 03 2a 010203", "ext 42 (ext8), 3 bytes");
        row("c8 0001 80 01", "ext -128 (ext16), 1 byte");
        row("d6 ff 6553f100", "timestamp (fixext4)");
        row("c7 0c ff 000000000000000000000000", "timestamp (ext8)");
        row("90", "fixarray, 0 items");
        row("dc 0001 c0", "array16, 1 item");
        row("dd 00000000", "array32, 0 items");
        row("92 a9 5f5f7475706c655f5f 05", "tuple (fixarray), 1 item");
        row("81 01 02", "fixmap, 1 entry");
        row("de 0000", "map16, 0 entries");
        row("df 00000000", "map32, 0 entries");
    }
    void namesTheExactForm()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, form);
        const ByteBuffer bytes = bytesOfHex(hex);
        const auto item = storedItemAt(bytes, 0);
        QVERIFY(item);
        QCOMPARE(QByteArray::fromStdString(formText(bytes, *item)), form);
        QCOMPARE(*endOfStored(bytes, 0), bytes.size());
    }

    void readsIntegersOfAllWidths_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<qint64>("value");

        QTest::newRow("fixint") << QByteArray("7f") << qint64(127);
        QTest::newRow("negative fixint") << QByteArray("ff") << qint64(-1);
        QTest::newRow("uint8") << QByteArray("cc ff") << qint64(255);
        QTest::newRow("uint32") << QByteArray("ce ffffffff") << qint64(4294967295);
        QTest::newRow("int8") << QByteArray("d0 80") << qint64(-128);
        QTest::newRow("int16") << QByteArray("d1 fffe") << qint64(-2);
        QTest::newRow("int32, positive") << QByteArray("d2 7fffffff") << qint64(2147483647);
        QTest::newRow("int64") << QByteArray("d3 8000000000000000") << qint64(INT64_MIN);
    }
    void readsIntegersOfAllWidths()
    {
        QFETCH(QByteArray, hex);
        QFETCH(qint64, value);
        const ByteBuffer bytes = bytesOfHex(hex);
        const StoredItem item = *storedItemAt(bytes, 0);
        QCOMPARE(isUnsigned(item) ? qint64(unsignedInteger(bytes, item))
                                  : qint64(signedInteger(bytes, item)),
                 value);
    }

    void knowsWhichBytesAreItsOwn()
    {
        const ByteBuffer bytes = "93 c4 02 abcd 91 05 d9 01 61"_hex;
        StoredItems items(bytes, *storedItemAt(bytes, 0));
        const StoredItem binary = items.next();
        QCOMPARE(binary.offset, std::size_t(1));
        QCOMPARE(binary.bodyOffset(), std::size_t(3));
        QCOMPARE(binary.endOfBody(), std::size_t(5));
        QCOMPARE(items.next().offset, std::size_t(5));
        QCOMPARE(items.next().offset, std::size_t(7));
        QCOMPARE(items.offset(), bytes.size());
    }

    void leavesTheMarkerOfATupleOut()
    {
        const ByteBuffer bytes = "93 a9 5f5f7475706c655f5f 05 06"_hex;
        StoredItems items(bytes, *storedItemAt(bytes, 0));
        QCOMPARE(items.next().offset, std::size_t(11));
    }

    void findsTheEndOfTheDeepestValue()
    {
        ByteBuffer bytes(1'000'000, std::byte{0x91});
        QVERIFY(!endOfStored(bytes, 0));
        bytes.push_back(std::byte{0xc0});
        QCOMPARE(*endOfStored(bytes, 0), bytes.size());
    }

    void refusesWhatIsNotComplete_data()
    {
        QTest::addColumn<QByteArray>("hex");

        for (const char* hex :
             {"", "c1", "cc", "cd 00", "cb 00000000000000", "a2 61", "d9", "d9 02 61",
              "c6 ffffffff 00", "c7 01", "c7 02 05 00", "d4 05", "91", "92 01", "81 01",
              "dd ffffffff 00", "df ffffffff 0000", "dc ffff 91"})
            QTest::newRow(hex) << QByteArray(hex);
    }
    void refusesWhatIsNotComplete()
    {
        QFETCH(QByteArray, hex);
        const auto end = endOfStored(bytesOfHex(hex), 0);
        QVERIFY(!end);
        QCOMPARE(end.error().text(), std::string("not a complete msgpack value"));
    }
};

const test::Registered<TestStoredItem> registered;

} // namespace bloscope::tst_stored_item

#include "tst_stored_item.moc"
