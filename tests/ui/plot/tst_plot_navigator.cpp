#include "ui/plot/plot_navigator.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_plot_navigator {

using Axes = PlotNavigator::Axes;

// 60 rows of 100 columns, or a row of 100 points.
class TestPlotNavigator : public QObject {
    Q_OBJECT

 private slots:
    void keepsTheRangesOfTheAxes();
    void leavesTheOtherAxisToThePlot();
    void beginsBesideTheFirstPointOfALogarithmicAxis();
    void movesAndZoomsByKeys_data();
    void movesAndZoomsByKeys();
    void goesTheOtherWayWhereItIsFlipped();
    void zoomsAroundTheMouse();
    void dragsWhatIsInSight();
    void findsTheCellUnderTheMouse();
    void bringsCellsIntoSight();
    void staysWhereOtherCellsAreAsMany();
    void adaptsWhatWasAskedForToTheRoom();
    void letsTheFrameEndWithTheCells_data();
    void letsTheFrameEndWithTheCells();

 private:
    void make(Axes axes)
    {
        m_plot = std::make_unique<QCustomPlot>();
        m_plot->resize(400, 300);
        m_at = new PlotNavigator(*m_plot, axes);
        m_at->setCells(axes == Axes::Both ? 60 : 1, 100);
        m_plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
        m_plot->replot();
    }
    QPointF pixelOf(double row, double column) const
    {
        return {m_plot->xAxis->coordToPixel(column), m_plot->yAxis->coordToPixel(row)};
    }
    bool press(int key) const
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        m_at->press(event);
        return event.isAccepted();
    }
    static QMouseEvent mouse(QEvent::Type type, QPointF at)
    {
        return {type, at, at, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier};
    }

    std::unique_ptr<QCustomPlot> m_plot;
    PlotNavigator* m_at = nullptr;
};

void TestPlotNavigator::keepsTheRangesOfTheAxes()
{
    make(Axes::Both);
    QVERIFY(m_at->showsAll());
    QCOMPARE(m_plot->xAxis->range(), QCPRange(-0.5, 99.5));
    QCOMPARE(m_plot->yAxis->range(), QCPRange(-0.5, 59.5));
    QSignalSpy changed(m_at, &PlotNavigator::viewChanged);
    QSignalSpy chosen(m_at, &PlotNavigator::viewChosen);
    m_at->show({10, 20, 30, 15});
    QCOMPARE(m_plot->xAxis->range(), QCPRange(9.5, 39.5));
    QCOMPARE(m_plot->yAxis->range(), QCPRange(19.5, 34.5));
    QCOMPARE(m_at->cellsInSight(), (CellRect{20, 10, 15, 30}));
    QCOMPARE(changed.count(), 1);
    QVERIFY(chosen.isEmpty()); // by nobody
    m_at->showAll();
    QVERIFY(m_at->showsAll());
    QCOMPARE(chosen.count(), 1);
}

void TestPlotNavigator::leavesTheOtherAxisToThePlot()
{
    make(Axes::Columns);
    m_plot->yAxis->setRange(-7, 7);
    m_at->zoomIn();
    QVERIFY(!m_at->showsAll());
    QCOMPARE(m_plot->yAxis->range(), QCPRange(-7, 7));
    QVERIFY(!press(Qt::Key_Up));
}

void TestPlotNavigator::beginsBesideTheFirstPointOfALogarithmicAxis()
{
    make(Axes::Columns);
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    QCOMPARE(m_plot->xAxis->range(), QCPRange(0.9, 99.5));
    m_plot->xAxis->setScaleType(QCPAxis::stLinear);
    QCOMPARE(m_plot->xAxis->range(), QCPRange(-0.5, 99.5));
}

void TestPlotNavigator::movesAndZoomsByKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QRectF>("view");
    QTest::newRow("left") << int(Qt::Key_Left) << QRectF(26, 20, 40, 20);
    QTest::newRow("right") << int(Qt::Key_Right) << QRectF(34, 20, 40, 20);
    QTest::newRow("up") << int(Qt::Key_Up) << QRectF(30, 18, 40, 20);
    QTest::newRow("down") << int(Qt::Key_Down) << QRectF(30, 22, 40, 20);
    QTest::newRow("nearer") << int(Qt::Key_Plus) << QRectF(34, 22, 32, 16);
    QTest::newRow("nearer, without Shift") << int(Qt::Key_Equal) << QRectF(34, 22, 32, 16);
    QTest::newRow("farther") << int(Qt::Key_Minus) << QRectF(25, 17.5, 50, 25);
    QTest::newRow("all") << int(Qt::Key_Home) << QRectF(0, 0, 100, 60);
}

void TestPlotNavigator::movesAndZoomsByKeys()
{
    QFETCH(int, key);
    QFETCH(QRectF, view);
    make(Axes::Both);
    m_at->show({30, 20, 40, 20});
    QVERIFY(press(key));
    const PlaneView& seen = m_at->view();
    QCOMPARE(QRectF(seen.left, seen.top, seen.width, seen.height), view);
    QVERIFY(!press(Qt::Key_A));
}

void TestPlotNavigator::goesTheOtherWayWhereItIsFlipped()
{
    make(Axes::Both);
    m_at->setFlips({true, true});
    QVERIFY(m_plot->xAxis->rangeReversed());
    QVERIFY(!m_plot->yAxis->rangeReversed());
    QCOMPARE(m_at->stepOf({QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier}), QPoint(-1, 0));
    QCOMPARE(m_at->stepOf({QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier}), QPoint(0, 1));
    m_at->show({30, 20, 40, 20});
    press(Qt::Key_Right);
    QCOMPARE(m_at->view().left, 26.0);
}

void TestPlotNavigator::zoomsAroundTheMouse()
{
    make(Axes::Both);
    m_at->setFlips({});
    const QPointF pixel = pixelOf(45, 20);
    const CellPosition before = m_at->positionAt(pixel);
    QWheelEvent turned(pixel, pixel, {}, {0, 120 * 4}, {}, {}, Qt::NoScrollPhase, false);
    m_at->turnWheel(turned);
    QVERIFY(turned.isAccepted());
    QVERIFY(m_at->view().width < 50);
    QCOMPARE(m_at->positionAt(pixel), before);
}

void TestPlotNavigator::dragsWhatIsInSight()
{
    make(Axes::Both);
    m_at->show({30, 20, 40, 20});
    const QPointF from = pixelOf(30, 50);
    const QPointF to = pixelOf(30, 42);
    QVERIFY(!m_at->drag(mouse(QEvent::MouseMove, to)));
    m_at->beginDrag(mouse(QEvent::MouseButtonPress, from));
    QVERIFY(m_at->drag(mouse(QEvent::MouseMove, to)));
    QVERIFY(std::abs(m_at->view().left - 38) < 1e-6);
    QVERIFY(std::abs(m_at->view().top - 20) < 1e-6);
    m_at->endDrag();
    QVERIFY(!m_at->drag(mouse(QEvent::MouseMove, from)));
}

void TestPlotNavigator::findsTheCellUnderTheMouse()
{
    make(Axes::Both);
    QCOMPARE(m_at->positionAt(pixelOf(7, 3)), (CellPosition{7, 3}));
    QCOMPARE(m_at->positionAt({1, 1}), CellPosition{}); // beside the axes
    QVERIFY(m_at->cellNear({1, 1}).column == 0);
    QVERIFY(m_at->isAtPlane(mouse(QEvent::MouseButtonPress, pixelOf(7, 3))));
    QVERIFY(!m_at->isAtPlane(mouse(QEvent::MouseButtonPress, {1, 1})));
    make(Axes::Columns);
    QCOMPARE(m_at->positionAt(pixelOf(3, 12)), (CellPosition{0, 12}));
}

void TestPlotNavigator::bringsCellsIntoSight()
{
    make(Axes::Both);
    m_at->show({30, 20, 40, 20});
    const PlaneView before = m_at->view();
    m_at->bringIntoSight({25, 35});
    QCOMPARE(m_at->view(), before);
    m_at->bringIntoSight({2, 90});
    QVERIFY(m_at->cellsInSight().contains({2, 90}));
    QCOMPARE(m_at->view().width, before.width);
}

void TestPlotNavigator::staysWhereOtherCellsAreAsMany()
{
    make(Axes::Both);
    m_at->show({30, 20, 40, 20});
    const PlaneView before = m_at->view();
    m_at->setCells(60, 100);
    QCOMPARE(m_at->view(), before);
    m_at->setCells(60, 90);
    QVERIFY(m_at->showsAll());
}

void TestPlotNavigator::adaptsWhatWasAskedForToTheRoom()
{
    make(Axes::Both);
    m_at->setCellHeight(1.0);
    m_at->show({30, 20, 40, 20});
    const PlaneView before = m_at->view();
    QSignalSpy room(m_at, &PlotNavigator::roomChanged);
    for (const QSize size : {QSize(700, 200), QSize(400, 300)}) {
        m_plot->resize(size);
        m_plot->replot();
    }
    QCOMPARE(room.count(), 2);
    QCOMPARE(m_at->view(), before);
}

void TestPlotNavigator::letsTheFrameEndWithTheCells_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide room") << QSize(900, 300);
    QTest::newRow("high room") << QSize(300, 900);
}

void TestPlotNavigator::letsTheFrameEndWithTheCells()
{
    QFETCH(QSize, size);
    make(Axes::Both);
    m_at->setCellHeight(1.0);
    m_plot->resize(size);
    m_plot->replot();
    QRect frame = m_plot->axisRect()->rect();
    QVERIFY(std::abs(double(frame.width()) / frame.height() - 100.0 / 60) < 0.02);
    const auto shows = [](const QCPAxis& axis, double low, double high) {
        return std::abs(axis.range().lower - low) < 1e-9 &&
               std::abs(axis.range().upper - high) < 1e-9;
    };
    QVERIFY(shows(*m_plot->xAxis, -0.5, 99.5));
    QVERIFY(shows(*m_plot->yAxis, -0.5, 59.5));
    // In the middle of the room, and into it where one goes nearer.
    const QMargins margins = m_plot->plotLayout()->margins();
    QVERIFY(std::abs(margins.left() - margins.right()) <= 1);
    QVERIFY(std::abs(margins.top() - margins.bottom()) <= 1);
    for (int times = 0; times < 6; ++times)
        m_at->zoomIn();
    m_plot->replot();
    frame = m_plot->axisRect()->rect();
    QCOMPARE(m_plot->plotLayout()->margins(), QMargins());
    QVERIFY(frame.width() > size.width() - 100 && frame.height() > size.height() - 100);
    m_at->setCellHeight({});
    m_at->showAll();
    QCOMPARE(m_plot->plotLayout()->margins(), QMargins());
}

const test::Registered<TestPlotNavigator, QApplication> registered;

} // namespace bloscope::tst_plot_navigator

#include "tst_plot_navigator.moc"
