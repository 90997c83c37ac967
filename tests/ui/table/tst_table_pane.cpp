#include "ui/grid/table_pane.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"
#include "ui/controls/wide_scroll_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/table/slice_table_model.h"
#include "ui/worker/scheduler.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <memory>

namespace bloscope::tst_table_pane {

using test::FakeSource;

class TestTablePane : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void hasBarsWhereThereIsMoreThanRoom();
    void tellsWhatWasSelectedBefore();
    void selectsNoCellThatThereIsNot();
    void keepsTheSelectionWhileTheSizeStays();
    void restoresWhatFits();
    void staysAtTheEndWhereThereIsLessRoom();

 private:
    void show(const char* slice, const Shape& shape)
    {
        m_model->setSlice(*Slice::parse(slice, shape));
        m_pane->followModel();
    }
    bool hasBar(Qt::Orientation orientation) const
    {
        const auto bars = m_pane->findChildren<WideScrollBar*>();
        return std::ranges::any_of(bars, [orientation](const WideScrollBar* bar) {
            return bar->orientation() == orientation && bar->isVisible();
        });
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<SliceTableModel> m_model;
    std::unique_ptr<TablePane> m_pane;
    std::vector<CellRect> m_before; // what signals told
};

void TestTablePane::init()
{
    m_scheduler = std::make_unique<Scheduler>();
    m_model = std::make_unique<SliceTableModel>(std::make_shared<FakeSource>(), *m_scheduler);
    m_pane = std::make_unique<TablePane>(*m_model);
    m_pane->resize(500, 400);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    m_before.clear();
    connect(m_pane.get(), &TablePane::selected, this,
            [this](const CellSelection& before) { m_before.push_back(before.rect()); });
}

void TestTablePane::cleanup()
{
    m_pane.reset();
    m_model.reset();
    m_scheduler.reset();
}

void TestTablePane::hasBarsWhereThereIsMoreThanRoom()
{
    show("", {2, 2});
    QVERIFY(!hasBar(Qt::Vertical));
    QVERIFY(!hasBar(Qt::Horizontal));
    show("", {1'000'000'000, 2});
    QVERIFY(hasBar(Qt::Vertical));
    QVERIFY(!hasBar(Qt::Horizontal));
    QVERIFY((m_pane->allCells() == CellRect{0, 0, 1'000'000'000, 2}));
}

void TestTablePane::tellsWhatWasSelectedBefore()
{
    show("", {1000, 1000});
    m_before.clear();
    m_pane->goTo({700, 800});
    QVERIFY(m_pane->grid().topLeft().row > 600); // it is in sight
    m_pane->goTo({702, 803}, true);
    m_pane->selectAll();
    QVERIFY((m_before == std::vector<CellRect>{{}, {700, 800, 1, 1}, {700, 800, 3, 4}}));
    QVERIFY(m_pane->selection().rect() == m_pane->allCells());
}

void TestTablePane::selectsNoCellThatThereIsNot()
{
    show("", {10, 10});
    m_before.clear();
    m_pane->goTo({10, 0});
    m_pane->goTo({0, -1});
    QVERIFY(m_before.empty());
    QVERIFY(m_pane->selection().isEmpty());
}

void TestTablePane::keepsTheSelectionWhileTheSizeStays()
{
    show("1, :, :", {3, 500, 500});
    m_pane->goTo({400, 7});
    const CellPosition inSight = m_pane->grid().topLeft();
    show("2, :, :", {3, 500, 500});
    QVERIFY((m_pane->selection().rect() == CellRect{400, 7, 1, 1}));
    QVERIFY(m_pane->grid().topLeft() == inSight);
    show(":, 2, :", {3, 500, 500});
    QVERIFY(m_pane->selection().isEmpty());
    QVERIFY((m_pane->grid().topLeft() == CellPosition{0, 0}));
}

void TestTablePane::restoresWhatFits()
{
    show("", {500, 500});
    CellSelection selection;
    selection.start({498, 3});
    selection.extendTo({900, 5});
    m_pane->restore({{450, 2}, selection, {{3, 200}}});
    QVERIFY((m_pane->selection().rect() == CellRect{498, 3, 2, 3}));
    const TableViewState state = m_pane->state();
    QVERIFY((state.topLeft == CellPosition{450, 2}));
    QVERIFY(state.selection == m_pane->selection());
    QCOMPARE(state.columnWidths.at(3), 200);
}

void TestTablePane::staysAtTheEndWhereThereIsLessRoom()
{
    show("", {500, 2});
    m_pane->goTo({499, 0});
    QVERIFY(m_pane->state().endInSight);
    const std::int64_t before = m_pane->grid().visibleRows();
    m_pane->resize(500, 200);
    QTRY_VERIFY(m_pane->grid().visibleRows() < before);
    QVERIFY(m_pane->state().endInSight);
    QCOMPARE(m_pane->grid().topLeft().row + m_pane->grid().visibleRows(), std::int64_t(500));
}

const test::Registered<TestTablePane, QApplication> registered;

} // namespace bloscope::tst_table_pane

#include "tst_table_pane.moc"
