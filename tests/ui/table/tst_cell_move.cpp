#include "core/cells/cell_selection.h"
#include "ui/grid/cell_move.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTest>

namespace bloscope::tst_cell_move {

namespace {

constexpr std::int64_t manyRows = 1'000'000'000'000;
constexpr CellRect all{0, 0, manyRows, 8};

} // namespace

class TestCellMove : public QObject {
    Q_OBJECT

 private slots:
    void takesKeysToCells_data();
    void takesKeysToCells();
    void knowsKeysThatMoveNothing();
    void selectsFromTheAnchorToTheCurrentCell();
    void intersectsRectangles();
};

void TestCellMove::takesKeysToCells_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("control");
    QTest::addColumn<CellPosition>("from");
    QTest::addColumn<CellPosition>("to");
    const CellPosition middle{500, 3};
    const std::int64_t last = manyRows - 1;
    QTest::newRow("up") << Qt::Key_Up << false << middle << CellPosition{499, 3};
    QTest::newRow("up at the top")
        << Qt::Key_Up << false << CellPosition{0, 3} << CellPosition{0, 3};
    QTest::newRow("down") << Qt::Key_Down << false << middle << CellPosition{501, 3};
    QTest::newRow("left") << Qt::Key_Left << false << middle << CellPosition{500, 2};
    QTest::newRow("right at the end")
        << Qt::Key_Right << false << CellPosition{500, 7} << CellPosition{500, 7};
    QTest::newRow("page down") << Qt::Key_PageDown << false << middle << CellPosition{540, 3};
    QTest::newRow("page up to the top")
        << Qt::Key_PageUp << false << CellPosition{11, 3} << CellPosition{0, 3};
    QTest::newRow("home") << Qt::Key_Home << false << middle << CellPosition{500, 0};
    QTest::newRow("end") << Qt::Key_End << false << middle << CellPosition{500, 7};
    QTest::newRow("control home") << Qt::Key_Home << true << middle << CellPosition{0, 0};
    QTest::newRow("control end") << Qt::Key_End << true << middle << CellPosition{last, 7};
    QTest::newRow("control up") << Qt::Key_Up << true << middle << CellPosition{0, 3};
    QTest::newRow("control down") << Qt::Key_Down << true << middle << CellPosition{last, 3};
    QTest::newRow("control left") << Qt::Key_Left << true << middle << CellPosition{500, 0};
    QTest::newRow("control right") << Qt::Key_Right << true << middle << CellPosition{500, 7};
}

void TestCellMove::takesKeysToCells()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, control);
    QFETCH(CellPosition, from);
    QFETCH(CellPosition, to);
    const QKeyEvent event(QEvent::KeyPress, key, control ? Qt::ControlModifier : Qt::NoModifier);
    const auto move = moveOf(event);
    QVERIFY(move.has_value());
    QCOMPARE(moved(from, *move, all, 40), to);
}

void TestCellMove::knowsKeysThatMoveNothing()
{
    QVERIFY(!moveOf(QKeyEvent(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier)));
    QVERIFY(!moveOf(QKeyEvent(QEvent::KeyPress, Qt::Key_Left, Qt::AltModifier)));
    QVERIFY(moveOf(QKeyEvent(QEvent::KeyPress, Qt::Key_Left, Qt::ShiftModifier)));
}

void TestCellMove::selectsFromTheAnchorToTheCurrentCell()
{
    CellSelection selection;
    QVERIFY(selection.rect().isEmpty());
    selection.start({5, 6});
    QCOMPARE(selection.rect(), (CellRect{5, 6, 1, 1}));
    selection.extendTo({manyRows - 1, 2});
    QCOMPARE(selection.rect(), (CellRect{5, 2, manyRows - 5, 5}));
    QCOMPARE(selection.current(), (CellPosition{manyRows - 1, 2}));
    selection.extendTo({1, 6});
    QCOMPARE(selection.rect(), (CellRect{1, 6, 5, 1}));
    selection.clear();
    QVERIFY(selection.isEmpty());
}

void TestCellMove::intersectsRectangles()
{
    QCOMPARE(intersected({0, 0, 10, 10}, {5, 6, 10, 2}), (CellRect{5, 6, 5, 2}));
    QVERIFY(intersected({0, 0, 10, 10}, {10, 0, 1, 1}).isEmpty());
    QVERIFY(intersected({0, 0, 10, 10}, {20, 20, 5, 5}).isEmpty());
}

const test::Registered<TestCellMove, QCoreApplication> registered;

} // namespace bloscope::tst_cell_move

#include "tst_cell_move.moc"
