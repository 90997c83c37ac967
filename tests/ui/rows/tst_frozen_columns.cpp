#include "ui/rows/row_table_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/worker/settle.h"
#include "ui/controls/wide_scroll_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <numeric>
#include <vector>

namespace bloscope::tst_frozen_columns {

// "row,column" in every cell of some columns of a wide table: "c0", "c1", ...
class WideRows : public ShownRows {
 public:
    explicit WideRows(std::vector<int> columns) : m_columns(std::move(columns)) {}
    explicit WideRows(int columns) : m_columns(static_cast<std::size_t>(columns))
    {
        std::iota(m_columns.begin(), m_columns.end(), 0);
    }

    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    QString columnName(int column) const override { return QString("c%1").arg(at(column)); }
    QString columnToolTip(int) const override { return {}; }
    bool isNumber(int) const override { return false; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form&, const Job&) const override
    {
        RowTile tile;
        for (int column = firstColumn; column < firstColumn + columns; ++column) {
            std::vector<RowCell> cells;
            for (std::int64_t row = firstRow; row < firstRow + rows; ++row)
                cells.push_back({QString("%1,%2").arg(row).arg(at(column))});
            tile.columns.push_back(std::move(cells));
        }
        return tile;
    }

 private:
    int at(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

    std::vector<int> m_columns;
};

class TestFrozenColumns : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void keepTheRulesOfModels();
    void stayWhileOthersScroll();
    void scrollWithTheirRows();
    void showTheirTextsFarAway();
    void leadToAndFromOthersByKeys();
    void areSelectedWithOthersByMouse();
    void areSelectedWithOthersByMouse_data();
    void areCopiedWithOthers();
    void haveWidthsOfTheirOwn();
    void haveHeadersThatTellWhichColumn();
    void giveWayWhereThereIsNoRoom();
    void neverAreAllColumns();
    void stayThemselvesWhenColumnsChange();
    void stayThemselvesWhenColumnsChange_data();
    void areUnfrozen();

 private:
    CellGrid& grid() const { return m_view->grid(); }
    CellGrid& frozen() const { return *m_view->findChild<CellGrid*>("frozen"); }
    void show(const ShownRowsPtr& rows, std::int64_t count)
    {
        m_model->show(rows, count);
        QVERIFY(test::settle());
    }
    void freeze(int columns)
    {
        m_view->setFrozenColumns(columns);
        QVERIFY(test::settle());
    }
    void scrollTo(CellPosition topLeft)
    {
        emit bar(Qt::Vertical).moved(topLeft.row);
        emit bar(Qt::Horizontal).moved(topLeft.column - m_model->frozenColumns());
        QVERIFY(test::settle());
    }
    WideScrollBar& bar(Qt::Orientation orientation) const
    {
        const auto bars = m_view->findChildren<WideScrollBar*>();
        return *(bars[0]->orientation() == orientation ? bars[0] : bars[1]);
    }
    // Where a cell is drawn; nothing if it is not visible in this grid.
    QRect rectOf(const CellGrid& of, CellPosition cell) const
    {
        return of.visualRect(m_model->indexOf(cell)).intersected(of.viewport()->rect());
    }
    QString text(CellPosition cell) const { return m_model->indexOf(cell).data().toString(); }
    QString header(const CellGrid& of, int x) const
    {
        const int section = of.horizontalHeader()->logicalIndexAt(x);
        return m_model->headerData(section, Qt::Horizontal).toString();
    }
    RowRange selected() const { return m_view->selectedCells(); }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<RowTableModel> m_model;
    std::unique_ptr<RowTableView> m_view;
};

void TestFrozenColumns::init()
{
    m_scheduler = std::make_unique<Scheduler>();
    m_model = std::make_unique<RowTableModel>(std::make_shared<WideRows>(3000), *m_scheduler);
    m_view = std::make_unique<RowTableView>(*m_model, *m_scheduler);
    m_view->resize(700, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    show(m_model->source(), 1'000'000'000);
}

void TestFrozenColumns::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_scheduler.reset();
}

void TestFrozenColumns::keepTheRulesOfModels()
{
    show(std::make_shared<WideRows>(20'000), 4);
    QAbstractItemModelTester tester(m_model.get(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    freeze(3);
    scrollTo({0, 15'000});
    QCOMPARE(m_model->columnCount(), GridModel::mostSections);
    QVERIFY(m_model->window().contains({3, 15'000}));
    QVERIFY(!m_model->window().contains({3, 1}));
    QVERIFY(m_model->positionOf(m_model->indexOf({3, 1})) == (CellPosition{3, 1}));
    QVERIFY(m_model->positionOf(m_model->indexOf({3, 15'001})) == (CellPosition{3, 15'001}));
    QVERIFY(!m_model->indexOf({3, 3}).isValid());
    freeze(1);
    QVERIFY(!m_model->indexOf({3, 1}).isValid());
    show(std::make_shared<WideRows>(2), 5);
    QCOMPARE(m_model->columnCount(), 2);
    QCOMPARE(m_model->frozenColumns(), std::int64_t(1));
}

void TestFrozenColumns::stayWhileOthersScroll()
{
    freeze(2);
    QVERIFY(frozen().isVisible());
    QVERIFY(!rectOf(frozen(), {0, 1}).isEmpty());
    QVERIFY(rectOf(frozen(), {0, 2}).isEmpty());
    QVERIFY(rectOf(grid(), {0, 1}).isEmpty());
    QCOMPARE(rectOf(grid(), {0, 2}).left(), 0);
    scrollTo({0, 1500});
    QVERIFY(!rectOf(frozen(), {0, 1}).isEmpty());
    QCOMPARE(rectOf(grid(), {0, 1500}).left(), 0);
    scrollTo({0, 2999});
    QVERIFY(!rectOf(grid(), {0, 2999}).isEmpty());
    scrollTo({0, 0});
    QCOMPARE(rectOf(grid(), {0, 2}).left(), 0);
}

void TestFrozenColumns::scrollWithTheirRows()
{
    freeze(2);
    scrollTo({500'000'000, 40});
    for (const std::int64_t row : {500'000'000, 500'000'005}) {
        const QRect one = rectOf(frozen(), {row, 0});
        const QRect other = rectOf(grid(), {row, 40});
        QVERIFY(!one.isEmpty());
        QCOMPARE(one.height(), other.height());
        QCOMPARE(frozen().viewport()->mapToGlobal(one.topLeft()).y(),
                 grid().viewport()->mapToGlobal(other.topLeft()).y());
    }
    const std::int64_t before = grid().topLeft().row;
    QWheelEvent wheel({10, 50}, frozen().viewport()->mapToGlobal(QPointF(10, 50)), {}, {0, -120},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(frozen().viewport(), &wheel);
    QVERIFY(grid().topLeft().row > before);
    QCOMPARE(frozen().topLeft().row, grid().topLeft().row);
}

void TestFrozenColumns::showTheirTextsFarAway()
{
    freeze(2);
    scrollTo({700'000'000, 2500});
    QTRY_COMPARE(text({700'000'003, 1}), QString("700000003,1"));
    QTRY_COMPARE(text({700'000'003, 2501}), QString("700000003,2501"));
}

void TestFrozenColumns::leadToAndFromOthersByKeys()
{
    freeze(2);
    m_view->goTo({7, 2});
    QTest::keyClick(&grid(), Qt::Key_Left);
    QCOMPARE(m_view->currentCell()->column, std::int64_t(1));
    QVERIFY(grid().selectionModel()->isSelected(m_model->indexOf({7, 1})));
    scrollTo({0, 1500});
    QVERIFY(m_view->currentText() == "7,1");
    QTest::keyClick(&grid(), Qt::Key_Left); // the others stay where they are
    QCOMPARE(m_view->currentCell()->column, std::int64_t(0));
    QCOMPARE(grid().topLeft().column, std::int64_t(1500));
    QTest::keyClick(&grid(), Qt::Key_Right);
    QTest::keyClick(&grid(), Qt::Key_Right); // the first of the others becomes visible
    QCOMPARE(m_view->currentCell()->column, std::int64_t(2));
    QCOMPARE(grid().topLeft().column, std::int64_t(2));
    QTest::keyClick(&grid(), Qt::Key_End);
    QVERIFY(!rectOf(grid(), {7, 2999}).isEmpty());
    QTest::keyClick(&grid(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(selected().columns, 2);
    QTest::keyClick(&grid(), Qt::Key_Home);
    QCOMPARE(m_view->currentCell()->column, std::int64_t(0));
    QCOMPARE(grid().topLeft().column, std::int64_t(2));
}

// Columns where the mouse is pressed and released, and where the others begin meanwhile.
void TestFrozenColumns::areSelectedWithOthersByMouse_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("first");
    QTest::newRow("from the left") << 0 << 3 << 2;
    QTest::newRow("from the right") << 3 << 1 << 2;
    QTest::newRow("from the left to columns far away") << 1 << 1501 << 1500;
    QTest::newRow("among frozen ones") << 0 << 1 << 1500;
}

void TestFrozenColumns::areSelectedWithOthersByMouse()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const int, first);
    freeze(2);
    scrollTo({0, first});
    CellGrid& pressed = from < 2 ? frozen() : grid();
    const CellGrid& reached = to < 2 ? frozen() : grid();
    const QPoint begin = rectOf(pressed, {1, from}).center();
    const QPoint end = pressed.viewport()->mapFromGlobal(
        reached.viewport()->mapToGlobal(rectOf(reached, {4, to}).center()));
    QTest::mousePress(pressed.viewport(), Qt::LeftButton, {}, begin);
    QMouseEvent move(QEvent::MouseMove, end, pressed.viewport()->mapToGlobal(end), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(pressed.viewport(), &move);
    QTest::mouseRelease(pressed.viewport(), Qt::LeftButton, {}, end);
    QCOMPARE(selected().firstRow, std::int64_t(1));
    QCOMPARE(selected().rows, std::int64_t(4));
    QCOMPARE(selected().firstColumn, std::min(from, to));
    QCOMPARE(selected().columns, std::abs(to - from) + 1);
    QCOMPARE(m_view->currentCell()->column, std::int64_t(to));
    QVERIFY(grid().selectionModel()->isSelected(m_model->indexOf({1, from})));
    QVERIFY(grid().selectionModel()->isSelected(m_model->indexOf({4, to})));
    QCOMPARE(grid().topLeft().column, std::int64_t(first));
}

void TestFrozenColumns::areCopiedWithOthers()
{
    freeze(2);
    m_view->goTo({5, 1});
    m_view->goTo({6, 2}, true);
    QSignalSpy notice(m_view.get(), &RowTableView::notice);
    QTest::keySequence(&grid(), QKeySequence::Copy);
    QTRY_COMPARE(notice.size(), 1);
    QCOMPARE(QApplication::clipboard()->text(), QString("5,1\t5,2\n6,1\t6,2\n"));
}

void TestFrozenColumns::haveWidthsOfTheirOwn()
{
    grid().setColumnWidths({{0, 90}, {2, 130}});
    freeze(2);
    QCOMPARE(rectOf(frozen(), {0, 0}).width(), 90 - 1); // without its line
    frozen().horizontalHeader()->resizeSection(1, 150);
    QVERIFY(test::settle());
    QCOMPARE(grid().columnWidths().at(1), 150);
    QCOMPARE(frozen().viewport()->width(), 90 + 150);
    QCOMPARE(rectOf(grid(), {0, 2}).width(), 130 - 1);
    grid().setColumnWidths({});
    QVERIFY(test::settle());
    QCOMPARE(frozen().viewport()->width(), grid().widthOf(0) + grid().widthOf(1));
}

void TestFrozenColumns::haveHeadersThatTellWhichColumn()
{
    grid().setHeaderClicks(true);
    freeze(2);
    scrollTo({0, 1500});
    QCOMPARE(header(frozen(), 5), QString("c0"));
    QCOMPARE(header(grid(), 5), QString("c1500"));
    QCOMPARE(frozen().horizontalHeader()->height(), grid().horizontalHeader()->height());
    QVERIFY(frozen().verticalHeader()->isVisible());
    QVERIFY(!grid().verticalHeader()->isVisible());
    QSignalSpy clicked(&grid(), &CellGrid::columnClicked);
    QTest::mouseClick(frozen().horizontalHeader()->viewport(), Qt::LeftButton, {}, {20, 8});
    QTest::mouseClick(grid().horizontalHeader()->viewport(), Qt::LeftButton, {}, {20, 8});
    QCOMPARE(clicked.size(), 2);
    QCOMPARE(clicked[0][0].value<std::int64_t>(), std::int64_t(0));
    QCOMPARE(clicked[1][0].value<std::int64_t>(), std::int64_t(1500));
    QTest::mousePress(frozen().verticalHeader()->viewport(), Qt::LeftButton, {}, {5, 30});
    QCOMPARE(selected().columns, 3000);
    QCOMPARE(selected().rows, std::int64_t(1));
}

void TestFrozenColumns::giveWayWhereThereIsNoRoom()
{
    grid().setColumnWidths({{0, 200}, {1, 200}, {2, 200}});
    QSignalSpy notice(m_view.get(), &RowTableView::notice);
    freeze(3);
    QCOMPARE(m_model->frozenColumns(), std::int64_t(2));
    QCOMPARE(notice.size(), 1);
    QCOMPARE(notice[0][0].toString(),
             QString("There is room for 2 of 3 frozen columns; the others scroll for now."));
    QVERIFY(!rectOf(grid(), {0, 2}).isEmpty());
    m_view->resize(1200, 400);
    QTRY_COMPARE(m_model->frozenColumns(), std::int64_t(3));
    QCOMPARE(m_view->frozenColumns(), 3);
    m_view->resize(250, 400);
    QTRY_COMPARE(m_model->frozenColumns(), std::int64_t(0));
    QCOMPARE(notice.size(), 2);
    QCOMPARE(m_view->frozenColumns(), 3);
    QVERIFY(!frozen().isVisible());
    QVERIFY(grid().verticalHeader()->isVisible());
    QVERIFY(m_view->minimumSizeHint().width() < 250);
}

void TestFrozenColumns::neverAreAllColumns()
{
    show(std::make_shared<WideRows>(3), 100);
    freeze(3);
    QCOMPARE(m_model->frozenColumns(), std::int64_t(2));
    QVERIFY(!rectOf(grid(), {0, 2}).isEmpty());
    QVERIFY(!bar(Qt::Horizontal).isVisible());
    show(std::make_shared<WideRows>(std::vector{2}), 100);
    QCOMPARE(m_model->frozenColumns(), std::int64_t(0));
    QVERIFY(!rectOf(grid(), {0, 0}).isEmpty());
}

// The first three of six columns are frozen; how many are of those that are shown then?
void TestFrozenColumns::stayThemselvesWhenColumnsChange_data()
{
    QTest::addColumn<std::vector<int>>("columns");
    QTest::addColumn<int>("count");
    QTest::newRow("a frozen one is hidden") << std::vector{0, 2, 3, 4, 5} << 2;
    QTest::newRow("another one is hidden") << std::vector{0, 1, 2, 4, 5} << 3;
    QTest::newRow("all frozen ones are hidden") << std::vector{3, 4, 5} << 0;
    QTest::newRow("a new one is before the last") << std::vector{0, 1, 6, 2, 3, 4, 5} << 4;
    QTest::newRow("a new one is behind the last") << std::vector{0, 1, 2, 6, 3, 4, 5} << 3;
    QTest::newRow("they change places") << std::vector{2, 1, 0, 3, 4, 5} << 3;
    QTest::newRow("one is moved to the end") << std::vector{0, 2, 3, 4, 5, 1} << 2;
    QTest::newRow("another one is moved between") << std::vector{0, 4, 1, 2, 3, 5} << 4;
    QTest::newRow("others in another order") << std::vector{0, 1, 2, 5, 4, 3} << 3;
}

void TestFrozenColumns::stayThemselvesWhenColumnsChange()
{
    QFETCH(const std::vector<int>, columns);
    QFETCH(const int, count);
    show(std::make_shared<WideRows>(6), 100);
    freeze(3);
    show(std::make_shared<WideRows>(columns), 100);
    QCOMPARE(m_view->frozenColumns(), count);
    QCOMPARE(m_model->frozenColumns(), std::int64_t(count));
}

void TestFrozenColumns::areUnfrozen()
{
    freeze(2);
    m_view->goTo({3, 1});
    scrollTo({0, 1500});
    freeze(0);
    QVERIFY(!frozen().isVisible());
    QCOMPARE(grid().topLeft().column, std::int64_t(1500));
    scrollTo({0, 0});
    QVERIFY(!rectOf(grid(), {3, 1}).isEmpty());
    QVERIFY(grid().selectionModel()->isSelected(m_model->indexOf({3, 1})));
    m_view->freezeUpTo("c4");
    QCOMPARE(m_view->frozenColumns(), 5);
    QCOMPARE(m_view->lastFrozenColumn(), QString("c4"));
    m_view->freezeUpTo("none");
    QCOMPARE(m_view->frozenColumns(), 0);
    QCOMPARE(m_view->lastFrozenColumn(), QString());
}

const test::Registered<TestFrozenColumns, QApplication> registered;

} // namespace bloscope::tst_frozen_columns

#include "tst_frozen_columns.moc"
