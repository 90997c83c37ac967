#include "core/array/array.h"
#include "core/array/slice_reader.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/record_writer.h"
#include "core/export/sqlite_writer.h"
#include "core/frame/open_path.h"
#include "core/query/group_query.h"
#include "core/query/query_rows.h"
#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "tests/unit/export/record_file.h"

#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <sqlite3.h>

namespace bloscope::tst_query_exports {

using namespace test;

namespace {

// The rows of a statement, a line each, as SQL has the values.
std::string rowsOf(sqlite3* database, const std::string& statement)
{
    std::string lines;
    const auto take = [](void* to, int columns, char** texts, char**) {
        for (int i = 0; i < columns; ++i)
            *static_cast<std::string*>(to) +=
                std::string(texts[i] ? texts[i] : "NULL") + (i + 1 < columns ? " " : "\n");
        return 0;
    };
    char* problem = nullptr;
    sqlite3_exec(database, statement.c_str(), take, &lines, &problem);
    if (problem)
        lines += problem;
    sqlite3_free(problem);
    return lines;
}

} // namespace

// Chosen rows and groups as files of other programs.
class TestQueryExports : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

    // Five rows, of which number 1 is deleted.
    QueryTablePtr someTable()
    {
        MadeTable made = newTableIn(m_folder, 5);
        made.add<std::int32_t>("a", "int32", "<i4", {5, 6, 7, 8, 9}, {1, 1, 0, 1, 1});
        made.add<double>("x", "float64", "<f8", {0.5, 9, NAN, 1.5, -1});
        made.add<std::uint64_t>("u", "uint64", "<u8", {1, 2, UINT64_MAX, 3, 1});
        made.add<std::int64_t>("when", "timestamp", "<i8", {0, 1, INT64_MIN, 86'400, 2}, {},
                               R"("unit": "s")");
        made.addWords("w", {0, 1, 1, 0, -1}, {"oak", "fir"});
        made.addTexts("t", {"", "b", "größe", "d", "e"}, {1, 1, 1, 0, 1});
        made.addComputed("half", "(o0 / 2)", R"(["a"])");
        made.setLive({1, 0, 1, 1, 1});
        return made.open(m_cache, m_pool);
    }

    static std::shared_ptr<const TableSource> sorted(const QueryTablePtr& table,
                                                     std::vector<std::size_t> columns)
    {
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"x", true}, {})};
        ChosenRows::Choice choice{std::move(columns),
                                  *sortRows(*table, **table->live({}), keys, {}), true};
        return *ChosenRows::of(table, std::move(choice), {});
    }

    static std::shared_ptr<const TableSource> grouped(const QueryTablePtr& table,
                                                      const std::string& figures)
    {
        GroupQuery query(table, true);
        if (!query.groupBy("w", {}) || !query.addFigures(figures, {}))
            qFatal("%s", figures.c_str());
        return *query.groups(**table->live({}), {});
    }

    static RecordFile recordsOf(const TableSource& rows)
    {
        std::string file;
        const auto report = writeRecords(rows, 0, *rows.rowCount({}), {}, *memorySink(file));
        if (!report)
            return {QByteArray::fromStdString(report.error().text()), {}, {}};
        return readRecordFile(QByteArray::fromStdString(file));
    }

    // Type and elements of a .npy file, and of a .b2nd file, of these rows.
    static QByteArray fieldsOf(const TableSource& rows, std::int64_t count)
    {
        std::string file;
        const auto report = writeRecords(rows, 0, count, {}, *memorySink(file));
        if (!report)
            return QByteArray::fromStdString(report.error().text());
        const auto bytes = QByteArray::fromStdString(file);
        return readRecordFile(bytes).descr + bytes.sliced(bytes.indexOf('\n') + 1);
    }
    QByteArray arrayOf(const TableSource& rows, std::int64_t count)
    {
        std::string file;
        const auto report = writeRecordArray(rows, 0, count, {}, *memorySink(file));
        if (!report)
            return QByteArray::fromStdString(report.error().text());
        const auto path = std::filesystem::path(m_folder.filePath("rows.b2nd").toStdString());
        writeFile(path, bytesOf(file));
        const ArrayPtr array = Array::of(*openPath(path));
        if (array->shape() != Shape{count} || !array->problems().empty())
            return "another array";
        const auto cells = SliceReader(array, m_cache, m_pool).read(Slice::whole({count}), {});
        if (!cells)
            return QByteArray::fromStdString(cells.error().text());
        const QByteArray descr = QByteArray::fromStdString(*descrOf(array->dtype()));
        return descr + QByteArray(reinterpret_cast<const char*>(cells->bytes.data()),
                                  std::ssize(cells->bytes));
    }

    // What `statement` finds in the database of these rows.
    std::string asked(const TableSource& rows, const std::string& name,
                      const std::string& statement)
    {
        std::string bytes;
        const auto report = writeSqlite(rows, 0, *rows.rowCount({}), name, *memorySink(bytes));
        if (!report)
            return report.error().text();
        const std::string path = m_folder.filePath("rows.db").toStdString();
        writeFile(path, bytesOf(bytes));
        sqlite3* opened = nullptr;
        sqlite3_open(path.c_str(), &opened);
        const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(opened, sqlite3_close);
        return rowsOf(opened, statement);
    }

 private slots:
    void becomeRecords()
    {
        const QueryTablePtr table = someTable();
        const RecordFile all = recordsOf(*sorted(table, {0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(all.descr,
                 QByteArray("[('row', '<i8'), ('a', '<i4'), ('a__null', '|b1'), ('x', '<f8'), "
                            "('u', '<u8'), ('when', '<M8[s]'), ('w', '<U3'), ('w__null', '|b1'), "
                            "('t', '<U5'), ('t__null', '|b1'), ('half', '<f8')]"));
        QCOMPARE(all.rows, QByteArray("2 8 0 1.5 3 86400 oak 0  1 4\n"
                                      "0 5 0 0.5 1 0 oak 0  0 2.5\n"
                                      "3 9 0 -1 1 2  1 e 0 4.5\n"
                                      "1 0 1 nan 255 NaT fir 0 größe 0 nan\n"));
        QCOMPARE(recordsOf(*sorted(table, {5})).descr,
                 QByteArray("[('row', '<i8'), ('t', '<U5'), ('t__null', '|b1')]"));
        const RecordFile groups = recordsOf(*grouped(table, "sum:a,mean:x,max:when,min:t,sum:u"));
        QCOMPARE(groups.descr,
                 QByteArray("[('w', '<U3'), ('w__null', '|b1'), ('a_sum', '<i8'), "
                            "('a_sum__null', '|b1'), ('x_mean', '<f8'), "
                            "('when_max', '<M8[s]'), ('t_min', '<U5'), ('u_sum', '<U20')]"));
        QCOMPARE(groups.rows, QByteArray("fir 0 0 1 nan NaT größe 18446744073709551615\n"
                                         "oak 0 13 0 1 86400  4\n"
                                         " 1 9 0 -1 2 e 1\n"));
    }

    // The names of nulls keep out of the way of columns.
    void nameNullsApart()
    {
        MadeTable made = newTableIn(m_folder, 2);
        made.add<std::int32_t>("a", "int32", "<i4", {5, 6}, {1, 0});
        made.add<std::int32_t>("a__null", "int32", "<i4", {1, 2});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto rows = ChosenRows::of(table, {{0, 1}, RowSet::range(0, 2)}, {});
        QCOMPARE(recordsOf(**rows).descr,
                 QByteArray("[('a', '<i4'), ('a__null_', '|b1'), ('a__null', '<i4')]"));
        QCOMPARE(recordsOf(**rows).rows, QByteArray("5 0 1\n0 1 2\n"));
        const auto first = ChosenRows::of(table, {{0}, RowSet::range(0, 1)}, {});
        QCOMPARE(recordsOf(**first).descr, QByteArray("[('a', '<i4')]"));
    }

    void becomeTables()
    {
        const QueryTablePtr table = someTable();
        const auto rows = sorted(table, {0, 1, 2, 3, 4, 5, 6});
        QCOMPARE(asked(*rows, "my \"rows\"", "SELECT sql FROM sqlite_master"),
                 std::string("CREATE TABLE \"my \"\"rows\"\"\" (\"row\" INTEGER, \"a\" INTEGER, "
                             "\"x\" REAL, \"u\" , \"when\" TEXT, \"w\" TEXT, \"t\" TEXT, "
                             "\"half\" REAL)\n"));
        QCOMPARE(asked(*rows, "r",
                       "SELECT row, a, x, typeof(u), quote(u), \"when\", w, quote(t), half FROM r"),
                 std::string("2 8 1.5 integer 3 1970-01-02T00:00:00 oak NULL 4.0\n"
                             "0 5 0.5 integer 1 1970-01-01T00:00:00 oak '' 2.5\n"
                             "3 9 -1.0 integer 1 1970-01-01T00:00:02 NULL 'e' 4.5\n"
                             "1 NULL NULL text '18446744073709551615' NULL fir 'größe' NULL\n"));
        QCOMPARE(asked(*grouped(table, "sum:a,mean:x,sum:u"), "g", "SELECT * FROM g"),
                 std::string("fir NULL NULL 18446744073709551615\noak 13 1.0 4\nNULL 9 -1.0 1\n"));
        QCOMPARE(asked(*rows, "r", "PRAGMA integrity_check"), std::string("ok\n"));
    }

    // The bytes are those that NumPy gets, compressed.
    void becomeArrays()
    {
        const QueryTablePtr table = someTable();
        const auto rows = sorted(table, {0, 1, 2, 3, 4, 5, 6});
        QCOMPARE(arrayOf(*rows, 4), fieldsOf(*rows, 4));
        QCOMPARE(arrayOf(*rows, 0), fieldsOf(*rows, 0));
        constexpr std::size_t many = 30'000;
        MadeTable made = newTableIn(m_folder, many, 4096);
        std::vector<std::array<std::uint64_t, 40>> blobs(many);
        for (std::size_t i = 0; i < many; ++i)
            blobs[i].fill(i * 7 + 1);
        made.add("blob", "bytes", "|S320", blobs);
        made.addWords("w", std::vector<std::int32_t>(many, 1), {"oak", "fir"});
        const QueryTablePtr large = made.open(m_cache, m_pool);
        const auto all = ChosenRows::of(large, {{0, 1}, RowSet::range(0, many)}, {});
        QCOMPARE(arrayOf(**all, many), fieldsOf(**all, many));
    }

    void tellWhatSqliteRefuses()
    {
        MadeTable made = newTableIn(m_folder, 1);
        made.add<std::int32_t>("id", "int32", "<i4", {5});
        made.add<std::int32_t>("Id", "int32", "<i4", {5});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto both = ChosenRows::of(table, {{0, 1}, RowSet::range(0, 1)}, {});
        QCOMPARE(asked(**both, "r", ""), std::string("SQLite: duplicate column name: Id"));
        const auto one = ChosenRows::of(table, {{0}, RowSet::range(0, 1)}, {});
        QCOMPARE(asked(**one, "sqlite_x", ""),
                 std::string("SQLite: object name reserved for internal use: sqlite_x"));
        QCOMPARE(asked(**one, std::string("a\0b", 3), ""),
                 std::string("SQLite: a\\x00b is not possible as a name"));
        QVERIFY(sqliteTableNameOf("/x/sqlite_a.b2z") == "rows");
        QVERIFY(sqliteTableNameOf("/x/taxi.b2d/") == "taxi");
    }

    void endWhenAsked()
    {
        const auto rows = sorted(someTable(), {0, 5});
        std::stop_source stop;
        stop.request_stop();
        std::string bytes;
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         writeSqlite(*rows, 0, 4, "r", *memorySink(bytes), {stop.get_token()})));
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         writeRecords(*rows, 0, 4, {}, *memorySink(bytes), {stop.get_token()})));
        QVERIFY(failedAs(ErrorKind::Cancelled, writeRecordArray(*rows, 0, 4, {}, *memorySink(bytes),
                                                                {stop.get_token()})));
        QVERIFY(bytes.empty());
    }
};

const Registered<TestQueryExports> registered;

} // namespace bloscope::tst_query_exports

#include "tst_query_exports.moc"
