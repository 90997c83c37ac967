#include "ui/query/table_query.h"

#include "core/array/block_cache.h"
#include "core/store/store.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_table_query {

using namespace test;

// Rows 0 to 39: prices of 0, 1.25, 2.5, ..., quantities of 0 to 6 over and over, texts t0 to t2,
// and three columns that are computed of them.
class TestTableQuery : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_query.reset(); }

    void answersAllRowsInTheirOrder();
    void filtersAndNumbersRows();
    void sortsByColumns();
    void choosesColumns();
    void computesColumns();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void answersTheNewestQuestionOnly();

 private:
    TableQuestion questionOf(const QString& condition, std::vector<SortColumn> sort = {}) const
    {
        return {condition, std::move(sort), {0, 1, 2}};
    }
    bool ask(const TableQuestion& question);
    QStringList texts(std::size_t column) const; // of the first rows

    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler; // goes before both, which its work uses
    TablePtr m_table;
    std::unique_ptr<TableQuery> m_query;
    TableAnswer m_answer; // the last one
    std::optional<Error> m_error;
};

void TestTableQuery::init()
{
    const auto store = Store::openDirectory(corpusFolder() / "python/tables/computed.b2d");
    QVERIFY(store);
    m_table = *Table::open(*store, "/", m_cache, m_pool);
    m_query = std::make_unique<TableQuery>(QueryTable::of(m_table), m_scheduler);
    connect(m_query.get(), &TableQuery::answered, this,
            [this](const TableAnswer& answer) { m_answer = answer; });
    connect(m_query.get(), &TableQuery::failed, this,
            [this](const Error& error) { m_error = error; });
}

bool TestTableQuery::ask(const TableQuestion& question)
{
    m_answer = {};
    m_error.reset();
    m_query->ask(question);
    return QTest::qWaitFor([this] { return !m_query->isRunning(); }) && m_answer.isComplete;
}

QStringList TestTableQuery::texts(std::size_t column) const
{
    const std::array columns{column};
    const auto cells = m_answer.rows->read(columns, 0, 5, CellTextForm::Full, {}, {});
    QStringList texts;
    if (cells)
        for (const std::string& text : cells->columns.front().texts)
            texts << QString::fromStdString(text);
    return texts;
}

void TestTableQuery::answersAllRowsInTheirOrder()
{
    QVERIFY(ask(questionOf("")));
    QCOMPARE(m_answer.count, std::int64_t(40));
    QCOMPARE(m_answer.tableRows, std::int64_t(40));
    QVERIFY(!m_answer.highestRow);
    QCOMPARE(texts(0), QStringList({"0.0", "1.25", "2.5", "3.75", "5.0"}));
}

void TestTableQuery::filtersAndNumbersRows()
{
    QVERIFY(ask(questionOf("price > 40 and tag == \"t1\"")));
    QCOMPARE(m_answer.tableRows, std::int64_t(40));
    QCOMPARE(m_answer.highestRow, std::optional<std::int64_t>(39));
    QCOMPARE(m_answer.rows->columns().front().name, std::string("row"));
    QCOMPARE(m_answer.count, std::int64_t(2));
    QCOMPARE(texts(0), QStringList({"34", "37"}));
    QCOMPARE(texts(1), QStringList({"42.5", "46.25"}));
}

void TestTableQuery::sortsByColumns()
{
    QVERIFY(ask(questionOf("price < 5", {{2, true}, {0, false}})));
    QCOMPARE(texts(3), QStringList({"t2", "t1", "t0", "t0"}));
    QCOMPARE(texts(0), QStringList({"2", "1", "0", "3"}));
}

void TestTableQuery::choosesColumns()
{
    QVERIFY(ask({"", {}, {2, 0}}));
    QCOMPARE(m_answer.rows->columns().size(), std::size_t(2));
    QCOMPARE(texts(0), QStringList({"t0", "t1", "t2", "t0", "t1"}));
    QCOMPARE(texts(1), QStringList({"0.0", "1.25", "2.5", "3.75", "5.0"}));
}

void TestTableQuery::computesColumns()
{
    QVERIFY(ask({"", {}, {4}})); // price * qty
    QCOMPARE(texts(0), QStringList({"0.0", "1.25", "5.0", "11.25", "20.0"}));
}

void TestTableQuery::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("text");
    QTest::newRow("a name") << "prize > 1"
                            << "there is no column named prize";
    QTest::newRow("grammar") << "price >"
                             << "";
    QTest::newRow("types") << "tag > 1"
                           << "";
}

void TestTableQuery::saysWhatIsWrong()
{
    QFETCH(QString, condition);
    QFETCH(QString, text);
    QVERIFY(!ask(questionOf(condition)));
    QVERIFY(m_error);
    QCOMPARE(m_error->kind(), ErrorKind::Usage);
    QVERIFY(m_error->offset().has_value());
    QVERIFY(QString::fromStdString(m_error->text()).startsWith(text));
}

void TestTableQuery::answersTheNewestQuestionOnly()
{
    for (int price = 0; price < 20; ++price)
        m_query->ask(questionOf(QString("price == %1").arg(1.25 * price)));
    QVERIFY(ask(questionOf("price == 25")));
    QCOMPARE(texts(1), QStringList({"25.0"}));
    QCOMPARE(m_query->question().condition, QString("price == 25"));
}

const Registered<TestTableQuery, QCoreApplication> registered;

} // namespace bloscope::tst_table_query

#include "tst_table_query.moc"
