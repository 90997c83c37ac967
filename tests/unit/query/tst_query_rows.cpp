#include "core/query/query_rows.h"

#include "core/query/filter.h"
#include "core/query/group_query.h"
#include "core/query/row_sort.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_query_rows {

using namespace test;

class TestQueryRows : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

    // Six rows, of which number 1 is deleted.
    QueryTablePtr someTable()
    {
        MadeTable made = newTableIn(m_folder, 6);
        made.add<std::int32_t>("a", "int32", "<i4", {5, 6, 7, 8, 9, 10}, {1, 1, 0, 1, 1, 1});
        made.add<double>("x", "float64", "<f8", {0.5, 9, NAN, 1.5, -1, 1e17});
        made.addWords("w", {0, 1, 1, 0, -1, 1}, {"oak", "fir"});
        made.addTexts("t", {"", "b", "c", "d", "e", "c"}, {1, 1, 1, 0, 1, 1});
        made.addComputed("half", "(o0 / 2)", R"(["a"])");
        made.setLive({1, 0, 255, 2, 1, 1}); // any byte but 0 is true
        return made.open(m_cache, m_pool);
    }

    static std::string shown(const TableSource& rows, std::int64_t first, std::int64_t count)
    {
        const auto cells = rows.readRows(first, count, CellTextForm::Full, {}, {});
        if (!cells)
            return cells.error().text();
        std::string lines;
        for (const TableColumn& column : rows.columns())
            lines += column.name + " ";
        lines.back() = '\n';
        for (std::size_t row = 0; row < static_cast<std::size_t>(cells->rows); ++row) {
            for (const TableCells::Column& column : cells->columns)
                lines += (column.states[row] == TableCellState::Value  ? column.texts[row]
                          : column.states[row] == TableCellState::Null ? "<null>"
                                                                       : "<absent>") +
                         std::string(" ");
            lines.back() = '\n';
        }
        return lines;
    }

    static std::string grouped(const QueryTablePtr& table, const std::string& keys,
                               const std::string& figures, bool keepsNulls)
    {
        GroupQuery query(table, keepsNulls);
        const Result<> keyed = query.groupBy(keys, {});
        const Result<> figured = query.addFigures(figures, {});
        if (!keyed || !figured)
            return (keyed ? figured : keyed).error().text();
        const auto groups = query.groups(**table->live({}), {});
        return groups ? shown(**groups, 0, 100) : groups.error().text();
    }

 private slots:
    void areThoseThatWereChosen()
    {
        const QueryTablePtr table = someTable();
        ChosenRows::Choice choice{{1, 4, 3}, RowSet::range(2, 5), true};
        const auto rows = ChosenRows::of(table, choice, {});
        QCOMPARE(*(*rows)->rowCount({}), 3);
        QCOMPARE(shown(**rows, 0, 100), std::string("row x half t\n"
                                                    "1 nan <null> c\n"
                                                    "2 1.5 4.0 <null>\n"
                                                    "3 -1.0 4.5 e\n"));
        QCOMPARE(shown(**rows, 2, 100), std::string("row x half t\n3 -1.0 4.5 e\n"));
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"half", true}, {})};
        choice.rows =
            *sortRows(*table, **table->live({}), keys, {.store = SpillStore::create()}, {});
        const auto sorted = ChosenRows::of(table, choice, {});
        QCOMPARE(shown(**sorted, 0, 4), std::string("row x half t\n"
                                                    "4 1e+17 5.0 c\n"
                                                    "3 -1.0 4.5 e\n"
                                                    "2 1.5 4.0 <null>\n"
                                                    "0 0.5 2.5 \n"));
    }

    void areGroups()
    {
        const QueryTablePtr table = someTable();
        QCOMPARE(grouped(table, "w",
                         "count,with_value:a,sum:a,mean:x,min:t,max:x,distinct:t,deviation:a",
                         true),
                 std::string("w count a_with_value a_sum x_mean t_min x_max t_distinct "
                             "a_deviation\n"
                             "fir 2 1 10 1e+17 c 1e+17 1 0.0\n"
                             "oak 2 2 13 1.0  1.5 1 1.5\n"
                             "<null> 1 1 9 -1.0 e -1.0 1 0.0\n"));
        QCOMPARE(grouped(table, "w", "count", false), std::string("w count\nfir 2\noak 2\n"));
        QCOMPARE(grouped(table, "w,t", "sum:x", false),
                 std::string("w t x_sum\nfir c 1e+17\noak  0.5\n"));
        QCOMPARE(grouped(table, "x", "count", true),
                 std::string("x count\n-1.0 1\n0.5 1\n1.5 1\n1e+17 1\nnan 1\n"));
        QCOMPARE(grouped(table, "w", "sum:t", false),
                 std::string("sum, mean and deviation need numbers, but this is a text"));
    }

    // Integers are added exactly, floats as if they were.
    void addExactly()
    {
        MadeTable made = newTableIn(m_folder, 6);
        made.add<std::uint64_t>("u", "uint64", "<u8", {UINT64_MAX, UINT64_MAX, 1, 1, 1, 1});
        made.add<double>("x", "float64", "<f8", {1e16, 1, 1, 1, 1, -1e16});
        made.add<std::uint8_t>("k", "uint8", "|u1", {1, 1, 1, 1, 1, 1});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        QCOMPARE(grouped(table, "k", "sum:u,sum:x,mean:u", false),
                 std::string("k u_sum x_sum u_mean\n"
                             "1 36893488147419103234 4.0 6.148914691236517e+18\n"));
    }

    // Columns that are too short, offsets and codes that lie, chunks that are damaged: the rows
    // concerned are unknown, and the others are right.
    void surviveHostileTables()
    {
        MadeTable made = newTableIn(m_folder, 12);
        made.add<std::int32_t>("a", "int32", "<i4", {0, 1, 2, 3, 4, 5});
        made.add<std::int32_t>("long", "int32", "<i4", std::vector<std::int32_t>(40, 1));
        made.addTexts("t", std::vector<std::string>(12, "text"));
        const std::vector<std::int64_t> offsets = {0,  4,  -8, 12, 16,        15, 24,
                                                   28, 32, 36, 40, INT64_MAX, 48};
        made.write("_cols/t.b2nd",
                   made.arrayOf("<i8", std::as_bytes(std::span(offsets)), offsets.size()));
        made.addWords("w", {0, 1, 2, -1, -2, INT32_MAX, 0, 0, 0, 0, 0, 0}, {"x", "y"});
        made.add<double>("d", "float64", "<f8", std::vector<double>(12, 1.25));
        ByteBuffer damaged = made.arrayOf("<f8", counted<double>(12), 12);
        damageChunkHeader(damaged, 0);
        made.write("_cols/d.b2nd", damaged);
        made.add<std::int32_t>("masked", "int32", "<i4", std::vector<std::int32_t>(12, 7),
                               {1, 0, 1});
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto rowsWhere = [&](const std::string& text) {
            const auto condition = bindCondition(*parseExpression(text), *table, {});
            const auto found = filterRows(*table, *condition, {}, {});
            if (!found)
                return found.error().text();
            std::string told;
            for (const std::int64_t row : found->rows.rows(0, 100))
                told += std::to_string(row) + " ";
            return fmt::format("{}; {} damaged", told, found->damaged);
        };
        QCOMPARE(rowsWhere("a >= 4"), std::string("4 5 ; 0 damaged"));
        QCOMPARE(rowsWhere("not (a >= 4)"), std::string("0 1 2 3 ; 0 damaged"));
        QCOMPARE(rowsWhere("a is null"), std::string("6 7 8 9 10 11 ; 0 damaged"));
        QCOMPARE(rowsWhere("long == 1"), std::string("0 1 2 3 4 5 6 7 8 9 10 11 ; 0 damaged"));
        QCOMPARE(rowsWhere("t contains 'te'"), std::string("0 3 5 6 7 8 9 ; 5 damaged"));
        QCOMPARE(rowsWhere("w == 'x'"), std::string("0 6 7 8 9 10 11 ; 3 damaged"));
        QCOMPARE(rowsWhere("d > 3"), std::string("8 9 10 11 ; 8 damaged"));
        QCOMPARE(rowsWhere("masked == 7"), std::string("0 2 ; 0 damaged"));
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"d"}, {}),
                                          *rowKeyOf(*table, {"t"}, {})};
        QCOMPARE(sortRows(*table, RowSet::range(0, 12), keys, {.store = SpillStore::create()}, {})
                     ->count(),
                 12);
    }

    // Parts are heard of in their order, and the last time of all.
    void hearOfAFilterThatRuns()
    {
        MadeTable made(std::filesystem::path(m_folder.path().toStdString()) / "long.b2d", 400'000,
                       20'000);
        made.add("v", "int64", "<i8", std::vector<std::int64_t>(400'000, 3));
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const auto condition = bindCondition(*parseExpression("v == 3"), *table, {});
        std::int64_t before = 0;
        FilterOptions options;
        options.progress = [&](const RowSet& rows, std::int64_t testedUpTo) {
            QVERIFY(testedUpTo > before);
            QCOMPARE(rows.count(), testedUpTo);
            before = testedUpTo;
        };
        Progress progress;
        QCOMPARE(filterRows(*table, *condition, options, {{}, &progress})->rows.count(), 400'000);
        QCOMPARE(before, 400'000);
        QCOMPARE(progress.done.load(), 400'000U);
        std::stop_source stop;
        options.progress = [&](const RowSet&, std::int64_t) { stop.request_stop(); };
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         filterRows(*table, *condition, options, {stop.get_token()})));
    }
};

const Registered<TestQueryRows> registered;

} // namespace bloscope::tst_query_rows

#include "tst_query_rows.moc"
