#include "core/geometry/earth_lines.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>

Q_DECLARE_METATYPE(bloscope::Coordinates)

namespace bloscope::tst_earth_lines {

using namespace test;

namespace {

Coordinates numbers(std::vector<double> all)
{
    return Coordinates(Coordinates::Numbers(std::move(all)));
}

Coordinates regular(double origin, double spacing, std::int64_t count)
{
    return Coordinates(Coordinates::Regular{origin, spacing, count});
}

DimensionGeometry dimension(const char* name, const char* unit, std::vector<double> all)
{
    DimensionGeometry made;
    made.name = name;
    made.unit = unit;
    made.coordinates = numbers(std::move(all));
    return made;
}

// "0,0 1.5,2": the points of all pieces, longitude first.
QStringList textsOf(const std::vector<EarthLine>& lines)
{
    QStringList texts;
    for (const EarthLine& line : lines) {
        QStringList points;
        for (const EarthPoint& point : line)
            points << QString::number(point.longitude) + ',' + QString::number(point.latitude);
        texts << points.join(' ');
    }
    return texts;
}

} // namespace

class TestEarthLines : public QObject {
    Q_OBJECT

 private slots:
    void knowsTheDimensions_data();
    void knowsTheDimensions();
    void runsOverCells_data();
    void runsOverCells();
    void leavesOutWhatHasNoOrder();
    void refusesWhatAreNoDegrees();
};

void TestEarthLines::knowsTheDimensions_data()
{
    QTest::addColumn<QStringList>("names"); // name:unit of each dimension
    QTest::addColumn<QString>("found");
    QTest::newRow("units") << QStringList{"t:", "a:degrees_north", "b:degrees_east"} << "1 2";
    QTest::newRow("other units") << QStringList{"b:degreeE", "a:degreeN"} << "1 0";
    QTest::newRow("names") << QStringList{"Lat:", "LON:degrees"} << "0 1";
    QTest::newRow("units before names")
        << QStringList{"lat:", "lon:", "y:degrees_north", "x:degrees_east"} << "2 3";
    QTest::newRow("one of them") << QStringList{"lat:", "x:m"} << QString();
    QTest::newRow("none") << QStringList{"y:m", "x:m"} << QString();
}

void TestEarthLines::knowsTheDimensions()
{
    QFETCH(QStringList, names);
    Geometry geometry;
    for (const QString& each : names)
        geometry.dimensions.push_back(dimension(each.section(':', 0, 0).toLatin1(),
                                                each.section(':', 1).toLatin1(), {0, 1, 2}));
    const auto found = earthDimensionsOf(geometry);
    QTEST(found ? QStringLiteral("%1 %2").arg(found->latitude).arg(found->longitude) : QString(),
          "found");
}

// One line from 10° W 10° N to 30° E 30° N.
void TestEarthLines::runsOverCells_data()
{
    QTest::addColumn<Coordinates>("longitude");
    QTest::addColumn<Coordinates>("latitude");
    QTest::addColumn<QStringList>("pieces");
    const auto row = [](const char* name, const Coordinates& longitude, const Coordinates& latitude,
                        const QStringList& pieces) {
        QTest::newRow(name) << longitude << latitude << pieces;
    };
    const Coordinates globe = regular(-180, 10, 36);
    row("all of it", globe, regular(-90, 10, 19), {"17,10 21,12"});
    row("north on top", globe, regular(90, -10, 19), {"17,8 21,6"});
    row("from Greenwich on", regular(0, 10, 36), regular(-90, 10, 19),
        {"-0.5,10.25 3,12", "35,10 35.5,10.25"});
    row("west of it", regular(180, -10, 36), regular(-90, 10, 19), {"19,10 15,12"});
    row("a part", regular(0, 1, 11), regular(0, 1, 41), {"-0.5,14.75 10.5,20.25"});
    row("unequal steps", numbers({-20, 0, 10, 40}), regular(-90, 10, 19), {"0.5,10 2.66667,12"});
    row("elsewhere", regular(100, 1, 10), regular(0, 1, 41), {});
    row("counted twice around", regular(710, 10, 6), regular(-90, 10, 19), {"0,10 4,12"});
}

void TestEarthLines::runsOverCells()
{
    QFETCH(Coordinates, longitude);
    QFETCH(Coordinates, latitude);
    const std::vector<EarthLine> lines{{{-10, 10}, {30, 30}}};
    QTEST(textsOf(linesInArray(lines, longitude, latitude)), "pieces");
}

void TestEarthLines::leavesOutWhatHasNoOrder()
{
    const std::vector<EarthLine> lines{{{-10, 10}, {30, 30}}};
    QVERIFY(linesInArray(lines, numbers({0, 10, 5}), regular(-90, 10, 19)).empty());
    QVERIFY(linesInArray(lines, numbers({0}), regular(-90, 10, 19)).empty());
    Geometry geometry;
    geometry.dimensions = {dimension("lat", "", {3, 1, 2}), dimension("lon", "", {0, 1, 2})};
    QVERIFY(!earthDimensionsOf(geometry));
}

void TestEarthLines::refusesWhatAreNoDegrees()
{
    const std::vector<EarthLine> lines{{{-10, 10}, {30, 30}}};
    const double most = std::numeric_limits<double>::max();
    const Coordinates latitude = regular(-90, 10, 19);
    QVERIFY(linesInArray(lines, numbers({-most, most}), latitude).empty());
    QVERIFY(linesInArray(lines, regular(0, 1e300, 4), latitude).empty());
    QVERIFY(linesInArray(lines, regular(0, 1e-9, 1'000'000'000'000), latitude).empty());
}

const test::Registered<TestEarthLines, QCoreApplication> registered;

} // namespace bloscope::tst_earth_lines

#include "tst_earth_lines.moc"
