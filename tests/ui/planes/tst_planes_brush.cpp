#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/painted_heatmap.h"
#include "tests/ui/planes/pane_of.h"

#include <QApplication>
#include <random>

namespace bloscope::tst_planes_brush {

using namespace test;

constexpr std::int64_t planes = 6;
constexpr std::int64_t rows = 8;
constexpr std::int64_t columns = 10;

// The brush of the heatmap, in each of the planes.
class TestPlanesBrush : public QObject, PaintedHeatmap {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void paintsInEachPlane_data();
    void paintsInEachPlane();
    void isSeenInTheOthersOnceItIsWritten();
    void goesDeepIntoEachPlane_data();
    void goesDeepIntoEachPlane();
    void paintsAtTheCrossing();
    void hasItsControlsWhereItIsSeen();
    void stepsWithTheCrossing();
    void leavesThePlanesTheirOwn();
    void paintsWhatPlainNumbersHold();

 private:
    using Place = Panes::Place;
    using enum Panes::Place;

    HeatmapPlot& plot(Place place) const { return paneOf(*m_planes, place).plot(); }
    QPoint pixelOf(Place place, CellPosition cell) const
    {
        HeatmapPlot& in = plot(place);
        in.replot(QCustomPlot::rpImmediateRefresh);
        return QPoint(int(in.xAxis->coordToPixel(double(cell.column))),
                      int(in.yAxis->coordToPixel(double(cell.row))));
    }
    void dragIn(Place place, CellPosition from, CellPosition to,
                Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&plot(place), button, {}, pixelOf(place, from));
        QTest::mouseMove(&plot(place), pixelOf(place, to));
        QTest::mouseRelease(&plot(place), button, {}, pixelOf(place, to));
    }
    bool isDrawn(Place place) const
    {
        return QTest::qWaitFor([&] {
            const PlanePicture* picture = plot(place).picture();
            return picture && picture->plane == paneOf(*m_planes, place).plane() &&
                   !picture->isSampled();
        });
    }
    void paintWith(const QString& value, int size, BrushTool tool = BrushTool::Disc)
    {
        if (!brush().isOn())
            action()->trigger();
        bar().setValue(value);
        bar().setSize(size);
        bar().setTool(tool);
        QVERIFY(settle());
    }

    std::unique_ptr<PlanesView> m_planes;
};

// They cross in the middle: at (3, 4, 5).
void TestPlanesBrush::init()
{
    const std::vector<std::uint8_t> cells(std::size_t(planes * rows * columns));
    open(arrayFrame({planes, rows, columns}, {2, 4, 5}, {1, 2, 5}, "|u1",
                    std::as_bytes(std::span(cells))));
    m_opened->show("3");
    m_view->hide();
    m_planes = std::make_unique<PlanesView>(document(), *m_look, *m_scheduler);
    m_planes->showOverlay(m_view->overlay());
    m_planes->showBrush(brush());
    m_planes->resize(900, 700);
    m_planes->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_planes.get()));
    for (const Place place : {Front, Side, Below})
        QVERIFY(isDrawn(place));
}

void TestPlanesBrush::cleanup()
{
    m_planes.reset();
    closeAll();
}

void TestPlanesBrush::paintsInEachPlane_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("painted"); // from (1, 1) to (1, 4) of the plane
    QTest::newRow("rows and columns") << int(Front) << "3, 1, 1:5";
    QTest::newRow("rows and the third") << int(Side) << "1:5, 1, 5";
    QTest::newRow("the third and columns") << int(Below) << "1, 4, 1:5";
    QTest::newRow("the large one") << int(Large) << "3, 1, 1:5";
}

void TestPlanesBrush::paintsInEachPlane()
{
    QFETCH(int, place);
    QFETCH(QString, painted);
    if (place == Large) {
        PlanesViewState state = m_planes->state();
        state.large = LargePlane::Front;
        m_planes->restore(state);
        QVERIFY(isDrawn(Large));
    }
    paintWith("7", 1);
    dragIn(Place(place), {1, 1}, {1, 4});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf(qPrintable(painted)), QString("7777"));
    QCOMPARE(cellsOf(":").count('7'), 4);
    QCOMPARE(m_edits->undoStack().undoText(), QString("Paint 7"));
    dragIn(Place(place), {1, 1}, {1, 4}, Qt::RightButton);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf(":").count('7'), 0);
}

void TestPlanesBrush::isSeenInTheOthersOnceItIsWritten()
{
    paintWith("7", 1);
    dragIn(Side, {1, 1}, {1, 4});
    const auto shows = [this](Place place, CellPosition cell) {
        const PlanePicture* picture = plot(place).picture();
        return picture->numbers
                   .numbers[std::size_t(cell.row * picture->numbers.columns + cell.column)] == 7;
    };
    QTRY_VERIFY(shows(Front, {1, 5}));
    QTRY_VERIFY(shows(Side, {1, 1}) && shows(Side, {1, 4}));
    dragIn(Front, {4, 2}, {4, 2});
    QTRY_VERIFY(shows(Below, {3, 2}));
}

void TestPlanesBrush::goesDeepIntoEachPlane_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("along planes") << int(Front);
    QTest::newRow("along columns") << int(Side);
    QTest::newRow("along rows") << int(Below);
}

void TestPlanesBrush::goesDeepIntoEachPlane()
{
    QFETCH(int, place);
    paintWith("7", 3, BrushTool::Ball);
    const CellPosition middle = *plot(Place(place)).mark();
    dragIn(Place(place), middle, middle);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2:5, 4, 5"), QString("777"));
    QCOMPARE(cellsOf("3, 3:6, 5"), QString("777"));
    QCOMPARE(cellsOf("3, 4, 4:7"), QString("777"));
    QCOMPARE(cellsOf("1, 4, 5") + cellsOf("5, 4, 5"), QString("00"));
}

void TestPlanesBrush::paintsAtTheCrossing()
{
    paintWith("7", 1);
    plot(Side).setFocus();
    QTest::keyClick(&plot(Side), Qt::Key_Space);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("3, 4, 5"), QString("7"));
    QCOMPARE(cellsOf(":").count('7'), 1);
}

void TestPlanesBrush::hasItsControlsWhereItIsSeen()
{
    paintWith("7", 1);
    QVERIFY(bar().isVisible() && m_planes->isAncestorOf(&bar()));
    m_planes->hide();
    m_view->show();
    QVERIFY(bar().isVisible() && m_view->isAncestorOf(&bar()));
    m_view->hide();
    m_planes->show();
    QVERIFY(bar().isVisible() && m_planes->isAncestorOf(&bar()));
    m_planes.reset();
    QVERIFY(m_view->isAncestorOf(&bar()));
}

void TestPlanesBrush::stepsWithTheCrossing()
{
    paintWith("7", 1);
    dragIn(Side, {1, 1}, {1, 4});
    QVERIFY(waitForEnd());
    plot(Side).setFocus();
    QTest::keyClick(&plot(Side), Qt::Key_N); // along the columns
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("1:5, 1, 6"), QString("7777"));
    QTRY_COMPARE(*m_planes->markedCell(), (CellIndex{3, 4, 6}));
}

void TestPlanesBrush::leavesThePlanesTheirOwn()
{
    paintWith("7", 1);
    action()->trigger();
    dragIn(Front, {2, 2}, {2, 3});
    QVERIFY(waitForEnd());
    QVERIFY(m_edits->isClean());
    QCOMPARE(*m_planes->markedCell(), (CellIndex{3, 2, 3}));
}

// Strokes with any tool and rule in any plane, some taken back: as if each cell was set by hand.
void TestPlanesBrush::paintsWhatPlainNumbersHold()
{
    std::mt19937 random(36);
    const auto below = [&random](std::int64_t end) {
        return std::int64_t(random() % std::uint64_t(end));
    };
    using Cells = std::vector<std::uint8_t>;
    std::vector<Cells> steps{Cells(std::size_t(planes * rows * columns))};
    std::size_t current = 0;
    paintWith("1", 1);
    const auto held = [this] {
        Cells cells;
        for (const std::byte cell : bytesOf(":"))
            cells.push_back(std::uint8_t(cell));
        return cells;
    };
    for (int turn = 0; turn < 60; ++turn) {
        if (below(4) == 0) {
            const bool undoes = below(3) > 0;
            if (undoes && current > 0) {
                m_edits->undo();
                --current;
            } else if (!undoes && current + 1 < steps.size()) {
                m_edits->redo();
                ++current;
            }
            QVERIFY(waitForEnd());
            QCOMPARE(held(), steps[current]);
            continue;
        }
        const auto place = Place(below(3));
        const PicturePlane plane = paneOf(*m_planes, place).plane();
        const auto label = std::uint8_t(1 + below(3));
        PaintRule rule;
        if (below(3) == 0)
            rule.only = StoredValue(below(3));
        if (below(3) == 0)
            rule.isProtected = {StoredValue(below(4))};
        paintWith(QString::number(label), 1);
        bar().where().setValues(
            rule.only ? std::optional(QString::number(*rule.only)) : std::nullopt,
            rule.isProtected.empty() ? QStringList()
                                     : QStringList{QString::number(rule.isProtected[0])});
        const CellPosition from{below(plane.rows()), below(plane.columns())};
        const CellPosition to{from.row, below(plane.columns())};
        dragIn(place, from, to);
        QVERIFY(waitForEnd());
        Cells expected = steps[current];
        for (auto column = std::min(from.column, to.column);
             column <= std::max(from.column, to.column); ++column) {
            const auto index = plane.indexAt({from.row, column});
            std::uint8_t& cell =
                expected[std::size_t((index[0] * rows + index[1]) * columns + index[2])];
            if (rule.accepts(cell))
                cell = label;
        }
        QCOMPARE(held(), expected);
        steps.resize(current + 1);
        steps.push_back(expected);
        current = std::size_t(m_edits->undoStack().index());
        steps.resize(current + 1); // no step where no cell became another
    }
}

const Registered<TestPlanesBrush, QApplication> registered;

} // namespace bloscope::tst_planes_brush

#include "tst_planes_brush.moc"
