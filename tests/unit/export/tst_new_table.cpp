#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/export/table_writer.h"
#include "core/query/group_query.h"
#include "core/query/query_rows.h"
#include "core/store/store.h"
#include "core/store/table.h"
#include "tests/support/compare.h"
#include "tests/support/edited_table.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/made_table.h"
#include "tests/support/opened_array.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope::tst_new_table {

using namespace test;

namespace {

namespace fs = std::filesystem;

} // namespace

// Chosen rows as new tables, read back.
class TestNewTable : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    int m_number = 0;

    fs::path freePath(const char* ending)
    {
        return m_folder.filePath(QString("new%1%2").arg(++m_number).arg(ending)).toStdString();
    }

    // A column of each kind, with values, nulls, empty texts and extremes. Row 2 is deleted.
    QueryTablePtr someTable()
    {
        MadeTable made = newTableIn(m_folder, 5);
        made.add<std::int8_t>("i1", "int8", "|i1", {-128, 127, 3, 0, 1});
        made.add<std::int64_t>("i8", "int64", "<i8", {INT64_MIN, INT64_MAX, 1, 0, -1},
                               {1, 1, 1, 0, 1});
        made.add<std::uint64_t>("u8", "uint64", "<u8", {UINT64_MAX, 0, 2, 3, 4});
        made.add<float>("f4", "float32", "<f4", {0.5F, -0.0F, 2, INFINITY, NAN});
        made.add<double>("f8", "float64", "<f8", {1e300, NAN, 2, 0.1, -1}, {},
                         R"("nullable": true, "null_value": NaN)");
        made.add<std::int32_t>("code", "int32", "<i4", {7, -1, 2, 9, -1}, {},
                               R"("nullable": true, "null_value": -1, "ge": -5)");
        made.add<std::uint8_t>("b", "bool", "|b1", {1, 0, 1, 1, 0}, {1, 1, 1, 0, 1});
        made.add<std::int64_t>("when", "timestamp", "<i8", {0, 86'400'000, 5, INT64_MIN, -1}, {},
                               R"("unit": "ms", "timezone": "UTC")");
        made.add<std::uint64_t>("s", "string", "<U2", {0x62'0000'0061, 0, 1, 0xfc, 0x20ac});
        made.add<std::uint32_t>("y", "bytes", "|S4", {0x6261, 0, 1, 0xff, 0x64630065});
        made.addWords("w", {1, -1, 0, 0, 1}, {"oak", "größe"});
        made.addTexts("t", {"", "größe", "c", "d", "\xf0\x9f\x8c\xb2"}, {1, 1, 1, 0, 1});
        made.add<std::int16_t>("trip.km", "int16", "<i2", {1, 2, 3, 4, 5});
        made.addComputed("half", "(o0 / 2)", R"(["i8"])");
        made.setLive({1, 1, 0, 1, 1});
        return made.open(m_cache, m_pool);
    }

    static std::shared_ptr<const TableSource> sorted(const QueryTablePtr& table)
    {
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"trip.km", true}, {})};
        ChosenRows::Choice choice{allColumnsOf(*table),
                                  *sortRows(*table, **table->live({}), keys, {}), false};
        return orAbort(ChosenRows::of(table, std::move(choice), {}));
    }

    static Result<ExportReport> write(const TableSource& rows, ExportFormat format,
                                      const fs::path& path, const Job& job = {})
    {
        BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, sinkFor(format, path, {}, {}));
        BLOSCOPE_TRY(ExportReport report,
                     traitsOf(format).writeRows(rows, {0, *rows.rowCount({})}, *sink, job));
        BLOSCOPE_CHECK(sink->commit());
        return report;
    }

    TablePtr opened(const fs::path& path)
    {
        const Container found = orAbort(openContainer(path));
        return orAbort(Table::open(std::get<StorePtr>(found), "/", m_cache, m_pool));
    }

    TableRows cellsOf(const TableSource& rows) const
    {
        TableRows cells(static_cast<std::size_t>(orAbort(rows.rowCount({}))));
        const TableCells read =
            orAbort(rows.readRows(0, std::ssize(cells), CellTextForm::Full, {}, {}));
        for (const TableCells::Column& column : read.columns)
            for (std::size_t row = 0; row < cells.size(); ++row)
                cells[row].push_back(
                    column.states[row] == TableCellState::Null ? "<null>" : column.texts[row]);
        return cells;
    }

    // An array with one element, and its rows.
    static OpenedArray arrayOf(const QByteArray& dtype, const QByteArray& element)
    {
        const auto bytes =
            std::as_bytes(std::span(element.constData(), std::size_t(element.size())));
        return OpenedArray(arrayFrame({1}, dtype.toStdString(), bytes));
    }
    static std::shared_ptr<const TableSource> rowsOf(const OpenedArray& array)
    {
        const auto table = orAbort(QueryTable::of(
            std::shared_ptr<const SliceReader>(std::shared_ptr<void>(), &array.reader()),
            array.slice()));
        return orAbort(ChosenRows::of(table, {{0}, RowSet::range(0, 1)}, {}));
    }

    static void addFormats()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("ending");
        QTest::newRow("archive") << int(ExportFormat::B2z) << ".b2z";
        QTest::newRow("directory") << int(ExportFormat::B2d) << ".b2d";
    }

 private slots:
    void readsBackWhatWasChosen_data() { addFormats(); }
    void readsBackWhatWasChosen()
    {
        QFETCH(int, format);
        QFETCH(QString, ending);
        const auto rows = sorted(someTable());
        const fs::path path = freePath(ending.toLatin1().constData());
        const auto report = write(*rows, ExportFormat(format), path);
        QCOMPARE(outcomeOf(report), std::string());
        QVERIFY(report->complete());
        const TablePtr table = opened(path);
        QVERIFY(table->problems().empty());
        QCOMPARE(cellsOf(*table), cellsOf(*rows));
        QCOMPARE(cellsOf(*table).front().front(), std::string("1")); // the last row comes first
        QCOMPARE(table->columns().back().kind, std::string("float64"));
        QVERIFY(table->columns().back().storage == TableColumn::Storage::Stored);
    }

    void keepsWhatTheSchemaSays()
    {
        const auto rows = sorted(someTable());
        const fs::path path = freePath(".b2d");
        QVERIFY(write(*rows, ExportFormat::B2d, path));
        const TablePtr table = opened(path);
        const auto factsOf = [&](std::size_t column) {
            return QByteArray::fromStdString(table->schemaText(column));
        };
        QCOMPARE(factsOf(0), QByteArray(R"({"name":"i1","kind":"int8"})"));
        QCOMPARE(
            factsOf(1),
            QByteArray(R"({"name":"i8","kind":"int64","nullable":true,"null_storage":"mask"})"));
        QCOMPARE(
            factsOf(4),
            QByteArray(R"({"name":"f8","kind":"float64","nullable":true,"null_value":"NaN"})"));
        QCOMPARE(factsOf(5),
                 QByteArray(R"({"name":"code","kind":"int32","nullable":true,"null_value":-1,)"
                            R"("ge":-5})"));
        QCOMPARE(factsOf(7), QByteArray(R"({"name":"when","kind":"timestamp","unit":"ms",)"
                                        R"("timezone":"UTC"})"));
        QVERIFY(fs::exists(path / "_cols/trip/km.b2nd"));
        QVERIFY(fs::exists(path / "_cols/i8.notnull.b2nd"));
        QVERIFY(!fs::exists(path / "_cols/i1.notnull.b2nd"));
    }

    void describesArrays_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("elements");
        QTest::addColumn<QByteArray>("facts");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* dtype, const char* hex, const char* facts,
                            const char* text) {
            QTest::newRow(dtype) << QByteArray(dtype) << QByteArray::fromHex(hex)
                                 << QByteArray(facts) << QByteArray(text);
        };
        row("|b1", "01", R"("kind":"bool")", "True");
        row("<i2", "ff7f", R"("kind":"int16")", "32767");
        row(">i4", "80000000", R"("kind":"int32")", "-2147483648");
        row("<u8", "ffffffffffffffff", R"("kind":"uint64")", "18446744073709551615");
        row("<f2", "0038", R"("kind":"float32")", "0.5");
        row(">f2", "3800", R"("kind":"float32")", "0.5");
        row(">f8", "3ff0000000000000", R"("kind":"float64")", "1.0");
        row("<c8", "0000803f00000040", R"("kind":"complex64")", "(1+2j)");
        row(">U1", "000000fc", R"("kind":"string","max_length":1)", "ü");
        row("|S3", "616200", R"("kind":"bytes","max_length":3)", "ab");
        row("<M8[D]", "0100000000000000", R"("kind":"timestamp","unit":"s")",
            "1970-01-02T00:00:00");
        row("<M8[us]", "0100000000000000", R"("kind":"timestamp","unit":"us")",
            "1970-01-01T00:00:00.000001");
        row("<M8[5ms]", "0200000000000000", R"("kind":"timestamp","unit":"ms")",
            "1970-01-01T00:00:00.010");
        row("<M8[W]", "0000000000000080", R"("kind":"timestamp","unit":"s")", "NaT");
        row("<m8[s]", "0500000000000000", R"("kind":"int64")", "5");
    }
    void describesArrays()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, elements);
        QFETCH(QByteArray, facts);
        QFETCH(QByteArray, text);
        const OpenedArray array = arrayOf(dtype, elements);
        const auto rows = rowsOf(array);
        const fs::path path = freePath(".b2z");
        const auto report = write(*rows, ExportFormat::B2z, path);
        QCOMPARE(outcomeOf(report), std::string());
        const TablePtr table = opened(path);
        QCOMPARE(QByteArray::fromStdString(table->schemaText(0)),
                 QByteArray(R"({"name":"value",)") + facts + "}");
        QCOMPARE(QByteArray::fromStdString(cellsOf(*table).front().front()), text);
    }

    void refusesColumnsByName_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("itemsize");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* dtype, int itemsize, const char* why) {
            QTest::newRow(dtype) << QByteArray(dtype) << itemsize
                                 << QByteArray("column value cannot be written as b2z: ") + why;
        };
        row("<M8[M]", 8, "its unit of time has no counterpart there");
        row("<f16", 16, "there are no columns of type <f16");
        row("|V3", 3, "there are no columns of type |V3");
    }
    void refusesColumnsByName()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(int, itemsize);
        QFETCH(QByteArray, message);
        const OpenedArray array = arrayOf(dtype, QByteArray(itemsize, '\0'));
        const auto rows = rowsOf(array);
        const fs::path path = freePath(".b2z");
        QCOMPARE(QByteArray::fromStdString(outcomeOf(write(*rows, ExportFormat::B2z, path))),
                 message);
        QVERIFY(!fs::exists(path));
    }

    void refusesTwoPartsOfOneName()
    {
        MadeTable made = newTableIn(m_folder, 1);
        made.addWords("a", {0}, {"oak"});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto twice = orAbort(ChosenRows::of(table, {{0, 0}, RowSet::range(0, 1)}, {}));
        QCOMPARE(outcomeOf(write(*twice, ExportFormat::B2d, freePath(".b2d"))),
                 std::string("b2d cannot have two parts that are named _cols/a; leave out one of "
                             "the columns"));
    }

    void tellsDatesThatSecondsCannotCount()
    {
        const OpenedArray array = arrayOf("<M8[D]", QByteArray::fromHex("ffffffffffffff7f"));
        const auto rows = rowsOf(array);
        const fs::path path = freePath(".b2z");
        const auto report = write(*rows, ExportFormat::B2z, path);
        QCOMPARE(outcomeOf(report), std::string());
        QCOMPARE(report->damagedCells, std::uint64_t(1));
        QCOMPARE(report->reasons.front(),
                 std::string("column value: times that are too far away became NaT"));
        QCOMPARE(cellsOf(*opened(path)).front().front(), std::string("<null>"));
    }

    void hasNoRows_data() { addFormats(); }
    void hasNoRows()
    {
        QFETCH(int, format);
        QFETCH(QString, ending);
        const QueryTablePtr table = someTable();
        const auto rows =
            orAbort(ChosenRows::of(table, {allColumnsOf(*table), RowSet::range(0, 0)}, {}));
        const fs::path path = freePath(ending.toLatin1().constData());
        QCOMPARE(outcomeOf(write(*rows, ExportFormat(format), path)), std::string());
        const TablePtr empty = opened(path);
        QCOMPARE(orAbort(empty->rowCount()), std::int64_t(0));
        QCOMPARE(empty->columns().size(), table->columns().size());
        QVERIFY(empty->problems().empty());
    }

    void writesGroups()
    {
        const QueryTablePtr table = someTable();
        GroupQuery query(table, true);
        QVERIFY(query.groupBy("w", {}) && query.addFigures("count,mean:u8,sum:u8,min:when", {}));
        const auto groups = orAbort(query.groups(**table->live({}), {}));
        const fs::path path = freePath(".b2z");
        QCOMPARE(outcomeOf(write(*groups, ExportFormat::B2z, path)), std::string());
        QCOMPARE(cellsOf(*opened(path)), cellsOf(*groups));
    }

    // More rows than one chunk and one step have, with the first null late.
    void writesManyChunks()
    {
        constexpr std::size_t count = (1 << 20) + (1 << 18);
        std::vector<std::int32_t> numbers(count);
        MadeTable::Flags hasValue(count, 1);
        std::vector<std::string> texts(count);
        for (std::size_t i = 0; i < count; ++i) {
            numbers[i] = static_cast<std::int32_t>(i * 2'654'435'761U);
            texts[i] = std::string(i % 4, 'x');
        }
        hasValue[count - 2] = 0;
        MadeTable made = newTableIn(m_folder, count, 1 << 16);
        made.add<std::int32_t>("i", "int32", "<i4", numbers, hasValue);
        made.addTexts("t", texts);
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto rows =
            orAbort(ChosenRows::of(table, {allColumnsOf(*table), RowSet::range(0, count)}, {}));
        const fs::path path = freePath(".b2z");
        QCOMPARE(outcomeOf(write(*rows, ExportFormat::B2z, path)), std::string());
        QCOMPARE(cellsOf(*opened(path)), cellsOf(*rows));
    }

    void leavesNothingWhenItIsCancelled_data() { addFormats(); }
    void leavesNothingWhenItIsCancelled()
    {
        QFETCH(int, format);
        QFETCH(QString, ending);
        const auto rows = sorted(someTable());
        std::stop_source stop;
        stop.request_stop();
        const fs::path path = freePath(ending.toLatin1().constData());
        const auto before = namesIn(path.parent_path());
        const auto report = write(*rows, ExportFormat(format), path, {stop.get_token()});
        QVERIFY(!report && report.error().kind() == ErrorKind::Cancelled);
        QCOMPARE(namesIn(path.parent_path()), before);
    }

    void leavesNothingAfterAnyFailure()
    {
        const auto rows = sorted(someTable());
        for (int at = 0;; ++at) {
            const fs::path path = freePath(".b2d");
            const auto before = namesIn(path.parent_path());
            auto owned =
                std::make_unique<FaultyFileCalls>(FaultyFileCalls::Fault::Fail, at, ENOSPC);
            const FaultyFileCalls& calls = *owned;
            auto sink = folderSink(path, {}, std::move(owned));
            std::string outcome = outcomeOf(sink);
            bool isPastAll = false;
            if (sink) {
                const auto report =
                    writeNewTable(*rows, 0, *rows->rowCount({}), NewTableForm::Directory, **sink);
                const Result<> done = report ? (*sink)->commit() : Result<>(report.error());
                outcome = outcomeOf(done);
                isPastAll = std::ssize(calls.log()) <= at;
                sink = Error{ErrorKind::Io, "closed"};
            }
            if (isPastAll) {
                QCOMPARE(outcome, std::string());
                QVERIFY(at > 50);
                QCOMPARE(cellsOf(*opened(path)), cellsOf(*rows));
                return;
            }
            if (fs::exists(path)) // it was renamed before the call that failed
                continue;
            QVERIFY(!outcome.empty());
            QCOMPARE(namesIn(path.parent_path()), before);
        }
    }

    void neverReplacesADirectory()
    {
        const auto rows = sorted(someTable());
        const fs::path path = freePath(".b2d");
        fs::create_directory(path);
        QCOMPARE(outcomeOf(write(*rows, ExportFormat::B2d, path)),
                 path.string() +
                     ": a directory cannot replace an existing file or directory; choose "
                     "another name");
        QVERIFY(fs::is_empty(path));
        std::string text;
        QCOMPARE(outcomeOf(writeNewTable(*rows, 0, 1, NewTableForm::Directory, *memorySink(text))),
                 std::string("a table in a directory cannot be written into one file or stream"));
    }
};

const Registered<TestNewTable> registered;

} // namespace bloscope::tst_new_table

#include "tst_new_table.moc"
