#include "ui/query/group_window.h"

#include "core/array/block_cache.h"
#include "core/store/store.h"
#include "tests/support/corpus.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <qcustomplot.h>

namespace bloscope::tst_group_window {

using namespace test;

// Rows 0 to 39 of three tags, t0 to t2 over and over, with their numbers as quantities.
class TestGroupWindow : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void groupsByAColumn();
    void computesAFigureOfAnotherColumn();
    void groupsByTwoColumns();
    void groupsNumbersInBins();
    void groupsDatesByTheirParts();
    void sortsByAColumn();
    void filtersToAGroup();
    void writesCode();
    void saysWhatCannotBeGrouped();

 private:
    QComboBox& box(const QString& name) const
    {
        for (QComboBox* each : m_window->findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                return *each;
        qFatal("there is no box called %s", qPrintable(name));
    }
    CellGrid& grid() const { return *m_window->findChild<CellGrid*>(); }
    QString text(int row, int column) const
    {
        return grid().model()->index(row, column).data().toString();
    }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(m_window->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text().contains(text);
        });
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler; // goes before both, which its work uses
    std::unique_ptr<GroupWindow> m_window;
};

void TestGroupWindow::init()
{
    const auto store = Store::openDirectory(corpusFolder() / "python/tables/computed.b2d");
    QVERIFY(store);
    const QueryTablePtr table = QueryTable::of(*Table::open(*store, "/", m_cache, m_pool));
    const RowsToGroup rows{table, std::make_shared<const RowSet>(RowSet::range(0, 40))};
    m_window = std::make_unique<GroupWindow>(rows, m_scheduler);
    m_window->show();
    m_window->groupBy(2, rows);
    QTRY_VERIFY(says("3 groups of 40 rows"));
}

void TestGroupWindow::groupsByAColumn()
{
    QTRY_COMPARE(text(0, 0), QString("t0"));
    QCOMPARE(text(0, 1), QString("14"));
    QCOMPARE(text(2, 1), QString("13"));
    auto* bars = m_window->findChild<QCustomPlot*>();
    QCOMPARE(bars->plottableCount(), 1);
    QCOMPARE(qobject_cast<QCPBars*>(bars->plottable())->dataCount(), 3);
}

void TestGroupWindow::computesAFigureOfAnotherColumn()
{
    box("Figure of each group").setCurrentText("Maximum");
    box("Column of the figure").setCurrentText("price");
    QTRY_COMPARE(text(0, 1), QString("48.75"));
    QCOMPARE(grid().model()->headerData(1, Qt::Horizontal).toString(), QString("price_max"));
}

void TestGroupWindow::groupsByTwoColumns()
{
    box("Second column to group by").setCurrentText("qty");
    QTRY_VERIFY(says("40 groups of 40 rows"));
    QTRY_COMPARE(text(1, 1), QString("3"));
}

void TestGroupWindow::groupsNumbersInBins()
{
    box("Column to group by").setCurrentText("qty");
    auto* key = m_window->findChild<GroupKeyBox*>();
    auto* form = key->findChildren<QComboBox*>()[1];
    auto* width = key->findChild<QLineEdit*>();
    QVERIFY(!width->isVisible());
    form->setCurrentText("in bins of");
    QVERIFY(width->isVisible());
    QTRY_COMPARE(grid().model()->headerData(0, Qt::Horizontal).toString(),
                 QString("bin(qty, 2) ↑"));
    QCOMPARE(width->placeholderText(), QString("2"));
    QTest::keyClicks(width, "10");
    QTest::keyClick(width, Qt::Key_Return);
    QTRY_VERIFY(says("4 groups of 40 rows"));
    QTRY_COMPARE(text(1, 0), QString("10"));
    const QSignalSpy wanted(m_window.get(), &GroupWindow::conditionWanted);
    m_window->findChild<RowTableView*>()->goTo({1, 0});
    QTest::keyClick(&grid(), Qt::Key_Return);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QString("qty >= 10 and qty < 20"));
    box("Column to group by").setCurrentText("tag");
    QVERIFY(!form->isVisible() && !width->isVisible());
    QTRY_VERIFY(says("3 groups of 40 rows"));
}

void TestGroupWindow::groupsDatesByTheirParts()
{
    const QTemporaryDir folder;
    MadeTable made(std::filesystem::path(folder.path().toStdString()) / "dates.b2d", 3, 4);
    made.add<std::int64_t>("when", "timestamp", "<i8", {-1, 0, 86'400}, {}, R"("unit": "s")");
    const QueryTablePtr table = made.open(m_cache, m_pool);
    const RowsToGroup rows{table, *table->live({})};
    m_window = std::make_unique<GroupWindow>(rows, m_scheduler);
    m_window->show();
    m_window->groupBy(0, rows);
    auto* form = m_window->findChild<GroupKeyBox*>()->findChildren<QComboBox*>()[1];
    QCOMPARE(form->count(), 7);
    form->setCurrentText("by year");
    QTRY_COMPARE(grid().model()->headerData(0, Qt::Horizontal).toString(), QString("year(when) ↑"));
    QTRY_COMPARE(text(0, 0), QString("1969"));
    const QSignalSpy wanted(m_window.get(), &GroupWindow::conditionWanted);
    m_window->findChild<RowTableView*>()->goTo({0, 0});
    QTest::keyClick(&grid(), Qt::Key_Return);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QString("year(when) == 1969"));
    form->setCurrentText("by day");
    QTRY_COMPARE(text(2, 0), QString("1970-01-02"));
    m_window->findChild<RowTableView*>()->goTo({2, 0});
    QTest::keyClick(&grid(), Qt::Key_Return);
    QTRY_COMPARE(wanted.size(), 2);
    QCOMPARE(wanted[1][0].toString(), QString("when >= \"1970-01-02\" and when < \"1970-01-03\""));
}

void TestGroupWindow::sortsByAColumn()
{
    box("Figure of each group").setCurrentText("Sum");
    box("Column of the figure").setCurrentText("qty");
    QTRY_COMPARE(grid().model()->headerData(1, Qt::Horizontal).toString(), QString("qty_sum"));
    emit grid().columnClicked(1, false);
    QTRY_COMPARE(grid().model()->headerData(1, Qt::Horizontal).toString(), QString("qty_sum ↑"));
    QTRY_VERIFY(!text(2, 1).isEmpty());
    QVERIFY(text(0, 1).toInt() <= text(1, 1).toInt());
    QVERIFY(text(1, 1).toInt() <= text(2, 1).toInt());
    emit grid().columnClicked(1, false);
    QTRY_COMPARE(grid().model()->headerData(1, Qt::Horizontal).toString(), QString("qty_sum ↓"));
    QTRY_VERIFY(!text(2, 1).isEmpty());
    QVERIFY(text(0, 1).toInt() >= text(2, 1).toInt());
    // Bars are in the order of the table.
    auto* bars = qobject_cast<QCPBars*>(m_window->findChild<QCustomPlot*>()->plottable());
    QCOMPARE(bars->data()->at(0)->value, text(0, 1).toDouble());
    QCOMPARE(bars->data()->at(2)->value, text(2, 1).toDouble());
}

void TestGroupWindow::filtersToAGroup()
{
    const QSignalSpy wanted(m_window.get(), &GroupWindow::conditionWanted);
    auto* rows = m_window->findChild<RowTableView*>();
    rows->goTo({1, 0});
    QTest::keyClick(&grid(), Qt::Key_Return);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QString("tag == \"t1\""));
}

void TestGroupWindow::writesCode()
{
    box("Column to group by").setCurrentText("tag");
    box("Figure of each group").setCurrentText("Mean");
    box("Column of the figure").setCurrentText("qty");
    const QSignalSpy wanted(m_window.get(), &GroupWindow::codeWanted);
    const auto actions = m_window->findChildren<QAction*>();
    for (QAction* action : actions)
        if (action->text() == menuText(CodeLanguage::CommandLine))
            action->trigger();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(codeFor(wanted[0][0].value<QueryRequest>(), {}, CodeLanguage::CommandLine),
             QString("bloscope query '' --group tag --agg mean:qty --null-keys"));
}

void TestGroupWindow::saysWhatCannotBeGrouped()
{
    box("Figure of each group").setCurrentText("Sum");
    box("Column of the figure").setCurrentText("tag");
    QTRY_VERIFY(says("The rows cannot be grouped: "));
    QCOMPARE(grid().model()->rowCount(), 0);
    box("Column of the figure").setCurrentText("qty");
    QTRY_VERIFY(says("3 groups of 40 rows"));
}

const Registered<TestGroupWindow, QApplication> registered;

} // namespace bloscope::tst_group_window

#include "tst_group_window.moc"
