#include "core/measure/region.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_region_cells {

using namespace test;

namespace {

const Shape shape = {8, 10};

// As it lies in memory: a line for each outer index, # for what is inside.
QString pictureOf(const RegionCells& cells)
{
    QStringList lines;
    for (std::int64_t row = 0; row < shape[cells.outer()]; ++row) {
        QString line(shape[cells.inner()], '.');
        for (const RegionCells::Run& run : cells.runsAt(row))
            for (std::int64_t i = run.begin; i < run.end; ++i)
                line[i] = '#';
        lines << line;
    }
    return lines.join('\n');
}

Region regionIn(Region::Kind kind, std::vector<RegionPoint> points)
{
    return regionOf(kind, 0, 1, std::move(points), 2);
}

} // namespace

class TestRegionCells : public QObject {
    Q_OBJECT

 private slots:
    void areInside_data();
    void areInside();
    void areTheSameOfATransposedPlane();
    void haveBounds();
    void areBounded();
};

void TestRegionCells::areInside_data()
{
    QTest::addColumn<Region>("region");
    QTest::addColumn<QString>("picture");
    using Kind = Region::Kind;
    const QString empty = "..........";
    QTest::newRow("rectangle")
        << regionIn(Kind::Rectangle, {{1.5, 6.5}, {3.5, 2.5}})
        << QStringList{empty, empty, "...####...", "...####...", empty, empty, empty, empty}.join(
               '\n');
    QTest::newRow("partly outside")
        << regionIn(Kind::Rectangle, {{-3, 7.5}, {0.5, 99}})
        << QStringList{"........##", empty, empty, empty, empty, empty, empty, empty}.join('\n');
    QTest::newRow("ellipse") << regionIn(Kind::Ellipse, {{0.5, 0.5}, {5.5, 7.5}})
                             << QStringList{empty,        "..#####...", ".#######..", ".#######..",
                                            ".#######..", "..#####...", empty,        empty}
                                    .join('\n');
    QTest::newRow("triangle") << regionIn(Kind::Polygon, {{0.5, 4}, {4.5, 0}, {4.5, 8}})
                              << QStringList{empty,        "....#.....", "...###....", "..#####...",
                                             ".#######..", empty,        empty,        empty}
                                     .join('\n');
    QTest::newRow("crosses itself")
        << regionIn(Kind::Polygon, {{0.5, 0.5}, {5.5, 8.5}, {0.5, 8.5}, {5.5, 0.5}})
        << QStringList{empty,        ".#......#.", ".##....##.", ".########.",
                       ".##....##.", ".#......#.", empty,        empty}
               .join('\n');
    QTest::newRow("without height")
        << regionIn(Kind::Polygon, {{2, 1}, {2, 5}, {2, 3}}) << QStringList(8, empty).join('\n');
    QTest::newRow("a point") << regionIn(Kind::Ellipse, {{2, 2}, {2, 2}})
                             << QStringList(8, empty).join('\n');
}

void TestRegionCells::areInside()
{
    QFETCH(const Region, region);
    QFETCH(const QString, picture);
    const RegionCells cells = orAbort(RegionCells::of(region, shape));
    QCOMPARE(pictureOf(cells), picture);
    QCOMPARE(std::int64_t(cells.count()), picture.count('#'));
    QCOMPARE(cells.isEmpty(), !picture.contains('#'));
}

void TestRegionCells::areTheSameOfATransposedPlane()
{
    const std::vector<RegionPoint> points = {{0.7, 4.1}, {6.2, 0.4}, {5.5, 8.3}};
    std::vector<RegionPoint> turned;
    for (const RegionPoint& point : points)
        turned.push_back({point.across, point.down});
    const RegionCells plain =
        orAbort(RegionCells::of(regionIn(Region::Kind::Polygon, points), shape));
    const RegionCells transposed =
        orAbort(RegionCells::of(regionOf(Region::Kind::Polygon, 1, 0, turned, 2), shape));
    QCOMPARE(pictureOf(transposed), pictureOf(plain));
    QCOMPARE(transposed.outer(), std::size_t(0));
}

void TestRegionCells::haveBounds()
{
    const RegionCells cells = orAbort(
        RegionCells::of(regionIn(Region::Kind::Polygon, {{0.5, 4}, {4.5, 0}, {4.5, 8}}), shape));
    QCOMPARE(QString::fromStdString(cells.boundsIn(Slice::whole(shape)).text()),
             QString("[1:5, 1:8]"));
}

void TestRegionCells::areBounded()
{
    const Shape large = {std::int64_t(1) << 40, std::int64_t(1) << 20};
    const std::vector<RegionPoint> corners = {{0, 0}, {1e12, 1e6}};
    const RegionCells rectangle =
        orAbort(RegionCells::of(regionIn(Region::Kind::Rectangle, corners), large));
    QCOMPARE(rectangle.count(), std::uint64_t(1'000'000'000'000'000'000));
    const auto ellipse = RegionCells::of(regionIn(Region::Kind::Ellipse, corners), large);
    QVERIFY(!ellipse);
    QCOMPARE(ellipse.error().kind(), ErrorKind::Limit);
    std::vector<RegionPoint> zigzag;
    for (int i = 0; i < 10'000; ++i)
        zigzag.push_back({i % 2 ? 10'000.0 : 0.0, double(i)});
    const auto polygon = RegionCells::of(regionIn(Region::Kind::Polygon, zigzag), large);
    QVERIFY(!polygon);
    QCOMPARE(polygon.error().kind(), ErrorKind::Limit);
}

const Registered<TestRegionCells> registered;

} // namespace bloscope::tst_region_cells

#include "tst_region_cells.moc"
