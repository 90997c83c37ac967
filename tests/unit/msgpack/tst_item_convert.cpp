#include "core/msgpack/item_type.h"
#include "tests/support/compare.h"
#include "tests/support/hex_or_sentence.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_convert {

using namespace msgpack_value;
using namespace test;

class TestItemConvert : public QObject {
    Q_OBJECT

 private slots:
    void convertsItems_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<ItemType>("type");
        QTest::addColumn<std::string>("result");
        const auto row = [](const char* item, ItemType type, const char* result) {
            QTest::addRow("%.24s to %s", item, std::string(nameOf(type)).c_str())
                << QByteArray(item) << type << std::string(result);
        };
        // what it is already, in whatever form
        row("db0000000161", ItemType::Text, "db0000000161");
        row("cd0005", ItemType::UInt16, "cd0005");
        row("dd00000000", ItemType::List, "dd00000000");
        // nil
        row("92 01 a161", ItemType::Nil, "c0");
        row("cd0005", ItemType::Nil, "c0");
        row("c0", ItemType::Int16, "d10000");
        row("c0", ItemType::Mapping, "80");
        row("c0", ItemType::Tuple, "91a95f5f7475706c655f5f");
        // numbers
        row("cd0005", ItemType::Integer, "05");
        row("05", ItemType::Float64, "cb4014000000000000");
        row("cd0100", ItemType::UInt8, "256 does not fit in uint8 (0 to 255)");
        // text and scalars
        row("05", ItemType::Text, "a135");
        row("c3", ItemType::Text, "a474727565");
        row("ca3dcccccd", ItemType::Text, "a3302e31");
        row("d6ff00000000", ItemType::Text, "b4313937302d30312d30315430303a30303a30305a");
        row("a135", ItemType::Int16, "d10005");
        row("a3302e31", ItemType::Float32, "ca3dcccccd");
        row("a474727565", ItemType::Boolean, "c3");
        row("aa313937302d30312d3032", ItemType::Timestamp, "d6ff00015180");
        row("a178", ItemType::Int16, "int16 needs an integer from -32768 to 32767");
        row("a178", ItemType::Boolean, "boolean needs true or false");
        row("a1ff", ItemType::Int16, "this text is not valid UTF-8; edit it as JSON or as bytes");
        // text, bytes, extensions
        row("a3 61c3bc", ItemType::Bytes, "c40361c3bc");
        row("a1ff", ItemType::Bytes, "c401ff");
        row("c403 61c3bc", ItemType::Text, "a361c3bc");
        row("c401 ff", ItemType::Text, "these bytes are not UTF-8 text");
        row("c402 61ff", ItemType::Extension, "d50061ff");
        row("d52a 61ff", ItemType::Bytes, "c40261ff");
        row("d52a 61ff", ItemType::Text, "ext cannot be converted to str");
        row("a161", ItemType::Extension, "str cannot be converted to ext");
        row("c404 00000000", ItemType::Timestamp, "bin cannot be converted to timestamp");
        row("d42a61", ItemType::Timestamp, "ext cannot be converted to timestamp");
        row("d6ff00000000", ItemType::Extension, "timestamp cannot be converted to ext");
        row("c40105", ItemType::Integer, "bin cannot be converted to integer");
        row("05", ItemType::Bytes, "integer cannot be converted to bin");
        // arrays and tuples
        row("92 01 cd0002", ItemType::Tuple, "93a95f5f7475706c655f5f01cd0002");
        row("dd00000001 01", ItemType::Tuple, "dd00000002a95f5f7475706c655f5f01");
        row("9f 000102030405060708090a0b0c0d0e", ItemType::Tuple,
            "dc0010a95f5f7475706c655f5f000102030405060708090a0b0c0d0e");
        row("93 a95f5f7475706c655f5f 01 cd0002", ItemType::List, "9201cd0002");
        row("dc0002 d9095f5f7475706c655f5f 01", ItemType::List, "dc000101");
        row("92 a95f5f7475706c655f5f a95f5f7475706c655f5f", ItemType::List,
            "an array that begins with \"__tuple__\" is a tuple");
        // scalars become their only item
        row("cd0005", ItemType::List, "91cd0005");
        row("cd0005", ItemType::Tuple, "92a95f5f7475706c655f5fcd0005");
        row("d90161", ItemType::List, "91d90161");
        row("a95f5f7475706c655f5f", ItemType::List,
            "an array that begins with \"__tuple__\" is a tuple");
        row("a95f5f7475706c655f5f", ItemType::Tuple, "92a95f5f7475706c655f5fa95f5f7475706c655f5f");
        // containers without items
        row("90", ItemType::Mapping, "80");
        row("90", ItemType::Tuple, "91a95f5f7475706c655f5f");
        row("91a95f5f7475706c655f5f", ItemType::Mapping, "80");
        row("de0000", ItemType::List, "90");
        // what cannot be
        row("9101", ItemType::Mapping, "array cannot be converted to map");
        row("810101", ItemType::List, "map cannot be converted to array");
        row("810101", ItemType::Text, "map cannot be converted to str");
        row("9101", ItemType::Integer, "array cannot be converted to integer");
        row("a135", ItemType::Mapping, "str cannot be converted to map");
        row("05", ItemType::Mapping, "integer cannot be converted to map");
        // no item
        row("", ItemType::Nil, "not a complete msgpack value");
        row("92 01", ItemType::Tuple, "not a complete msgpack value");
        row("01 02", ItemType::Nil, "not exactly one msgpack value");
    }
    void convertsItems()
    {
        QFETCH(QByteArray, item);
        QFETCH(ItemType, type);
        QTEST(hexOrSentence(convertItem(bytesFromHex(item.toStdString()), type)), "result");
    }

    // Whatever becomes something is of the type that was asked for, or of the width of its number.
    void givesTheTypeThatWasAskedFor()
    {
        const ItemTypeFacts integer = itemTypes()[std::size_t(ItemType::Integer)];
        for (const ItemTypeFacts& from : itemTypes())
            for (const ItemTypeFacts& to : itemTypes()) {
                const auto item = convertItem(emptyItem(from.type), to.type);
                if (!item) {
                    QVERIFY(failedAs(ErrorKind::Usage, item));
                    continue;
                }
                QCOMPARE(endOfStored(*item, 0).value(), item->size());
                QVERIFY(typeOf(*item, *storedItemAt(*item, 0)) == to.type ||
                        to.type == integer.type);
            }
    }
};

const Registered<TestItemConvert> registered;

} // namespace bloscope::tst_item_convert

#include "tst_item_convert.moc"
