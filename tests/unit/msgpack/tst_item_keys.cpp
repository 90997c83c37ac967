#include "core/msgpack/item_path.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_keys {

using namespace msgpack_value;
using namespace test;

namespace {

// "a", "a_2", 1 (as uint16), 2, int64 maximum, 1.5, [1], nil
const ByteBuffer value = "88 a161 00 a3615f32 00 cd0001 00 02 00 cf7fffffffffffffff 00"
                         "cb3ff8000000000000 00 91cc01 00 c0 00"_hex;

StoredItem map()
{
    return *storedItemAt(value, 0);
}

} // namespace

class TestItemKeys : public QObject {
    Q_OBJECT

 private slots:
    void knowsWhichKeysAreFree_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<std::string>("outcome");
        const auto row = [](const char* name, const char* key, const char* outcome) {
            QTest::newRow(name) << QByteArray(key) << std::string(outcome);
        };
        row("text", "a162", "");
        row("text that is there", "a161", "the key \"a\" already exists");
        row("in another form", "db0000000161", "the key \"a\" already exists");
        row("number", "03", "");
        row("number that is there in another width", "01", "the key 1 already exists");
        row("number as text", "a131", "");
        row("number as float", "cb3ff0000000000000", "");
        row("float that is there", "cb3ff8000000000000", "the key 1.5 already exists");
        row("float of another width", "ca3fc00000", "");
        row("list that is there in another form", "dc0001d10001", "the key [1] already exists");
        row("nil", "c0", "the key null already exists");
        row("none at all", "", "not a complete msgpack value");
    }
    void knowsWhichKeysAreFree()
    {
        QFETCH(QByteArray, key);
        QTEST(outcomeOf(checkKeyIsFree(value, map(), bytesFromHex(key.toStdString()), {}, {})),
              "outcome");
    }

    void letsAnEntryKeepItsOwnKey()
    {
        QVERIFY(checkKeyIsFree(value, map(), "a161"_hex, 0, {}));
        QVERIFY(!checkKeyIsFree(value, map(), "a161"_hex, 1, {}));
    }

    void countsUpToAFreeKey_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<std::string>("free");
        const auto row = [](const char* name, const char* key, const char* free) {
            QTest::newRow(name) << QByteArray(key) << std::string(free);
        };
        row("free already", "d90162", "d90162");
        row("text", "a161", "a3615f33");
        row("text in its form", "d90161", "d903615f33");
        row("number", "01", "03");
        row("number in its width", "cd0001", "cd0003");
        row("the last number", "cf7fffffffffffffff",
            "no unused key can be derived from 9223372036854775807");
        row("a float", "cb3ff8000000000000", "no unused key can be derived from 1.5");
        row("nil", "c0", "no unused key can be derived from null");
        row("none at all", "a2", "not a complete msgpack value");
    }
    void countsUpToAFreeKey()
    {
        QFETCH(QByteArray, key);
        const auto free = freeKey(value, map(), bytesFromHex(key.toStdString()), {});
        QTEST(free ? hexOf(*free) : free.error().text(), "free");
    }
};

const Registered<TestItemKeys> registered;

} // namespace bloscope::tst_item_keys

#include "tst_item_keys.moc"
