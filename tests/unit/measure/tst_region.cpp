#include "core/measure/region.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_region {

using namespace test;

class TestRegion : public QObject {
    Q_OBJECT

 private slots:
    void isOnPlanes();
    void isKeptAsJson();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void knowsItsVersion();
};

void TestRegion::isOnPlanes()
{
    const Shape shape = {4, 5, 6};
    Region region = regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {2, 2}});
    Slice plane = Slice::firstPlane(shape);
    QVERIFY(region.isOn(plane));
    plane.transpose();
    QVERIFY(region.isOn(plane));
    region.place[0] = 2;
    QVERIFY(!region.isOn(plane));
    plane.set(0, DimensionSlice::index(2));
    QVERIFY(region.isOn(plane));
    Slice side = Slice::whole(shape);
    side.set(1, DimensionSlice::index(2));
    QVERIFY(!region.isOn(side));
    QVERIFY(!region.isOn(Slice::firstPlane({5, 6})));
}

void TestRegion::isKeptAsJson()
{
    const Shape shape = {4, 5, 6};
    Region line = regionOf(Region::Kind::Line, 1, 2, {{-0.5, 1.25}, {2, 1e9}, {0.1, 3}});
    line.name = "Ünits \"mm\"";
    line.place[0] = 3;
    line.width = 7;
    std::vector<Region> regions = {line,
                                   regionOf(Region::Kind::Angle, 2, 0, {{0, 0}, {1, 1}, {2, 0}}),
                                   regionOf(Region::Kind::Rectangle, 0, 1, {{0, 0}, {1, 1}}),
                                   regionOf(Region::Kind::Ellipse, 0, 1, {{0, 0}, {1, 1}}),
                                   regionOf(Region::Kind::Polygon, 0, 1, {{0, 0}, {1, 1}, {0, 1}})};
    const std::string text = regionsToJson(regions).dump();
    QVERIFY(orAbort(regionsFromJson(nlohmann::json::parse(text), shape)) == regions);
    QVERIFY(text.starts_with(R"({"version":1,"regions":[{"name":"Ünits \"mm\"","kind":"line",)"
                             R"("dimensions":[1,2],"index":[3,null,null],)"
                             R"("points":[[-0.5,1.25],[2.0,1000000000.0],[0.1,3.0]],"width":7})"));
}

void TestRegion::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* member, const char* value, const char* sentence) {
        QTest::addRow("%s %s", member, value)
            << QByteArray(member) << QByteArray(value) << QString(sentence);
    };
    row("name", "3", "region 1: \"name\" is no text");
    row("kind", "\"circle\"", "region 1: \"kind\" is no kind of regions that is known");
    row("kind", "null", "region 1: \"kind\" is no kind of regions that is known");
    row("dimensions", "[1]", "region 1: \"dimensions\" is no pair of dimensions");
    row("dimensions", "[1, -2]", "region 1: \"dimensions\" is no pair of dimensions");
    row("dimensions", "[1, 1]", "region 1: dimensions 1 and 1 are no plane of an array with 3");
    row("dimensions", "[1, 3]", "region 1: dimensions 1 and 3 are no plane of an array with 3");
    row("dimensions", "[1, 18446744073709551615]",
        "region 1: \"dimensions\" is no pair of dimensions");
    row("index", "[null, null]", "region 1: \"index\" is no list of 3 indices");
    row("index", "[-1, null, null]", "region 1: \"index\" is no list of 3 indices");
    row("index", "[4, null, null]", "region 1: index 4 is out of bounds for dimension 0 of 4");
    row("index", "[18446744073709551615, null, null]",
        "region 1: \"index\" is no list of 3 indices");
    row("index", "[0, 0, null]",
        "region 1: the region lies along dimension 1, and has index 0 there");
    row("points", "7", "region 1: \"points\" is no list of at most 100000 points");
    row("points", "[[1, 2], [3]]", "region 1: \"points\" is no list of pairs of numbers");
    row("points", "[[1, 2], [3, \"4\"]]", "region 1: \"points\" is no list of pairs of numbers");
    row("points", "[[1, 2]]", "region 1: 1 points do not make a region of the kind \"rectangle\"");
    row("points", "[[1, 2], [3, 1e300]]",
        "region 1: a point of the region is not a place in a plane");
    row("width", "-1", "region 1: \"width\" is no number of at most 10000 cells");
    row("width", "1e3", "region 1: \"width\" is no number of at most 10000 cells");
    row("width", "10001", "region 1: \"width\" is no number of at most 10000 cells");
}

void TestRegion::saysWhatIsWrong()
{
    QFETCH(const QByteArray, member);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, sentence);
    nlohmann::json json =
        regionsToJson(std::vector{regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {2, 2}})});
    json["regions"][0][member.toStdString()] = nlohmann::json::parse(value.toStdString());
    const auto regions = regionsFromJson(json, {4, 5, 6});
    QVERIFY(!regions);
    QCOMPARE(QString::fromStdString(regions.error().text()), sentence);
    QCOMPARE(regions.error().kind(), ErrorKind::Malformed);
}

void TestRegion::knowsItsVersion()
{
    for (const char* text : {"[]", "3", "null"})
        QVERIFY(!regionsFromJson(nlohmann::json::parse(text), {4, 5}));
    const auto later = regionsFromJson({{"version", 2}, {"regions", {}}}, {4, 5});
    QVERIFY(!later);
    QCOMPARE(later.error().kind(), ErrorKind::Unsupported);
    QVERIFY(
        orAbort(regionsFromJson(
                    nlohmann::json{{"version", 1}, {"regions", nlohmann::json::array()}}, {4, 5}))
            .empty());
}

const Registered<TestRegion> registered;

} // namespace bloscope::tst_region

#include "tst_region.moc"
