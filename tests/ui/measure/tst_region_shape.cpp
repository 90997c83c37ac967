#include "ui/measure/region_layer.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_region_shape {

using namespace test;

namespace {

const Shape shape = {4, 30, 20};

RegionShape shapeOf(const char* slice, bool isTransposed = false)
{
    Slice parsed = *Slice::parse(slice, shape);
    if (isTransposed)
        parsed.transpose();
    return RegionShape(PicturePlane(parsed));
}

} // namespace

class TestRegionShape : public QObject {
    Q_OBJECT

 private slots:
    void liesWhereItsCellsAre_data();
    void liesWhereItsCellsAre();
    void isMadeInAPlane();
    void hasHandles();
    void movesByWholeCells();
    void snapsToEdges_data();
    void snapsToEdges();
    void needsRowsAndColumns();
};

void TestRegionShape::liesWhereItsCellsAre_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<bool>("isTransposed");
    QTest::addColumn<QPointF>("point"); // of index (10, 6)
    QTest::newRow("whole") << QByteArray("2") << false << QPointF(6, 10);
    QTest::newRow("transposed") << QByteArray("2") << true << QPointF(10, 6);
    QTest::newRow("part") << QByteArray("2, 4:, 6:") << false << QPointF(0, 6);
    QTest::newRow("every second") << QByteArray("2, ::2, 1::2") << false << QPointF(2.5, 5);
    QTest::newRow("backwards") << QByteArray("2, ::-1, :") << false << QPointF(6, 19);
}

void TestRegionShape::liesWhereItsCellsAre()
{
    QFETCH(const QByteArray, slice);
    QFETCH(const bool, isTransposed);
    QFETCH(const QPointF, point);
    const RegionShape picture = shapeOf(slice, isTransposed);
    Region region = shapeOf("2").makeRegion(Region::Kind::Line, false);
    region.points = {{10, 6}};
    QVERIFY(picture.shows(region));
    QCOMPARE(picture.pointsOf(region), QPolygonF{point});
    QVERIFY(picture.placeOf(region, point) == region.points.front());
}

void TestRegionShape::isMadeInAPlane()
{
    const RegionShape picture = shapeOf("2");
    Region region = picture.makeRegion(Region::Kind::Ellipse, false);
    QCOMPARE(region.down, std::size_t(1));
    QCOMPARE(region.across, std::size_t(2));
    QCOMPARE(region.place[0], std::optional<std::int64_t>(2));
    QVERIFY(!shapeOf("1").shows(region));
    region = shapeOf("1").placed(region, false);
    QVERIFY(shapeOf("1").shows(region));
    region = picture.placed(region, true);
    QVERIFY(!region.place[0]);
    QVERIFY(shapeOf("3").shows(region));
    QVERIFY(!shapeOf(":, 3").shows(region));
}

void TestRegionShape::hasHandles()
{
    const RegionShape picture = shapeOf("0");
    Region box = picture.makeRegion(Region::Kind::Rectangle, false);
    box.points = {{9.5, 3.5}, {1.5, 7.5}};
    const std::vector<QPointF> handles = picture.handlesOf(box);
    QCOMPARE(handles.size(), std::size_t(8));
    QCOMPARE(handles.front(), QPointF(3.5, 1.5));
    QCOMPARE(handles.back(), QPointF(7.5, 9.5));
    const Region larger = picture.withHandleAt(box, 7, {9.9, 12.1});
    QCOMPARE(picture.outlineOf(larger).boundingRect(), QRectF(3.5, 1.5, 6, 11));
    const Region wider = picture.withHandleAt(box, 3, {0.2, 99}); // its left side
    QCOMPARE(picture.outlineOf(wider).boundingRect(), QRectF(0.5, 1.5, 7, 8));
    Region polygon = picture.makeRegion(Region::Kind::Polygon, false);
    polygon.points = {{1, 1}, {2, 8}, {9, 3}};
    QCOMPARE(picture.handlesOf(polygon).size(), std::size_t(3));
    QVERIFY(picture.withHandleAt(polygon, 1, {4.25, 5}).points[1] == (RegionPoint{5, 4.25}));
    QCOMPARE(picture.outlineOf(polygon).size(), 4);
    polygon.points.resize(1000);
    QVERIFY(picture.handlesOf(polygon).empty());
}

void TestRegionShape::movesByWholeCells()
{
    const RegionShape picture = shapeOf("0");
    Region line = picture.makeRegion(Region::Kind::Line, false);
    line.points = {{1.25, 2}, {3, 4.5}};
    const Region moved = picture.movedBy(line, {2.6, -1.4});
    QVERIFY(moved.points[0] == (RegionPoint{0.25, 5}));
    QVERIFY(moved.points[1] == (RegionPoint{2, 7.5}));
}

void TestRegionShape::snapsToEdges_data()
{
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<QPointF>("edge");
    QTest::newRow("middle of a cell") << QPointF(3, 4) << QPointF(3.5, 4.5);
    QTest::newRow("edge") << QPointF(3.5, 4.5) << QPointF(3.5, 4.5);
    QTest::newRow("before the first") << QPointF(-0.4, -0.9) << QPointF(-0.5, -0.5);
}

void TestRegionShape::snapsToEdges()
{
    QFETCH(const QPointF, point);
    QTEST(RegionShape::snapped(point), "edge");
}

void TestRegionShape::needsRowsAndColumns()
{
    QVERIFY(shapeOf("0").canMeasure());
    QVERIFY(!shapeOf("0, 1").canMeasure());
}

const Registered<TestRegionShape> registered;

} // namespace bloscope::tst_region_shape

#include "tst_region_shape.moc"
