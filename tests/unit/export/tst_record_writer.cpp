#include "core/export/record_writer.h"

#include "core/store/store.h"
#include "core/store/table.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/unit/export/record_file.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_record_writer {

using namespace test;

namespace {

ByteBuffer packed(const nlohmann::json& value)
{
    const std::vector<std::uint8_t> bytes = nlohmann::json::to_msgpack(value);
    const auto all = std::as_bytes(std::span(bytes));
    return {all.begin(), all.end()};
}

// The description of a table that has these columns.
ByteBuffer metaOf(const std::string& columns)
{
    const FrameOptions options{
        .vlMetalayers = {{"kind", packed("ctable")},
                         {"version", packed(1)},
                         {"schema", packed(R"({"version": 3, "columns": [)" + columns + "]}")}}};
    return chunksFrame({}, 1, options);
}

} // namespace

class TestRecordWriter : public QObject {
    Q_OBJECT

 private:
    TablePtr tableIn(const std::filesystem::path& path)
    {
        const auto store = openContainer(path);
        const auto table = Table::open(std::get<StorePtr>(*store), "/", m_cache, m_pool);
        if (!table)
            qFatal("%s", table.error().text().c_str());
        return *table;
    }

    // One of the corpus, with other columns in its description unless `columns` is empty.
    TablePtr tableOf(const std::string& name, const std::string& columns)
    {
        const auto original = corpusFolder() / "python/tables" / (name + ".b2d");
        if (columns.empty())
            return tableIn(original);
        const auto copy = std::filesystem::path(m_folder.path().toStdString()) /
                          (std::to_string(++m_copies) + ".b2d");
        std::filesystem::copy(original, copy, std::filesystem::copy_options::recursive);
        writeFile(copy / "_meta.b2f", metaOf(columns));
        return tableIn(copy);
    }

    // Of the corpus, without its indexes: one of these has a name that Windows cannot give to a
    // file.
    std::filesystem::path copyOfNested(const char* name) const
    {
        namespace fs = std::filesystem;
        const fs::path from = corpusFolder() / "python/tables/nested.b2d";
        const fs::path to = fs::path(m_folder.path().toStdString()) / name;
        fs::create_directory(to);
        fs::copy(from / "_cols", to / "_cols", fs::copy_options::recursive);
        for (const char* file : {"_meta.b2f", "_valid_rows.b2nd", "embed.b2e"})
            fs::copy(from / file, to / file);
        return to;
    }

    QTemporaryDir m_folder;
    int m_copies = 0;
    BlockCache m_cache;
    WorkerPool m_pool{1};

 private slots:
    void writesRows_data()
    {
        QTest::addColumn<std::string>("table");
        QTest::addColumn<std::string>("columns");
        QTest::addColumn<std::int64_t>("first");
        QTest::addColumn<std::int64_t>("count");
        QTest::addColumn<QByteArray>("descr");
        QTest::addColumn<QByteArray>("rows");
        const auto row = [](const char* name, const char* table, const char* columns,
                            std::int64_t first, std::int64_t count, const char* descr,
                            const char* rows) {
            QTest::newRow(name) << std::string(table) << std::string(columns) << first << count
                                << QByteArray(descr) << QByteArray(rows);
        };
        row("numbers, truth and texts", "basic", "", 0, 2,
            "[('id', '<i8'), ('score', '<f4'), ('active', '|b1'), ('name', '<U10'), "
            "('raw', '|S6'), ('c', '<c16')]",
            "0 -0.36412847 1 日本 385cf4 0,0\n1 -0.24456914 1 böb 9c42 1,-1\n");
        row("live rows alone", "deleted_rows", "", 2, 1,
            "[('id', '<i8'), ('score', '<f4'), ('active', '|b1'), ('name', '<U10'), "
            "('raw', '|S6'), ('c', '<c16')]",
            "4 1.2342628 1 日本  4,-4\n");
        row("no rows", "empty", "", 0, 0,
            "[('id', '<i8'), ('score', '<f4'), ('active', '|b1'), ('name', '<U10'), "
            "('raw', '|S6'), ('c', '<c16')]",
            "");
        row("names with dots and backslashes", "nested", "", 1, 1,
            R"([('id', '<i4'), ('trip.begin.lon', '<f8'), ('trip.begin.lat', '<f8'), )"
            R"(('odd\\.name', '<i2')])",
            "1 -2.3333333333333335 40.111111111111114 1\n");
        row("computed columns", "computed", "", 1, 1,
            "[('price', '<f8'), ('qty', '<i4'), ('tag', '<U4'), ('total_stored', '<f8'), "
            "('total', '<f8'), ('dbl', '<f8')]",
            "1.25 1 t1 1.25 nan nan\n");
        row("nulls in a mask", "nulls_mask",
            R"({"name": "i8", "kind": "int8", "nullable": true, "null_storage": "mask"},
               {"name": "f", "kind": "float64", "nullable": true, "null_storage": "mask"},
               {"name": "b", "kind": "bool", "nullable": true, "null_storage": "mask"},
               {"name": "ts", "kind": "timestamp", "unit": "ms", "nullable": true,
                "null_storage": "mask"},
               {"name": "nd", "kind": "ndarray", "item_shape": [2, 3], "dtype_str": "<f4",
                "nullable": true, "null_storage": "mask"})",
            0, 3,
            "[('i8', '|i1'), ('i8__null', '|b1'), ('f', '<f8'), ('b', '|b1'), ('b__null', '|b1'), "
            "('ts', '<M8[ms]'), ('nd', '<f4', (2, 3))]",
            "-128 0 0 0 1 NaT 0 0 0 0 0 0\n"
            "0 1 0.3333333333333333 1 0 1709208000124 nan nan nan nan nan nan\n"
            "-126 0 nan 0 0 1709208000125 2 2 2 2 2 2\n");
        row("nulls that are values", "nulls_sentinel",
            R"({"name": "i", "kind": "int32", "nullable": true, "null_value": -999},
               {"name": "f", "kind": "float64", "nullable": true, "null_value": NaN},
               {"name": "b", "kind": "bool", "nullable": true, "null_value": 255},
               {"name": "s", "kind": "string", "nullable": true, "null_value": "N/A"},
               {"name": "y", "kind": "bytes", "nullable": true,
                "null_value": {"__bytes__": true, "base64": "//8="}})",
            0, 3, "[('i', '<i4'), ('f', '<f8'), ('b', '|u1'), ('s', '<U8'), ('y', '|S4')]",
            "0 0 255 v0 6162\n-999 0.14285714285714285 1 v1 ffff\n2 nan 0 N/A 6162\n");
    }
    void writesRows()
    {
        QFETCH(std::string, table);
        QFETCH(std::string, columns);
        QFETCH(std::int64_t, first);
        QFETCH(std::int64_t, count);
        std::string file;
        const auto report =
            writeRecords(*tableOf(table, columns), first, count, {}, *memorySink(file));
        QCOMPARE(outcomeOf(report), std::string());
        QVERIFY(report->complete());
        const RecordFile read = readRecordFile(QByteArray::fromStdString(file));
        QTEST(read.descr, "descr");
        QCOMPARE(read.shape, QByteArray::number(qlonglong(count)) + ',');
        QTEST(read.rows, "rows");
    }

    void countsWhatTheFillStandsFor()
    {
        std::string file;
        const auto absent = writeRecords(*tableOf("computed", ""), 0, 3, "5", *memorySink(file));
        QCOMPARE(outcomeOf(absent), std::string());
        QCOMPARE(absent->absentCells, 6U);
        QCOMPARE(absent->cells, 18U);
        QVERIFY(readRecordFile(QByteArray::fromStdString(file)).rows.startsWith("0 0 t0 0 5 5\n"));

        const auto masked =
            tableOf("nulls_mask", R"({"name": "i8", "kind": "int8", "nullable": true,
                                      "null_storage": "mask"}, {"name": "ok", "kind": "int32"})");
        file.clear();
        const auto nulls = writeRecords(*masked, 0, 3, "-7", *memorySink(file));
        QCOMPARE(outcomeOf(nulls), std::string());
        QCOMPARE(nulls->nullCells, 1U);
        QCOMPARE(readRecordFile(QByteArray::fromStdString(file)).rows,
                 QByteArray("-128 0\n-7 1\n-126 2\n"));
    }

    void putsTheFillWhereAColumnIsDamaged()
    {
        const auto copy = copyOfNested("damaged.b2d");
        ByteBuffer frame = arrayFrame({10}, {10}, {10}, "<i4", nearlyAlike(40, std::byte{7}));
        damageBlock(frame, 0);
        writeFile(copy / "_cols/id.b2nd", frame);
        std::string file;
        const auto report = writeRecords(*tableIn(copy), 0, 2, "3", *memorySink(file));
        QCOMPARE(outcomeOf(report), std::string());
        QVERIFY(!report->complete());
        QCOMPARE(report->damagedCells, 2U);
        QVERIFY2(report->reasons.at(0).starts_with("column id: chunk 0"),
                 report->reasons.at(0).c_str());
        QVERIFY(readRecordFile(QByteArray::fromStdString(file)).rows.startsWith("3 -3 40 0\n"));
    }

    void refusesWhatIsNoRecord_data()
    {
        QTest::addColumn<std::string>("table");
        QTest::addColumn<std::string>("columns");
        QTest::addColumn<std::string>("fill");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* name, const char* table, const char* columns,
                            const char* fill, const std::string& sentence) {
            QTest::newRow(name) << std::string(table) << std::string(columns) << std::string(fill)
                                << sentence;
        };
        const std::string elsewhere =
            " cannot be written as npy, only as csv, tsv, jsonl, sqlite or arrow: ";
        const std::string noSize = elsewhere + "its cells have no fixed size";
        row("texts that are not there", "basic", R"({"name": "gone", "kind": "utf8"})", "",
            "column gone" + elsewhere + "the store has no such column");
        row("objects", "varlen", R"({"name": "st", "kind": "struct"})", "", "column st" + noSize);
        row("lists", "varlen", R"({"name": "li", "kind": "list"})", "", "column li" + noSize);
        row("not there", "basic", R"({"name": "gone", "kind": "int8"})", "",
            "column gone" + elsewhere + "the store has no such column");
        row("one name twice", "basic",
            R"({"name": "id", "kind": "int64"}, {"name": "id", "kind": "int64"})", "",
            "two columns are named id, which npy does not allow; write the table as csv or tsv");
        row("no columns", "basic", " ", "", "the table has no columns");
        row("a fill that does not fit", "basic", "", "300.5",
            "--fill: column id: \"300.5\" is not a value of type <i8");
    }
    void refusesWhatIsNoRecord()
    {
        QFETCH(std::string, table);
        QFETCH(std::string, columns);
        QFETCH(std::string, fill);
        std::string file;
        const auto report =
            writeRecords(*tableOf(table, columns), 0, 1,
                         fill.empty() ? std::nullopt : std::optional(fill), *memorySink(file));
        QTEST(outcomeOf(report), "sentence");
        QVERIFY(file.empty());
    }

    // More rows than are put together at once.
    void writesLongTablesInParts()
    {
        const auto folder = copyOfNested("long.b2d");
        constexpr std::int64_t rows = 9000;
        ByteBuffer numbers(rows * 1000);
        for (std::int64_t i = 0; i < rows; ++i)
            numbers[static_cast<std::size_t>(i) * 1000] = static_cast<std::byte>(i % 251 + 1);
        writeFile(folder / "_cols/id.b2nd", arrayFrame({rows}, {1000}, {100}, "|S1000", numbers));
        writeFile(folder / "_valid_rows.b2nd",
                  arrayFrame({rows}, {1000}, {1000}, "|b1", ByteBuffer(rows, std::byte{1})));
        writeFile(folder / "_meta.b2f", metaOf(R"({"name": "id", "kind": "bytes"})"));
        std::string file;
        const auto report = writeRecords(*tableIn(folder), 0, rows, {}, *memorySink(file));
        QCOMPARE(outcomeOf(report), std::string());
        QCOMPARE(file.size(), std::size_t(128 + rows * 1000));
        QVERIFY(std::equal(numbers.begin(), numbers.end(),
                           bytesOf(file).end() - static_cast<std::ptrdiff_t>(numbers.size())));
    }
};

const Registered<TestRecordWriter> registered;

} // namespace bloscope::tst_record_writer

#include "tst_record_writer.moc"
