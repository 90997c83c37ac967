#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "tests/ui/heatmap/painted_heatmap.h"
#include "ui/brush/brush_layer.h"
#include "ui/brush/paint_where.h"

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

namespace bloscope::tst_brush_tools {

using namespace test;

constexpr std::int64_t planes = 6;
constexpr std::int64_t rows = 12;
constexpr std::int64_t columns = 16;

std::size_t cellAt(std::int64_t plane, std::int64_t row, std::int64_t column)
{
    return std::size_t((plane * rows + row) * columns + column);
}

// Squares of a label from (4, 4) on, in some planes.
std::vector<std::uint8_t> squares(const std::vector<std::int64_t>& inPlanes, std::uint8_t label,
                                  std::int64_t side = 4)
{
    std::vector<std::uint8_t> cells(std::size_t(planes * rows * columns));
    for (const std::int64_t plane : inPlanes)
        for (std::int64_t row = 4; row < 4 + side; ++row)
            for (std::int64_t column = 4; column < 4 + side; ++column)
                cells[cellAt(plane, row, column)] = label;
    return cells;
}

// What is painted in a volume other than with a disc, and over what.
class TestBrushTools : public QObject, PaintedHeatmap {
    Q_OBJECT

 private slots:
    void init() { openVolume(squares({}, 0)); }
    void cleanup() { closeAll(); }

    void paintsBalls();
    void paintsBallsThatAreRoundInSpace();
    void showsBallsInTheSlicesAround();
    void paintsOverWhatMayBePainted_data();
    void paintsOverWhatMayBePainted();
    void showsAtOnceWhatIsProtected();
    void paintsWhereTheImageIsWithinLimits();
    void refusesLimitsThatAreNoNumbers();
    void fillsRegions_data();
    void fillsRegions();
    void fillsByKeys();
    void fillsPolygons();
    void fillsPolygonsByKeys();
    void fillsWhatTheLassoSurrounds();
    void interpolatesBetweenSlices();
    void saysWhyNothingIsInterpolated();
    void copiesToTheNextSlice();
    void erasesIslands();
    void choosesToolsByKeys();
    void protectsSeveralValuesInOneGo();

 private:
    void openVolume(const std::vector<std::uint8_t>& cells, const char* slice = "2")
    {
        open(arrayFrame({planes, rows, columns}, {2, 6, 8}, {1, 3, 8}, "|u1",
                        std::as_bytes(std::span(cells))));
        showSlice(slice);
    }
    void showSlice(const char* slice)
    {
        m_opened->show(slice);
        QTRY_VERIFY(m_plot->picture() &&
                    m_plot->picture()->plane == PicturePlane(document().slice()) &&
                    !m_plot->picture()->isSampled());
    }
    void use(BrushTool tool, const QString& value = "7", int size = 5)
    {
        turnOn(value, size);
        bar().setTool(tool);
        QVERIFY(settle());
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    void click(CellPosition cell, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(m_plot, Qt::LeftButton, keys, at(cell));
    }
    std::int64_t countOf(const char* slice, char digit) { return cellsOf(slice).count(digit); }
    QString undoText() const { return m_edits->undoStack().undoText(); }
};

void TestBrushTools::paintsBalls()
{
    use(BrushTool::Ball);
    drag({6, 6}, {6, 6});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 6, 4:9"), QString("77777"));
    QCOMPARE(cellsOf("2:5, 6, 6"), QString("777"));
    QCOMPARE(cellsOf("0, 6, 3:10"), QString("0077700")); // towards its end
    QCOMPARE(countOf("5", '7'), 0);
    QCOMPARE(countOf("1", '7'), countOf("3", '7'));
    QVERIFY(countOf("0", '7') < countOf("2", '7'));
    QCOMPARE(m_edits->undoStack().count(), 1);
    m_edits->undo();
    QCOMPARE(countOf(":", '7'), 0);
}

void TestBrushTools::paintsBallsThatAreRoundInSpace()
{
    FrameOptions options;
    options.metalayers = {{"med_blosc2", fromJson(R"({"image": {}, "spatial": {"spacing": [3, 1, 1],
            "origin": [0, 0, 0], "direction": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]},
            "_med_blosc2_version": "v0"})")}};
    const auto cells = squares({}, 0);
    open(arrayFrame({planes, rows, columns}, "|u1", std::as_bytes(std::span(cells)), options));
    QCOMPARE(document().geometry()->spacing(), (std::vector<double>{3, 1, 1}));
    showSlice("2");
    use(BrushTool::Ball, "7", 9);
    drag({6, 6}, {6, 6});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 6, 2:11"), QString(9, '7'));
    QCOMPARE(cellsOf(":, 6, 6"), QString("077700"));
}

// Until they are written.
void TestBrushTools::showsBallsInTheSlicesAround()
{
    const PlaneStack stack(PicturePlane(document().slice()), 0);
    const BrushShape brush = BrushShape::ball(5, {});
    const CellRect all = stack.plane().all();
    const PaintedCells painted{stack, brushAt({6, 6}, brush, all), {}, BrushWay{{{6, 6}}, brush}};
    const auto inSlice = [&](const char* slice) {
        return painted.cellsIn(PicturePlane(*Slice::parse(slice, document().array()->shape())))
            .cellCount();
    };
    QVERIFY(inSlice("2") > inSlice("4"));
    QVERIFY(inSlice("4") > 0);
    QCOMPARE(inSlice("4"), inSlice("0"));
    QCOMPARE(inSlice("5"), 0);
    QCOMPARE(inSlice(":, 3"), 0); // another plane
}

void TestBrushTools::paintsOverWhatMayBePainted_data()
{
    QTest::addColumn<BrushChoice>("choice");
    QTest::addColumn<QString>("line"); // from 0 1 2 3 0 1 2 3 ...
    QTest::newRow("everything") << BrushChoice{} << "7777777777777777";
    QTest::newRow("unlabelled") << BrushChoice{.only = "0"} << "7123712371237123";
    QTest::newRow("a label") << BrushChoice{.only = "2"} << "0173017301730173";
    QTest::newRow("protected") << BrushChoice{.isProtected = {"1", "3"}} << "7173717371737173";
    QTest::newRow("both") << BrushChoice{.only = "1", .isProtected = {"1"}} << "0123012301230123";
    QTest::newRow("no such value") << BrushChoice{.isProtected = {"1000"}} << "7777777777777777";
}

void TestBrushTools::paintsOverWhatMayBePainted()
{
    QFETCH(BrushChoice, choice);
    std::vector<std::uint8_t> cells(std::size_t(planes * rows * columns));
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = i % 4;
    openVolume(cells);
    turnOn("7", 1);
    bar().where().setValues(choice.only, choice.isProtected);
    drag({3, 0}, {3, 15});
    QVERIFY(waitForEnd());
    QTEST(cellsOf("2, 3"), "line");
    QCOMPARE(cellsOf("2, 4"), QString("0123012301230123"));
}

void TestBrushTools::showsAtOnceWhatIsProtected()
{
    openVolume(squares({2}, 3));
    m_look->chooseMap(*findColorMap("labels"));
    QTRY_VERIFY(m_plot->picture()->options.map->isPalette());
    turnOn("5", 3);
    bar().where().setValues({}, {"3"});
    const QColor label(findColorMap("labels")->ofLabel(5));
    const QColor before(findColorMap("labels")->ofLabel(3));
    QTest::mousePress(m_plot, Qt::LeftButton, {}, at({4, 3}));
    QCOMPARE(seenAt(4, 3), label);
    QCOMPARE(seenAt(4, 4), before);
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, at({4, 3}));
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 4, 2:6"), QString("5533"));
}

// The image is what is painted itself here.
void TestBrushTools::paintsWhereTheImageIsWithinLimits()
{
    std::vector<std::uint8_t> cells(std::size_t(planes * rows * columns));
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = std::uint8_t(i % 8);
    openVolume(cells);
    turnOn("9", 1);
    auto* limits = bar().where().limitFields()->findChild<QToolButton*>();
    limits->click();
    QCOMPARE(bar().where().limits().low, QString("0")); // as the picture
    QCOMPARE(bar().where().limits().high, QString("7"));
    bar().where().setLimits({true, "5", "2"}); // in any order
    drag({3, 0}, {3, 15});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 3"), QString("0199996701999967"));
}

void TestBrushTools::refusesLimitsThatAreNoNumbers()
{
    QSignalSpy notices(&brush(), &HeatmapBrush::notice);
    turnOn();
    bar().where().setLimits({true, "x", "2"});
    drag({3, 0}, {3, 5});
    QCOMPARE(notices.size(), 1);
    QCOMPARE(notices[0][0].toString(),
             QString("This cannot be painted: the limits of the image are not two numbers."));
    QVERIFY(!m_changes->isChanging() && m_edits->isClean());
}

void TestBrushTools::fillsRegions_data()
{
    QTest::addColumn<BrushTool>("tool");
    QTest::addColumn<int>("filled"); // cells of 16 in each of three slices
    QTest::newRow("of the slice") << BrushTool::Fill << 16;
    QTest::newRow("of the volume") << BrushTool::FillVolume << 48;
}

void TestBrushTools::fillsRegions()
{
    QFETCH(BrushTool, tool);
    QFETCH(int, filled);
    openVolume(squares({1, 2, 3, 5}, 3));
    use(tool);
    click({5, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(countOf(":", '7'), filled);
    QCOMPARE(countOf("5", '7'), 0); // not connected
    QCOMPARE(undoText(), QString("Fill Region with 7"));
    click({5, 5}, Qt::ShiftModifier);
    QVERIFY(waitForEnd());
    QCOMPARE(countOf(":", '7'), 0);
    QCOMPARE(undoText(), QString("Erase Region"));
}

void TestBrushTools::fillsByKeys()
{
    openVolume(squares({2}, 3));
    use(BrushTool::Fill);
    m_plot->shown().setMark(CellPosition{4, 4});
    QTest::keyClick(m_plot, Qt::Key_Space);
    QVERIFY(waitForEnd());
    QCOMPARE(countOf("2", '7'), 16);
}

void TestBrushTools::fillsPolygons()
{
    use(BrushTool::Polygon);
    for (const CellPosition corner : {CellPosition{2, 2}, {2, 8}, {8, 8}})
        click(corner);
    QVERIFY(!m_changes->isChanging());
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, at({8, 2}));
    QTest::mouseDClick(m_plot, Qt::LeftButton, {}, at({8, 2}));
    QVERIFY(waitForEnd());
    QVERIFY(countOf("2", '7') >= 25); // those between the corners in any case
    QCOMPARE(cellsOf("2, 3:8, 3:8"), QString(25, '7'));
    QCOMPARE(countOf("2, 9:", '7'), 0);
    QCOMPARE(m_edits->undoStack().count(), 1);
}

void TestBrushTools::fillsPolygonsByKeys()
{
    use(BrushTool::Polygon);
    const auto setCorner = [this](CellPosition corner) {
        m_plot->shown().setMark(corner);
        QTest::keyClick(m_plot, Qt::Key_Space);
    };
    for (const CellPosition corner : {CellPosition{2, 2}, {2, 8}, {8, 8}, {11, 0}})
        setCorner(corner);
    QTest::keyClick(m_plot, Qt::Key_Backspace);
    setCorner({8, 2});
    QTest::keyClick(m_plot, Qt::Key_Return);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 3:8, 3:8"), QString(25, '7'));
    QCOMPARE(countOf("2, 9:", '7'), 0);
    setCorner({2, 2});
    QTest::keyClick(m_plot, Qt::Key_Escape); // the line alone
    QVERIFY(brush().isOn());
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QVERIFY(!brush().isOn());
    QCOMPARE(m_edits->undoStack().count(), 1);
}

void TestBrushTools::fillsWhatTheLassoSurrounds()
{
    use(BrushTool::Lasso);
    QTest::mousePress(m_plot, Qt::LeftButton, {}, at({2, 2}));
    for (const CellPosition corner : {CellPosition{2, 8}, {8, 8}, {8, 2}})
        QTest::mouseMove(m_plot, at(corner));
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, at({8, 2}));
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, 3:8, 3:8"), QString(25, '7'));
    QSignalSpy notices(&brush(), &HeatmapBrush::notice);
    click({10, 10});
    QCOMPARE(notices.size(), 1);
    QCOMPARE(notices[0][0].toString(),
             QString("The line does not surround the middle of any cell."));
}

void TestBrushTools::interpolatesBetweenSlices()
{
    openVolume(squares({0, 4}, 3), "2");
    turnOn("3");
    QTest::keyClick(m_plot, Qt::Key_I);
    QVERIFY(waitForEnd());
    QCOMPARE(countOf("1:4", '3'), 48);
    QCOMPARE(countOf("5", '3'), 0);
    QCOMPARE(undoText(), QString("Interpolate 3"));
    m_edits->undo();
    QCOMPARE(countOf("1:4", '3'), 0);
}

void TestBrushTools::saysWhyNothingIsInterpolated()
{
    openVolume(squares({0}, 3), "2");
    QSignalSpy failures(m_changes.get(), &ValueChanges::failed);
    turnOn("3");
    QTest::keyClick(m_plot, Qt::Key_I);
    QVERIFY(waitForEnd());
    QCOMPARE(failures.size(), 1);
    QCOMPARE(failures[0][0].toString(), QString("Interpolate 3: nothing was changed: there is no "
                                                "gap between slices with the label here."));
    QVERIFY(m_edits->isClean());
}

void TestBrushTools::copiesToTheNextSlice()
{
    openVolume(squares({2}, 3));
    turnOn("3");
    QTest::keyClick(m_plot, Qt::Key_N);
    QTRY_COMPARE(document().slice().text(), std::string("[3, :, :]"));
    QCOMPARE(countOf("3", '3'), 16);
    QTest::keyClick(m_plot, Qt::Key_N, Qt::ShiftModifier);
    QTRY_COMPARE(document().slice().text(), std::string("[2, :, :]"));
    action()->trigger();
    QTest::keyClick(m_plot, Qt::Key_N); // nobody paints
    QVERIFY(!m_changes->isChanging());
    QCOMPARE(document().slice().text(), std::string("[2, :, :]"));
}

void TestBrushTools::erasesIslands()
{
    auto cells = squares({2}, 3);
    cells[cellAt(2, 10, 10)] = 3;
    cells[cellAt(4, 0, 0)] = 3;
    openVolume(cells);
    turnOn("3");
    const auto erase = [this](Qt::KeyboardModifiers keys, int fewest) {
        m_view->activateWindow();
        QTRY_VERIFY(m_plot->hasFocus());
        QTest::keyClick(m_plot, Qt::Key_K, keys);
        auto* dialog = m_view->findChild<QInputDialog*>();
        QVERIFY(dialog);
        dialog->setIntValue(fewest);
        dialog->accept();
        QVERIFY(waitForEnd());
        QTRY_VERIFY(!m_view->findChild<QInputDialog*>());
    };
    erase(Qt::ShiftModifier, 5);
    QCOMPARE(countOf(":", '3'), 17); // that of the slice is gone
    erase({}, 5);
    QCOMPARE(countOf(":", '3'), 16);
    erase({}, 17);
    QCOMPARE(countOf(":", '3'), 0);
    QCOMPARE(m_edits->undoStack().count(), 3);
    QCOMPARE(undoText(), QString("Erase Islands of 3"));
}

void TestBrushTools::choosesToolsByKeys()
{
    turnOn();
    QTest::keyClick(m_plot, Qt::Key_4);
    QCOMPARE(bar().tool(), BrushTool::FillVolume);
    QTest::keyClick(m_plot, Qt::Key_1);
    QCOMPARE(bar().tool(), BrushTool::Disc);
}

void TestBrushTools::protectsSeveralValuesInOneGo()
{
    openVolume(squares({2}, 3));
    turnOn();
    auto* values = qobject_cast<QComboBox*>(bar().findChild<QLineEdit*>()->parentWidget());
    QTRY_VERIFY(values->count() > 0);
    auto* button = qobject_cast<QToolButton*>(bar().where().protectButton());
    QMenu* menu = button->menu();
    menu->popup(button->mapToGlobal(QPoint()));
    QVERIFY(menu->isVisible());
    QStringList texts;
    for (QAction* each : menu->actions())
        if (each->isCheckable()) {
            texts << each->text();
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
        }
    QVERIFY(menu->isVisible());
    QCOMPARE(texts, (QStringList{"unlabelled (0)", "3"}));
    QCOMPARE(bar().where().isProtected(), (QStringList{"0", "3"}));
    QCOMPARE(button->text(), QString("&Protect (2)"));
    menu->actions().last()->trigger();
    QVERIFY(bar().where().isProtected().isEmpty());
    menu->hide();
}

const Registered<TestBrushTools, QApplication> registered;

} // namespace bloscope::tst_brush_tools

#include "tst_brush_tools.moc"
