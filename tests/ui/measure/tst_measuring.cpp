#include "ui/measure/measuring.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measure_panel.h"
#include "ui/measure/region_layer.h"

#include <QApplication>
#include <QCheckBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

namespace bloscope::tst_measuring {

using namespace test;

namespace {

ByteBuffer volume()
{
    return arrayFrame({3, 30, 40}, {1, 16, 16}, {1, 8, 8}, "<u2", counted<std::uint16_t>(3600));
}

} // namespace

class TestMeasuring : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void isSwitchedByAKey();
    void drawsByDragging_data();
    void drawsByDragging();
    void drawsASquareWithShift();
    void drawsByClicks_data();
    void drawsByClicks();
    void takesPointsBack();
    void drawsFreely();
    void leavesOutAClick();
    void movesAndChanges();
    void leavesThePictureToCtrl();
    void worksByKeys();
    void undoesApartFromTheFile();
    void undoesByButtons();
    void takesKeysInBarAndPanel_data();
    void takesKeysInBarAndPanel();
    void leavesKeysToTyping();
    void deletesInTheTable();
    void givesKeysBackToThePicture();
    void belongsToItsSlice();
    void copiesToAnotherSlice();
    void setsTheWidthOfLines();
    void isNotOnWhileSomebodyPaints();
    void isDrawnOverThePicture();
    void isKeptWithTheView();
    void readsWhatTheFileKeeps();

 private:
    Measuring& measuring() { return *m_heatmap.view().findChild<Measuring*>(); }
    RegionSet& set() { return m_heatmap.view().regions(); }
    HeatmapPlot& plot() { return m_heatmap.plot(); }
    // A little beyond the middle of a cell: the nearest edges are those behind it.
    QPoint at(int row, int column) { return m_heatmap.middleOf(row, column) + QPoint(1, 1); }
    void use(MeasureTool tool)
    {
        measuring().action()->setChecked(true);
        measuring().bar()->setTool(tool);
        QVERIFY(settle());
        plot().replot(QCustomPlot::rpImmediateRefresh);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mousePress(&plot(), Qt::LeftButton, modifiers, from);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        QTest::mouseRelease(&plot(), Qt::LeftButton, modifiers, to);
    }
    void move(QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QMouseEvent event(QEvent::MouseMove, to, plot().mapToGlobal(to), Qt::NoButton,
                          Qt::LeftButton, modifiers);
        QApplication::sendEvent(&plot(), &event);
    }
    void click(QPoint pixel) { QTest::mouseClick(&plot(), Qt::LeftButton, {}, pixel); }
    // Of the last region: in rows and columns.
    QRectF extent()
    {
        const Region& region = *set().regions().back();
        return RegionShape(PicturePlane(m_heatmap.document().slice()))
            .outlineOf(region)
            .boundingRect();
    }

    OpenedHeatmap m_heatmap;
};

void TestMeasuring::init()
{
    m_heatmap.write("volume.b2nd", volume());
    QVERIFY(m_heatmap.open("volume.b2nd", "1"));
}

void TestMeasuring::isSwitchedByAKey()
{
    QVERIFY(!measuring().bar()->isVisible());
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_M);
    QVERIFY(measuring().bar()->isVisible());
    QVERIFY(measuring().panel()->isVisible());
    QTest::keyClick(&plot(), Qt::Key_Escape);
    QVERIFY(!measuring().bar()->isVisible());
    QVERIFY(!measuring().panel()->isVisible());
}

void TestMeasuring::drawsByDragging_data()
{
    QTest::addColumn<MeasureTool>("tool");
    QTest::addColumn<Region::Kind>("kind");
    QTest::addColumn<double>("edge"); // beyond the middle of a cell
    QTest::newRow("line") << MeasureTool::Line << Region::Kind::Line << 0.0;
    QTest::newRow("rectangle") << MeasureTool::Rectangle << Region::Kind::Rectangle << 0.5;
    QTest::newRow("ellipse") << MeasureTool::Ellipse << Region::Kind::Ellipse << 0.5;
}

void TestMeasuring::drawsByDragging()
{
    QFETCH(const MeasureTool, tool);
    QFETCH(const Region::Kind, kind);
    QFETCH(const double, edge);
    use(tool);
    drag(at(5, 8), at(20, 30));
    QCOMPARE(set().regions().size(), std::size_t(1));
    QCOMPARE(set().regions()[0]->kind, kind);
    QCOMPARE(set().selected(), std::optional<std::size_t>(0));
    constexpr double pixel = 0.25; // of a cell, at most
    QVERIFY(std::abs(extent().left() - (8 + edge)) < pixel);
    QVERIFY(std::abs(extent().top() - (5 + edge)) < pixel);
    QVERIFY(std::abs(extent().right() - (30 + edge)) < pixel);
    QVERIFY(std::abs(extent().bottom() - (20 + edge)) < pixel);
    QVERIFY(!m_heatmap.document().mark());
}

void TestMeasuring::drawsASquareWithShift()
{
    use(MeasureTool::Ellipse);
    drag(at(5, 8), at(10, 20), Qt::ShiftModifier);
    QCOMPARE(extent().width(), extent().height());
    QCOMPARE(extent().width(), 12.0);
}

void TestMeasuring::drawsByClicks_data()
{
    QTest::addColumn<MeasureTool>("tool");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("points");
    QTest::newRow("angle") << MeasureTool::Angle << QString() << 3;
    QTest::newRow("polyline, double click") << MeasureTool::Polyline << "double" << 4;
    QTest::newRow("polyline, Enter") << MeasureTool::Polyline << "enter" << 3;
    QTest::newRow("polygon, double click") << MeasureTool::Polygon << "double" << 4;
    QTest::newRow("polygon, closed") << MeasureTool::Polygon << "first" << 3;
}

void TestMeasuring::drawsByClicks()
{
    QFETCH(const MeasureTool, tool);
    QFETCH(const QString, end);
    QFETCH(const int, points);
    use(tool);
    for (const QPoint& corner : {at(4, 5), at(20, 6), at(15, 30)})
        click(corner);
    if (end == "double") {
        click(at(3, 33));
        QTest::mouseDClick(&plot(), Qt::LeftButton, {}, at(3, 33));
    } else if (end == "enter") {
        QTest::keyClick(&plot(), Qt::Key_Return);
    } else if (end == "first") {
        click(at(4, 5) + QPoint(2, 1));
    }
    QCOMPARE(set().regions().size(), std::size_t(1));
    QCOMPARE(int(set().regions()[0]->points.size()), points);
    QCOMPARE(set().regions()[0]->kind, kindOf(tool));
}

void TestMeasuring::takesPointsBack()
{
    use(MeasureTool::Polyline);
    for (const QPoint& corner : {at(4, 5), at(20, 6), at(15, 30)})
        click(corner);
    QTest::keyClick(&plot(), Qt::Key_Backspace);
    QTest::keyClick(&plot(), Qt::Key_Return);
    QCOMPARE(set().regions()[0]->points.size(), std::size_t(2));
    click(at(4, 5));
    QTest::keyClick(&plot(), Qt::Key_Escape); // that line alone
    QVERIFY(measuring().action()->isChecked());
    QCOMPARE(set().regions().size(), std::size_t(1));
}

void TestMeasuring::drawsFreely()
{
    use(MeasureTool::Freehand);
    QTest::mousePress(&plot(), Qt::LeftButton, {}, at(5, 20));
    for (int degrees = 0; degrees <= 350; degrees += 10)
        move(at(15, 20) +
             QPoint(int(60 * std::sin(degrees / 57.3)), -int(60 * std::cos(degrees / 57.3))));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, at(5, 20));
    QCOMPARE(set().regions().size(), std::size_t(1));
    QVERIFY(set().regions()[0]->points.size() > 30);
    QCOMPARE(set().regions()[0]->kind, Region::Kind::Polygon);
    QCOMPARE(QString::fromStdString(set().regions()[0]->name), QString("Freehand 1"));
}

void TestMeasuring::leavesOutAClick()
{
    use(MeasureTool::Line);
    click(at(5, 8));
    QVERIFY(set().isEmpty());
    click(at(9, 9));
    QVERIFY(set().isEmpty());
}

void TestMeasuring::movesAndChanges()
{
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    const QRectF before = extent();
    use(MeasureTool::Select);
    drag(at(9, 12), at(13, 20));
    QCOMPARE(extent(), before.translated(8, 4));
    const auto pixelOf = [&](QPointF point) {
        return QPoint(int(plot().xAxis->coordToPixel(point.x())),
                      int(plot().yAxis->coordToPixel(point.y())));
    };
    drag(pixelOf(extent().bottomRight()), at(25, 35));
    QCOMPARE(extent().bottomRight(), QPointF(35.5, 25.5));
    set().undo();
    set().undo();
    QCOMPARE(extent(), before);
    click(at(28, 38));
    QVERIFY(!set().selected());
}

void TestMeasuring::leavesThePictureToCtrl()
{
    use(MeasureTool::Rectangle);
    plot().navigator().zoomIn();
    const PlaneView before = plot().navigator().view();
    drag(at(12, 18), at(15, 22), Qt::ControlModifier);
    QVERIFY(set().isEmpty());
    QVERIFY(!(plot().navigator().view() == before));
}

void TestMeasuring::worksByKeys()
{
    for (const MeasureTool tool :
         {MeasureTool::Line, MeasureTool::Angle, MeasureTool::Ellipse, MeasureTool::Polygon}) {
        use(tool);
        QTest::keyClick(&plot(), Qt::Key_Return);
        QCOMPARE(set().regions().back()->kind, kindOf(tool));
    }
    QCOMPARE(set().regions().size(), std::size_t(4));
    const QRectF before = extent();
    QTest::keyClick(&plot(), Qt::Key_Right);
    QTest::keyClick(&plot(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(extent(), before.translated(1, 10));
    QTest::keyClick(&plot(), Qt::Key_Comma);
    QCOMPARE(set().selected(), std::optional<std::size_t>(2));
    QTest::keyClick(&plot(), Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(&plot(), Qt::Key_Delete);
    QCOMPARE(set().regions().size(), std::size_t(3));
}

void TestMeasuring::undoesApartFromTheFile()
{
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    QApplication::sendEvent(&plot(), &undo);
    QVERIFY(undo.isAccepted());
    QTest::keyClick(&plot(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(set().isEmpty());
    QKeyEvent again(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    again.ignore();
    QApplication::sendEvent(&plot(), &again);
    QVERIFY(!again.isAccepted()); // the file's
    QTest::keyClick(&plot(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(set().regions().size(), std::size_t(1));
}

void TestMeasuring::undoesByButtons()
{
    const auto button = [this](const QString& name) {
        for (auto* each : measuring().bar()->findChildren<QToolButton*>())
            if (each->accessibleName().startsWith(name))
                return each;
        return static_cast<QToolButton*>(nullptr);
    };
    use(MeasureTool::Rectangle);
    QVERIFY(!button("Undo")->isEnabled() && !button("Redo")->isEnabled());
    drag(at(5, 8), at(12, 18));
    QVERIFY(button("Undo")->isEnabled());
    button("Undo")->click();
    QVERIFY(set().isEmpty());
    QVERIFY(!button("Undo")->isEnabled() && button("Redo")->isEnabled());
    button("Redo")->click();
    QCOMPARE(set().regions().size(), std::size_t(1));
}

void TestMeasuring::takesKeysInBarAndPanel_data()
{
    QTest::addColumn<QString>("part"); // by the beginning of its accessible name
    QTest::newRow("table") << "Regions";
    QTest::newRow("slices") << "Measured slices";
    QTest::newRow("button") << "Copy the selected region";
    QTest::newRow("width") << "Line width";
}

// The window would undo a step of the file otherwise, a stroke perhaps that nobody thinks of.
void TestMeasuring::takesKeysInBarAndPanel()
{
    QFETCH(const QString, part);
    use(MeasureTool::Line);
    drag(at(5, 8), at(12, 18));
    QWidget* field = nullptr;
    for (QWidget* each : m_heatmap.view().findChildren<QWidget*>())
        if (each->accessibleName().startsWith(part))
            field = each;
    QVERIFY(field);
    field->setFocus();
    const auto isTaken = [field](int key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers);
        asked.ignore();
        QApplication::sendEvent(field, &asked);
        QTest::keyClick(field, Qt::Key(key), modifiers);
        return asked.isAccepted();
    };
    QVERIFY(isTaken(Qt::Key_Z, Qt::ControlModifier));
    QVERIFY(set().isEmpty());
    QVERIFY(isTaken(Qt::Key_Z, Qt::ControlModifier)); // also where there is no other
    QVERIFY(isTaken(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
    QCOMPARE(set().regions().size(), std::size_t(1));
}

void TestMeasuring::leavesKeysToTyping()
{
    use(MeasureTool::Line);
    drag(at(5, 8), at(12, 18));
    auto* width = measuring().bar()->findChild<QSpinBox*>();
    width->setFocus();
    QTest::keyClick(width, Qt::Key_Delete); // of the text
    QCOMPARE(set().regions().size(), std::size_t(1));
    width->selectAll();
    QTest::keyClicks(width, "7");
    QTest::keyClick(width, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(set().regions().size(), std::size_t(1));
    QCOMPARE(set().regions()[0]->width, std::int64_t(1));
}

void TestMeasuring::deletesInTheTable()
{
    use(MeasureTool::Line);
    drag(at(5, 8), at(12, 18));
    drag(at(15, 8), at(22, 18));
    auto* table = measuring().panel()->findChild<QTreeView*>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(set().regions().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(set().regions()[0]->name), QString("Line 2"));
}

void TestMeasuring::givesKeysBackToThePicture()
{
    use(MeasureTool::Line);
    drag(at(5, 8), at(12, 18));
    auto* table = measuring().panel()->findChild<QTreeView*>();
    table->setFocus();
    QVERIFY(table->hasFocus());
    emit measuring().bar()->copyWanted();
    QVERIFY(table->hasFocus());
    emit measuring().bar()->closed();
    QVERIFY(plot().hasFocus());
    measuring().action()->setChecked(true);
    plot().clearFocus();
    emit measuring().bar()->undoWanted();
    QVERIFY(plot().hasFocus());
}

void TestMeasuring::belongsToItsSlice()
{
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    QCOMPARE(set().regions()[0]->place[0], std::optional<std::int64_t>(1));
    auto* onAll = measuring().bar()->findChild<QCheckBox*>();
    QVERIFY(!onAll->isChecked());
    onAll->click();
    QVERIFY(!set().regions()[0]->place[0]);
    m_heatmap.show("2");
    QVERIFY(m_heatmap.isDrawn());
    onAll->click();
    QCOMPARE(set().regions()[0]->place[0], std::optional<std::int64_t>(2));
}

void TestMeasuring::copiesToAnotherSlice()
{
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    m_heatmap.show("2");
    QVERIFY(m_heatmap.isDrawn());
    emit measuring().bar()->copyWanted();
    QCOMPARE(set().regions().size(), std::size_t(2));
    QCOMPARE(set().regions()[1]->place[0], std::optional<std::int64_t>(2));
    QVERIFY(set().regions()[1]->points == set().regions()[0]->points);
    QCOMPARE(QString::fromStdString(set().regions()[1]->name), QString("Rectangle 2"));
    Region named = *set().regions()[1];
    named.name = "Liver";
    set().replace(1, named);
    emit measuring().bar()->copyWanted();
    QCOMPARE(QString::fromStdString(set().regions()[2]->name), QString("Liver 2"));
    m_heatmap.show(":, 4"); // planes of other dimensions
    const QSignalSpy notices(&m_heatmap.view(), &HeatmapView::notice);
    emit measuring().bar()->copyWanted();
    QCOMPARE(set().regions().size(), std::size_t(3));
    QCOMPARE(notices.count(), 1);
}

void TestMeasuring::setsTheWidthOfLines()
{
    use(MeasureTool::Line);
    drag(at(5, 8), at(12, 18));
    auto* width = measuring().bar()->findChild<QSpinBox*>();
    width->setValue(5);
    QCOMPARE(set().regions()[0]->width, std::int64_t(5));
    drag(at(15, 8), at(22, 18));
    QCOMPARE(set().regions()[1]->width, std::int64_t(5));
}

void TestMeasuring::isNotOnWhileSomebodyPaints()
{
    measuring().action()->setChecked(true);
    QVERIFY(!m_heatmap.view().brush()); // of a view without changes
    measuring().action()->setChecked(false);
    QVERIFY(!measuring().bar()->isVisible());
}

void TestMeasuring::isDrawnOverThePicture()
{
    use(MeasureTool::Rectangle);
    const QPoint edge = at(9, 8) + (at(9, 9) - at(9, 8)) / 2;
    const QImage before = plot().grab().toImage();
    drag(at(5, 8), at(12, 18));
    QVERIFY(settle());
    plot().replot(QCustomPlot::rpImmediateRefresh);
    const QColor line = plot().grab().toImage().pixelColor(edge);
    QVERIFY(line != before.pixelColor(edge));
    QVERIFY(line.red() > 180 && line.blue() < 120); // the selected one
    measuring().action()->setChecked(false);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    const QColor plain = plot().grab().toImage().pixelColor(edge);
    QVERIFY(plain.red() > 180 && plain.blue() > 180);
}

void TestMeasuring::isKeptWithTheView()
{
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    const KeptState state = m_heatmap.view().saveState();
    const std::vector<Region> before = set().copies();
    QVERIFY(m_heatmap.open("volume.b2nd", "1"));
    QVERIFY(set().isEmpty());
    m_heatmap.view().restoreState({.json = state.json});
    QVERIFY(set().copies() == before);
    set().setAll({});
    KeptState ofAnother = state;
    ofAnother.from = m_heatmap.document().address();
    m_heatmap.view().restoreState(ofAnother);
    QVERIFY(set().isEmpty());
    const QSignalSpy looks(&m_heatmap.view(), &HeatmapView::lookChosen); // kept for the file
    use(MeasureTool::Rectangle);
    drag(at(5, 8), at(12, 18));
    QVERIFY(looks.count() > 0);
}

void TestMeasuring::readsWhatTheFileKeeps()
{
    Region region{.kind = Region::Kind::Polygon, .name = "Tumour", .down = 1, .across = 2};
    region.place = {1, {}, {}};
    region.points = {{1, 2}, {3, 4.5}, {5, 1}};
    const auto json = regionsToJson({&region, 1});
    FrameOptions options;
    options.vlMetalayers = {
        {std::string(regionsMetalayer),
         msgpack_value::writeValue(orAbort(msgpack_value::fromJson(json.dump())))}};
    m_heatmap.write("kept.b2nd", arrayFrame({3, 30, 40}, {1, 16, 16}, {1, 8, 8}, "<u2",
                                            counted<std::uint16_t>(3600), options));
    QVERIFY(m_heatmap.open("kept.b2nd", "1"));
    QTRY_COMPARE(set().regions().size(), std::size_t(1));
    QVERIFY(*set().regions()[0] == region);
}

const Registered<TestMeasuring, QApplication> registered;

} // namespace bloscope::tst_measuring

#include "tst_measuring.moc"
