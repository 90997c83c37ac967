#include "core/query/group_query.h"

#include "core/dtype/time_text.h"
#include "core/query/filter.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <random>

namespace bloscope::tst_group_query {

using namespace test;

namespace {

constexpr std::size_t rowCount = 900;
constexpr std::int64_t NaT = INT64_MIN;

// Rows, and what a person says their keys are: texts, nothing where there is none.
struct Rows {
    std::vector<std::int32_t> i;
    std::vector<double> x; // twentieths
    std::vector<std::int64_t> when;
    std::vector<std::uint64_t> u;
    MadeTable::Flags hasI, hasX;
    std::vector<std::string> dates; // "2024-02-28T08:19:09"; empty: NaT
    std::vector<std::int64_t> twentieths;
};

Rows randomRows(unsigned seed)
{
    std::mt19937 random(seed);
    const auto pick = [&](int least, int most) {
        return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
    };
    Rows rows;
    for (std::size_t row = 0; row < rowCount; ++row) {
        rows.i.push_back(pick(-35, 35));
        rows.hasI.push_back(pick(0, 9) > 0);
        rows.twentieths.push_back(pick(-31, 31));
        rows.x.push_back(pick(0, 9) > 0 ? static_cast<double>(rows.twentieths.back()) / 20 : NAN);
        rows.hasX.push_back(pick(0, 9) > 0);
        rows.u.push_back(pick(0, 9) > 0 ? std::uint64_t(pick(0, 50))
                                        : UINT64_MAX - std::uint64_t(pick(0, 9)));
        std::string date;
        if (pick(0, 9) > 0)
            date = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", pick(1967, 1972), pick(1, 12),
                               pick(1, 28), pick(0, 23), pick(0, 59), pick(0, 59));
        rows.dates.push_back(date);
        rows.when.push_back(date.empty() ? NaT : *parseDateTime(date, {TimeUnit::Base::Second, 1}));
    }
    return rows;
}

std::string withoutZeros(std::string digits)
{
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

} // namespace

class TestGroupQuery : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

    QueryTablePtr tableOf(const Rows& rows)
    {
        MadeTable made = newTableIn(m_folder, rowCount, 128);
        made.add<std::int32_t>("i", "int32", "<i4", rows.i, rows.hasI);
        made.add<double>("x", "float64", "<f8", rows.x, rows.hasX);
        made.add<std::uint64_t>("u", "uint64", "<u8", rows.u);
        made.add<std::int64_t>("when", "timestamp", "<i8", rows.when, {}, R"("unit": "s")");
        return made.open(m_cache, m_pool);
    }

    static Result<std::shared_ptr<const GroupRows>> groupsOf(const QueryTablePtr& table,
                                                             const std::string& keys,
                                                             const std::string& figures = "count")
    {
        GroupQuery query(table, true);
        BLOSCOPE_CHECK(query.groupBy(keys, {}));
        BLOSCOPE_CHECK(query.addFigures(figures, {}));
        return query.groups(**table->live({}), {});
    }

    static std::int64_t countWhere(const QueryTable& table, const std::string& condition)
    {
        const auto bound = bindCondition(*parseExpression(condition), table, {});
        if (!bound)
            qFatal("%s: %s", condition.c_str(), bound.error().what().c_str());
        return filterRows(table, *bound, {}, {})->rows.count();
    }

    static std::string shown(const QueryTablePtr& table, const std::string& keys,
                             const std::string& figures = "count")
    {
        const auto groups = groupsOf(table, keys, figures);
        if (!groups)
            return groups.error().text();
        std::string lines;
        for (const TableColumn& column : (*groups)->columns())
            lines += column.name + "|";
        const auto cells = (*groups)->readRows(0, 100, CellTextForm::Full, {}, {});
        for (std::size_t row = 0; row < static_cast<std::size_t>(cells->rows); ++row) {
            lines += "\n";
            for (const TableCells::Column& column : cells->columns)
                lines +=
                    (column.states[row] == TableCellState::Null ? "-" : column.texts[row]) + "|";
        }
        return lines;
    }

 private slots:
    void agreesWithAPlainEvaluator_data()
    {
        QTest::addColumn<std::string>("key");
        for (const char* key :
             {"i", "bin(i, 10)", "bin(i,7)", "bin(x, 0.1)", "bin(x, 0.25)", "bin(u, 8)",
              "year(when)", "month(when)", "day(when)", "when.hour()", "bin(when, \"year\")",
              "bin(when, \"month\")", "bin(when, 'day')", "bin(when, \"hour\")", "i > 0", "x"})
            QTest::newRow(key) << std::string(key);
    }

    // Each group has the rows that it should have, and its condition finds them.
    void agreesWithAPlainEvaluator()
    {
        QFETCH(const std::string, key);
        const Rows rows = randomRows(7);
        const QueryTablePtr table = tableOf(rows);
        std::map<std::string, std::int64_t> expected; // "-": no key
        for (std::size_t row = 0; row < rowCount; ++row)
            ++expected[plainKey(rows, row, key)];
        const auto groups = groupsOf(table, key);
        QCOMPARE(outcomeOf(groups), std::string());
        const auto cells = (*groups)->readRows(0, rowCount, CellTextForm::Full, {}, {});
        std::map<std::string, std::int64_t> found;
        for (std::size_t group = 0; group < static_cast<std::size_t>(cells->rows); ++group) {
            const bool isNull = cells->columns[0].states[group] != TableCellState::Value;
            const std::string text = isNull ? "-" : cells->columns[0].texts[group];
            const std::int64_t count = std::stoll(cells->columns[1].texts[group]);
            found[text == "nan" ? "-" : text] += count;
            const auto condition = (*groups)->conditionOf(std::int64_t(group), 0);
            QCOMPARE(condition.has_value(), key != "i" && key != "x");
            if (condition)
                QVERIFY2(countWhere(*table, *condition) == count, condition->c_str());
        }
        QCOMPARE(found, expected);
    }

    static std::string plainKey(const Rows& rows, std::size_t row, const std::string& key)
    {
        const auto floored = [](std::int64_t number, std::int64_t width) {
            return (number - ((number % width) + width) % width);
        };
        const std::string& date = rows.dates[row];
        const bool hasX = rows.hasX[row] && !std::isnan(rows.x[row]);
        const bool hasI = rows.hasI[row] != 0;
        if (key == "i")
            return hasI ? std::to_string(rows.i[row]) : "-";
        if (key == "bin(i, 10)")
            return hasI ? std::to_string(floored(rows.i[row], 10)) : "-";
        if (key == "bin(i,7)")
            return hasI ? std::to_string(floored(rows.i[row], 7)) : "-";
        if (key == "i > 0")
            return hasI ? (rows.i[row] > 0 ? "True" : "False") : "-";
        if (key == "bin(u, 8)")
            return std::to_string(rows.u[row] / 8 * 8);
        const auto text = [](double number) {
            const std::string digits = fmt::format("{}", number + 0.0);
            return digits.find('.') == digits.npos ? digits + ".0" : digits;
        };
        if (key.find('x') != key.npos && !hasX)
            return "-";
        if (key == "x")
            return text(rows.x[row]) == "0.0" && std::signbit(rows.x[row]) ? "-0.0"
                                                                           : text(rows.x[row]);
        if (key == "bin(x, 0.1)")
            return text(double(floored(rows.twentieths[row], 2)) / 20);
        if (key == "bin(x, 0.25)")
            return text(double(floored(rows.twentieths[row], 5)) / 20);
        if (date.empty())
            return "-";
        if (key == "month(when)")
            return withoutZeros(date.substr(5, 2));
        if (key == "day(when)")
            return withoutZeros(date.substr(8, 2));
        if (key == "when.hour()")
            return withoutZeros(date.substr(11, 2));
        return date.substr(0, key.find("year") != key.npos    ? 4
                              : key.find("month") != key.npos ? 7
                              : key.find("day") != key.npos   ? 10
                                                              : 13);
    }

    void showsKeysAndFigures_data()
    {
        QTest::addColumn<std::string>("keys");
        QTest::addColumn<std::string>("lines");
        const auto row = [](const char* keys, const char* lines) {
            QTest::newRow(keys) << std::string(keys) << std::string(lines);
        };
        row("bin(a, 10)", "bin(a, 10)|count|\n-10|1|\n0|2|\n10|1|\n-|1|");
        row("bin(a)", "bin(a, 2)|count|\n-4|1|\n4|1|\n6|1|\n18|1|\n-|1|");
        row("a % 2 == 0, t", "a % 2 == 0|t|count|\nFalse|x|1|\nTrue||1|\nTrue|x|1|\n"
                             "True|y,z|1|\n-|y\n|1|");
        row("bin(day)", "bin(day, \"day\")|count|\n1969-12-31|1|\n1970-01-01|1|\n1970-01-31|1|\n"
                        "1970-03-02|1|\n-|1|");
        row("t, year(day)", "t|year(day)|count|\n|1970|1|\nx|1969|1|\nx|1970|1|\ny\n|-|1|\n"
                            "y,z|1970|1|");
        row("lower(t)", "lower(t)|count|\n|1|\nx|2|\ny\n|1|\ny,z|1|");
        row("half", "half|count|\n-1.5|1|\n2.0|1|\n3.0|1|\n9.0|1|\n-|1|");
        row("bin(half, 5)", "bin(half, 5)|count|\n-5.0|1|\n0.0|2|\n5.0|1|\n-|1|");
        row("hour(day)", "these dates have no hours, their unit is days (at byte 5)");
        row("a, hour(day)", "these dates have no hours, their unit is days (at byte 8)");
        row("bin(a, 0)", "the width of bins is a number above 0 (at byte 7)");
        row("bin(a, 2.5)",
            "the width of bins of integers is an integer that they can have (at byte 7)");
        row("bin(t)", "bin needs a number or a date here, but this is a text (at byte 4)");
        row("bin(day, 3)",
            "bins of dates are \"year\", \"month\", \"day\" or \"hour\" (at byte 9)");
        row("month(a)", "month needs a date here, but this is a number (at byte 6)");
        row("b", "there is no column named b");
        row("bin(b, 3)", "there is no column named b (at byte 4)");
        row("bin(a, 10", "bin( is not closed (at byte 0)");
        row("bin(a+1)", "bin(a+1, 1)|count|\n-2|1|\n5|1|\n7|1|\n19|1|\n-|1|");
    }

    void showsKeysAndFigures()
    {
        QFETCH(const std::string, keys);
        MadeTable made = newTableIn(m_folder, 5, 128);
        made.add<std::int32_t>("a", "int32", "<i4", {4, 6, -3, 18, 1}, {1, 1, 1, 1, 0});
        made.add<std::int64_t>("day", "timestamp", "<M8[D]", {0, 30, -1, 60, NaT}, {},
                               R"("unit": "D")");
        made.addTexts("t", {"", "y,z", "x", "x", "y\n"});
        made.addComputed("half", "(o0 / 2)", R"(["a"])");
        const QueryTablePtr table = made.open(m_cache, m_pool);
        QTEST(shown(table, keys), "lines");
    }

    // Bins at the ends of what a type can have.
    void hasNoBinsPastTheEnds()
    {
        MadeTable made = newTableIn(m_folder, 4, 128);
        made.add<std::int64_t>("a", "int64", "<i8", {INT64_MIN, INT64_MAX, INT64_MIN + 9, 0});
        made.add<std::uint64_t>("u", "uint64", "<u8", {0, UINT64_MAX, 7, 10});
        made.add<double>("x", "float64", "<f8", {-INFINITY, INFINITY, 1e300, -0.0});
        made.add<std::int64_t>("when", "timestamp", "<i8", {INT64_MIN + 1, INT64_MAX, 0, NaT}, {},
                               R"("unit": "ns")");
        const QueryTablePtr table = made.open(m_cache, m_pool);
        for (const char* key : {"bin(a, 10)", "bin(u, 10)", "bin(x, 0.5)", "bin(when, \"month\")",
                                "year(when)", "bin(a)", "bin(x)", "bin(u)", "x"}) {
            const auto groups = groupsOf(table, key);
            QCOMPARE(outcomeOf(groups), std::string());
            const auto cells = (*groups)->readRows(0, 9, CellTextForm::Full, {}, {});
            for (std::int64_t group = 0; group < cells->rows; ++group)
                if (const auto condition = (*groups)->conditionOf(group, 0))
                    QCOMPARE(condition->c_str() +
                                 fmt::format(": {}", countWhere(*table, *condition)),
                             condition->c_str() +
                                 fmt::format(": {}", cells->columns[1].texts[std::size_t(group)]));
        }
    }

    // Conditions with years are ranges, and right for all comparisons.
    void comparesYears()
    {
        const Rows rows = randomRows(3);
        const QueryTablePtr table = tableOf(rows);
        for (const char* sign : {"==", "!=", "<", "<=", ">", ">="})
            for (const int year : {1969, 1970, 1975, 99999}) {
                const std::string fast = fmt::format("year(when) {} {}", sign, year);
                const std::string slow = fmt::format("year(when) + 0 {} {}", sign, year);
                QVERIFY2(countWhere(*table, fast) == countWhere(*table, slow), fast.c_str());
            }
        QVERIFY(countWhere(*table, "year(when) == 1970") > 0);
    }

    void hasElementsForFiles()
    {
        const QueryTablePtr table = tableOf(randomRows(1));
        const auto groups = groupsOf(table, "bin(when, \"day\"), i > 0, bin(x, 0.5)");
        QCOMPARE((*groups)->cellType(0)->dtype.text, std::string("<M8[D]"));
        QCOMPARE((*groups)->cellType(1)->dtype.text, std::string("|b1"));
        QCOMPARE((*groups)->cellType(2)->dtype.text, std::string("<f8"));
        const std::array<std::size_t, 3> columns{0, 1, 2};
        const auto elements = (*groups)->readElementColumns(columns, 0, 5, {});
        QCOMPARE((*elements)[0].bytes.size(), 40U);
        QCOMPARE((*elements)[1].bytes.size(), 5U);
        QCOMPARE((*elements)[2].bytes.size(), 40U);
    }
};

const Registered<TestGroupQuery> registered;

} // namespace bloscope::tst_group_query

#include "tst_group_query.moc"
