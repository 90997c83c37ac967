#include "core/plane/plane_view.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

#include <cmath>

namespace bloscope::tst_plane_view {

namespace {

using CellHeight = std::optional<double>;

constexpr CellHeight fill = std::nullopt;
constexpr CellHeight square = 1;

} // namespace

class TestPlaneView : public QObject {
    Q_OBJECT

 private slots:
    void showsAll_data();
    void showsAll();
    void keepsThePointItZoomsAround();
    void neverShowsLessThanAFewCellsNorMoreThanAll();
    void showsAllAfterAsManyStepsBack();
    void keepsCellsSquareWhileZooming();
    void staysOnThePlaneWhileMoving();
    void adaptsToAnotherRoom();
};

void TestPlaneView::showsAll_data()
{
    QTest::addColumn<CellHeight>("cellHeight");
    QTest::addColumn<PlaneView>("view");
    QTest::newRow("filling the room") << fill << PlaneView{0, 0, 100, 50};
    QTest::newRow("as squares") << square << PlaneView{0, -25, 100, 100};
    QTest::newRow("three times as high") << CellHeight(3) << PlaneView{-25, 0, 150, 50};
    QTest::newRow("half as high") << CellHeight(0.5) << PlaneView{0, -75, 100, 200};
}

void TestPlaneView::showsAll()
{
    QFETCH(CellHeight, cellHeight);
    QFETCH(PlaneView, view);
    const PlaneRoom room(50, 100, {400, 400}, cellHeight);
    QCOMPARE(room.all(), view);
    QVERIFY(room.isAll(room.all()));
    QVERIFY(!room.isAll(room.zoomed(room.all(), 2, {50, 25})));
}

void TestPlaneView::keepsThePointItZoomsAround()
{
    const PlaneRoom room(50, 100, {400, 400}, fill);
    QCOMPARE(room.zoomed(room.all(), 2, {20, 10}), (PlaneView{10, 5, 50, 25}));
    QCOMPARE(room.zoomed(room.all(), 2, {100, 50}), (PlaneView{50, 25, 50, 25}));
    QCOMPARE(room.zoomed({10, 5, 50, 25}, 0.5, {20, 10}), room.all());
}

void TestPlaneView::neverShowsLessThanAFewCellsNorMoreThanAll()
{
    const PlaneRoom room(50, 100, {400, 400}, fill);
    const PlaneView nearest = room.zoomed(room.all(), 1e6, {20, 10});
    QCOMPARE(nearest.width, 4.0);
    QCOMPARE(nearest.height, 4.0);
    QCOMPARE(room.zoomed(nearest, 1e-6, {20, 10}), room.all());
    const PlaneRoom strip(1, 3, {400, 400}, fill);
    QCOMPARE(strip.zoomed(strip.all(), 10, {1, 0}), strip.all());
}

void TestPlaneView::showsAllAfterAsManyStepsBack()
{
    for (const CellHeight cellHeight : {fill, square}) {
        const PlaneRoom room(50, 100, {400, 400}, cellHeight);
        for (const double notches : {0.125, 1 / 3.0, 1.0, 3.0})
            for (int steps = 1; steps <= 8; ++steps) {
                PlaneView view = room.all();
                for (int step = 0; step < steps; ++step)
                    view = room.zoomed(view, std::pow(1.25, notches), {20, 10});
                QVERIFY(!room.isAll(view));
                for (int step = 0; step < steps; ++step)
                    view = room.zoomed(view, std::pow(1.25, -notches), {60, 30});
                QVERIFY(room.isAll(view));
                QCOMPARE(view, room.all());
            }
    }
}

void TestPlaneView::keepsCellsSquareWhileZooming()
{
    const PlaneRoom room(1000, 100, {400, 200}, square);
    for (const double factor : {1.5, 10.0, 1e6}) {
        const PlaneView view = room.zoomed(room.all(), factor, {50, 500});
        QCOMPARE(view.width / view.height, 2.0);
    }
}

void TestPlaneView::staysOnThePlaneWhileMoving()
{
    const PlaneRoom room(50, 100, {400, 400}, fill);
    const PlaneView view{10, 10, 20, 10};
    QCOMPARE(room.moved(view, {5, -3}), (PlaneView{15, 7, 20, 10}));
    QCOMPARE(room.moved(view, {-50, 90}), (PlaneView{0, 40, 20, 10}));
}

void TestPlaneView::adaptsToAnotherRoom()
{
    const PlaneView view{10, 10, 20, 10};
    QCOMPARE(PlaneRoom(50, 100, {10, 700}, fill).adapted(view), view);
    const PlaneView squares = PlaneRoom(50, 100, {300, 300}, square).adapted(view);
    QCOMPARE(squares.width, squares.height);
    QCOMPARE(squares.left + squares.width / 2, 20.0);
    QCOMPARE(squares.top + squares.height / 2, 15.0);
}

const test::Registered<TestPlaneView, QCoreApplication> registered;

} // namespace bloscope::tst_plane_view

#include "tst_plane_view.moc"
