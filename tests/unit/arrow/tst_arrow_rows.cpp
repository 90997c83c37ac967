#include "core/arrow/rows.h"

#include "core/msgpack/json.h"
#include "tests/support/arrow_streams.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_arrow_rows {

using namespace test;

namespace {

// The rows as JSON, or the sentence of the first one that cannot be read.
std::string rowsOf(const ByteBuffer& streams, const ByteBuffer& schema = {},
                   const arrow::Limits& limits = {})
{
    const auto rows = arrow::Rows::read(streams, schema, limits);
    if (!rows)
        return rows.error().text();
    std::string all;
    for (std::int64_t i = 0; i < rows->count(); ++i) {
        const auto row = rows->row(i);
        if (!row)
            return row.error().text();
        all += msgpack_value::toPlainJson(*row).dump() + ' ';
    }
    return all;
}

const ArrowColumn numbers = arrowNumbers("values", {1, 2});

ArrowColumn texts()
{
    return arrowTexts("item", {"red", "blue"});
}

// One value inside of so many lists.
ArrowColumn nested(int depth)
{
    ArrowColumn column = arrowNumbers("item", {7});
    for (int i = 0; i < depth; ++i)
        column = arrowList({0, 1}, std::move(column));
    return column;
}

ArrowColumn with(ArrowColumn column, std::size_t buffer, ByteBuffer bytes)
{
    column.buffers[buffer] = std::move(bytes);
    return column;
}

ArrowColumn ofLength(ArrowColumn column, std::int64_t length)
{
    column.length = length;
    return column;
}

// A list of fixed size of values that take no bytes.
ArrowColumn bomb(std::int32_t listSize, std::int64_t items)
{
    ArrowColumn column;
    column.name = "values";
    column.typeNumber = arrow_type::fixedList;
    column.type = arrowTypeOf(listSize);
    column.length = 1;
    column.buffers = {{}};
    column.children = {{.name = "item", .length = items}};
    return column;
}

} // namespace

class TestArrowRows : public QObject {
    Q_OBJECT

 private slots:
    // A chunk of several blocks is several streams.
    void readsStreamsBehindEachOther()
    {
        QCOMPARE(rowsOf(joined({arrowStream(numbers), arrowStream(texts())})),
                 std::string(R"(1 2 "red" "blue" )"));
        QCOMPARE(rowsOf({}), std::string());
    }

    void readsBatchesWithoutSchema()
    {
        QCOMPARE(rowsOf(arrowBatch(numbers), arrowSchema({numbers})), std::string("1 2 "));
        QCOMPARE(rowsOf(arrowBatch(numbers)), std::string("an Arrow message precedes its schema"));
    }

    // As it was before Arrow 0.15: no mark before the size.
    void readsOlderMessages()
    {
        ByteBuffer stream = joined({arrowSchema({numbers}), arrowBatch(numbers)});
        const std::size_t second = arrowSchema({numbers}).size();
        stream.erase(stream.begin() + std::ptrdiff_t(second),
                     stream.begin() + std::ptrdiff_t(second) + 4);
        stream.erase(stream.begin(), stream.begin() + 4);
        QCOMPARE(rowsOf(stream), std::string("1 2 "));
    }

    void looksUpDictionaries()
    {
        const ArrowColumn column = arrowList({0, 3}, arrowNumbered("item", 4, texts(), {1, 0, 1}));
        const ByteBuffer schema = arrowSchema({column});
        const ByteBuffer batch = arrowBatch(column);
        QCOMPARE(rowsOf(joined({schema, arrowDictionary(4, texts()), batch})),
                 std::string(R"(["blue","red","blue"] )"));
        QCOMPARE(rowsOf(joined({schema, batch})),
                 std::string("values: item: its dictionary 4 is missing"));
        QCOMPARE(rowsOf(joined({schema, arrowDictionary(5, texts()), batch})),
                 std::string("dictionary 5: no column uses it"));
        QCOMPARE(rowsOf(joined({schema, arrowDictionary(4, texts(), true), batch})),
                 std::string("dictionary 4: delta dictionaries are not supported"));
        QCOMPARE(rowsOf(joined({schema, arrowDictionary(4, arrowTexts("item", {"red"})), batch})),
                 std::string("index 1 is outside the dictionary of 1 values"));
    }

    // What does not fit is said, and nothing outside of the bytes is read.
    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* name, const ArrowColumn& column, const char* sentence) {
            QTest::newRow(name) << arrowStream(column) << std::string(sentence);
        };
        row("too few numbers", ofLength(numbers, 3),
            "values: the bytes of 3 values have only 8 bytes");
        row("negative length", ofLength(numbers, -1), "a column cannot have -1 values");
        row("endless length", ofLength(numbers, INT64_MAX),
            "values: the bytes of 9223372036854775807 values have only 8 bytes");
        row("too few bits", arrowNumbers("values", {0, 0, 0, 0, 0, 0, 0, 0, 0}, "1"),
            "values: the validity bitmap of 9 values has only 1 bytes");
        row("endless offsets", ofLength(arrowList({0}, numbers), INT64_MAX),
            "values: a column cannot have 9223372036854775807 values");
        row("offset behind the items", arrowList({0, 3}, numbers),
            "a value at positions 0 to 3 exceeds the 2 available");
        row("offset before the items", arrowList({-1, 2}, numbers),
            "a value at positions -1 to 2 exceeds the 2 available");
        row("offsets backwards", arrowList({2, 1}, numbers),
            "a value at positions 2 to 1 exceeds the 2 available");
        row("text behind its bytes", with(texts(), 1, numbersOf<std::int32_t>({0, 3, 1'000'000})),
            "a value at positions 3 to 1000000 exceeds the 7 available");
        row("too few items", bomb(3, 2),
            "values: 1 values of 3 items each have only 2 items in total");
        row("short struct", arrowStruct("values", 3, {numbers}),
            "values: 3 values of 1 items each have only 2 items in total");
        QTest::newRow("two columns")
            << arrowSchema({numbers, texts()})
            << std::string("Arrow rows must have one column, but these have 2");
        QTest::newRow("cut off") << "ffffffff00010000"_hex
                                 << std::string(
                                        "an Arrow message exceeds the available bytes (at byte 0)");
        QTest::newRow("half a size")
            << "ffff"_hex
            << std::string("an Arrow message exceeds the available bytes (at byte 0)");
        QTest::newRow("another message") << arrowMessage(4, FlatPart::table(), {})
                                         << std::string("message type 4 is not supported");
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(std::string, sentence);
        QCOMPARE(rowsOf(stream), sentence);
    }

    void refusesBuffersOutsideOfTheBody()
    {
        const auto batch = [](std::int64_t offset, std::int64_t size) {
            return arrowMessage(
                3,
                FlatPart::table()
                    .number(0, std::int64_t(2))
                    .part(1, FlatPart::items(1, numbersOf<std::int64_t>({2, 0})))
                    .part(2, FlatPart::items(2, numbersOf<std::int64_t>({0, 0, offset, size}))),
                ByteBuffer(8));
        };
        const ByteBuffer schema = arrowSchema({numbers});
        QCOMPARE(rowsOf(batch(0, 8), schema), std::string("0 0 "));
        QCOMPARE(rowsOf(batch(8, 8), schema),
                 std::string("values: a buffer of 8 bytes at 8 exceeds the body of 8 bytes"));
        QCOMPARE(rowsOf(batch(-8, 8), schema),
                 std::string("values: a buffer of 8 bytes at -8 exceeds the body of 8 bytes"));
        QCOMPARE(
            rowsOf(batch(0, INT64_MAX), schema),
            std::string(
                "values: a buffer of 9223372036854775807 bytes at 0 exceeds the body of 8 bytes"));
    }

    void namesCompressedBatches()
    {
        const FlatPart header = FlatPart::table().part(3, FlatPart::table());
        QCOMPARE(rowsOf(joined({arrowSchema({numbers}), arrowMessage(3, header, {})})),
                 std::string("compressed batches are not supported"));
    }

    // Little that would become much.
    void keepsItsLimits()
    {
        arrow::Limits limits;
        limits.depth = 5;
        QCOMPARE(rowsOf(arrowStream(nested(4)), {}, limits), std::string("[[[[7]]]] "));
        QCOMPARE(rowsOf(arrowStream(nested(5)), {}, limits),
                 std::string("its types are nested deeper than 5 levels"));
        limits.values = 10;
        QCOMPARE(rowsOf(arrowStream(bomb(INT32_MAX, INT32_MAX)), {}, limits),
                 std::string("a row contains more than 10 values"));
        limits.textBytes = 6;
        QCOMPARE(rowsOf(arrowStream(arrowList({0, 2}, texts())), {}, limits),
                 std::string("the strings of a row have more than 6 bytes"));
        limits.columns = 3;
        const ByteBuffer stream = arrowStream(numbers);
        QCOMPARE(rowsOf(joined({stream, stream}), {}, limits),
                 std::string("an Arrow stream has more than 3 columns in its batches"));
        limits.fields = 2;
        QCOMPARE(rowsOf(arrowStream(nested(2)), {}, limits),
                 std::string("its schema has 3 fields; the limit is 2"));
    }

    void answersNoRowThatIsNotThere()
    {
        const ByteBuffer stream = arrowStream(numbers);
        const auto rows = arrow::Rows::read(stream, {});
        QVERIFY(failedAs(ErrorKind::Usage, rows->row(2)));
        QVERIFY(failedAs(ErrorKind::Usage, rows->row(-1)));
    }
};

const Registered<TestArrowRows> registered;

} // namespace bloscope::tst_arrow_rows

#include "tst_arrow_rows.moc"
