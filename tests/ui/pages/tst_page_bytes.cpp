#include "ui/pages/page_bytes.h"

#include "tests/support/registered_test.h"
#include "tests/ui/pages/opened_page.h"
#include "ui/bytes/pipeline_dialog.h"
#include "ui/chunks/chunks_view.h"
#include "ui/document/byte_focus.h"
#include "ui/grid/cell_grid.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/rows/row_table_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

namespace bloscope::tst_page_bytes {

using namespace test;

namespace {

// Two chunks of four blocks.
ByteBuffer sample()
{
    return arrayFrame({8, 16}, {4, 16}, {1, 16}, "<i4", counted<std::int32_t>(128));
}

QAction* actionOf(const QWidget& below, const QString& text)
{
    for (const QMenu* menu : below.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text() == text)
                return action;
    return nullptr;
}

} // namespace

// The ways from the views of an array to the steps of a block, and back.
class TestPageBytes : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_opened = std::make_unique<OpenedPage>(sample()); }

    void showsWhereACellOfTheTableLies()
    {
        QVERIFY(m_opened->show("table"));
        m_opened->page().goTo({5, 3});
        auto* grid = m_opened->find<CellGrid>();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {20, 20}, grid->mapToGlobal(QPoint()));
        QApplication::sendEvent(grid->viewport(), &event);
        QAction* action = actionOf(m_opened->page(), "S&how in File…");
        QVERIFY(action);
        action->trigger();
        verifyShown(83, 12);
    }

    void showsWhereACellOfTheHeatmapLies()
    {
        QVERIFY(m_opened->show("heatmap"));
        m_opened->page().goTo({5, 3});
        auto* plot = m_opened->find<HeatmapPlot>();
        QTRY_VERIFY(plot->picture());
        emit plot->customContextMenuRequested({-100, -100}); // beside it: the marked cell
        QAction* action = actionOf(m_opened->page(), "S&how in File…");
        QVERIFY(action && action->isEnabled());
        action->trigger();
        verifyShown(83, 12);
    }

    void showsTheBlocksOfAChunk()
    {
        QVERIFY(m_opened->show("chunks"));
        m_opened->page().findChild<ChunksView*>()->goToChunk(1);
        QToolButton* steps = nullptr;
        for (auto* button : m_opened->page().findChildren<QToolButton*>())
            if (button->text() == "S&tep by Step…")
                steps = button;
        QVERIFY(steps && steps->isEnabled());
        steps->click();
        QTRY_VERIFY(dialog() && dialog()->hex().size() > 0);
        QVERIFY(dialog()->summary().endsWith("bytes 0 to 63 of the decoded chunk."));
    }

    void goesBackToTheBytesAndToTheCells()
    {
        QVERIFY(m_opened->show("table"));
        auto* focus = m_opened->page().findChild<ByteFocus*>();
        emit focus->blockWanted({.chunk = 1, .block = 2});
        QTRY_VERIFY(dialog() && dialog()->values());
        emit dialog()->cellWanted({6, 4});
        QCOMPARE(m_opened->page().currentView()->markedCell().value(),
                 (std::vector<std::int64_t>{6, 4}));
        const std::uint64_t block = dialog()->hex().origin();
        emit dialog()->placeWanted({.chunk = 1, .offset = block, .size = 4});
        QCOMPARE(m_opened->page().shownView(), QString("bytes"));
        QCOMPARE(focus->place()->offset, block);
    }

 private:
    PipelineDialog* dialog() const { return m_opened->page().findChild<PipelineDialog*>(); }
    // The element `value`, at this byte of its block.
    void verifyShown(int value, std::uint64_t byte)
    {
        QTRY_VERIFY(dialog() && dialog()->values());
        QTRY_COMPARE(dialog()->hex().selection().from, byte);
        const QAbstractItemModel* model = dialog()->values()->grid().model();
        const int row = static_cast<int>(dialog()->values()->currentRow());
        QTRY_COMPARE(model->index(row, 2).data().toString(), QString::number(value));
    }

    std::unique_ptr<OpenedPage> m_opened;
};

const Registered<TestPageBytes, QApplication> registered;

} // namespace bloscope::tst_page_bytes

#include "tst_page_bytes.moc"
