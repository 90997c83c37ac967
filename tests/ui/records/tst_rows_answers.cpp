#include "core/array/block_cache.h"
#include "core/store/store.h"
#include "tests/support/corpus.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "ui/grid/cell_grid.h"
#include "ui/query/filter_bar.h"
#include "ui/records/rows_pane.h"
#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"

#include <QApplication>
#include <QTest>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

namespace bloscope::tst_rows_answers {

using namespace test;
using Json = nlohmann::json;

constexpr int mostMs = 60000; // of sorting a million rows on a busy machine

// What the window shows of the tables to which NumPy gave the answers.
class TestRowsAnswers : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void cleanup() { m_pane.reset(); }
    void showsTheRowsOfAFilter_data() { addTables(); }
    void showsTheRowsOfAFilter();
    void showsTheRowsInTheirOrder_data() { addTables(); }
    void showsTheRowsInTheirOrder();

 private:
    static void addTables();
    void open(const std::string& name);
    // The numbers of shown rows, as their headers have them.
    std::vector<std::int64_t> rowNumbers(std::int64_t first, std::int64_t count) const;
    bool showsThose(const Json& answer, std::int64_t count) const;
    bool isAnswered() const;

    Json m_answers;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler; // goes before both, which its work uses
    std::unique_ptr<RowsPane> m_pane;
};

void TestRowsAnswers::initTestCase()
{
    if (!sharedTablesFolder())
        QSKIP("there is no ../shared/tables next to the project");
    std::ifstream file(*sharedTablesFolder() / "answers.json");
    m_answers = Json::parse(file);
}

void TestRowsAnswers::addTables()
{
    QTest::addColumn<std::string>("name");
    for (const char* name : {"small.b2z", "deleted.b2d", "million.b2z"})
        QTest::newRow(name) << std::string(name);
}

void TestRowsAnswers::open(const std::string& name)
{
    const auto store = std::get<StorePtr>(orAbort(openContainer(*sharedTablesFolder() / name)));
    const TablePtr table = orAbort(Table::open(store, "/", m_cache, m_pool));
    m_pane = std::make_unique<RowsPane>(QueryTable::of(table), m_scheduler);
    m_pane->resize(900, 500);
    m_pane->show();
    QTRY_VERIFY(isAnswered());
    QCOMPARE(m_pane->model().totalRows(), m_answers[name]["rows"].get<std::int64_t>());
}

bool TestRowsAnswers::isAnswered() const
{
    const TableSearch& search = m_pane->search();
    return search.answer().isComplete && search.answered() == search.question();
}

std::vector<std::int64_t> TestRowsAnswers::rowNumbers(std::int64_t first, std::int64_t count) const
{
    m_pane->rows().goTo({first + count - 1, 0});
    m_pane->rows().goTo({first, 0});
    const RowTableModel& model = m_pane->model();
    std::vector<std::int64_t> numbers;
    for (std::int64_t row = first; row < first + count; ++row) {
        const int section = model.indexOf({row, 0}).row();
        const auto name = [&] { return model.headerData(section, Qt::Vertical).toString(); };
        if (!QTest::qWaitFor([&] {
                static_cast<void>(model.data(model.index(section, 0)));
                return !name().isEmpty();
            }))
            return {};
        numbers.push_back(name().toLongLong());
    }
    return numbers;
}

bool TestRowsAnswers::showsThose(const Json& answer, std::int64_t count) const
{
    const auto first = answer["first"].get<std::vector<std::int64_t>>();
    const auto last = answer["last"].get<std::vector<std::int64_t>>();
    return m_pane->model().totalRows() == count && rowNumbers(0, std::ssize(first)) == first &&
           rowNumbers(count - std::ssize(last), std::ssize(last)) == last;
}

void TestRowsAnswers::showsTheRowsOfAFilter()
{
    QFETCH(const std::string, name);
    open(name);
    for (const Json& answer : m_answers[name]["filters"]) {
        const std::string where = answer["where"];
        m_pane->search().bar().apply(QString::fromStdString(where));
        QTRY_VERIFY2_WITH_TIMEOUT(isAnswered(), where.c_str(), mostMs);
        QVERIFY2(showsThose(answer, answer["count"].get<std::int64_t>()), where.c_str());
    }
}

void TestRowsAnswers::showsTheRowsInTheirOrder()
{
    QFETCH(const std::string, name);
    open(name);
    for (const Json& answer : m_answers[name]["sorts"]) {
        TableState state;
        for (const std::string key : answer["sort"])
            state.sort << QString::fromStdString(key.starts_with('-') ? key : '+' + key);
        RowsState wanted;
        wanted.table = state;
        m_pane->restore(wanted);
        QTRY_VERIFY2_WITH_TIMEOUT(isAnswered(), answer["sort"].dump().c_str(), mostMs);
        QVERIFY2(showsThose(answer, m_answers[name]["rows"].get<std::int64_t>()),
                 answer["sort"].dump().c_str());
    }
}

const Registered<TestRowsAnswers, QApplication> registered;

} // namespace bloscope::tst_rows_answers

#include "tst_rows_answers.moc"
