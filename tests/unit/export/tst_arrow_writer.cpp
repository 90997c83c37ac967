#include "core/arrow/column.h"
#include "core/arrow/rows.h"
#include "core/export/table_writer.h"
#include "core/msgpack/json.h"
#include "core/query/query_rows.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

namespace bloscope::tst_arrow_writer {

using namespace test;

namespace {

constexpr std::size_t magicBytes = 8; // with what fills it up
constexpr std::size_t endBytes = 10;  // the size of the footer, and the mark

// An Arrow file as its footer describes it, read by the reader of streams.
struct ArrowFile {
    ByteBuffer bytes;
    arrow::SchemaPtr schema;
    arrow::Dictionaries dictionaries;
    std::vector<arrow::Batch> batches;

    // The rows of all batches as JSON, a line each.
    std::string lines() const
    {
        std::string lines;
        for (const arrow::Batch& batch : batches)
            for (std::int64_t row = 0; row < batch.length; ++row) {
                for (const arrow::Column& column : batch.columns) {
                    const auto value = arrow::valueAt(column, row, {});
                    lines +=
                        value ? msgpack_value::toPlainJson(*value).dump() : value.error().text();
                    lines += ' ';
                }
                lines.back() = '\n';
            }
        return lines;
    }

    // The numbers in a column of all batches.
    template <class T>
    std::vector<std::optional<T>> numbersOf(std::size_t column) const
    {
        std::vector<std::optional<T>> numbers;
        for (const arrow::Batch& batch : batches)
            for (std::int64_t row = 0; row < batch.length; ++row) {
                const arrow::Column& values = batch.columns[column];
                const std::byte* const at =
                    values.data.data() + static_cast<std::size_t>(row) * sizeof(T);
                numbers.push_back(values.isNull(row) ? std::nullopt
                                                     : std::optional(loadLittle<T>(at)));
            }
        return numbers;
    }
};

// One message of the file, which fills its block.
Result<arrow::Message> messageIn(const ByteBuffer& bytes, ByteView block)
{
    const auto offset = loadLittle<std::int64_t>(block.data());
    const auto metadata = loadLittle<std::int32_t>(block.data() + 8);
    const auto body = loadLittle<std::int64_t>(block.data() + 16);
    if (offset % 8 != 0 || metadata % 8 != 0 || body % 8 != 0)
        return malformedError("a block is not at a multiple of 8 bytes");
    arrow::MessageReader reader(ByteView(bytes).subspan(static_cast<std::size_t>(offset),
                                                        static_cast<std::size_t>(metadata + body)));
    auto message = reader.next();
    if (message && !reader.isAtEnd())
        return malformedError("a block has more than its message");
    return message;
}

Result<ArrowFile> readArrowFile(const std::string& text)
{
    ArrowFile file;
    const ByteView all = bytesOf(text);
    file.bytes.assign(all.begin(), all.end());
    if (!text.starts_with(std::string("ARROW1\0\0", magicBytes)) || !text.ends_with("ARROW1"))
        return malformedError("no marks");
    const std::size_t end = text.size() - endBytes;
    const auto footerBytes = loadLittle<std::uint32_t>(file.bytes.data() + end);
    BLOSCOPE_TRY(
        const arrow::FlatTable footer,
        arrow::FlatTable::root(ByteView(file.bytes).subspan(end - footerBytes, footerBytes)));
    BLOSCOPE_TRY(const arrow::FlatTable schema, footer.table(1));
    BLOSCOPE_TRY(file.schema, arrow::parseSchema(schema, {}));
    BLOSCOPE_TRY(const arrow::FlatVector dictionaries, footer.vector(2, 24));
    for (std::size_t i = 0; i < dictionaries.size(); ++i) {
        BLOSCOPE_TRY(const arrow::Message message, messageIn(file.bytes, dictionaries.item(i)));
        BLOSCOPE_CHECK(arrow::readDictionary(message, *file.schema, file.dictionaries));
    }
    BLOSCOPE_TRY(const arrow::FlatVector batches, footer.vector(3, 24));
    for (std::size_t i = 0; i < batches.size(); ++i) {
        BLOSCOPE_TRY(const arrow::Message message, messageIn(file.bytes, batches.item(i)));
        BLOSCOPE_TRY(arrow::Batch batch, arrow::readBatch(message.header, message.body,
                                                          file.schema->fields, file.dictionaries));
        file.batches.push_back(std::move(batch));
    }
    return file;
}

// What messages it has as a stream: "schema, rows, end".
std::string messagesOf(const ArrowFile& file)
{
    std::string names;
    arrow::MessageReader reader(ByteView(file.bytes).subspan(magicBytes));
    for (;;) {
        const auto message = reader.next();
        if (!message)
            return names + message.error().text();
        constexpr std::array<const char*, 4> kinds = {"schema ", "words ", "rows ", "end"};
        names += kinds[static_cast<std::size_t>(message->kind)];
        if (message->kind == arrow::Message::Kind::End)
            return names;
    }
}

// Values of which some are null.
template <class T>
struct Some {
    std::vector<T> values;
    MadeTable::Flags hasValue;

    std::vector<std::optional<T>> optional() const
    {
        std::vector<std::optional<T>> all;
        for (std::size_t i = 0; i < values.size(); ++i)
            all.push_back(hasValue[i] ? std::optional(values[i]) : std::nullopt);
        return all;
    }
};

template <class T>
Some<T> someOf(std::size_t count, std::mt19937_64& random)
{
    Some<T> some;
    for (std::size_t i = 0; i < count; ++i) {
        some.values.push_back(static_cast<T>(random()));
        some.hasValue.push_back(random() % 5 != 0);
    }
    return some;
}

} // namespace

class TestArrowWriter : public QObject {
    Q_OBJECT

 private:
    static Result<ArrowFile> written(const TableSource& rows)
    {
        std::string file;
        const auto report = writeArrow(rows, 0, *rows.rowCount({}), *memorySink(file));
        if (!report)
            return report.error();
        return readArrowFile(file);
    }

    static Result<ArrowFile> allOf(const QueryTablePtr& table)
    {
        const auto rows =
            ChosenRows::of(table, {allColumnsOf(*table), RowSet::range(0, table->slotCount())}, {});
        return written(**rows);
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

 private slots:
    void writesValuesOfAllKinds()
    {
        MadeTable made = newTableIn(m_folder, 3);
        made.add<std::int16_t>("i", "int16", "<i2", {-5, 6, 7}, {1, 0, 1});
        made.add<std::uint64_t>("u", "uint64", "<u8", {1, UINT64_MAX, 3});
        made.add<double>("x", "float64", "<f8", {0.5, NAN, -1}, {1, 1, 0});
        made.add<std::uint8_t>("b", "bool", "|b1", {1, 0, 1}, {1, 1, 0});
        made.add<std::int64_t>("ms", "timestamp", "<i8", {0, INT64_MIN, 1001}, {},
                               R"("unit": "ms")");
        made.add<std::int64_t>("utc", "timestamp", "<i8", {0, 1, 86'400}, {},
                               R"("unit": "s", "timezone": "UTC")");
        made.add<std::uint32_t>("s", "bytes", "|S4", {0x6261, 0, 0x64630065});
        made.addWords("w", {1, -1, 0}, {"oak", "größe"});
        made.addTexts("t", {"", "b", "c"}, {1, 0, 1});
        made.addComputed("half", "(o0 / 2)", R"(["i"])");
        const auto file = allOf(made.open(m_cache, m_pool));
        QCOMPARE(outcomeOf(file), std::string());
        QCOMPARE(file->lines(),
                 std::string(R"(-5 1 0.5 true "1970-01-01T00:00:00.000" )"
                             R"("1970-01-01T00:00:00Z" {"$bin":"6162"} "größe" "" -2.5)"
                             "\n"
                             R"(null 18446744073709551615 {"$f64":"nan"} false null )"
                             R"("1970-01-01T00:00:01Z" {"$bin":""} null null null)"
                             "\n"
                             R"(7 3 null null "1970-01-01T00:00:01.001" )"
                             R"("1970-01-02T00:00:00Z" {"$bin":"65006364"} "oak" "c" 3.5)"
                             "\n"));
        QCOMPARE(messagesOf(*file), std::string("schema words rows end"));
        const std::vector<arrow::Field>& fields = file->schema->fields;
        QCOMPARE(fields[0].name, std::string("i"));
        QCOMPARE(fields[0].width, 2U);
        QVERIFY(fields[2].kind == arrow::Kind::Float);
        QVERIFY(fields[3].kind == arrow::Kind::Boolean);
        QVERIFY(fields[4].unit == arrow::Unit::Milliseconds);
        QCOMPARE(fields[4].zone, std::string());
        QCOMPARE(fields[5].zone, std::string("UTC"));
        QVERIFY(fields[6].kind == arrow::Kind::Binary);
        QVERIFY(fields[7].dictionary && !fields[8].dictionary);
        QVERIFY(file->batches[0].columns[1].validity.empty()); // it has no nulls
    }

    // Fields of arrays have types that columns of tables have not.
    void writesTypesOfNumPy_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<qint64>("number"); // in little-endian bytes
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::string>("value");
        const auto row = [](const char* dtype, qint64 number, arrow::Kind kind, const char* value) {
            QTest::newRow(dtype) << QByteArray(dtype) << number << int(kind) << std::string(value);
        };
        using Kind = arrow::Kind;
        row(">i2", 0x0201, Kind::Signed, "258");
        row(">f8", 0xf03f, Kind::Float, "1.0");
        row("<f2", 0x3c00, Kind::Float, "1.0");
        row("<M8[D]", 18690, Kind::Date, "\"2021-03-04\"");
        row("<M8[W]", 1, Kind::Date, "\"1970-01-08\"");
        row("<M8[25h]", 1, Kind::Timestamp, "\"1970-01-02T01:00:00\"");
        row("<M8[ns]", 1, Kind::Timestamp, "\"1970-01-01T00:00:00.000000001\"");
        row("<M8[M]", 14, Kind::Text, "\"1971-03\"");
        row("<M8[D]", 1LL << 40, Kind::Date, "null");
        row("<M8[D]", INT64_MIN, Kind::Date, "null");
        row("<m8[m]", 2, Kind::Duration, "\"120 seconds\"");
        row("<m8[us]", 2, Kind::Duration, "\"2 microseconds\"");
        row("<m8[Y]", 2, Kind::Text, "\"2 years\"");
        row("|V3", 0x636261, Kind::FixedBinary, R"({"$bin":"616263"})");
        row("<U2", 'x', Kind::Text, "\"x\"");
        row("<c8", 0x3f800000, Kind::Text, "\"(1+0j)\"");
    }
    void writesTypesOfNumPy()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(qint64, number);
        QFETCH(std::string, value);
        QFETCH(int, kind);
        const DType type = *parseDType(dtype.toStdString(), Limits());
        ByteBuffer element(type.itemsize);
        std::memcpy(element.data(), &number, std::min(element.size(), sizeof number));
        const std::string fields = fmt::format("[('v', '{}')]", dtype.toStdString());
        const OpenedArray array(arrayFrame({1}, {1}, {1}, fields, element));
        const auto table = QueryTable::of(
            std::shared_ptr<const SliceReader>(std::shared_ptr<void>(), &array.reader()),
            array.slice());
        QCOMPARE(outcomeOf(table), std::string());
        const auto file = allOf(*table);
        QCOMPARE(outcomeOf(file), std::string());
        QCOMPARE(file->lines(), value + "\n");
        QCOMPARE(int(file->schema->fields[0].kind), kind);
    }

    void countsTimesThatDoNotFit()
    {
        const OpenedArray array(
            arrayFrame({2}, "[('far', '<M8[D]')]", elementsOf<std::int64_t>({1, INT64_MAX / 2})));
        const auto table = QueryTable::of(
            std::shared_ptr<const SliceReader>(std::shared_ptr<void>(), &array.reader()),
            array.slice());
        const auto rows = ChosenRows::of(*table, {{0}, RowSet::range(0, 2)}, {});
        std::string bytes;
        const auto report = writeArrow(**rows, 0, 2, *memorySink(bytes));
        QCOMPARE(outcomeOf(report), std::string());
        QCOMPARE(report->damagedCells, 1U);
        QCOMPARE(report->reasons.at(0),
                 std::string("column far: a time is outside the range of its type in Arrow"));
        QCOMPARE(readArrowFile(bytes)->lines(), std::string("\"1970-01-02\"\nnull\n"));
    }

    void readsBackRandomRows()
    {
        std::mt19937_64 random(7);
        for (const std::size_t count : {0U, 1U, 8U, 1001U}) {
            MadeTable made = newTableIn(m_folder, count, 128);
            const auto bytes = someOf<std::int8_t>(count, random);
            const auto shorts = someOf<std::uint16_t>(count, random);
            const auto integers = someOf<std::int32_t>(count, random);
            const auto floats = someOf<float>(count, random);
            const auto times = someOf<std::int64_t>(count, random);
            made.add("a", "int8", "|i1", bytes.values, bytes.hasValue);
            made.add("b", "uint16", "<u2", shorts.values, shorts.hasValue);
            made.add("c", "int32", "<i4", integers.values, integers.hasValue);
            made.add("d", "float32", "<f4", floats.values, floats.hasValue);
            made.add("e", "timestamp", "<i8", times.values, times.hasValue, R"("unit": "us")");
            const auto file = allOf(made.open(m_cache, m_pool));
            QCOMPARE(outcomeOf(file), std::string());
            QVERIFY(file->numbersOf<std::int8_t>(0) == bytes.optional());
            QVERIFY(file->numbersOf<std::uint16_t>(1) == shorts.optional());
            QVERIFY(file->numbersOf<std::int32_t>(2) == integers.optional());
            QVERIFY(file->numbersOf<float>(3) == floats.optional());
            QVERIFY(file->numbersOf<std::int64_t>(4) == times.optional());
        }
    }

    // Batches end where their texts or their rows become many.
    void dividesRowsIntoBatches()
    {
        MadeTable texts = newTableIn(m_folder, 6, 1 << 20);
        texts.addTexts("t", std::vector<std::string>(6, std::string(1 << 20, 'x')));
        const auto large = allOf(texts.open(m_cache, m_pool));
        QCOMPARE(outcomeOf(large), std::string());
        QCOMPARE(large->batches.size(), 2U);
        QCOMPARE(large->batches[0].length, 4);
        QCOMPARE(large->batches[1].length, 2);

        constexpr std::size_t rows = 70'000;
        MadeTable numbers = newTableIn(m_folder, rows, 16'384);
        std::vector<std::int64_t> ascending(rows);
        std::iota(ascending.begin(), ascending.end(), 0);
        numbers.add("n", "int64", "<i8", ascending);
        numbers.addWords("w", std::vector<std::int32_t>(rows, 0), {"oak"});
        const auto many = allOf(numbers.open(m_cache, m_pool));
        QCOMPARE(outcomeOf(many), std::string());
        QCOMPARE(many->batches.size(), 2U);
        QVERIFY(many->numbersOf<std::int64_t>(0) ==
                std::vector<std::optional<std::int64_t>>(ascending.begin(), ascending.end()));
        QCOMPARE(messagesOf(*many), std::string("schema words rows rows end"));
    }

    void endsWhenAsked()
    {
        MadeTable made = newTableIn(m_folder, 1);
        made.addWords("w", {0}, {"oak"});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto rows = ChosenRows::of(table, {{0}, RowSet::range(0, 1)}, {});
        std::stop_source stop;
        stop.request_stop();
        std::string bytes;
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         writeArrow(**rows, 0, 1, *memorySink(bytes), {stop.get_token()})));
        QVERIFY(bytes.empty());
        const auto none = ChosenRows::of(table, {{}, RowSet::range(0, 1)}, {});
        QCOMPARE(outcomeOf(writeArrow(**none, 0, 1, *memorySink(bytes))),
                 std::string("the table has no columns"));
    }
};

const Registered<TestArrowWriter> registered;

} // namespace bloscope::tst_arrow_writer

#include "tst_arrow_writer.moc"
