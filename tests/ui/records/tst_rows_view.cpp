#include "ui/records/rows_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/document/value_changes.h"
#include "ui/document/view_choice.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/cell_line.h"
#include "ui/grid/grid_model.h"
#include "ui/query/column_statistics.h"
#include "ui/query/filter_bar.h"
#include "ui/query/group_window.h"
#include "ui/rows/row_table_view.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <memory>
#include <span>
#include <vector>

namespace bloscope::tst_rows_view {

using namespace test;
using Index = std::vector<std::int64_t>;

// 2 x 3 x 4 elements: an id from 0 to 23, and 100 times as much.
class TestRowsView : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void showsASliceWithOneDimension();
    void saysWhyThereAreNoRows();
    void followsTheSliceWithTheSameFilter();
    void numbersRowsAsTheArrayDoes();
    void marksTheCurrentCell();
    void goesToACellThatIsShown();
    void editsCellsOfTheArray();
    void keepsItsState();
    void freezesByTheMenuOfAHeader();
    void keepsFrozenColumns();
    void hasStatistics();

 private:
    QTableView* grid() const { return m_view->findChild<QTableView*>(); }
    QString text(int row, int column) const
    {
        return grid()->model()->index(row, column).data().toString();
    }
    QString rowName(int row) const
    {
        return grid()->model()->headerData(row, Qt::Vertical).toString();
    }
    void closeMenus()
    {
        qDeleteAll(m_view->pane()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    }
    void filter(const QString& condition) { m_view->pane()->search().bar().apply(condition); }
    void show(const char* slice)
    {
        m_opened->show(slice);
        m_view->show();
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<RowsView> m_view;
};

void TestRowsView::init()
{
    std::vector<std::int32_t> numbers;
    for (std::int32_t id = 0; id < 24; ++id)
        numbers.insert(numbers.end(), {id, 100 * id});
    const auto bytes = std::as_bytes(std::span(numbers));
    m_opened = std::make_unique<OpenedFrame>(arrayFrame({2, 3, 4}, "[('id', '<i4'), ('p', '<i4')]",
                                                        ByteBuffer(bytes.begin(), bytes.end())));
    m_scheduler = std::make_unique<Scheduler>();
    m_view = std::make_unique<RowsView>(m_opened->document(), *m_scheduler);
    m_view->resize(800, 500);
}

void TestRowsView::cleanup()
{
    m_view.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestRowsView::showsASliceWithOneDimension()
{
    show("1,:,2");
    QTRY_COMPARE(text(2, 1), QString("2200"));
    QCOMPARE(text(0, 0), QString("14"));
    QCOMPARE(grid()->model()->rowCount(), 3);
    filter("id > 14 and p < 2000");
    QTRY_COMPARE(grid()->model()->rowCount(), 1);
    QTRY_COMPARE(text(0, 0), QString("18"));
    QTRY_COMPARE(rowName(0), QString("1"));
}

void TestRowsView::saysWhyThereAreNoRows()
{
    show("1");
    const auto says = [this] {
        for (const auto* label : m_view->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith("The slice [1, :, :]"))
                return true;
        return false;
    };
    QVERIFY(says());
    QVERIFY(!m_view->pane());
    m_opened->show("1,1");
    QTRY_VERIFY(grid() && grid()->isVisible());
    QVERIFY(!says());
}

void TestRowsView::followsTheSliceWithTheSameFilter()
{
    show("0,0");
    QTRY_COMPARE(text(3, 0), QString("3"));
    filter("p % 200 == 0");
    QTRY_COMPARE(grid()->model()->rowCount(), 2);
    m_opened->show("1,2");
    QTRY_COMPARE(text(1, 0), QString("22"));
    QCOMPARE(grid()->model()->rowCount(), 2);
}

void TestRowsView::numbersRowsAsTheArrayDoes()
{
    show("0,0,3:0:-1");
    QTRY_COMPARE(text(0, 0), QString("3"));
    QTRY_COMPARE(rowName(0), QString("3"));
    QCOMPARE(rowName(2), QString("1"));
}

void TestRowsView::marksTheCurrentCell()
{
    show("1,0,1:");
    QTRY_COMPARE(text(2, 1), QString("1500"));
    m_view->pane()->rows().goTo({2, 1});
    QTRY_COMPARE(m_opened->document().mark(), std::optional(Index{1, 0, 3}));
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("p = 1500"));
}

void TestRowsView::goesToACellThatIsShown()
{
    show("1,0");
    QTRY_COMPARE(text(3, 0), QString("15"));
    QVERIFY(m_view->goToCell({1, 0, 2}));
    QCOMPARE(m_view->pane()->rows().currentRow(), std::int64_t(2));
    filter("id > 13");
    QTRY_COMPARE(grid()->model()->rowCount(), 2);
    QVERIFY(m_view->goToCell({1, 0, 3}));
    QCOMPARE(m_view->pane()->rows().currentRow(), std::int64_t(1));
    QVERIFY(!m_view->goToCell({1, 0, 0}));
    QVERIFY(!m_view->goToCell({0, 0, 3}));
}

void TestRowsView::editsCellsOfTheArray()
{
    ValueChanges changes(m_opened->document(), *m_scheduler);
    DocumentEdits edits(m_opened->document().frame(), *m_scheduler);
    changes.setEdits(&edits);
    show("1,0");
    QTRY_COMPARE(text(3, 0), QString("15"));
    filter("id > 12");
    QTRY_COMPARE(grid()->model()->rowCount(), 3);
    QTRY_COMPARE(text(1, 1), QString("1400"));
    m_view->pane()->rows().goTo({1, 1});
    QVERIFY(m_view->canChangeValues());
    m_view->editCell();
    QTRY_VERIFY(m_view->findChild<CellLine*>());
    QTest::keyClicks(m_view->findChild<CellLine*>(), "-5");
    QTest::keyClick(m_view->findChild<CellLine*>(), Qt::Key_Return);
    QTRY_COMPARE(text(1, 1), QString("-5"));
    QTRY_COMPARE(grid()->model()->index(1, 1).data(GridModel::InFileRole).toString(),
                 QString("1400"));
    QVERIFY(!edits.isClean());

    QApplication::clipboard()->setText("1\t2\n3\t4\n");
    m_view->pane()->rows().goTo({1, 0});
    m_view->paste();
    QTRY_COMPARE(text(2, 1), QString("4"));
    const auto cells = m_opened->document().reader()->read(
        *Slice::parse("1,0,2:", m_opened->document().array()->shape()));
    const auto* numbers = reinterpret_cast<const std::int32_t*>(cells->bytes.data());
    QCOMPARE(std::vector(numbers, numbers + 4), (std::vector<std::int32_t>{1, 2, 3, 4}));

    edits.undo();
    edits.undo();
    QTRY_COMPARE(text(1, 1), QString("1400"));
    QTRY_VERIFY(grid()->model()->index(1, 1).data(GridModel::InFileRole).isNull());
    QVERIFY(edits.isClean());
}

void TestRowsView::keepsItsState()
{
    KeptState kept = KeptState::of(RowsState{{}, {}, TableState{"id > 13", {"-id"}, {"p"}}});
    kept.whole.reset(); // as after a restart
    m_view->restoreState(kept);
    QVERIFY(m_view->saveState().json == kept.json);
    show("1,0");
    QTRY_COMPARE(text(1, 0), QString("1400"));
    QCOMPARE(grid()->model()->columnCount(), 1);
    QCOMPARE(m_view->saveState().json["table"], kept.json["table"]);
}

void TestRowsView::freezesByTheMenuOfAHeader()
{
    show("1,0");
    QTRY_COMPARE(text(3, 0), QString("15"));
    const RowTableView& rows = m_view->pane()->rows();
    const auto action = [&](const QString& name) {
        emit rows.grid().headerMenuWanted(0, {});
        for (QAction* each : m_view->findChildren<QAction*>())
            if (each->text().remove('&') == name && each->parent()->parent() == m_view->pane())
                return each;
        return static_cast<QAction*>(nullptr);
    };
    QVERIFY(!action("Unfreeze Columns")->isEnabled());
    closeMenus();
    action("Freeze up to This Column")->trigger();
    closeMenus();
    QCOMPARE(rows.frozenColumns(), 1);
    QVERIFY(!action("Freeze up to This Column")->isEnabled());
    closeMenus();
    action("Unfreeze Columns")->trigger();
    closeMenus();
    QCOMPARE(rows.frozenColumns(), 0);
}

void TestRowsView::keepsFrozenColumns()
{
    KeptState kept = KeptState::of(RowsState{{}, {}, TableState{{}, {}, {"p", "id"}, "p"}});
    kept.whole.reset(); // as after a restart
    m_view->restoreState(kept);
    QVERIFY(m_view->saveState().json == kept.json);
    show("1,0");
    QTRY_COMPARE(text(1, 0), QString("1300"));
    QTRY_COMPARE(m_view->pane()->rows().frozenColumns(), 1);
    QCOMPARE(m_view->saveState().json["table"], kept.json["table"]);
    m_view->restoreState(KeptState::of(RowsState{{}, {}, TableState{}}));
    QTRY_COMPARE(m_view->pane()->rows().frozenColumns(), 0);
}

void TestRowsView::hasStatistics()
{
    show("1,0");
    QTRY_COMPARE(text(3, 0), QString("15"));
    for (auto* button : m_view->findChildren<QToolButton*>())
        if (button->text().remove('&') == "Statistics…")
            button->click();
    auto* window = m_view->findChild<ColumnStatistics*>();
    QVERIFY(window);
    emit window->conditionWanted("id between 13 and 14");
    QTRY_COMPARE(grid()->model()->rowCount(), 2);
    emit window->groupsWanted(1);
    QVERIFY(m_view->findChild<GroupWindow*>());
    m_opened->show("0,0"); // the groups were of other rows
    QTRY_COMPARE(m_view->findChild<GroupWindow*>(), nullptr);
    QVERIFY(m_view->findChild<ColumnStatistics*>());
}

const Registered<TestRowsView, QApplication> registered;

} // namespace bloscope::tst_rows_view

#include "tst_rows_view.moc"
