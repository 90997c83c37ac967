#include "core/msgpack/item_edit.h"
#include "tests/support/compare.h"
#include "tests/support/hex_or_sentence.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_edit {

using namespace msgpack_value;
using namespace test;

namespace {

ByteBuffer fromHex(const QByteArray& hex)
{
    return bytesFromHex(hex.toStdString());
}

// The bytes of the outcome, or its sentence.
// An array of so many nils with this head.
ByteBuffer nils(const char* head, std::size_t count)
{
    ByteBuffer bytes = bytesFromHex(head);
    bytes.resize(bytes.size() + count, std::byte{0xc0});
    return bytes;
}

ByteBuffer nested(std::size_t levels, std::uint8_t inside)
{
    ByteBuffer bytes(levels, std::byte{0x91});
    bytes.push_back(std::byte{inside});
    return bytes;
}

} // namespace

class TestItemEdit : public QObject {
    Q_OBJECT

 private slots:
    void replacesItems_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("path");
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath path, const char* item,
                            const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(path) << QByteArray(item)
                                << std::string(result);
        };
        row("the whole value", "01", {}, "a161", "a161");
        row("the whole value before other bytes", "92 01 02 ffff", {}, "c0", "c0ffff");
        row("an item", "93 01 cd0002 03", {1}, "c3", "9301c303");
        row("an item before other bytes", "91 01 ff", {0}, "02", "9102ff");
        row("in long forms", "dd00000002 01 d2ffffffff", {0}, "da000161",
            "dd00000002da000161d2ffffffff");
        row("in a tuple", "93 a95f5f7475706c655f5f 01 02", {1}, "07", "93a95f5f7475706c655f5f0107");
        row("the value of an entry", "82 a161 01 d90162 02", {1}, "93010203",
            "82a16101d9016293010203");
        row("deep inside", "81 a161 92 01 81 07 c2", {0, 1, 0}, "c3", "81a16192018107c3");
        row("a list by a list", "92 9101 02", {0}, "920304", "9292030402");
        row("the first item of a map of lists", "81 9101 9102", {0, 0}, "03", "8191019103");
        row("a tuple's item by the marker", "92 a95f5f7475706c655f5f 01", {0},
            "a95f5f7475706c655f5f", "92a95f5f7475706c655f5fa95f5f7475706c655f5f");
        row("the first item by the marker", "92 01 02", {0}, "a95f5f7475706c655f5f",
            "a list that begins with \"__tuple__\" is a tuple; change its type instead");
        row("the second item by the marker", "92 01 02", {1}, "d9095f5f7475706c655f5f",
            "9201d9095f5f7475706c655f5f");
        row("what is not there", "92 01 02", {2}, "c0",
            "there is no item [2]: the list has 2 items");
        row("by nothing", "9101", {0}, "", "the new value: not a complete msgpack value");
        row("by half a value", "9101", {0}, "92 01", "the new value: not a complete msgpack value");
        row("by two values", "9101", {0}, "01 02", "1 byte after the new value");
        row("in no value", "92 01", {0}, "01", "not a complete msgpack value");
    }
    void replacesItems()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, path);
        QFETCH(QByteArray, item);
        QTEST(hexOrSentence(replaceItem(fromHex(value), path, fromHex(item))), "result");
    }

    void replacesKeys_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("entry");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath entry, const char* key,
                            const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(entry) << QByteArray(key)
                                << std::string(result);
        };
        row("the first", "82 a161 01 a162 9102", {0}, "a27878", "82a2787801a1629102");
        row("the last", "82 a161 01 a162 9102 ff", {1}, "07", "82a16101079102ff");
        row("in another form", "81 a161 01", {0}, "d90161", "81d9016101");
        row("inside", "91 81 c0 c2", {0, 0}, "9101", "91819101c2");
        row("that is there", "82 a161 01 a162 02", {0}, "d90162", "the key \"b\" already exists");
        row("of an item", "91 01", {0}, "01", "only entries of maps have a key");
        row("of everything", "80", {}, "01", "the top-level value has no key");
        row("by half a value", "81 01 02", {0}, "a2",
            "the new value: not a complete msgpack value");
    }
    void replacesKeys()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, entry);
        QFETCH(QByteArray, key);
        QTEST(hexOrSentence(replaceKey(fromHex(value), entry, fromHex(key))), "result");
    }

    void insertsItems_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("list");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath list, int at,
                            const char* item, const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(list) << at << QByteArray(item)
                                << std::string(result);
        };
        row("in an empty list", "90", {}, 0, "c3", "91c3");
        row("first", "92 01 02 ff", {}, 0, "cd0007", "93cd00070102ff");
        row("between", "92 01 02", {}, 1, "07", "93010702");
        row("last", "92 01 02", {}, 2, "07", "93010207");
        row("in array16", "dc0000", {}, 0, "07", "dc000107");
        row("in array32", "dd00000001 01", {}, 1, "07", "dd000000020107");
        row("first in a tuple", "92 a95f5f7475706c655f5f 01", {}, 0, "07",
            "93a95f5f7475706c655f5f0701");
        row("last in a tuple", "92 a95f5f7475706c655f5f 01", {}, 1, "07",
            "93a95f5f7475706c655f5f0107");
        row("inside an entry", "82 01 90 02 90", {0}, 0, "07", "820191070290");
        row("beyond", "91 01", {}, 2, "07", "there is no item [2]: the list has 1 item");
        row("in a map", "80", {}, 0, "07", "an entry of a map needs a key");
        row("in a text", "a161", {}, 0, "07", "fixstr, 1 byte has no items");
        row("the marker first", "90", {}, 0, "a95f5f7475706c655f5f",
            "a list that begins with \"__tuple__\" is a tuple; change its type instead");
        row("the marker second", "9101", {}, 1, "a95f5f7475706c655f5f", "9201a95f5f7475706c655f5f");
    }
    void insertsItems()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, list);
        QFETCH(int, at);
        QFETCH(QByteArray, item);
        QTEST(hexOrSentence(
                  insertItem(fromHex(value), list, static_cast<std::size_t>(at), fromHex(item))),
              "result");
    }

    void insertsEntries_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("map");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<std::string>("result"); // with nil as its value
        const auto row = [](const char* name, const char* value, ItemPath map, int at,
                            const char* key, const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(map) << at << QByteArray(key)
                                << std::string(result);
        };
        row("in an empty map", "80", {}, 0, "a161", "81a161c0");
        row("first", "81 01 9101 ff", {}, 0, "a161", "82a161c0019101ff");
        row("last", "81 01 9101", {}, 1, "a161", "82019101a161c0");
        row("in map16", "de0000", {}, 0, "a161", "de0001a161c0");
        row("in map32", "df00000000", {}, 0, "a161", "df00000001a161c0");
        row("inside", "91 80", {0}, 0, "a161", "9181a161c0");
        row("beyond", "80", {}, 1, "a161", "there is no entry [1]: the map has 0 entries");
        row("a key that is there", "81 a161 01", {}, 1, "a161", "the key \"a\" already exists");
        row("in a list", "90", {}, 0, "a161", "an item of a list has no key");
        row("half a key", "80", {}, 0, "a2", "the new value: not a complete msgpack value");
    }
    void insertsEntries()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, map);
        QFETCH(int, at);
        QFETCH(QByteArray, key);
        QTEST(hexOrSentence(insertEntry(fromHex(value), map, static_cast<std::size_t>(at),
                                        fromHex(key), "c0"_hex)),
              "result");
    }

    void removesItems_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("path");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath path,
                            const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(path) << std::string(result);
        };
        row("the only item", "91 01 ff", {0}, "90ff");
        row("the first", "93 9101 02 03", {0}, "920203");
        row("the last", "93 9101 02 03", {2}, "92910102");
        row("of a tuple", "92 a95f5f7475706c655f5f 01", {0}, "91a95f5f7475706c655f5f");
        row("of array16", "dc0001 01", {0}, "dc0000");
        row("of array32", "dd00000002 01 02", {1}, "dd0000000101");
        row("an entry", "82 a161 9101 a162 02", {0}, "81a16202");
        row("of map16", "de0001 a161 01", {0}, "de0000");
        row("of map32", "df00000001 a161 01", {0}, "df00000000");
        row("inside", "82 01 92 07 08 02 90", {0, 1},
            "8201910702"
            "90");
        row("everything", "01", {}, "the top-level value cannot be removed");
        row("what is not there", "90", {0}, "there is no item [0]: the list has 0 items");
        row("what hides the marker", "92 01 a95f5f7475706c655f5f", {0},
            "a list that begins with \"__tuple__\" is a tuple; change its type instead");
    }
    void removesItems()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, path);
        QTEST(hexOrSentence(removeItem(fromHex(value), path)), "result");
    }

    void movesItems_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("container");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath container, int from,
                            int to, const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(container) << from << to
                                << std::string(result);
        };
        row("forward", "94 01 cd0002 03 04 ff", {}, 1, 2, "940103cd000204ff");
        row("to the end", "94 01 cd0002 03 04 ff", {}, 0, 3, "94cd0002030401ff");
        row("to the front", "94 01 cd0002 03 04 ff", {}, 3, 0, "940401cd000203ff");
        row("nowhere", "93 01 02 03", {}, 1, 1, "93010203");
        row("in a tuple", "93 a95f5f7475706c655f5f 01 02", {}, 0, 1, "93a95f5f7475706c655f5f0201");
        row("an entry", "82 a161 9101 a162 02", {}, 0, 1, "82a16202a1619101");
        row("inside", "81 01 92 07 08", {0}, 1, 0, "8101920807");
        row("from nowhere", "91 01", {}, 1, 0, "there is no item [1]: the list has 1 item");
        row("too far", "91 01", {}, 0, 1, "there is no item [1]: the list has 1 item");
        row("the marker to the front", "92 01 a95f5f7475706c655f5f", {}, 1, 0,
            "a list that begins with \"__tuple__\" is a tuple; change its type instead");
    }
    void movesItems()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, container);
        QFETCH(int, from);
        QFETCH(int, to);
        QTEST(hexOrSentence(moveItem(fromHex(value), container, static_cast<std::size_t>(from),
                                     static_cast<std::size_t>(to))),
              "result");
    }

    void duplicatesItems_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<ItemPath>("path");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* name, const char* value, ItemPath path,
                            const char* result) {
            QTest::newRow(name) << QByteArray(value) << std::move(path) << std::string(result);
        };
        row("an item", "92 cd0001 02 ff", {0}, "93cd0001cd000102ff");
        row("the last of a tuple", "92 a95f5f7475706c655f5f 01", {0}, "93a95f5f7475706c655f5f0101");
        row("an entry", "82 a161 9101 a162 02", {0}, "83a1619101a3615f329101a16202");
        row("an entry with a number", "82 01 c2 02 c3", {0}, "8301c203c202c3");
        row("an entry with another key", "81 c3 c2", {0}, "no unused key can be derived from true");
        row("everything", "90", {}, "the top-level value cannot be duplicated");
    }
    void duplicatesItems()
    {
        QFETCH(QByteArray, value);
        QFETCH(ItemPath, path);
        QTEST(hexOrSentence(duplicateItem(fromHex(value), path)), "result");
    }

    void growsHeadsAndNeverShrinksThem()
    {
        const ByteBuffer nil = "c0"_hex;
        QCOMPARE(*insertItem(nils("9e", 14), {}, 3, nil), nils("9f", 15));
        QCOMPARE(*insertItem(nils("9f", 15), {}, 3, nil), nils("dc0010", 16));
        QCOMPARE(*removeItem(nils("dc0010", 16), {3}), nils("dc000f", 15));
        QCOMPARE(*insertItem(nils("dcffff", 65535), {}, 0, nil), nils("dd00010000", 65536));
        QCOMPARE(*removeItem(nils("dd00010000", 65536), {0}), nils("dd0000ffff", 65535));
        QCOMPARE(*insertEntry(nils("8f", 30), {}, 0, "01"_hex, nil).value().data(),
                 std::byte{0xde});
    }

    void boundsDepthAndCount()
    {
        Limits limits;
        limits.msgpackDepth = 3;
        const ByteBuffer value = nested(2, 0xc0);
        QVERIFY(replaceItem(value, {0, 0}, nested(1, 0x01), limits));
        QVERIFY(failedAs(ErrorKind::Limit, replaceItem(value, {0, 0}, nested(2, 0x01), limits)));
        QVERIFY(insertItem(value, {0}, 1, nested(1, 0x01), limits));
        QVERIFY(failedAs(ErrorKind::Limit, insertItem(value, {0}, 1, nested(2, 0x01), limits)));
        QVERIFY(replaceItem(nested(4, 0xc0), {0, 0, 0, 0}, "01"_hex, limits)); // a scalar always
        limits.msgpackValues = 3;
        QVERIFY(replaceItem(value, {0}, "93010203"_hex, limits));
        QVERIFY(failedAs(ErrorKind::Limit, replaceItem(value, {0}, "9401020304"_hex, limits)));
    }

    void saysWhatKindOfErrorItIs()
    {
        const ByteBuffer value = "8101c0"_hex;
        QVERIFY(failedAs(ErrorKind::Malformed, replaceItem(value, {0}, "c1"_hex)));
        QVERIFY(failedAs(ErrorKind::Malformed, replaceItem(value, {0}, "0101"_hex)));
        QVERIFY(failedAs(ErrorKind::Malformed, removeItem("81"_hex, {0})));
        QVERIFY(failedAs(ErrorKind::Usage, replaceItem(value, {1}, "01"_hex)));
        QVERIFY(failedAs(ErrorKind::Usage, insertEntry(value, {}, 0, "01"_hex, "01"_hex)));
    }
};

const Registered<TestItemEdit> registered;

} // namespace bloscope::tst_item_edit

#include "tst_item_edit.moc"
