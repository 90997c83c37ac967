#include "core/measure/region_report.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_region_report {

using namespace test;

class TestRegionReport : public QObject {
    Q_OBJECT

 private slots:
    void isATable();
    void isAnObject();
    void saysWhatWasComputed();
    void hasProfiles();
    void tellsTheCourseOfAnArea();
    void isCancelled();

 private:
    std::vector<MeasuredRegion> measuredRegions();

    MeasuredSources m_sources;
};

// Cell (z, y, x) is 100 z + 10 y + x.
std::vector<MeasuredRegion> TestRegionReport::measuredRegions()
{
    std::vector<std::int16_t> cells;
    for (int i = 0; i < 300; ++i)
        cells.push_back(std::int16_t(i));
    const auto source =
        m_sources.of(arrayFrame({3, 10, 10}, "<i2", std::as_bytes(std::span(cells))));
    Geometry geometry = untoldGeometry(3);
    for (DimensionGeometry& dimension : geometry.dimensions)
        dimension.spacing = 0.5;
    Region square = regionOf(Region::Kind::Rectangle, 1, 2, {{0.5, 0.5}, {2.5, 2.5}});
    square.name = "left, right";
    square.place[0] = 1;
    const Region depth = regionOf(Region::Kind::Rectangle, 1, 2, {{0.5, 0.5}, {2.5, 2.5}});
    const Region line = regionOf(Region::Kind::Line, 1, 2, {{0, 0}, {3, 4}});
    const Region angle = regionOf(Region::Kind::Angle, 1, 2, {{0, 1}, {0, 0}, {1, 1}});
    const Region outside = regionOf(Region::Kind::Rectangle, 1, 2, {{50, 50}, {60, 60}});
    Slice second = Slice::whole({3, 10, 10});
    second.set(0, DimensionSlice::index(1));
    std::vector<MeasuredRegion> found;
    for (const Region& region : {square, line, angle, outside})
        found.push_back(orAbort(measured(source, region, second, geometry)));
    found.push_back(orAbort(measured(source, depth, Slice::whole({3, 10, 10}), geometry)));
    return found;
}

void TestRegionReport::isATable()
{
    const QStringList lines =
        QString::fromStdString(regionsCsv(measuredRegions())).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[0], QString("name,kind,place,length,length_unit,angle,cells,size,size_unit,mean,"
                               "std,min,max,sum,p5,p25,p50,p75,p95,nan,infinite,damaged,problem"));
    QCOMPARE(lines[1],
             QString("\"left, right\",rectangle,\"[1, :, :]\",,,,4,1.0,mm2,116.5,"
                     "5.024937810560445,111,122,466,111.15,111.75,116.5,121.25,121.85,0,0,0,"));
    QCOMPARE(lines[2], QString("region,line,\"[1, :, :]\",2.5,mm,,,,,,,,,,,,,,,,,,"));
    QVERIFY(lines[3].startsWith("region,angle,\"[1, :, :]\",,,45."));
    QVERIFY(lines[4].endsWith("no cell of the array lies in the region"));
    QVERIFY(lines[5].startsWith("region,rectangle,\"[:, :, :]\",,,,12,1.5,mm3,116.5,"));
}

void TestRegionReport::isAnObject()
{
    const auto json = regionsReport(measuredRegions());
    const auto& list = json["regions"];
    QCOMPARE(list.size(), std::size_t(5));
    QCOMPARE(list[0]["figures"]["sum"].get<int>(), 466);
    QCOMPARE(list[0]["figures"]["min_index"].get<std::vector<int>>(), (std::vector{1, 1, 1}));
    QCOMPARE(list[0]["size"]["unit"].get<std::string>(), std::string("mm2"));
    QCOMPARE(list[1]["length"]["size"].get<double>(), 2.5);
    QVERIFY(list[1]["figures"].is_null());
    QVERIFY(!list[0].contains("problem"));
    QVERIFY(list[3].contains("problem"));
    // It can be read as regions again.
    const auto regions = orAbort(regionsFromJson({{"version", 1}, {"regions", list}}, {3, 10, 10}));
    QCOMPARE(regions.size(), std::size_t(5));
}

void TestRegionReport::saysWhatWasComputed()
{
    std::vector<MeasuredRegion> found = measuredRegions();
    for (MeasuredRegion& each : found)
        each.computed = "maximum over t 0-9";
    const QStringList lines =
        QString::fromStdString(regionsCsv(found)).split('\n', Qt::SkipEmptyParts);
    QVERIFY(lines[2].startsWith("region,line,\"[1, :, :], maximum over t 0-9\","));
    QVERIFY(lines[5].startsWith("region,rectangle,maximum over t 0-9,"));
    const auto places = regionsReport(found)["regions"];
    QCOMPARE(places[4]["place"].get<std::string>(), std::string("maximum over t 0-9"));
    const auto plain = regionsReport(measuredRegions())["regions"];
    QCOMPARE(plain[1]["place"].get<std::string>(), std::string("[1, :, :]"));
}

void TestRegionReport::hasProfiles()
{
    const auto source = m_sources.of("<f8", 1); // every eleventh cell is NaN
    const Region line = regionOf(Region::Kind::Line, 1, 2, {{0, 0}, {0, 12}});
    const MeasuredRegion found = orAbort(
        measuredWithCurve(source, line, Slice::firstPlane(measuredShape), untoldGeometry(3)));
    const auto profile = regionsReport({&found, 1})["regions"][0]["profile"];
    QCOMPARE(profile["distance"].size(), std::size_t(13));
    QCOMPARE(profile["unit"].get<std::string>(), std::string("cells"));
    const auto values = nlohmann::json::parse(profile["value"].dump());
    QVERIFY(values[0].is_null() && values[11].is_null() && values[1].is_number());
    const Region area = regionOf(Region::Kind::Rectangle, 1, 2, {{0, 0}, {5, 12}});
    const MeasuredRegion alone = orAbort(
        measuredWithCurve(source, area, Slice::firstPlane(measuredShape), untoldGeometry(3)));
    QVERIFY(!alone.profile && alone.course.empty());
}

void TestRegionReport::tellsTheCourseOfAnArea()
{
    const auto source = m_sources.of("|u1", 1);
    const Region area = regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {3, 4}});
    const MeasuredRegion found = orAbort(measuredWithCurve(
        source, area, Slice::whole(measuredShape), untoldGeometry(3), std::size_t(0)));
    const auto course = regionsReport({&found, 1})["regions"][0]["course"];
    QCOMPARE(course["dimension"].get<int>(), 0);
    QCOMPARE(course["mean"].size(), std::size_t(measuredShape[0]));
    for (const auto& cells : course["cells"])
        QCOMPARE(cells.get<int>(), 6);
    const QStringList lines = QString::fromStdString(pastedCourse(found.course)).split('\n');
    QCOMPARE(lines.size(), qsizetype(measuredShape[0] + 2));
    QCOMPARE(lines[0], QString("index\tcells\tmean\tstd\tmin\tmax\tsum"));
    QVERIFY(lines[1].startsWith("0\t6\t"));
    QCOMPARE(lines[1].split('\t').back().toDouble(), course["sum"][0].get<double>());
}

void TestRegionReport::isCancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const Region region = regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {9, 9}});
    const auto found = measured(m_sources.of("|u1", 1), region, Slice::whole(measuredShape),
                                untoldGeometry(3), {stop.get_token()});
    QVERIFY(!found);
    QCOMPARE(found.error().kind(), ErrorKind::Cancelled);
}

const Registered<TestRegionReport> registered;

} // namespace bloscope::tst_region_report

#include "tst_region_report.moc"
