#include "core/geometry/geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_spatial_geometry {

using namespace test;

using Spacing = std::vector<double>;

Geometry geometryWith(std::string_view json)
{
    return geometryOf(*arrayWith({2, 3}, {}, {{"med_blosc2", json}}));
}

class TestSpatialGeometry : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatMedBlosc2Tells();
    void takesTheSpacing_data();
    void takesTheSpacing();
    void leavesChannelsOut_data();
    void leavesChannelsOut();
    void tellsDistancesAlongAxesThatLieAskew();
};

void TestSpatialGeometry::readsWhatMedBlosc2Tells()
{
    const Geometry geometry = geometryOf(*medBlosc2Array());
    QCOMPARE(geometry.spacing(), (Spacing{2.5, 0.75, 0.5}));
    QCOMPARE(geometry.dimensions[0].coordinates, Coordinates(Coordinates::Regular{-100, 2.5, 2}));
    QCOMPARE(geometry.dimensions[1].coordinates->textAt(2), std::string("11.5"));
    QCOMPARE(geometry.dimensions[2].coordinates->textAt(3), std::string("18.75"));
    QCOMPARE(geometry.dimensions[2].place, std::string("metalayer med_blosc2"));
    QCOMPARE(geometry.dimensions[2].unit, std::string("mm"));
    QCOMPARE(geometry.direction[2], (Spacing{0, 0, -1}));
    QVERIFY(geometry.names().empty());
}

void TestSpatialGeometry::takesTheSpacing_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Spacing>("spacing");
    const auto add = [](const char* name, const char* json, Spacing spacing = {}) {
        QTest::newRow(name) << QByteArray(json) << std::move(spacing);
    };
    add("list", R"({"spatial": {"spacing": [2.5, 0.75]}})", {2.5, 0.75});
    add("tuple", R"({"spatial": {"spacing": ["__tuple__", 2.5, {"$f32": "0.75"}]}})", {2.5, 0.75});
    add("behind others", R"({"image": {}, "spatial": {"origin": [], "spacing": [2.5, 1]}})",
        {2.5, 1});
    add("one for two", R"({"spatial": {"spacing": [1]}})");
    add("zero", R"({"spatial": {"spacing": [1, 0]}})");
    add("below zero", R"({"spatial": {"spacing": [1, -1]}})");
    add("infinite", R"({"spatial": {"spacing": [1, {"$f64": "inf"}]}})");
    add("texts", R"({"spatial": {"spacing": [1, "1"]}})");
    add("no map", "[1, 2]");
}

void TestSpatialGeometry::takesTheSpacing()
{
    QFETCH(QByteArray, json);
    QTEST(geometryWith(std::string_view(json)).spacing(), "spacing");
}

void TestSpatialGeometry::leavesChannelsOut_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("by number") << QByteArray(R"({"spatial": {"spacing": [2], "channel_axis": 0}})");
    QTest::newRow("by name") << QByteArray(
        R"({"spatial": {"spacing": [2], "axis_labels": ["channel", "x"]}})");
}

void TestSpatialGeometry::leavesChannelsOut()
{
    QFETCH(QByteArray, json);
    const Geometry geometry = geometryWith(std::string_view(json));
    QCOMPARE(geometry.spacing(), (Spacing{0, 2}));
    QVERIFY(!geometry.dimensions[0].coordinates);
}

void TestSpatialGeometry::tellsDistancesAlongAxesThatLieAskew()
{
    const Geometry geometry = geometryWith(R"({"spatial": {"spacing": [2, 3], "origin": [7, 8],
        "direction": [[0.8, 0.6], [-0.6, 0.8]]}})");
    QCOMPARE(geometry.dimensions[1].coordinates, Coordinates(Coordinates::Regular{0, 3, 3}));
    QCOMPARE(geometry.direction[0], (Spacing{0.8, 0.6}));
}

const Registered<TestSpatialGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_spatial_geometry

#include "tst_spatial_geometry.moc"
