#include "core/query/filter.h"

#include "core/query/query_table.h"
#include "core/query/row_groups.h"
#include "core/query/row_sort.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <nlohmann/json.hpp>

namespace bloscope::tst_table_answers {

using namespace test;
using Json = nlohmann::json;

// Tables of python-blosc2, and what NumPy finds in them.
class TestTableAnswers : public QObject {
    Q_OBJECT

 private:
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Json m_answers;
    std::map<std::string, QueryTablePtr> m_tables;

    QueryTablePtr tableOf(const std::string& name)
    {
        QueryTablePtr& table = m_tables[name];
        if (!table) {
            const auto store = openContainer(*sharedTablesFolder() / name);
            table = QueryTable::of(*Table::open(std::get<StorePtr>(*store), "/", m_cache, m_pool));
        }
        return table;
    }

    std::vector<std::int64_t> rowNumbers(const QueryTable& table, const RowSet& rows,
                                         std::int64_t first, std::int64_t count) const
    {
        const auto live = *table.live({});
        std::vector<std::int64_t> numbers = rows.rows(first, count);
        for (std::int64_t& number : numbers)
            number = live->rank(number);
        return numbers;
    }

    // count, first, last and sum_id of the rows.
    Json answerOf(const QueryTable& table, const RowSet& rows) const
    {
        const std::int64_t count = rows.count();
        const auto ids = *(*table.column(*table.find("id"), {}))->read(0, table.slotCount(), {});
        std::int64_t sum = 0;
        for (const std::int64_t slot : rows.rows(0, count))
            sum += ids.elements<std::int64_t>()[slot];
        return {{"count", count},
                {"first", rowNumbers(table, rows, 0, 8)},
                {"last", rowNumbers(table, rows, std::max<std::int64_t>(count - 3, 0), 3)},
                {"sum_id", std::to_string(sum)}};
    }

    TableCells::Column cellsOf(const QueryTable& table, const std::string& column,
                               std::int64_t slot) const
    {
        const std::array columns = {*table.find(column)};
        return table.readSlots(columns, std::array{slot}, CellTextForm::Full, {}, {})
            ->columns.front();
    }

    // As Python's str() has it.
    std::string textOf(const QueryTable& table, const std::string& column, std::int64_t slot) const
    {
        return cellsOf(table, column, slot).texts.front();
    }

    // The number of a figure, or of the row that has it.
    Json numberAt(const QueryTable& table, const std::string& column,
                  const FigureValue& figure) const
    {
        if (const auto* const row = std::get_if<FigureSlot>(&figure))
            return cellsOf(table, column, row->slot).numbers.front();
        const auto* const number = std::get_if<double>(&figure);
        return number ? Json(*number) : Json();
    }

    // NumPy adds in another order.
    static bool isNear(const Json& a, const Json& b)
    {
        if (a.is_null() || b.is_null())
            return a == b;
        return std::abs(a.get<double>() - b.get<double>()) <= 1e-12 * std::abs(b.get<double>());
    }

    void addRows(const char* kind)
    {
        for (const auto& [name, answers] : m_answers.items())
            for (std::size_t i = 0; i < answers[kind].size(); ++i)
                QTest::newRow(fmt::format("{} {}", name, i).c_str()) << name << i;
    }

 private slots:
    void initTestCase()
    {
        if (!sharedTablesFolder())
            QSKIP("there is no ../shared/tables next to the project");
        std::ifstream file(*sharedTablesFolder() / "answers.json");
        m_answers = Json::parse(file);
    }

    void filters_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::size_t>("number");
        addRows("filters");
    }

    void filters()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::size_t, number);
        Json answer = m_answers[name]["filters"][number];
        const std::string text = answer["where"];
        answer.erase("where");
        const QueryTablePtr table = tableOf(name);
        const auto expression = parseExpression(text);
        QCOMPARE(outcomeOf(expression), std::string());
        const auto condition = bindCondition(*expression, *table, {});
        QCOMPARE(outcomeOf(condition), std::string());
        for (const bool usesIndexes : {true, false}) {
            const auto found = filterRows(*table, *condition, {usesIndexes, text, {}}, {});
            QCOMPARE(outcomeOf(found), std::string());
            QVERIFY(found->problems.empty());
            QCOMPARE(answerOf(*table, found->rows).dump(), answer.dump());
        }
    }

    void sorts_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::size_t>("number");
        addRows("sorts");
    }

    // The checksum is the sum of row * (place + 1) modulo 2^64.
    void sorts()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::size_t, number);
        Json answer = m_answers[name]["sorts"][number];
        const QueryTablePtr table = tableOf(name);
        std::vector<RowKey> keys;
        for (const std::string key : answer["sort"]) {
            const bool isDescending = key.starts_with('-');
            const auto column = parseExpression(key.substr(isDescending ? 1 : 0));
            keys.push_back({*bindExpression(*column, *table, {}), isDescending});
        }
        answer.erase("sort");
        const auto live = *table->live({});
        const auto sorted = sortRows(*table, *live, keys, {.store = SpillStore::create()}, {});
        QCOMPARE(outcomeOf(sorted), std::string());
        QCOMPARE(sorted->count(), live->count());
        std::vector<std::int64_t> rows = sorted->rows(0, sorted->count());
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i] = live->rank(rows[i]);
            sum += static_cast<std::uint64_t>(rows[i]) * (i + 1);
        }
        const Json found = {{"first", std::vector(rows.begin(), rows.begin() + 8)},
                            {"last", std::vector(rows.end() - 3, rows.end())},
                            {"checksum", std::to_string(sum)}};
        QCOMPARE(found.dump(), answer.dump());
    }

    void groups_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::size_t>("number");
        addRows("groups");
    }

    void groups()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::size_t, number);
        const Json answer = m_answers[name]["groups"][number];
        const QueryTablePtr table = tableOf(name);
        const std::string key = answer["group"];
        const std::string of = answer["of"];
        const std::vector<RowKey> keys = {{*bindExpression(*parseExpression(key), *table, {})}};
        const auto value = *bindExpression(*parseExpression(of), *table, {});
        const std::vector<GroupFigure> figures = {{Aggregate::Count},
                                                  {Aggregate::WithValue, value},
                                                  {Aggregate::Mean, value},
                                                  {Aggregate::Least, value},
                                                  {Aggregate::Greatest, value}};
        const auto groups = groupRows(*table, **table->live({}), keys, figures, GroupOptions(), {});
        QCOMPARE(outcomeOf(groups), std::string());
        QCOMPARE(groups->size(), answer["groups"].get<std::size_t>());
        for (const RowGroup& group : *groups) {
            const std::string text = textOf(*table, key, group.firstSlot);
            if (!answer["rows"].contains(text))
                continue; // only the first ones are there
            const Json& row = answer["rows"][text];
            QCOMPARE(std::get<std::int64_t>(group.figures[0]), row["count"].get<std::int64_t>());
            QCOMPARE(std::get<std::int64_t>(group.figures[1]),
                     row["with_value"].get<std::int64_t>());
            QVERIFY(isNear(numberAt(*table, of, group.figures[2]), row["mean"]));
            QVERIFY(numberAt(*table, of, group.figures[3]) == row["min"]);
            QVERIFY(numberAt(*table, of, group.figures[4]) == row["max"]);
        }
    }
};

const Registered<TestTableAnswers> registered;

} // namespace bloscope::tst_table_answers

#include "tst_table_answers.moc"
