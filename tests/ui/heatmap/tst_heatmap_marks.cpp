#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/heatmap/selection_label_of.h"
#include "tests/ui/worker/settle.h"
#include "ui/heatmap/heatmap_bar.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_heatmap_marks {

using namespace test;

// The cell with the cross, the ways to it, and from which side a plane is seen.
class TestHeatmapMarks : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { close(); }

    void marksTheCellThatIsClicked();
    void movesTheMarkByKeys();
    void marksNothingByDragging();
    void goesToTheNextSpecialCell();
    void bringsTheCellIntoSight();
    void flipsThePlane();
    void turnsThePlane();
    void keepsTheSidesInItsState();
    void asksForItsFigure();
    void stepsToOtherPlanes();
    void selectsARectangleByDragging();
    void selectsByKeys();
    void tellsTheSelectionOfEachSlice();

 private:
    QRgb colorSeenAt(QPoint place) const
    {
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        return m_plot->grab().toImage().pixel(place);
    }
    void choose(const QString& text) const { withText<QAction>(*m_view, text)->trigger(); }
    QString selectionText() const // of what is seen
    {
        const auto* label = selectionLabelOf(*m_view);
        return label->isVisible() ? label->text() : QString();
    }
    CellPosition mark() const { return m_plot->mark().value_or(CellPosition{}); }
};

// 12 x 16 cells, 0 to 191, but for NaN at (2, 3) and (9, 12).
void TestHeatmapMarks::init()
{
    std::vector<float> numbers(192);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = float(i);
    numbers[2 * 16 + 3] = numbers[9 * 16 + 12] = NAN;
    take(arrayFrame({12, 16}, "<f4", std::as_bytes(std::span(numbers))));
    makeView();
    showView({800, 600});
}

void TestHeatmapMarks::marksTheCellThatIsClicked()
{
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middleOf(4, 7));
    QCOMPARE(mark(), (CellPosition{4, 7}));
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("71.0"));
    const QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(m_plot);
    QVERIFY(reader->text(QAccessible::Value).endsWith("4, 7] 71.0"));
    // The cross is seen beside the cell, and its cell is told while the mouse is elsewhere.
    const QPoint below(middleOf(4, 7).x(), middleOf(11, 7).y());
    const QRect around(below - QPoint(2, 8), below + QPoint(2, 8));
    const QImage screen = m_plot->grab().toImage();
    int crossed = 0;
    for (int y = around.top(); y <= around.bottom(); ++y)
        for (int x = around.left(); x <= around.right(); ++x)
            crossed += screen.pixelColor(x, y) == Qt::white ? 1 : 0;
    QVERIFY(crossed > 4);
    emit m_plot->pointedAt({});
    QVERIFY(settle());
    QCOMPARE(m_opened->document().currentCell(), (CellPosition{4, 7}));
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QCOMPARE(mark(), CellPosition{});
    QTRY_COMPARE(m_opened->document().currentCell(), CellPosition{});
}

void TestHeatmapMarks::movesTheMarkByKeys()
{
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(mark(), (CellPosition{6, 8})); // begins in the middle
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_plot, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(mark(), (CellPosition{5, 9}));
    m_plot->shown().setMark(CellPosition{0, 0});
    QTest::keyClick(m_plot, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(mark(), (CellPosition{0, 0}));
}

void TestHeatmapMarks::marksNothingByDragging()
{
    QTest::mousePress(m_plot, Qt::LeftButton, {}, middleOf(4, 7));
    QTest::mouseMove(m_plot, middleOf(6, 9));
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, middleOf(6, 9));
    QVERIFY(!m_plot->mark());
}

void TestHeatmapMarks::goesToTheNextSpecialCell()
{
    QTRY_VERIFY(footer()->text().contains("not a number: 2</a>"));
    const QString link = "special:0";
    emit footer()->linkActivated(link);
    QTRY_COMPARE(mark(), (CellPosition{2, 3}));
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("nan"));
    QTRY_VERIFY(footer()->text().contains(link));
    emit footer()->linkActivated(link);
    QTRY_COMPARE(mark(), (CellPosition{9, 12}));
    emit footer()->linkActivated(link); // and around
    QTRY_COMPARE(mark(), (CellPosition{2, 3}));
}

void TestHeatmapMarks::bringsTheCellIntoSight()
{
    m_plot->navigator().show({0, 0, 4, 4});
    QVERIFY(!m_plot->navigator().cellsInSight().contains({9, 12}));
    m_plot->shown().setMark(CellPosition{3, 3});
    emit footer()->linkActivated("special:0");
    QTRY_COMPARE(mark(), (CellPosition{9, 12}));
    QVERIFY(m_plot->navigator().cellsInSight().contains({9, 12}));
}

void TestHeatmapMarks::flipsThePlane()
{
    const QRgb color = colorSeenAt(middleOf(11, 15));
    const QPoint corner = middleOf(11, 15);
    choose("Flip Horizontally");
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(middleOf(11, 15).x() < corner.x());
    QCOMPARE(colorSeenAt(middleOf(11, 15)), color);
    choose("Flip Vertically");
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(middleOf(11, 15).y() < corner.y());
    QCOMPARE(colorSeenAt(middleOf(11, 15)), color);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middleOf(2, 5));
    QCOMPARE(mark(), (CellPosition{2, 5}));
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier); // on the screen
    QCOMPARE(mark(), (CellPosition{2, 4}));
}

void TestHeatmapMarks::turnsThePlane()
{
    // The first cell is at the left on top, then at the right on top, ...
    const bool isRight[] = {true, true, false, false};
    const bool isBelow[] = {false, true, true, false};
    for (int turn = 0; turn < 4; ++turn) {
        choose("Rotate Clockwise");
        QTRY_VERIFY(m_plot->picture() &&
                    m_plot->picture()->plane == PicturePlane(m_opened->document().slice()));
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        const QPoint middle = m_plot->axisRect()->rect().center();
        QCOMPARE(middleOf(0, 0).x() > middle.x(), isRight[turn]);
        QCOMPARE(middleOf(0, 0).y() > middle.y(), isBelow[turn]);
    }
    QCOMPARE(m_opened->document().slice().rowDimension(), std::optional<std::size_t>(0));
}

void TestHeatmapMarks::keepsTheSidesInItsState()
{
    choose("Flip Vertically");
    QVERIFY(m_view->state().flips == (PlaneFlips{false, true}));
    HeatmapViewState state = m_view->state();
    state.flips = PlaneFlips{true, false};
    m_view->restore(state);
    QVERIFY(m_plot->xAxis->rangeReversed());
    QVERIFY(m_plot->yAxis->rangeReversed()); // rows begin on top
}

void TestHeatmapMarks::asksForItsFigure()
{
    const QSignalSpy wanted(m_view.get(), &HeatmapView::figureWanted);
    choose("Save Figure…");
    QCOMPARE(wanted.count(), 1);
    QVERIFY(m_view->exportOffer().figure == m_plot);
}

void TestHeatmapMarks::stepsToOtherPlanes()
{
    QSignalSpy steps(m_view.get(), &HeatmapView::stepWanted);
    const auto turn = [this](QPoint angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(middleOf(4, 4), m_plot->mapToGlobal(middleOf(4, 4)), {}, angle,
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_plot, &event);
    };
    turn({0, -120}, Qt::AltModifier);
    turn({240, 0}, Qt::AltModifier); // as some systems tell it
    turn({0, -60}, Qt::AltModifier);
    turn({0, -60}, Qt::AltModifier);
    QTest::keyClick(m_plot, Qt::Key_PageDown);
    QTest::keyClick(m_plot, Qt::Key_PageUp);
    QList<int> wanted;
    for (const auto& step : steps)
        wanted << step.first().toInt();
    QCOMPARE(wanted, (QList<int>{1, -2, 1, 1, -1}));
    QVERIFY(m_plot->navigator().showsAll());
    turn({0, 120}, {}); // which comes nearer
    QVERIFY(!m_plot->navigator().showsAll());
}

void TestHeatmapMarks::selectsARectangleByDragging()
{
    QTest::mousePress(m_plot, Qt::LeftButton, Qt::ShiftModifier, middleOf(3, 6));
    QTest::mouseMove(m_plot, middleOf(1, 2));
    QTest::mouseRelease(m_plot, Qt::LeftButton, Qt::ShiftModifier, middleOf(1, 2));
    QCOMPARE(m_plot->selection(), (CellRect{1, 2, 3, 5}));
    QVERIFY(m_plot->navigator().showsAll()); // nothing was moved
    QCOMPARE(m_view->selectedSlice()->text(), std::string("[1:4, 2:7]"));
    // 18 ... 22, 34, 36, 37, 38 and 50 ... 54 without the NaN at (2, 3).
    QTRY_COMPARE(selectionText(), QString("Selected [1:4, 2:7]: 15 cells · min 18.0 · max 54.0 · "
                                          "mean 36.07142857142857 · std 13.598656896464265 · "
                                          "sum 505.0 · 1 NaN"));
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QVERIFY(!m_view->selectedSlice());
    QVERIFY(selectionText().isEmpty());
}

void TestHeatmapMarks::selectsByKeys()
{
    m_plot->shown().setMark(CellPosition{11, 0});
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QTest::keyClick(m_plot, Qt::Key_Down, Qt::ShiftModifier | Qt::ControlModifier); // no farther
    QCOMPARE(m_plot->selection(), (CellRect{11, 0, 1, 3}));
    QTRY_COMPARE(selectionText(), QString("Selected [11:, :3]: 3 cells · min 176.0 · max 178.0 · "
                                          "mean 177.0 · std 0.816496580927726 · sum 531.0"));
}

void TestHeatmapMarks::tellsTheSelectionOfEachSlice()
{
    m_plot->shown().setMark(CellPosition{0, 0});
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    m_opened->show("::-1, :");
    QTRY_VERIFY(selectionText().contains("min 176.0 · max 177.0"));
    m_opened->show("1:, :"); // of another size
    QVERIFY(selectionText().isEmpty());
}

const Registered<TestHeatmapMarks, QApplication> registered;

} // namespace bloscope::tst_heatmap_marks

#include "tst_heatmap_marks.moc"
