#include "core/msgpack/item_type.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <set>

namespace bloscope::tst_item_type {

using namespace msgpack_value;
using namespace test;

class TestItemType : public QObject {
    Q_OBJECT

 private slots:
    void tellsTypes_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<std::string>("type");
        const auto row = [](const char* item, const char* type) {
            QTest::addRow("%s %.20s", type, item) << QByteArray(item) << std::string(type);
        };
        row("c0", "nil");
        row("c2", "boolean");
        row("c3", "boolean");
        row("00", "integer");
        row("7f", "integer");
        row("e0", "integer");
        row("ff", "integer");
        row("cc05", "uint8");
        row("cd0005", "uint16");
        row("ce00000005", "uint32");
        row("cf0000000000000005", "uint64");
        row("d005", "int8");
        row("d10005", "int16");
        row("d200000005", "int32");
        row("d30000000000000005", "int64");
        row("ca3fc00000", "float32");
        row("cb3ff8000000000000", "float64");
        row("a161", "str");
        row("d90161", "str");
        row("da000161", "str");
        row("db0000000161", "str");
        row("c40161", "bin");
        row("c5000161", "bin");
        row("c60000000161", "bin");
        row("9101", "array");
        row("dc000101", "array");
        row("dd0000000101", "array");
        row("91a9"
            "5f5f7475706c655f5f",
            "tuple");
        row("dc0001d9095f5f7475706c655f5f", "tuple");
        row("80", "map");
        row("de0000", "map");
        row("df00000000", "map");
        row("d40561", "ext");
        row("c70005", "ext");
        row("d6ff00000000", "timestamp");
        row("c704ff00000000", "timestamp");
        row("c70cff000000000000000000000000", "timestamp");
        row("d5ff0000", "ext");             // no time has two bytes
        row("d7ffffffffff00000000", "ext"); // more than 10^9 nanoseconds
    }
    void tellsTypes()
    {
        QFETCH(QByteArray, item);
        const ByteBuffer bytes = bytesFromHex(item.toStdString());
        QCOMPARE(endOfStored(bytes, 0).value(), bytes.size());
        QTEST(std::string(nameOf(typeOf(bytes, *storedItemAt(bytes, 0)))), "type");
    }

    void hasAnEmptyItemOfEveryType_data()
    {
        QTest::addColumn<ItemType>("type");
        QTest::addColumn<std::string>("item");
        const auto row = [](ItemType type, const char* item) {
            QTest::newRow(item) << type << std::string(item);
        };
        row(ItemType::Nil, "c0");
        row(ItemType::Boolean, "c2");
        row(ItemType::Integer, "00");
        row(ItemType::Int8, "d000");
        row(ItemType::Int16, "d10000");
        row(ItemType::Int32, "d200000000");
        row(ItemType::Int64, "d30000000000000000");
        row(ItemType::UInt8, "cc00");
        row(ItemType::UInt16, "cd0000");
        row(ItemType::UInt32, "ce00000000");
        row(ItemType::UInt64, "cf0000000000000000");
        row(ItemType::Float32, "ca00000000");
        row(ItemType::Float64, "cb0000000000000000");
        row(ItemType::Text, "a0");
        row(ItemType::Bytes, "c400");
        row(ItemType::List, "90");
        row(ItemType::Tuple, "91a95f5f7475706c655f5f");
        row(ItemType::Mapping, "80");
        row(ItemType::Extension, "c70000");
        row(ItemType::Timestamp, "d6ff00000000");
    }
    void hasAnEmptyItemOfEveryType()
    {
        QFETCH(ItemType, type);
        const ByteBuffer item = emptyItem(type);
        QTEST(hexOf(item), "item");
        QCOMPARE(endOfStored(item, 0).value(), item.size());
        QVERIFY(typeOf(item, *storedItemAt(item, 0)) == type);
    }

    void listsEveryTypeOnceAndInOrder()
    {
        std::set<std::string_view> names;
        std::size_t number = 0;
        for (const ItemTypeFacts& facts : itemTypes()) {
            QCOMPARE(static_cast<std::size_t>(facts.type), number++);
            QVERIFY(names.insert(facts.name).second);
            QVERIFY(!facts.explanation.empty());
            QVERIFY(nameOf(facts.type) == facts.name);
        }
        QCOMPARE(number, std::size_t(20));
    }

    void knowsTheRangesOfWholeNumbers()
    {
        const auto has = [](ItemType type, std::int64_t least, std::uint64_t most) {
            const auto range = rangeOf(type);
            return range && range->least == least && range->most == most;
        };
        QVERIFY(has(ItemType::Integer, INT64_MIN, UINT64_MAX));
        QVERIFY(has(ItemType::Int8, -128, 127));
        QVERIFY(has(ItemType::Int16, -32768, 32767));
        QVERIFY(has(ItemType::Int32, INT32_MIN, INT32_MAX));
        QVERIFY(has(ItemType::Int64, INT64_MIN, INT64_MAX));
        QVERIFY(has(ItemType::UInt8, 0, 255));
        QVERIFY(has(ItemType::UInt16, 0, 65535));
        QVERIFY(has(ItemType::UInt32, 0, UINT32_MAX));
        QVERIFY(has(ItemType::UInt64, 0, UINT64_MAX));
        QVERIFY(!rangeOf(ItemType::Float64) && !rangeOf(ItemType::Boolean));
    }
};

const Registered<TestItemType> registered;

} // namespace bloscope::tst_item_type

#include "tst_item_type.moc"
