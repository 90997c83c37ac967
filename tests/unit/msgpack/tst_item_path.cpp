#include "core/msgpack/item_path.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_path {

using namespace msgpack_value;
using namespace test;

namespace {

// {"a": [1, uint16 2, ("x", nil)], 7: {}} and two bytes behind it
const ByteBuffer value = "82 a161 dc0003 01 cd0002 93 a95f5f7475706c655f5f a178 c0 07 80 ffff"_hex;

std::string hexOfItem(const Result<StoredItem>& item)
{
    return item ? hexOf(itemBytes(value, *item)) : item.error().text();
}

} // namespace

class TestItemPath : public QObject {
    Q_OBJECT

 private slots:
    void findsItems_data()
    {
        QTest::addColumn<ItemPath>("path");
        QTest::addColumn<std::string>("item");
        const auto row = [](const char* name, ItemPath path, const char* item) {
            QTest::newRow(name) << std::move(path) << std::string(item);
        };
        row("everything", {}, "82a161dc000301cd000293a95f5f7475706c655f5fa178c00780");
        row("a list", {0}, "dc000301cd000293a95f5f7475706c655f5fa178c0");
        row("an empty map", {1}, "80");
        row("the first item", {0, 0}, "01");
        row("an item", {0, 1}, "cd0002");
        row("a tuple with its marker", {0, 2}, "93a95f5f7475706c655f5fa178c0");
        row("an item of a tuple", {0, 2, 0}, "a178");
        row("the last of a tuple", {0, 2, 1}, "c0");
        row("beyond a map", {2}, "there is no entry [2]: the map has 2 entries");
        row("beyond a list", {0, 3}, "there is no item [3]: the list has 3 items");
        row("beyond a tuple", {0, 2, 2}, "there is no item [2]: the list has 2 items");
        row("in an empty map", {1, 0}, "there is no entry [0]: the map has 0 entries");
        row("in a number", {0, 1, 0}, "uint16 has no items");
        row("in a text", {0, 2, 0, 0}, "fixstr, 1 byte has no items");
    }
    void findsItems()
    {
        QFETCH(ItemPath, path);
        QFETCH(std::string, item);
        QCOMPARE(hexOfItem(itemAt(value, path)), item);
    }

    void findsKeys_data()
    {
        QTest::addColumn<ItemPath>("entry");
        QTest::addColumn<std::string>("key");
        const auto row = [](const char* name, ItemPath entry, const char* key) {
            QTest::newRow(name) << std::move(entry) << std::string(key);
        };
        row("text", {0}, "a161");
        row("number", {1}, "07");
        row("beyond", {2}, "there is no entry [2]: the map has 2 entries");
        row("of an item", {0, 0}, "only entries of maps have a key");
        row("of everything", {}, "the top-level value has no key");
        row("of an item of a number", {0, 0, 0}, "only entries of maps have a key");
    }
    void findsKeys()
    {
        QFETCH(ItemPath, entry);
        QFETCH(std::string, key);
        QCOMPARE(hexOfItem(keyAt(value, entry)), key);
    }

    void findsRanges_data()
    {
        QTest::addColumn<ItemPath>("container");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::newRow("an entry with its key") << ItemPath{} << 0 << 1 << 1 << 24;
        QTest::newRow("all entries") << ItemPath{} << 0 << 2 << 1 << 26;
        QTest::newRow("no entry, at the end") << ItemPath{} << 2 << 0 << 26 << 26;
        QTest::newRow("two items") << ItemPath{0} << 1 << 2 << 7 << 24;
        QTest::newRow("no item, before the first") << ItemPath{0} << 0 << 0 << 6 << 6;
        QTest::newRow("behind the marker of a tuple") << ItemPath{0, 2} << 0 << 0 << 21 << 21;
        QTest::newRow("inside an empty map") << ItemPath{1} << 0 << 0 << 26 << 26;
    }
    void findsRanges()
    {
        QFETCH(ItemPath, container);
        QFETCH(int, number);
        QFETCH(int, count);
        const auto range = itemRange(value, container, static_cast<std::size_t>(number),
                                     static_cast<std::size_t>(count));
        QVERIFY(range);
        QTEST(int(range->begin), "begin");
        QTEST(int(range->end), "end");
    }

    void refusesRangesThatAreNotThere()
    {
        QVERIFY(failedAs(ErrorKind::Usage, itemRange(value, {}, 3, 0)));
        QVERIFY(failedAs(ErrorKind::Usage, itemRange(value, {}, 1, 2)));
        QVERIFY(failedAs(ErrorKind::Usage, itemRange(value, {}, 0, SIZE_MAX)));
        QVERIFY(failedAs(ErrorKind::Usage, itemRange(value, {0}, SIZE_MAX, 1)));
    }

    void refusesWhatIsNoValue_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const char* hex : {"", "c1", "92 01", "81 01", "d9 05 61", "dd ffffffff 01"})
            QTest::newRow(hex) << QByteArray(hex);
    }
    void refusesWhatIsNoValue()
    {
        QFETCH(QByteArray, bytes);
        const ByteBuffer broken = bytesFromHex(bytes.toStdString());
        for (const ItemPath& path : {ItemPath{}, ItemPath{0}}) {
            QVERIFY(failedAs(ErrorKind::Malformed, itemAt(broken, path)));
            QVERIFY(failedAs(ErrorKind::Malformed, itemRange(broken, path, 0, 0)));
        }
        QVERIFY(failedAs(ErrorKind::Malformed, keyAt(broken, {0})));
    }
};

const Registered<TestItemPath> registered;

} // namespace bloscope::tst_item_path

#include "tst_item_path.moc"
