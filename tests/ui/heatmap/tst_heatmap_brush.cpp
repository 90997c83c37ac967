#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/painted_heatmap.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/brush_bar.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/controls/fill_dialog.h"
#include "ui/document/document_edits.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/heatmap_view_state.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace bloscope::tst_heatmap_brush {

using namespace test;

// Cells that are painted over the picture, by mouse and by keys.
class TestHeatmapBrush : public QObject, PaintedHeatmap {
    Q_OBJECT

 private slots:
    void init() { open("|u1", std::vector<std::uint8_t>(192)); }
    void cleanup() { closeAll(); }

    void fillsTheWayOfTheMouse();
    void isSeenAtOnce();
    void followsEveryMotion();
    void isOneStepAStroke();
    void erases_data();
    void erases();
    void takesItsValueFromThePicture();
    void paintsWhereThePlaneIsSeenFromElsewhere_data();
    void paintsWhereThePlaneIsSeenFromElsewhere();
    void paintsPartsOfElements();
    void paintsByKeys();
    void changesItsSizeByKeys();
    void leavesThePlotItsOwn();
    void isRefusedWithASentence_data();
    void isRefusedWithASentence();
    void leavesDamagedChunksAlone();
    void keepsWhatItPaintedBesideDamagedChunks();
    void remembersWhatItPaintedWith();
    void isRoundWhereCellsAreNoSquares();
    void refusesValuesThatDoNotFit();
    void offersTheLabelsInSight();
    void endsItsStrokeWithThePlane();
    void fillsTheSelection();
    void leavesProjectionsAlone();
};

void TestHeatmapBrush::fillsTheWayOfTheMouse()
{
    turnOn();
    drag({3, 2}, {3, 9});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("3"), QString("0077777777000000"));
    QCOMPARE(cellsOf("4"), QString(16, '0'));
    QCOMPARE(m_edits->undoStack().undoText(), QString("Paint 7"));
    bar().setSize(3);
    drag({8, 8}, {8, 8});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("7:10, 6:11"), QString("077700777007770"));
}

void TestHeatmapBrush::isSeenAtOnce()
{
    m_look->chooseMap(*findColorMap("labels"));
    QTRY_VERIFY(m_plot->picture()->options.map->isPalette());
    turnOn("3", 3);
    const QColor label(findColorMap("labels")->ofLabel(3));
    QVERIFY(seenAt(5, 5) != label);
    QTest::mousePress(m_plot, Qt::LeftButton, {}, middleOf(5, 5));
    QCOMPARE(seenAt(5, 5), label);
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, middleOf(5, 5));
    QTest::mouseMove(m_plot, middleOf(9, 9));
    QVERIFY(waitForEnd());
    const auto shows = [this](double number) {
        const NumberPlane& numbers = m_plot->picture()->numbers;
        return !m_plot->picture()->isSampled() && numbers.numbers[5 * 16 + 5] == number;
    };
    QTRY_VERIFY(shows(3));
    QCOMPARE(seenAt(5, 5), label);
    m_edits->undo();
    QTRY_VERIFY(shows(0));
    QTRY_VERIFY(seenAt(5, 5) != label);
}

// Also those that come while something else is done, which are otherwise left out.
void TestHeatmapBrush::followsEveryMotion()
{
    const auto leavesOut = [] {
        return QCoreApplication::testAttribute(Qt::AA_CompressHighFrequencyEvents);
    };
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents);
    turnOn();
    QVERIFY(leavesOut());
    QTest::mousePress(m_plot, Qt::LeftButton, {}, middleOf(1, 1));
    QVERIFY(!leavesOut());
    for (const CellPosition cell : {CellPosition{1, 5}, {5, 5}, {5, 1}, {2, 1}})
        QTest::mouseMove(m_plot, middleOf(int(cell.row), int(cell.column)));
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, middleOf(2, 1));
    QVERIFY(leavesOut());
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("1, :7"), QString("0777770"));
    QCOMPARE(cellsOf("3, :7"), QString("0700070"));
    QCOMPARE(cellsOf("5, :7"), QString("0777770"));
}

void TestHeatmapBrush::isOneStepAStroke()
{
    turnOn();
    QTest::mousePress(m_plot, Qt::LeftButton, {}, middleOf(1, 1));
    for (int column = 2; column < 12; ++column) {
        QTest::mouseMove(m_plot, middleOf(1, column));
        QVERIFY(settle()); // a part of it is written
    }
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, middleOf(1, 11));
    drag({5, 1}, {5, 4});
    drag({6, 1}, {6, 4});
    QVERIFY(waitForEnd());
    QCOMPARE(m_edits->undoStack().count(), 3);
    QCOMPARE(cellsOf("1"), QString("0777777777770000"));
    for (int step = 0; step < 3; ++step)
        m_edits->undo();
    QCOMPARE(cellsOf(":"), QString(192, '0'));
    QVERIFY(m_edits->isClean());
}

void TestHeatmapBrush::erases_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("keys");
    QTest::newRow("right button") << int(Qt::RightButton) << 0;
    QTest::newRow("Shift") << int(Qt::LeftButton) << int(Qt::ShiftModifier);
}

void TestHeatmapBrush::erases()
{
    QFETCH(int, button);
    QFETCH(int, keys);
    open("|u1", std::vector<std::uint8_t>(192, 5));
    turnOn();
    drag({0, 0}, {0, 3}, Qt::MouseButton(button), Qt::KeyboardModifiers(keys));
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("0, :6"), QString("000055"));
    QCOMPARE(m_edits->undoStack().undoText(), QString("Erase"));
}

void TestHeatmapBrush::takesItsValueFromThePicture()
{
    std::vector<std::int64_t> cells(192);
    cells[2 * 16 + 3] = -9'007'199'254'740'993; // which no picture knows exactly
    cells[4 * 16 + 4] = 8;
    open("<i8", cells);
    turnOn();
    QTest::mouseClick(m_plot, Qt::LeftButton, Qt::AltModifier, middleOf(2, 3));
    QTRY_COMPARE(bar().value(), QString("-9007199254740993"));
    bar().setPicking(true);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middleOf(4, 4));
    QTRY_COMPARE(bar().value(), QString("8"));
    QVERIFY(!bar().isPicking());
    QVERIFY(!m_changes->isChanging());
    QVERIFY(m_edits->isClean());
}

void TestHeatmapBrush::paintsWhereThePlaneIsSeenFromElsewhere_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<bool>("isTransposed");
    QTest::addColumn<QString>("painted"); // at row 1, columns 2 to 4 of the picture
    QTest::newRow("as it is") << ":, :" << false << "1, 2:5";
    QTest::newRow("transposed") << ":, :" << true << "2:5, 1";
    QTest::newRow("backwards") << "::-1, ::2" << false << "10, 4:9:2";
    QTest::newRow("a part") << "4:, 3:" << false << "5, 5:8";
    QTest::newRow("a line") << "6" << false << "6, 2:5";
}

void TestHeatmapBrush::paintsWhereThePlaneIsSeenFromElsewhere()
{
    QFETCH(QString, slice);
    QFETCH(bool, isTransposed);
    QFETCH(QString, painted);
    m_opened->show(qPrintable(slice));
    if (isTransposed)
        document().transpose();
    m_look->setFlips(PlaneFlips{true, true});
    m_look->setAspect(CellAspect::Fill);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->plane == PicturePlane(document().slice()));
    turnOn();
    const int row = m_plot->picture()->plane.isStrip() ? 0 : 1;
    drag({row, 2}, {row, 4});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf(qPrintable(painted)), QString("777"));
    QCOMPARE(cellsOf(":").count('7'), 3);
}

void TestHeatmapBrush::paintsPartsOfElements()
{
    open("[('a', '|u1'), ('b', '<i2')]", std::vector<std::uint8_t>(6 * 7 * 3), {6, 7});
    m_look->setPart(partsToDraw(document().array()->dtype())[1]);
    QTRY_VERIFY(m_plot->picture());
    turnOn("-2");
    drag({0, 1}, {0, 1});
    QVERIFY(waitForEnd());
    QCOMPARE(bytesOf("0, 1"), (ByteBuffer{std::byte{0}, std::byte{0xFE}, std::byte{0xFF}}));
}

void TestHeatmapBrush::paintsByKeys()
{
    QSignalSpy notices(m_view.get(), &HeatmapView::notice);
    turnOn();
    QTest::keyClick(m_plot, Qt::Key_Space);
    QCOMPARE(notices.size(), 1);
    m_plot->shown().setMark(CellPosition{2, 2});
    QTest::keyClick(m_plot, Qt::Key_Space);
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_plot, Qt::Key_Space);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, :5"), QString("00770"));
    QTest::keyClick(m_plot, Qt::Key_Space, Qt::ShiftModifier);
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("2, :5"), QString("00700"));
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QVERIFY(!action()->isChecked() && bar().isHidden());
    QVERIFY(m_plot->mark()); // which another Escape takes away
}

void TestHeatmapBrush::changesItsSizeByKeys()
{
    turnOn("1", 1);
    QTest::keyClick(m_plot, Qt::Key_BracketRight);
    QCOMPARE(bar().size(), 2);
    bar().setSize(BrushBar::mostCells);
    QTest::keyClick(m_plot, Qt::Key_BracketRight);
    QCOMPARE(bar().size(), BrushBar::mostCells);
    QTest::keyClick(m_plot, Qt::Key_BracketLeft);
    QCOMPARE(bar().size(), BrushBar::mostCells / 10 * 9);
}

// Zoom by the wheel, moves with Ctrl; and all of it once the brush is put away.
void TestHeatmapBrush::leavesThePlotItsOwn()
{
    turnOn();
    m_plot->navigator().zoomIn();
    const PlaneView before = m_plot->navigator().view();
    drag({5, 8}, {6, 9}, Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(!(m_plot->navigator().view() == before));
    action()->trigger();
    drag({5, 8}, {6, 9});
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middleOf(6, 8));
    QVERIFY(m_plot->mark());
    QVERIFY(waitForEnd());
    QVERIFY(m_edits->isClean());
}

void TestHeatmapBrush::isRefusedWithASentence_data()
{
    QTest::addColumn<bool>("isFloat");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("floats") << true << "Only whole numbers and Booleans can be painted.";
    QTest::newRow("files without edits")
        << false
        << "This array is inside another file, so it cannot be edited here. Save a copy first.";
}

void TestHeatmapBrush::isRefusedWithASentence()
{
    QFETCH(bool, isFloat);
    if (isFloat)
        open("<f4", std::vector<float>(192));
    else
        m_changes->setEdits(nullptr);
    QSignalSpy notices(m_view.get(), &HeatmapView::notice);
    QSignalSpy refusals(m_changes.get(), &ValueChanges::refused); // of which a copy is an answer
    action()->trigger();
    QVERIFY(!action()->isChecked());
    QVERIFY(bar().isHidden());
    QCOMPARE(notices.size(), isFloat ? 1 : 0);
    QCOMPARE(refusals.size(), isFloat ? 0 : 1);
    const QString sentence = (isFloat ? notices : refusals)[0][0].toString();
    QTEST(sentence, "sentence");
    QCOMPARE(action()->toolTip(), sentence);
}

// The others take it.
void TestHeatmapBrush::leavesDamagedChunksAlone()
{
    ByteBuffer frame =
        arrayFrame({12, 160}, {12, 80}, {12, 40}, "|u1", counted<std::uint8_t>(12 * 160));
    damageBlock(frame, 1, 1); // columns 120 and on cannot be read, those from 80 on not written
    open(std::move(frame));
    turnOn();
    QSignalSpy refusals(m_changes.get(), &ValueChanges::refused);
    QTest::mouseMove(m_plot, middleOf(3, 90));
    QTRY_COMPARE(m_plot->cursor().shape(), Qt::ForbiddenCursor);
    drag({3, 90}, {3, 95});
    QCOMPARE(refusals.size(), 1);
    QVERIFY2(refusals[0][0].toString().startsWith("Values cannot be edited here: chunk 1: "),
             qPrintable(refusals[0][0].toString()));
    QVERIFY(!m_changes->isChanging());
    QTest::mouseMove(m_plot, middleOf(3, 20));
    QTRY_COMPARE(m_plot->cursor().shape(), Qt::CrossCursor);
    drag({3, 20}, {3, 22});
    QVERIFY(waitForEnd());
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(m_edits->undoStack().count(), 1);
}

void TestHeatmapBrush::keepsWhatItPaintedBesideDamagedChunks()
{
    ByteBuffer frame =
        arrayFrame({12, 160}, {12, 80}, {12, 40}, "|u1", counted<std::uint8_t>(12 * 160));
    damageBlock(frame, 1, 1); // nothing from column 80 on can be written
    open(std::move(frame));
    turnOn();
    QSignalSpy notices(m_view->findChild<HeatmapBrush*>(), &HeatmapBrush::notice);
    QSignalSpy failures(m_changes.get(), &ValueChanges::failed);
    QTest::mouseMove(m_plot, middleOf(3, 70));
    QTRY_COMPARE(m_plot->cursor().shape(), Qt::CrossCursor);
    drag({3, 70}, {3, 90});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("3, 70:80"), "7777777777");
    QCOMPARE(m_edits->undoStack().count(), 1);
    QCOMPARE(failures.size(), 0);
    QVERIFY(!notices.isEmpty());
    QVERIFY2(notices[0][0].toString().startsWith("Some cells cannot be painted: chunk 1: "),
             qPrintable(notices[0][0].toString()));
}

void TestHeatmapBrush::remembersWhatItPaintedWith()
{
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    turnOn("9", 4);
    drag({3, 3}, {3, 5});
    QVERIFY(chosen.size() > 0);
    const HeatmapViewState state = heatmapStateFrom(toJson(m_view->state()));
    QCOMPARE(state.brush, (BrushChoice{"9", 4}));
    QVERIFY(waitForEnd());
    init();
    QCOMPARE(bar().choice(), BrushChoice());
    m_view->restore(state);
    QCOMPARE(bar().choice(), (BrushChoice{"9", 4}));
    const BrushChoice all{"2", 300, BrushTool::Lasso, "0", {"3", "5"}, {true, "-7.5", "80"}};
    bar().setChoice(all);
    QCOMPARE(bar().choice(), all);
    QCOMPARE(brushChoiceFrom(toJson(all)), all);
}

void TestHeatmapBrush::isRoundWhereCellsAreNoSquares()
{
    open("|u1", std::vector<std::uint8_t>(640), {40, 16});
    m_look->setAspect(CellAspect::Fill); // cells are wide
    turnOn("7", 9);
    const auto pixels = [](const QCPAxis& axis) {
        return std::abs(axis.coordToPixel(1) - axis.coordToPixel(0));
    };
    const double columns = 9 * pixels(*m_plot->yAxis) / pixels(*m_plot->xAxis);
    QVERIFY(columns < 6);
    drag({20, 8}, {20, 8});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf(":, 8").count('7'), 9);
    QVERIFY(std::abs(static_cast<double>(cellsOf("20, :").count('7')) - columns) <= 1);
}

void TestHeatmapBrush::refusesValuesThatDoNotFit()
{
    QSignalSpy notices(m_view.get(), &HeatmapView::notice);
    turnOn("256");
    drag({0, 0}, {0, 3});
    QCOMPARE(notices.size(), 1);
    QVERIFY2(notices[0][0].toString().startsWith("This cannot be painted: \"256\" is"),
             qPrintable(notices[0][0].toString()));
    QVERIFY(!m_changes->isChanging());
    bar().setValue("25");
    drag({0, 0}, {0, 3});
    QCOMPARE(notices.size(), 2);
    QCOMPARE(notices[1][0].toString(), QString()); // the other one is no longer true
    drag({1, 0}, {1, 3});
    QCOMPARE(notices.size(), 2);
}

void TestHeatmapBrush::offersTheLabelsInSight()
{
    std::vector<std::uint8_t> cells(192);
    cells[17] = 4;
    cells[18] = 200;
    open("|u1", cells);
    turnOn("9");
    auto* box = qobject_cast<QComboBox*>(bar().findChild<QLineEdit*>()->parentWidget());
    QTRY_COMPARE(box->count(), 3);
    QCOMPARE(box->itemText(0) + ' ' + box->itemText(1) + ' ' + box->itemText(2),
             QString("0 4 200"));
    QCOMPARE(bar().value(), QString("9")); // which stays
    drag({0, 0}, {0, 0});
    QTRY_COMPARE(box->count(), 4);
}

void TestHeatmapBrush::endsItsStrokeWithThePlane()
{
    open("|u1", std::vector<std::uint8_t>(2 * 192), {2, 12, 16});
    turnOn();
    QTest::mousePress(m_plot, Qt::LeftButton, {}, middleOf(1, 1));
    m_opened->show("1");
    QTest::mouseMove(m_plot, middleOf(8, 8));
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, middleOf(8, 8));
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("0").count('7'), 1);
    QCOMPARE(cellsOf("1").count('7'), 0);
}

// As the table does: what has the value already makes no step.
void TestHeatmapBrush::fillsTheSelection()
{
    QVERIFY(m_view->canFillSelection());
    drag({2, 3}, {4, 5}, Qt::LeftButton, Qt::ShiftModifier);
    for (int turn = 0; turn < 2; ++turn) {
        m_view->fillSelection();
        auto* dialog = m_view->findChild<FillDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>()->setText("6");
        dialog->accept();
        QVERIFY(waitForEnd());
        QTRY_VERIFY(!m_view->findChild<FillDialog*>());
    }
    QCOMPARE(cellsOf("1:6, 2:7"), QString("0000006660066600666000000"));
    QCOMPARE(m_edits->undoStack().count(), 1);
    QCOMPARE(m_edits->undoStack().undoText(), QString("Fill Selection"));
}

// Their cells have no place of their own in the array.
void TestHeatmapBrush::leavesProjectionsAlone()
{
    open("|u1", std::vector<std::uint8_t>(24), {2, 3, 4});
    turnOn();
    HeatmapViewState state = m_view->state();
    state.computation = PlaneComputation{PlaneComputation::Kind::Maximum, 0, 0, 1};
    m_view->restore(state);
    QSignalSpy notices(m_view.get(), &HeatmapView::notice);
    const auto isRefused = [&] {
        const QString sentence = notices.isEmpty() ? QString() : notices.takeLast()[0].toString();
        notices.clear();
        return sentence.startsWith("A projection cannot be painted.");
    };
    drag({1, 1}, {1, 2});
    QVERIFY(isRefused());
    m_plot->markInSight({1, 1});
    m_plot->setFocus();
    QTest::keyClick(m_plot, Qt::Key_Space);
    QVERIFY(isRefused());
    bar().setTool(BrushTool::Fill);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, at({1, 1}));
    QVERIFY(isRefused());
    m_view->fillSelection();
    QVERIFY(notices.takeLast()[0].toString().startsWith("The cells of a projection cannot"));
    QCOMPARE(cellsOf(""), QString(24, '0'));
    state.computation.reset();
    m_view->restore(state);
    bar().setTool(BrushTool::Disc);
    drag({1, 1}, {1, 2});
    QVERIFY(waitForEnd());
    QCOMPARE(cellsOf("0, 1"), QString("0770"));
}

const Registered<TestHeatmapBrush, QApplication> registered;

} // namespace bloscope::tst_heatmap_brush

#include "tst_heatmap_brush.moc"
