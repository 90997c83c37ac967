#include "core/arrow/rows.h"
#include "core/msgpack/json.h"
#include "tests/support/arrow_streams.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_arrow_values {

using namespace test;

namespace {

// A column without parts and without missing values.
ArrowColumn plain(std::uint8_t typeNumber, FlatPart type, std::int64_t length, ByteBuffer data)
{
    return {.name = "values",
            .typeNumber = typeNumber,
            .type = std::move(type),
            .length = length,
            .buffers = {{}, std::move(data)}};
}

ArrowColumn large(std::uint8_t typeNumber, std::initializer_list<std::int64_t> offsets,
                  ByteBuffer data)
{
    return {.name = "values",
            .typeNumber = typeNumber,
            .length = static_cast<std::int64_t>(offsets.size()) - 1,
            .buffers = {{}, numbersOf(offsets), std::move(data)}};
}

// Two lists of two.
ArrowColumn fixedLists()
{
    ArrowColumn column = plain(arrow_type::fixedList, arrowTypeOf(std::int32_t(2)), 2, {});
    column.buffers = {bitsOf("10")};
    column.children = {arrowNumbers("item", {1, 2, 3, 4})};
    return column;
}

ArrowColumn maps()
{
    ArrowColumn column = arrowList(
        {0, 2, 2},
        arrowStruct("entries", 2, {arrowNumbers("key", {5, 6}), arrowTexts("value", {"a", "b"})}));
    column.typeNumber = arrow_type::map;
    return column;
}

} // namespace

// What each type is answered as: JSON of one row behind the other.
class TestArrowValues : public QObject {
    Q_OBJECT

 private slots:
    void readsTypes_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<std::string>("json");
        const auto row = [](const char* name, const ArrowColumn& column, const char* json) {
            QTest::newRow(name) << arrowStream(column) << std::string(json);
        };
        namespace type = arrow_type;
        row("null", {.name = "values", .length = 2}, "null null ");
        row("int8", plain(type::integer, arrowInteger(8), 2, "80ff"_hex), "-128 -1 ");
        row("uint16", plain(type::integer, arrowInteger(16, false), 1, "ffff"_hex), "65535 ");
        row("int32", arrowNumbers("values", {-1, 2, 3}, "101"), "-1 null 3 ");
        row("int64", plain(type::integer, arrowInteger(64), 1, "0000000000000080"_hex),
            "-9223372036854775808 ");
        row("uint64", plain(type::integer, arrowInteger(64, false), 1, "ffffffffffffffff"_hex),
            "18446744073709551615 ");
        row("half", plain(type::floating, arrowTypeOf(std::int16_t(0)), 1, "003e"_hex), "1.5 ");
        row("float", plain(type::floating, arrowTypeOf(std::int16_t(1)), 1, "cdcccc3d"_hex),
            "0.1 ");
        row("double",
            plain(type::floating, arrowTypeOf(std::int16_t(2)), 1, "000000000000f83f"_hex), "1.5 ");
        row("boolean", plain(type::boolean, FlatPart::table(), 3, "05"_hex), "true false true ");
        row("text", arrowTexts("values", {"a", "", "\xc3\xa9"}, "111"), "\"a\" \"\" \"\xc3\xa9\" ");
        row("large text", large(type::largeText, {0, 2}, "6162"_hex), "\"ab\" ");
        row("binary", large(type::largeBinary, {1, 3}, "006162"_hex), R"({"$bin":"6162"} )");
        row("fixed binary", plain(type::fixedBinary, arrowTypeOf(std::int32_t(2)), 1, "0102"_hex),
            R"({"$bin":"0102"} )");
        row("decimal",
            plain(type::decimal, FlatPart::table().number(1, std::int32_t(2)), 1,
                  "ffffffffffffffffffffffffffffffff"_hex),
            "\"-0.01\" ");
        row("date", plain(type::date, arrowTypeOf(std::int16_t(0)), 1, "02490000"_hex),
            "\"2021-03-04\" ");
        row("time", plain(type::time, arrowTypeOf(std::int16_t(0)), 1, "01000000"_hex),
            "\"00:00:01\" ");
        row("timestamp",
            plain(type::timestamp,
                  FlatPart::table().number(0, std::int16_t(1)).part(1, FlatPart::text("UTC")), 1,
                  "0100000000000000"_hex),
            "\"1970-01-01T00:00:00.001Z\" ");
        row("duration", plain(type::duration, FlatPart::table(), 1, "0500000000000000"_hex),
            "\"5 milliseconds\" ");
        row("list", arrowList({1, 3, 3, 3}, arrowNumbers("item", {9, 1, 2}, "110"), "101"),
            "[1,null] null [] ");
        row("fixed list", fixedLists(), "[1,2] null ");
        row("list of texts", arrowList({0, 2}, arrowTexts("item", {"a", "b"}, "10")),
            R"(["a",null] )");
        row("list of structs",
            arrowList({0, 2},
                      arrowStruct("item", 2,
                                  {arrowNumbers("a", {1, 2}), arrowTexts("b", {"x", "y"})}, "01")),
            R"([null,{"a":2,"b":"y"}] )");
        row("map", maps(), R"({"$map":[[5,"a"],[6,"b"]]} {} )");
    }
    void readsTypes()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(std::string, json);
        const auto rows = arrow::Rows::read(stream, {});
        QCOMPARE(outcomeOf(rows), std::string());
        std::string all;
        for (std::int64_t i = 0; i < rows->count(); ++i) {
            const auto row = rows->row(i);
            QCOMPARE(outcomeOf(row), std::string());
            all += msgpack_value::toPlainJson(*row).dump() + ' ';
        }
        QCOMPARE(all, json);
    }

    void namesWhatIsNotRead_data()
    {
        QTest::addColumn<ByteBuffer>("schema");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* name, std::uint8_t number, const char* sentence) {
            QTest::newRow(name) << arrowSchema({plain(number, FlatPart::table(), 0, {})})
                                << std::string(sentence);
        };
        row("interval", arrow_type::interval, "values: the type interval is not supported");
        row("union", arrow_type::unionOf, "values: the type union is not supported");
        row("view", 24, "values: the type utf8 view is not supported");
        row("unknown", 99, "values: type number 99 is not supported");
        row("no bits", arrow_type::integer, "values: an integer cannot have 0 bits");
        row("no items", arrow_type::list, "values: a list has 0 item types, but needs 1");
        QTest::newRow("big-endian")
            << arrowMessage(1, FlatPart::table().number(0, std::int16_t(1)), {})
            << std::string("big-endian numbers are not supported");
        QTest::newRow("no pairs") << [] {
            ArrowColumn map = arrowList({0}, arrowNumbers("entries", {}));
            map.typeNumber = arrow_type::map;
            return arrowSchema({map});
        }() << std::string("values: the entries of a map are not pairs");
    }
    void namesWhatIsNotRead()
    {
        QFETCH(ByteBuffer, schema);
        QFETCH(std::string, sentence);
        QCOMPARE(outcomeOf(arrow::Rows::read(schema, {})), sentence);
    }
};

const Registered<TestArrowValues> registered;

} // namespace bloscope::tst_arrow_values

#include "tst_arrow_values.moc"
