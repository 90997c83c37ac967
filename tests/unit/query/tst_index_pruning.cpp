#include "core/query/index_pruning.h"

#include "core/query/filter.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope::tst_index_pruning {

using namespace test;
using Segment = MadeTable::Segment;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// 20 rows in blocks of 4: 0 to 3, 4 to 7 with a NaN, nothing but NaN, nothing but nulls, 16 to 19.
const std::vector<double> values = {0,   1,   2, 3, 4, 5, nan, 7,  nan, nan,
                                    nan, nan, 0, 0, 0, 0, 16,  17, 18,  19};
const MadeTable::Flags hasValue = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1};
const std::vector<Segment> segments = {{0, 3, 0}, {4, 7, 2}, {0, 0, 1}, {0, 0, 5}, {16, 19, 0}};

class TestIndexPruning : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

    MadeTable newTable()
    {
        MadeTable made = newTableIn(m_folder, values.size());
        made.add("x", "float64", "<f8", values, hasValue);
        return made;
    }

    FilteredRows found(const QueryTable& table, const std::string& text, bool usesIndexes) const
    {
        const auto condition = bindCondition(*parseExpression(text), table, {});
        return *filterRows(table, *condition, {usesIndexes, text, {}}, {});
    }

    // Which segments were skipped; or why none could be. The rows are right in any case.
    std::string skippedBy(const QueryTable& table, const std::string& text) const
    {
        const FilteredRows with = found(table, text, true);
        if (!(with.rows == found(table, text, false).rows))
            return "other rows than without the index";
        std::string told;
        for (const IndexUse& use : with.indexes) {
            told += told.empty() ? "" : "; ";
            told += use.problem.empty() ? "" : use.problem;
            for (const auto& [first, last] : use.skippedRuns)
                told += fmt::format("{}{}-{}", told.empty() || told.ends_with(' ') ? "" : " ",
                                    first, last);
        }
        return fmt::format("{} | {}", told, with.skipped);
    }

 private slots:
    void skipsWhatCannotMatch_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("skipped");
        const auto row = [](const char* text, const char* skipped) {
            QTest::newRow(text) << std::string(text) << std::string(skipped);
        };
        row("x > 7", "0-3 | 16");
        row("x >= 7", "0-0 2-3 | 12");
        row("x < 4", "1-4 | 16");
        row("x < 4.5", "2-4 | 12");
        row("x == 5.5", "0-0 2-4 | 16");
        row("x == 100", "0-4 | 20");
        row("x between 8 and 15", "0-4 | 20");
        row("x != 5", " | 0");
        row("not (x > 7)", "4-4 | 4");
        row("not (x < 20)", "0-0 4-4 | 8");
        row("x > 7 and x < 100", "0-3 | 16");
        row("x > 17 or x < 1", "0-3; 1-4 | 12");
        row("x > 17 or x is null", "0-3 | 0");
        row("x > 17 and x is not null", "0-3 | 16");
        row("not (x > 7 or x < 2)", "4-4;  | 4");
        row("x in (1, 19)", "1-4; 0-3 | 12");
        row("x * 1 > 7", " | 0");
    }

    void skipsWhatCannotMatch()
    {
        QFETCH(const std::string, text);
        MadeTable made = newTable();
        made.addSummary("x", segments);
        QTEST(skippedBy(*made.open(m_cache, m_pool), text), "skipped");
    }

    // What is not as it has to be is not used, and the rows are right.
    void isNotUsed_data()
    {
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::string>("replacement");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* part, const char* replacement, const char* why) {
            QTest::newRow(replacement)
                << std::string(part) << std::string(replacement) << std::string(why);
        };
        row("\"stale\": false", "\"stale\": true",
            "it is stale: the table was changed after it was made");
        row("\"version\": 1", "\"version\": 2", "its version is not 1");
        row("\"shape\": [\"__tuple__\", 20]", "\"shape\": [\"__tuple__\", 24]",
            "it was made for 24 slots, and the column has 20");
        row("\"shape\": [\"__tuple__\", 20]", "\"shape\": 20",
            "it was made for an unknown number of slots, and the column has 20");
        row("\"chunks\": [\"__tuple__\", 8]", "\"chunks\": [\"__tuple__\", 4]",
            "it was made for chunks of 4 rows, and the column has 8");
        row("\"dtype\": \"<f8\"", "\"dtype\": \"<i8\"", "it was made for values of another type");
        row("\"source\": \"field\"", "\"source\": \"expression\"",
            "it is not an index of this column");
        row("\"segment_len\": 4", "\"segment_len\": 5", "its segments are not those of the column");
        row("\"nsegments\": 5", "\"nsegments\": -5", "its segments are not those of the column");
        row("\"levels\"", "\"levels2\"", "it has no summaries");
        row("summary.block.b2nd", "none.b2nd",
            "/_indexes/x/none: the store has no entry with that name");
        row("summary.block.b2nd", "../../../etc/passwd",
            "_indexes/x/../../../etc/passwd is not a name of an array");
    }

    void isNotUsed()
    {
        QFETCH(const std::string, part);
        QFETCH(const std::string, replacement);
        QFETCH(const std::string, why);
        MadeTable made = newTable();
        made.addSummary("x", segments, part, replacement);
        QCOMPARE(skippedBy(*made.open(m_cache, m_pool), "x > 7"), why + " | 0");
    }

    // A sidecar that says what is not so: in its form, or, as far as it is looked at, of the
    // values.
    void noticesLies_data()
    {
        QTest::addColumn<std::vector<Segment>>("lies");
        QTest::addColumn<std::string>("why");
        const auto with = [](std::size_t at, Segment segment) {
            std::vector<Segment> lies = segments;
            lies[at] = segment;
            return lies;
        };
        QTest::newRow("upside down") << with(3, {9, 2, 0})
                                     << std::string("the least value of segment 3 is not below "
                                                    "the greatest");
        QTest::newRow("NaN") << with(1, {nan, 7, 0})
                             << std::string(
                                    "the least value of segment 1 is not below the greatest");
        QTest::newRow("too few") << std::vector(segments.begin(), segments.end() - 1)
                                 << std::string("its segments are not those of the column");
        QTest::newRow("of the values") << with(0, {100, 200, 0})
                                       << std::string("it is wrong about slot 0, whose value is "
                                                      "not what it says about segment 0");
        QTest::newRow("no NaN") << with(2, {1, 2, 0})
                                << std::string("it is wrong about slot 8, whose value is not what "
                                               "it says about segment 2");
        QTest::newRow("only NaN") << with(0, {0, 3, 1})
                                  << std::string("it is wrong about slot 0, whose value is not "
                                                 "what it says about segment 0");
    }

    void noticesLies()
    {
        QFETCH(const std::vector<Segment>, lies);
        QFETCH(const std::string, why);
        MadeTable made = newTable();
        made.addSummary("x", lies);
        QCOMPARE(skippedBy(*made.open(m_cache, m_pool), "x > 2"), why + " | 0");
    }

    void noticesDamage()
    {
        MadeTable made = newTable();
        made.addSummary("x", segments);
        made.write("_indexes/x/summary.block.b2nd", arrayFrame({5}, "<f8", counted<double>(5)));
        QCOMPARE(skippedBy(*made.open(m_cache, m_pool), "x > 7"),
                 std::string("the values of its sidecar are not those of a summary | 0"));
        made.write("_indexes/x/summary.block.b2nd", ByteBuffer(20));
        QVERIFY(skippedBy(*made.open(m_cache, m_pool), "x > 7").ends_with(" | 0"));
    }

    void saysThatThereIsNone()
    {
        QCOMPARE(skippedBy(*newTable().open(m_cache, m_pool), "x > 7"),
                 std::string("the column has no index | 0"));
    }
};

const Registered<TestIndexPruning> registered;

} // namespace bloscope::tst_index_pruning

#include "tst_index_pruning.moc"
