#include "core/geometry/geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_label_geometry {

using namespace test;

using Names = std::vector<std::string>;

class TestLabelGeometry : public QObject {
    Q_OBJECT

 private slots:
    void takesNamesThatArePlainlyThere_data();
    void takesNamesThatArePlainlyThere();
    void namesNothingInAFrameWithoutAnArray();
    void readsWhatTheSampleTells();
    void readsWhatXarrayTells();
    void takesCoordinatesThatFit_data();
    void takesCoordinatesThatFit();
};

void TestLabelGeometry::takesNamesThatArePlainlyThere_data()
{
    QTest::addColumn<std::string>("entry");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<Names>("names");
    const auto add = [](const char* name, const char* entry, const char* value, Names names = {}) {
        QTest::newRow(name) << std::string(entry) << QByteArray(value) << std::move(names);
    };
    add("list", "dims", R"(["y", "x"])", {"y", "x"});
    add("tuple", "axes", R"(["__tuple__", "y", "x"])", {"y", "x"});
    add("letters", "axes", R"("ZY")", {"Z", "Y"});
    add("control characters", "dims", R"(["\n", "x"])", {"\\n", "x"});
    add("another entry", "labels", R"(["y", "x"])");
    add("too few", "dims", R"(["y"])");
    add("too many", "dims", R"(["y", "x", "z"])");
    add("equal ones", "dims", R"(["y", "y"])");
    add("an empty one", "dims", R"(["y", ""])");
    add("numbers", "dims", "[1, 2]");
    add("no letters", "axes", R"("Y1")");
    add("too long", "dims",
        R"(["y", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"])");
}

void TestLabelGeometry::takesNamesThatArePlainlyThere()
{
    QFETCH(std::string, entry);
    QFETCH(QByteArray, value);
    QFETCH(Names, names);
    const JsonEntries entries = {{entry, std::string_view(value)}};
    QCOMPARE(geometryOf(*arrayWith({2, 3}, entries)).names(), names);
    QCOMPARE(geometryOf(*arrayWith({2, 3}, {}, entries)).names(), names);
}

void TestLabelGeometry::namesNothingInAFrameWithoutAnArray()
{
    const ByteBuffer frame = chunksFrame({counted<std::int32_t>(10)}, 4);
    const Geometry geometry = geometryOf(*Array::of(*Frame::open(memorySource(frame))));
    QCOMPARE(geometry.dimensions.size(), std::size_t(1));
    QCOMPARE(geometry.dimensions.front(), DimensionGeometry());
}

void TestLabelGeometry::readsWhatTheSampleTells()
{
    const Geometry geometry = geometryOf(*climateArray());
    const DimensionGeometry& time = geometry.dimensions[0];
    const DimensionGeometry& latitude = geometry.dimensions[1];
    QCOMPARE(geometry.names(), (Names{"time", "latitude"}));
    QCOMPARE(time.unit, std::string());
    QCOMPARE(time.coordinates->textAt(3), std::string("2000-07-01T18:00"));
    QCOMPARE(latitude.unit, std::string("degrees_north"));
    QCOMPARE(latitude.coordinates, Coordinates(Coordinates::Numbers{90, 86, 82.5}));
    QCOMPARE(latitude.place, std::string("vlmetalayer coordinates"));
    QVERIFY(geometry.spacing().empty());
}

void TestLabelGeometry::readsWhatXarrayTells()
{
    const Geometry geometry = geometryOf(*xarrayArray());
    QCOMPARE(geometry.names(), (Names{"day", "station"}));
    QCOMPARE(geometry.dimensions[0].coordinates->textAt(1), std::string("2007-07-02T00:00:00"));
    QCOMPARE(geometry.dimensions[1].coordinates,
             Coordinates(Coordinates::Texts{"Bern", "Brno", "Split"}));
    QCOMPARE(geometry.values.unit, std::string("mm"));
    QCOMPARE(geometry.values.longName, std::string("rain"));
    QCOMPARE(geometry.values.scale, std::optional(0.1));
    QCOMPARE(geometry.values.offset, std::optional(-5.0));
}

// Of the columns of an array of 2 by 3.
void TestLabelGeometry::takesCoordinatesThatFit_data()
{
    QTest::addColumn<QByteArray>("coordinates");
    QTest::addColumn<std::string>("last"); // empty: none
    QTest::addColumn<std::string>("unit");
    const auto add = [](const char* name, const char* json, const char* last = "",
                        const char* unit = "") {
        QTest::newRow(name) << QByteArray(json) << std::string(last) << std::string(unit);
    };
    add("numbers", R"({"x": [0, 1.5, 3]})", "3");
    add("float32", R"({"x": [0, 1.5, {"$f32": "0.1"}]})", "0.1");
    add("with a unit of its own", R"({"x": {"data": [0, 1, 2], "attrs": {"units": "m"}}})", "2",
        "m");
    add("with its unit beside", R"({"x": {"values": [0, 1, 2], "units": "m"}})", "2", "m");
    add("dates", R"({"x": {"data": [0, 1, 2], "attrs": {"units": "days since 2000-01-01"}}})",
        "2000-01-03");
    add("another calendar", R"({"x": {"data": [0, 1, 2], "attrs":
        {"units": "days since 2000-01-01", "calendar": "360_day"}}})",
        "2", "days since 2000-01-01");
    add("hidden characters", R"({"x": ["a", "b", "c\u200e"]})", "c\\u200e");
    add("too few", R"({"x": [0, 1]})");
    add("too many", R"({"x": [0, 1, 2, 3]})");
    add("mixed", R"({"x": [0, 1, "2"]})");
    add("not finite", R"({"x": [0, 1, {"$f64": "nan"}]})");
    add("of another one", R"({"z": [0, 1, 2]})");
    add("no list", R"({"x": {"data": 3}})");
    add("names of variables, as CF has it", R"("lat lon")");
}

void TestLabelGeometry::takesCoordinatesThatFit()
{
    QFETCH(QByteArray, coordinates);
    QFETCH(std::string, last);
    const ArrayPtr array = arrayWith(
        {2, 3}, {{"dims", R"(["y", "x"])"}, {"coordinates", std::string_view(coordinates)}});
    const DimensionGeometry columns = geometryOf(*array).dimensions[1];
    QCOMPARE(columns.coordinates.has_value(), !last.empty());
    if (columns.coordinates)
        QCOMPARE(columns.coordinates->textAt(2), last);
    QTEST(columns.unit, "unit");
}

const Registered<TestLabelGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_label_geometry

#include "tst_label_geometry.moc"
