#include "core/cells/cell_in_slice.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/planes/pane_of.h"
#include "tests/ui/worker/settle.h"
#include "ui/controls/index_spin_box.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/planes/crossing_panel.h"
#include "ui/planes/planes_board.h"
#include "ui/plot/color_scale.h"
#include "ui/plot/figure.h"
#include "ui/slice/part_box.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <complex>
#include <limits>

namespace bloscope::tst_planes_view {

using namespace test;

// Three planes that cross at a cell, and the ways to move it.
class TestPlanesView : public QObject {
    Q_OBJECT

 private slots:
    void cleanup();
    void drawsThreePlanesThatCrossInTheMiddle();
    void clicksMoveTheOtherTwo();
    void draggingMovesTheOtherTwo();
    void arrowKeysMoveTheOtherTwo();
    void theWheelGoesThroughThePlanes_data();
    void theWheelGoesThroughThePlanes();
    void zoomsAllThreeTogether();
    void linesUp_data();
    void linesUp();
    void crossesInSight();
    void movesByTheIndicesOfThePanel();
    void tellsTheValueWhereTheyCross();
    void givesTheSameNumberTheSameColour();
    void hasTheRangeOfTheArrayAtFirst();
    void changesTheRangeOfAllPlanes();
    void isDrawnAsTheHeatmap();
    void choosesColours();
    void choosesAPartOfTheElements();
    void tellsWhichCellsHaveNoColour();
    void followsTheDocument();
    void tellsTheCoordinateOfAPlane();
    void takesAnotherThirdDimension();
    void saysWhyThereAreNoPlanes_data();
    void saysWhyThereAreNoPlanes();
    void keepsItsState();
    void readsNothingWhileItIsHidden();
    void copiesTheThreeTogether();
    void maximisesAPlaneByADoubleClick();
    void showsALargePlaneBesideTheThree_data();
    void showsALargePlaneBesideTheThree();
    void movesAndZoomsInTheLargePlane();
    void choosesTheLargePlane();
    void keepsTheLargePlane();
    void usesTheRoomOfAWideWindow();
    void fitsSmallWindows_data();
    void fitsSmallWindows();

 private:
    using Place = Panes::Place;
    using enum Panes::Place;

    void open(const Shape& shape, const char* slice);
    void openFrame(const ByteBuffer& frame, const char* slice);
    void show();
    HeatmapPlot& plot(Place place) const { return paneOf(*m_view, place).plot(); }
    QPoint middleOf(Place which, int row, int column) const
    {
        HeatmapPlot& at = plot(which);
        at.replot(QCustomPlot::rpImmediateRefresh);
        return QPoint(int(at.xAxis->coordToPixel(column)), int(at.yAxis->coordToPixel(row)));
    }
    void turnWheel(Place which, int notches, Qt::KeyboardModifiers modifiers = {}) const
    {
        const QPointF at = plot(which).axisRect()->rect().center();
        QWheelEvent turned(at, plot(which).mapToGlobal(at), {}, {0, 120 * notches}, {}, modifiers,
                           Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&plot(which), &turned);
    }
    Document& document() const { return m_opened->document(); }
    QString slice() const { return QString::fromStdString(document().slice().text()); }
    CellIndex mark() const { return document().mark().value_or(CellIndex{}); }
    QStringList planes() const
    {
        QStringList texts;
        for (const auto* pane : panesInSight())
            texts << QString::fromStdString(pane->plane().slice().text());
        return texts;
    }
    QList<PlanePane*> panesInSight() const
    {
        QList<PlanePane*> panes;
        for (Place place : {Front, Side, Below, Large})
            if (PlanePane& pane = paneOf(*m_view, place); !pane.isHidden())
                panes << &pane;
        return panes;
    }
    // As its key does in each of them, which takes a window in front.
    void switchLarge() const
    {
        for (QAction* action : plot(Front).actions())
            if (action->shortcut() == QKeySequence(Qt::Key_L))
                action->trigger();
    }
    QComboBox* largeBox() const
    {
        return m_view->findChild<CrossingPanel*>()->findChildren<QComboBox*>()[1];
    }
    // Is that the first number of each picture?
    bool showNumbers(const QList<double>& first) const
    {
        for (Place which : {Front, Side, Below})
            if (const PlanePicture* picture = plot(which).picture();
                !picture || picture->numbers.numbers.front() != first[which])
                return false;
        return true;
    }
    QString value() const
    {
        for (const auto* label : m_view->findChildren<QLabel*>())
            if (label->accessibleName() == "Value at the crosshair")
                return label->text().remove("Value: ");
        return {};
    }
    QComboBox* thirdBox() const
    {
        return m_view->findChild<CrossingPanel*>()->findChild<QComboBox*>();
    }
    // Where the middle of a cell lies in the view.
    QPointF placeOf(Place which, CellPosition cell) const
    {
        HeatmapPlot& at = plot(which);
        const QPointF pixel(at.xAxis->coordToPixel(double(cell.column)),
                            at.yAxis->coordToPixel(double(cell.row)));
        return at.mapTo(m_view.get(), pixel);
    }
    bool areLinedUp() const;
    QList<IndexSpinBox*> boxes() const
    {
        return m_view->findChild<CrossingPanel*>()->findChildren<IndexSpinBox*>();
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<PlanesView> m_view;
};

// Every cell holds its number in C order.
void TestPlanesView::open(const Shape& shape, const char* slice)
{
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    openFrame(arrayFrame(shape, "<u2", counted<std::uint16_t>(count)), slice);
}

void TestPlanesView::openFrame(const ByteBuffer& frame, const char* slice)
{
    m_scheduler = std::make_unique<Scheduler>();
    m_opened = std::make_unique<OpenedFrame>(frame);
    m_opened->show(slice);
    m_look = std::make_unique<HeatmapLook>(document(), *m_scheduler);
    m_view = std::make_unique<PlanesView>(document(), *m_look, *m_scheduler);
    m_view->resize(800, 600);
}

void TestPlanesView::show()
{
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    for (Place which : {Front, Side, Below})
        QTRY_VERIFY(plot(which).picture());
}

void TestPlanesView::cleanup()
{
    m_view.reset();
    m_look.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestPlanesView::drawsThreePlanesThatCrossInTheMiddle()
{
    open({9, 12, 16}, "4");
    show();
    QCOMPARE(planes(), (QStringList{"[4, :, :]", "[:, :, 8]", "[:, 6, :]"}));
    QTRY_VERIFY(showNumbers({4 * 192, 8, 6 * 16}));
    QVERIFY(plot(Front).mark() == (CellPosition{6, 8}));
    QVERIFY(plot(Side).mark() == (CellPosition{6, 4}));  // rows down, the third across
    QVERIFY(plot(Below).mark() == (CellPosition{4, 8})); // the third down, columns across
    QCOMPARE(plot(Side).picture()->numbers.numbers[1], 192.0 + 8);
    QCOMPARE(plot(Side).xAxis->label(), QString("dim 0"));
    QCOMPARE(plot(Below).yAxis->label(), QString("dim 0"));
    QCOMPARE(plot(Below).accessibleDescription(), QString("dim 1 = 6"));
}

void TestPlanesView::clicksMoveTheOtherTwo()
{
    open({9, 12, 16}, "4");
    show();
    QTest::mouseClick(&plot(Front), Qt::LeftButton, {}, middleOf(Front, 3, 5));
    QCOMPARE(mark(), (CellIndex{4, 3, 5}));
    QCOMPARE(planes(), (QStringList{"[4, :, :]", "[:, :, 5]", "[:, 3, :]"}));
    QTRY_VERIFY(showNumbers({4 * 192, 5, 3 * 16}));
    QTest::mouseClick(&plot(Side), Qt::LeftButton, {}, middleOf(Side, 7, 2));
    QCOMPARE(mark(), (CellIndex{2, 7, 5}));
    QCOMPARE(slice(), QString("[2, :, :]"));
    QTest::mouseClick(&plot(Below), Qt::LeftButton, {}, middleOf(Below, 8, 15));
    QCOMPARE(mark(), (CellIndex{8, 7, 15}));
    QCOMPARE(planes(), (QStringList{"[8, :, :]", "[:, :, 15]", "[:, 7, :]"}));
    QTRY_VERIFY(showNumbers({8 * 192, 15, 7 * 16}));
    QVERIFY(plot(Front).mark() == (CellPosition{7, 15}));
}

void TestPlanesView::draggingMovesTheOtherTwo()
{
    open({9, 12, 16}, "4");
    show();
    const PlaneView before = plot(Front).navigator().view();
    QTest::mousePress(&plot(Front), Qt::LeftButton, {}, middleOf(Front, 3, 5));
    QTest::mouseMove(&plot(Front), middleOf(Front, 4, 9));
    QCOMPARE(mark(), (CellIndex{4, 4, 9}));
    QTest::mouseMove(&plot(Front), middleOf(Front, 11, 0) + QPoint(-60, 60)); // beside it
    QTest::mouseRelease(&plot(Front), Qt::LeftButton, {}, middleOf(Front, 11, 0));
    QCOMPARE(mark(), (CellIndex{4, 11, 0}));
    QVERIFY(plot(Front).navigator().view() == before);
    QTest::mouseMove(&plot(Front), middleOf(Front, 2, 2));
    QCOMPARE(mark(), (CellIndex{4, 11, 0}));
}

void TestPlanesView::arrowKeysMoveTheOtherTwo()
{
    open({9, 12, 16}, "4");
    show();
    QTest::keyClick(&plot(Front), Qt::Key_Right);
    QTest::keyClick(&plot(Front), Qt::Key_Up);
    QCOMPARE(mark(), (CellIndex{4, 5, 9}));
    QTest::keyClick(&plot(Below), Qt::Key_Down);
    QCOMPARE(slice(), QString("[5, :, :]"));
    QTest::keyClick(&plot(Side), Qt::Key_Left);
    QTest::keyClick(&plot(Side), Qt::Key_Left);
    QCOMPARE(mark(), (CellIndex{3, 5, 9}));
    QTest::keyClick(&plot(Side), Qt::Key_PageDown);
    QCOMPARE(mark(), (CellIndex{3, 5, 10}));
}

void TestPlanesView::theWheelGoesThroughThePlanes_data()
{
    QTest::addColumn<Place>("which");
    QTest::addColumn<int>("notches");
    QTest::addColumn<QString>("crossing");
    QTest::newRow("front") << Front << -1 << "5 6 8";
    QTest::newRow("front, back") << Front << 2 << "2 6 8";
    QTest::newRow("side") << Side << -1 << "4 6 9";
    QTest::newRow("below") << Below << 1 << "4 5 8";
    QTest::newRow("to the end") << Below << -30 << "4 11 8";
}

void TestPlanesView::theWheelGoesThroughThePlanes()
{
    QFETCH(Place, which);
    QFETCH(int, notches);
    QFETCH(QString, crossing);
    open({9, 12, 16}, "4");
    show();
    turnWheel(which, notches);
    QStringList index;
    for (const std::int64_t at : mark())
        index << QString::number(at);
    QCOMPARE(index.join(' '), crossing);
    QCOMPARE(slice(), QString("[%1, :, :]").arg(index.first()));
}

void TestPlanesView::zoomsAllThreeTogether()
{
    open({9, 12, 16}, "4");
    show();
    turnWheel(Side, 3, Qt::ControlModifier);
    const auto viewOf = [this](Place which) { return plot(which).navigator().view(); };
    for (Place which : {Front, Side, Below})
        QVERIFY(!plot(which).navigator().showsAll());
    QCOMPARE(viewOf(Front).top, viewOf(Side).top);
    QCOMPARE(viewOf(Front).height, viewOf(Side).height);
    QCOMPARE(viewOf(Front).left, viewOf(Below).left);
    QCOMPARE(viewOf(Below).height, viewOf(Side).width);
    QCOMPARE(viewOf(Front).width / 16, viewOf(Front).height / 12);
    QCOMPARE(slice(), QString("[4, :, :]"));
    QVERIFY(!document().partInSight()); // that is the heatmap's
    m_view->zoomReset();
    m_view->zoomIn();
    QVERIFY(!plot(Below).navigator().showsAll());
    m_view->zoomReset();
    for (Place which : {Front, Side, Below})
        QVERIFY(plot(which).navigator().showsAll());
}

// Rows of the first two at one height, columns of the first and the last one below each other, to
// the pixel.
bool TestPlanesView::areLinedUp() const
{
    for (const int cell : {5, 7}) {
        const double row = placeOf(Front, {cell, 0}).y() - placeOf(Side, {cell, 0}).y();
        const double column = placeOf(Front, {0, cell}).x() - placeOf(Below, {0, cell}).x();
        if (std::abs(row) > 0.01 || std::abs(column) > 0.01)
            return false;
    }
    return true;
}

void TestPlanesView::linesUp_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("toScale");
    QTest::newRow("usual") << QSize(800, 600) << true;
    QTest::newRow("narrow") << QSize(600, 640) << true;
    QTest::newRow("filling the room") << QSize(900, 700) << false;
}

void TestPlanesView::linesUp()
{
    QFETCH(QSize, size);
    QFETCH(bool, toScale);
    open({9, 12, 16}, "4");
    m_view->resize(size);
    if (!toScale)
        m_look->setAspect(CellAspect::Fill);
    show();
    QTRY_VERIFY(areLinedUp());
    const auto cellOf = [this](Place which) {
        return placeOf(which, {6, 6}) - placeOf(which, {5, 5});
    };
    if (toScale)
        for (const Place which : {Front, Side, Below}) {
            QTRY_VERIFY(std::abs(cellOf(which).x() - cellOf(Front).y()) < 0.3);
            QTRY_VERIFY(std::abs(cellOf(which).y() - cellOf(Front).y()) < 0.3);
        }
    turnWheel(Below, 3, Qt::ControlModifier);
    QVERIFY(!plot(Side).navigator().showsAll());
    QTRY_VERIFY(areLinedUp());
}

void TestPlanesView::crossesInSight()
{
    open({9, 12, 16}, "4");
    show();
    turnWheel(Front, 4, Qt::ControlModifier);
    for (const CellIndex& index : {CellIndex{0, 0, 0}, CellIndex{8, 11, 15}}) {
        document().setSlice(sliceShowing(document().slice(), index));
        document().setMark(index); // as other views do
        for (const Place which : {Front, Side, Below})
            QVERIFY(plot(which).navigator().cellsInSight().contains(*plot(which).mark()));
    }
}

void TestPlanesView::movesByTheIndicesOfThePanel()
{
    open({9, 12, 16}, "4, ::2, :");
    show();
    QCOMPARE(boxes().size(), 3);
    QCOMPARE(boxes()[0]->accessibleName(), QString("Index of dim 0"));
    QCOMPARE(boxes()[1]->index(), 6);
    QTest::keyClick(boxes()[0], Qt::Key_Up);
    QCOMPARE(slice(), QString("[5, ::2, :]"));
    boxes()[2]->setFocus();
    boxes()[2]->findChild<QLineEdit*>()->selectAll();
    QTest::keyClicks(boxes()[2], "14");
    QTest::keyClick(boxes()[2], Qt::Key_Return);
    QCOMPARE(mark(), (CellIndex{5, 6, 14}));
    QTest::keyClick(boxes()[1], Qt::Key_Up); // a row that the slice leaves out
    QCOMPARE(mark(), (CellIndex{5, 7, 14}));
    QCOMPARE(slice(), QString("[5, :, :]"));
}

void TestPlanesView::tellsTheValueWhereTheyCross()
{
    open({9, 12, 16}, "4");
    show();
    QTRY_COMPARE(value(), QString::number(4 * 192 + 6 * 16 + 8));
    QCOMPARE(document().currentCellText(), value());
    QTest::keyClick(&plot(Below), Qt::Key_Down);
    QTRY_COMPARE(value(), QString::number(5 * 192 + 6 * 16 + 8));
}

void TestPlanesView::givesTheSameNumberTheSameColour()
{
    open({9, 12, 16}, "4");
    m_look->setOfArray(HeatmapLook::Seen::Planes, false); // each moved plane has another range
    show();
    const auto low = [this](Place which) { return plot(which).picture()->range.low; };
    const auto high = [this](Place which) { return plot(which).picture()->range.high; };
    QTRY_COMPARE(low(Side), low(Front));
    QTRY_COMPARE(high(Below), high(Front));
    const double before = low(Front);
    turnWheel(Front, -4);
    QTRY_VERIFY(low(Front) > before);
    QTRY_COMPARE(low(Side), low(Front));
    QTRY_COMPARE(low(Below), low(Front));
    // The cell of the crossing is one colour in all three.
    const auto colour = [this](Place which) {
        const PlanePicture& picture = *plot(which).picture();
        const CellPosition cell = *plot(which).mark();
        return picture.image.pixel(picture.pixelOfColumn(cell.column),
                                   picture.pixelOfRow(cell.row));
    };
    QTRY_COMPARE(colour(Side), colour(Front));
    QTRY_COMPARE(colour(Below), colour(Front));
}

void TestPlanesView::hasTheRangeOfTheArrayAtFirst()
{
    open({9, 12, 16}, "4");
    HeatmapOptions options;
    options.range.kind = RangeChoice::Kind::MinMax;
    m_look->setOptions(options);
    show();
    for (Place which : {Front, Side, Below})
        QTRY_COMPARE(plot(which).picture()->range, (ValueRange{0, 9 * 192 - 1}));
    m_look->setOfArray(HeatmapLook::Seen::Planes, false);
    for (Place which : {Front, Side, Below})
        QTRY_COMPARE(plot(which).picture()->range, (ValueRange{4 * 192, 5 * 192 - 1}));
    QVERIFY(!m_look->options().range.isOfArray); // that is the heatmap's
}

// By dragging with the right button over any of them.
void TestPlanesView::changesTheRangeOfAllPlanes()
{
    open({9, 12, 16}, "4");
    show();
    HeatmapPlot& side = plot(Side);
    QTRY_VERIFY(side.picture());
    const ValueRange before = side.picture()->range;
    const QPoint begin = side.axisRect()->rect().center();
    const QPoint end = begin + QPoint(side.axisRect()->rect().width() / 4, 0);
    QTest::mousePress(&side, Qt::RightButton, {}, begin);
    QMouseEvent move(QEvent::MouseMove, end, side.mapToGlobal(end), Qt::NoButton, Qt::RightButton,
                     {});
    QApplication::sendEvent(&side, &move);
    QTest::mouseRelease(&side, Qt::RightButton, {}, end);
    const RangeChoice& chosen = m_look->options().range;
    QCOMPARE(chosen.kind, RangeChoice::Kind::Manual);
    QVERIFY(chosen.manual.high - chosen.manual.low > before.high - before.low);
    for (Place which : {Front, Side, Below})
        QTRY_COMPARE(plot(which).picture()->range, chosen.manual);
}

void TestPlanesView::isDrawnAsTheHeatmap()
{
    open({9, 12, 16}, "4");
    show();
    HeatmapOptions options;
    options.map = &colorMaps()[2];
    m_look->setOptions(options);
    m_look->setFlips(PlaneFlips{true, false});
    for (Place which : {Front, Side, Below})
        QTRY_VERIFY(plot(which).picture() && plot(which).picture()->options.map == options.map);
    QVERIFY(plot(Front).xAxis->rangeReversed());
    QVERIFY(plot(Below).xAxis->rangeReversed());
    QVERIFY(!plot(Side).xAxis->rangeReversed());
}

void TestPlanesView::choosesColours()
{
    open({9, 12, 16}, "4");
    show();
    const QSignalSpy chosen(m_look.get(), &HeatmapLook::chosen);
    for (auto* box : m_view->findChild<HeatmapBar*>()->findChildren<QComboBox*>())
        if (box->accessibleName() == "Colour map")
            QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(m_look->options().map, &colorMaps()[1]);
    QTRY_COMPARE(plot(Below).picture()->options.map, &colorMaps()[1]);
    QVERIFY(plot(Side).colors() && plot(Side).colors()->visible()); // one scale for all
    QVERIFY(!plot(Front).colors());
}

// For all views that draw planes.
void TestPlanesView::choosesAPartOfTheElements()
{
    std::vector<std::complex<double>> numbers;
    for (int i = 0; i < 4 * 5 * 6; ++i)
        numbers.emplace_back(i, -2.0 * i);
    openFrame(arrayFrame({4, 5, 6}, "<c16", std::as_bytes(std::span(numbers))), "1");
    show();
    auto* box = m_view->bar()->findChild<PartBox*>();
    QVERIFY(box->isVisibleTo(m_view->bar()));
    box->setCurrentIndex(box->findText("imaginary part"));
    QVERIFY(m_look->part()->of == ElementPart::Of::Imaginary);
    QTRY_VERIFY(showNumbers({-2.0 * 30, -2.0 * 3, -2.0 * 12}));
    QTRY_VERIFY2(value().contains("-90"), qPrintable(value())); // of [1, 2, 3]
    m_look->setPart(partsToDraw(document().array()->dtype())[2]);
    QCOMPARE(box->currentText(), QString("real part"));
    QTRY_VERIFY(showNumbers({30, 3, 12}));
}

void TestPlanesView::tellsWhichCellsHaveNoColour()
{
    std::vector<float> numbers(9 * 12 * 16, 1);
    numbers[4 * 192] = std::numeric_limits<float>::quiet_NaN(); // in the first plane alone
    openFrame(arrayFrame({9, 12, 16}, "<f4", std::as_bytes(std::span(numbers))), "4");
    show();
    const auto told = [this] {
        QStringList texts;
        for (const auto* label : m_view->findChild<CrossingPanel*>()->findChildren<QLabel*>())
            texts << label->text();
        return texts.filter("not a number").size();
    };
    QTRY_COMPARE(told(), 1);
    document().setMark(CellIndex{3, 1, 1});
    m_opened->show("3");
    QTRY_COMPARE(told(), 0);
}

void TestPlanesView::followsTheDocument()
{
    open({9, 12, 16}, "4");
    show();
    document().setMark(CellIndex{0, 2, 3});
    QCOMPARE(planes(), (QStringList{"[4, :, :]", "[:, :, 3]", "[:, 2, :]"}));
    m_opened->show(":, :, 3"); // other rows and columns
    QCOMPARE(planes().first(), QString("[:, :, 3]"));
    document().setMark({});
    QVERIFY(plot(Front).mark() == (CellPosition{4, 6}));
}

void TestPlanesView::tellsTheCoordinateOfAPlane()
{
    FrameOptions options;
    options.vlMetalayers = {{"units", fromJson(R"("K")")},
                            {"dims", fromJson(R"(["level", "lat", "lon"])")},
                            {"coordinates", fromJson(R"({"lon": [5, 10, 15, 20]})")},
                            {"coordinate_units", fromJson(R"({"lon": "degrees_east"})")}};
    openFrame(arrayFrame({3, 5, 4}, "<u2", counted<std::uint16_t>(60), options), "1");
    show();
    QCOMPARE(plot(Front).accessibleDescription(), QString("level = 1"));
    QCOMPARE(plot(Side).accessibleDescription(), QString("lon = 15°E"));
    const auto* axis = plot(Side).colors()->axis(QCPAxis::atRight);
    QTRY_VERIFY(axis->tickVectorLabels().value(axis->tickVectorLabels().size() - 1).endsWith(" K"));
}

void TestPlanesView::takesAnotherThirdDimension()
{
    open({3, 5, 7, 6}, "1, 2");
    show();
    QCOMPARE(planes(), (QStringList{"[1, 2, :, :]", "[1, :, :, 3]", "[1, :, 3, :]"}));
    auto* third = thirdBox();
    QVERIFY(third->isVisible());
    QCOMPARE(third->currentText(), QString("dim 1"));
    QTest::keyClick(third, Qt::Key_Up);
    QCOMPARE(planes(), (QStringList{"[1, 2, :, :]", "[:, 2, :, 3]", "[:, 2, 3, :]"}));
    QCOMPARE(*m_view->state().third, 0U);
}

void TestPlanesView::saysWhyThereAreNoPlanes_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("two dimensions")
        << Shape{4, 5} << ":"
        << "Three planes need an array with at least three dimensions; this one has 2.";
    QTest::newRow("a line") << Shape{9, 4, 5} << "1, 2"
                            << "The slice [1, 2, :] has only one dimension. Assign dimensions to "
                               "rows and columns to see the planes.";
    QTest::newRow("nothing") << Shape{9, 4, 5} << "1, 2:2"
                             << "The slice [1, 2:2, :] is empty: there are no cells to show.";
}

void TestPlanesView::saysWhyThereAreNoPlanes()
{
    QFETCH(Shape, shape);
    QFETCH(QString, slice);
    QFETCH(QString, sentence);
    open(shape, slice.toUtf8());
    m_view->show();
    QStringList seen;
    for (const auto* label : m_view->findChildren<QLabel*>())
        if (label->isVisible())
            seen << label->text();
    QCOMPARE(seen, QStringList{sentence});
}

void TestPlanesView::keepsItsState()
{
    open({10, 9, 7, 6}, "1, 2");
    show();
    QTest::keyClick(thirdBox(), Qt::Key_Up);
    turnWheel(Below, 2, Qt::ControlModifier);
    const PlanesViewState before = m_view->state();
    QVERIFY(before.parts[Below] && before.parts[Side] && before.hasRangeOfArray);
    PlanesView other(document(), *m_look, *m_scheduler);
    other.resize(m_view->size());
    other.restore(before);
    QVERIFY(other.state().parts == before.parts); // also before it was shown
    other.show();
    QTRY_VERIFY(!paneOf(other, Below).plot().navigator().showsAll());
    QCOMPARE(*other.state().third, 0U);
}

void TestPlanesView::readsNothingWhileItIsHidden()
{
    open({9, 12, 16}, "4");
    m_opened->show("5");
    document().setMark(CellIndex{5, 1, 1});
    QVERIFY(settle());
    QVERIFY(!plot(Front).picture());
    show();
    QCOMPARE(planes(), (QStringList{"[5, :, :]", "[:, :, 1]", "[:, 1, :]"}));
    m_view->hide();
    m_opened->show("7");
    QVERIFY(settle());
    QCOMPARE(planes().first(), QString("[5, :, :]"));
}

void TestPlanesView::copiesTheThreeTogether()
{
    open({9, 12, 16}, "4");
    show();
    QSignalSpy told(m_view.get(), &SliceView::notice);
    m_view->copy();
    const QImage copied = QGuiApplication::clipboard()->image();
    const QPoint beside(plot(Front).width(), 0);
    const QPoint below(0, plot(Front).height());
    const QRect all = contentOf(plot(Front)) | contentOf(plot(Side)).translated(beside) |
                      contentOf(plot(Below)).translated(below);
    QCOMPARE(copied.size(), all.size());
    const QImage side = plot(Side).grab().toImage();
    const QPoint at = plot(Side).axisRect()->rect().center() + QPoint(5, 5);
    QCOMPARE(copied.pixel(at + beside - all.topLeft()), side.pixel(at));
    QCOMPARE(told.first().first().toString(), QString("Copied the pictures of the planes."));
}

void TestPlanesView::maximisesAPlaneByADoubleClick()
{
    open({9, 12, 16}, "4");
    show();
    for (const Place which : {Side, Below, Front}) {
        const QSize before = plot(which).axisRect()->rect().size();
        QTest::mouseDClick(&plot(which), Qt::LeftButton, {}, middleOf(which, 2, 2));
        for (const Place other : {Front, Side, Below})
            QCOMPARE(plot(other).isVisible(), other == which);
        QTRY_VERIFY(plot(which).axisRect()->width() > before.width());
        QTRY_VERIFY(plot(which).axisRect()->height() > before.height());
        QTest::mouseDClick(&plot(which), Qt::LeftButton, {}, middleOf(which, 2, 2));
        for (const Place other : {Front, Side, Below})
            QVERIFY(plot(other).isVisible());
        QTRY_COMPARE(plot(which).axisRect()->rect().size(), before);
    }
}

void TestPlanesView::showsALargePlaneBesideTheThree_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Place>("largest");
    QTest::newRow("a CT") << Shape{100, 512, 512} << QSize(1100, 640) << Front;
    QTest::newRow("a CT in a small window") << Shape{100, 512, 512} << QSize(720, 460) << Front;
    QTest::newRow("a CT in a high window") << Shape{100, 512, 512} << QSize(600, 1000) << Front;
    QTest::newRow("a cube") << Shape{60, 60, 60} << QSize(1100, 640) << Front;
    QTest::newRow("a whole body") << Shape{300, 100, 160} << QSize(1100, 640) << Below;
}

void TestPlanesView::showsALargePlaneBesideTheThree()
{
    QFETCH(Shape, shape);
    QFETCH(QSize, size);
    QFETCH(Place, largest);
    openFrame(arrayFrame(shape, "|u1", ByteBuffer(std::size_t(shape[0] * shape[1] * shape[2]))),
              "4");
    m_view->resize(size);
    show();
    switchLarge();
    QTRY_VERIFY(plot(Large).picture());
    QVERIFY(settle()); // the frames settle
    QVERIFY(paneOf(*m_view, Large).plane() == paneOf(*m_view, largest).plane());
    QCOMPARE(plot(Large).accessibleDescription(), plot(largest).accessibleDescription());
    const auto cellsOf = [this](Place which) {
        const QRect cells = plot(which).axisRect()->rect();
        return cells.width() * cells.height();
    };
    QVERIFY2(cellsOf(Large) > 2 * cellsOf(largest),
             qPrintable(QString("%1 %2").arg(cellsOf(Large)).arg(cellsOf(largest))));
    const QList<PlanePane*> panes = panesInSight();
    QCOMPARE(panes.size(), 4);
    for (qsizetype i = 0; i < panes.size(); ++i) {
        QVERIFY(m_view->findChild<PlanesBoard*>()->rect().contains(panes[i]->geometry()));
        for (qsizetype other = 0; other < i; ++other)
            QVERIFY(!panes[i]->geometry().intersects(panes[other]->geometry()));
    }
    switchLarge();
    QCOMPARE(panesInSight().size(), 3);
}

void TestPlanesView::movesAndZoomsInTheLargePlane()
{
    open({9, 12, 16}, "4");
    m_view->resize(1000, 600);
    show();
    largeBox()->setCurrentIndex(int(LargePlane::Side));
    emit largeBox()->activated(int(LargePlane::Side));
    QTRY_VERIFY(plot(Large).picture());
    QVERIFY(settle());
    QTest::mouseClick(&plot(Large), Qt::LeftButton, {}, middleOf(Large, 7, 2));
    QCOMPARE(mark(), (CellIndex{2, 7, 8}));
    QVERIFY(plot(Side).mark() == (CellPosition{7, 2}));
    turnWheel(Large, -1);
    QCOMPARE(mark(), (CellIndex{2, 7, 9}));
    QVERIFY(plot(Large).mark() == (CellPosition{7, 2}));
    turnWheel(Large, 3, Qt::ControlModifier);
    QVERIFY(!plot(Front).navigator().showsAll());
    QVERIFY(plot(Large).navigator().view() == plot(Side).navigator().view());
    turnWheel(Front, 1, Qt::ControlModifier);
    QVERIFY(plot(Large).navigator().view() == plot(Side).navigator().view());
    m_view->zoomReset();
    QVERIFY(plot(Large).navigator().showsAll());
    HeatmapOptions options;
    options.map = &colorMaps()[2];
    m_look->setOptions(options);
    QTRY_VERIFY(plot(Large).picture()->options.map == options.map);
    QTRY_COMPARE(plot(Large).picture()->range, plot(Front).picture()->range);
}

// Any of the four gets all of the room by a double-click.
void TestPlanesView::choosesTheLargePlane()
{
    open({9, 12, 16}, "4");
    m_view->resize(1000, 600);
    show();
    QCOMPARE(largeBox()->currentText(), QString("None"));
    emit largeBox()->activated(int(LargePlane::Below));
    QCOMPARE(largeBox()->currentText(), QString("Normal to dim 1"));
    QTRY_VERIFY(plot(Large).picture());
    QCOMPARE(planes().last(), QString("[:, 6, :]"));
    QVERIFY(settle());
    QTest::mouseDClick(&plot(Large), Qt::LeftButton, {}, middleOf(Large, 2, 2));
    QCOMPARE(panesInSight(), QList<PlanePane*>{&paneOf(*m_view, Below)});
    QTest::mouseDClick(&plot(Below), Qt::LeftButton, {}, middleOf(Below, 2, 2));
    QCOMPARE(panesInSight().size(), 4);
    switchLarge();
    QCOMPARE(largeBox()->currentText(), QString("None"));
    switchLarge(); // as it was chosen
    QCOMPARE(largeBox()->currentText(), QString("Normal to dim 1"));
}

void TestPlanesView::keepsTheLargePlane()
{
    open({9, 12, 16}, "4");
    show();
    emit largeBox()->activated(int(LargePlane::Side));
    QTest::mouseDClick(&plot(Below), Qt::LeftButton, {}, middleOf(Below, 2, 2));
    const PlanesViewState before = m_view->state();
    QVERIFY(before.large == LargePlane::Side && before.maximised == OrthogonalPlanes::Below);
    PlanesView other(document(), *m_look, *m_scheduler);
    other.restore(before);
    other.show();
    QVERIFY(other.state().large == LargePlane::Side);
    QVERIFY(other.state().maximised == OrthogonalPlanes::Below);
    QVERIFY(!paneOf(other, Below).isHidden());
    QVERIFY(paneOf(other, Large).isHidden());
}

// As of a CT that is longer than it is wide: 240 pixels would be wide what is 400 long.
void TestPlanesView::usesTheRoomOfAWideWindow()
{
    open({100, 40, 40}, "50");
    m_view->resize(1440, 740);
    show();
    QVERIFY(settle()); // the frames settle
    const auto* board = m_view->findChild<PlanesBoard*>();
    int across = 0;
    for (const auto* pane : panesInSight()) {
        QVERIFY(board->rect().contains(pane->geometry()));
        across += pane->width();
    }
    QVERIFY2(across > board->width() * 3 / 4, qPrintable(QString::number(across)));
    QVERIFY(plot(Front).axisRect()->width() > 220);
}

void TestPlanesView::fitsSmallWindows_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("hasLarge");
    for (const bool hasLarge : {false, true}) {
        const auto row = [&](const char* name, QSize size) {
            QTest::newRow(qPrintable(QString(name) + (hasLarge ? ", large" : "")))
                << size << hasLarge;
        };
        row("a window of 1024 x 700", {700, 460});
        row("at 200 %", {420, 300});
        row("high", {320, 800});
        row("flat", {1400, 280});
    }
}

// Nothing is cut, and nothing lies over something else.
void TestPlanesView::fitsSmallWindows()
{
    QFETCH(QSize, size);
    QFETCH(bool, hasLarge);
    open({3, 40, 50, 60}, "1, 20");
    m_view->resize(size);
    show();
    if (hasLarge)
        switchLarge();
    QVERIFY(settle()); // the frames settle
    auto* board = m_view->findChild<PlanesBoard*>();
    const auto* panel = board->findChild<CrossingPanel*>();
    QList<QRect> all{panel->geometry()};
    for (const auto* pane : panesInSight())
        all << pane->geometry();
    for (qsizetype i = 0; i < all.size(); ++i) {
        QVERIFY2(board->rect().contains(all[i]), qPrintable(QString::number(i)));
        for (qsizetype other = 0; other < i; ++other)
            QVERIFY(!all[i].intersects(all[other]));
    }
    QVERIFY(panel->height() >= panel->heightForWidth(panel->width()));
    for (const auto* box : boxes())
        QVERIFY(panel->rect().contains(QRect(box->mapTo(panel, QPoint()), box->size())));
}

const Registered<TestPlanesView, QApplication> registered;

} // namespace bloscope::tst_planes_view

#include "tst_planes_view.moc"
