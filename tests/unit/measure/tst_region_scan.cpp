#include "core/measure/region_scan.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_region_scan {

using namespace test;

namespace {

struct Case {
    const char* dtype;
    std::uint64_t seed;
    Region::Kind kind;
    std::size_t down;
    std::size_t across;
    std::vector<RegionPoint> points;
    std::int64_t index; // along the dimension that is left
    bool isThroughAll;  // and not only there
    std::uint64_t cells;
    std::uint64_t notANumber;
    double mean;
    double deviation;
    double minimum;
    double maximum;
    double lowerQuartile;
    double percentile95;
};

// Cells inside by skimage.measure.points_in_poly(), skimage.draw.ellipse() and slices, figures by
// exact fractions.
const std::vector<Case> cases = {
    {"<i2",
     1,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     1,
     false,
     567,
     0,
     521.6137566137567,
     17717.532044866435,
     -29938.0,
     29919.0,
     -14270.5,
     27368.5},
    {"<i2",
     2,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     2,
     false,
     695,
     0,
     -29.342446043165467,
     17796.59475755812,
     -29402.0,
     29877.0,
     -15161.5,
     27480.1},
    {"<i2",
     3,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     3,
     true,
     960,
     0,
     -891.790625,
     17078.299795626233,
     -29928.0,
     29812.0,
     -15499.0,
     26447.65},
    {"<i2",
     4,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     4,
     false,
     246,
     0,
     -1629.0365853658536,
     16677.545750829744,
     -29669.0,
     29834.0,
     -15020.0,
     25312.75},
    {"|u1",
     5,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     0,
     false,
     567,
     0,
     126.49029982363315,
     75.27590282499585,
     0.0,
     255.0,
     65.0,
     242.0},
    {"|u1",
     6,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     1,
     true,
     3475,
     0,
     128.57525179856114,
     74.16325967329276,
     0.0,
     255.0,
     64.0,
     243.0},
    {"|u1",
     7,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     7,
     false,
     32,
     0,
     127.15625,
     64.34871277607269,
     9.0,
     244.0,
     84.5,
     217.0},
    {"|u1",
     8,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     3,
     false,
     246,
     0,
     133.8211382113821,
     74.7169218782776,
     1.0,
     255.0,
     64.5,
     247.0},
    {"|b1",
     9,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     4,
     true,
     2835,
     0,
     0.5022927689594356,
     0.4999947431828645,
     0.0,
     1.0,
     0.0,
     1.0},
    {"|b1",
     10,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     0,
     false,
     695,
     0,
     0.5007194244604316,
     0.4999994824281779,
     0.0,
     1.0,
     0.0,
     1.0},
    {"|b1",
     11,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     11,
     false,
     32,
     0,
     0.375,
     0.4841229182759271,
     0.0,
     1.0,
     0.0,
     1.0},
    {"|b1",
     12,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     2,
     true,
     1230,
     0,
     0.4951219512195122,
     0.4999762040738491,
     0.0,
     1.0,
     0.0,
     1.0},
    {"<f8",
     13,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     3,
     false,
     567,
     51,
     70899.43992248063,
     44071.069471162795,
     563.7142857142857,
     142794.0,
     31387.428571428572,
     138293.14285714284},
    {"<f8",
     14,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     4,
     false,
     695,
     63,
     70274.71360759494,
     40490.799909293775,
     454.7142857142857,
     142497.57142857142,
     36586.25,
     133022.3142857143},
    {"<f8",
     15,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     15,
     true,
     960,
     88,
     70583.52080602883,
     41672.433159885404,
     86.28571428571429,
     142828.0,
     34112.21428571429,
     135636.5},
    {"<f8",
     16,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     1,
     false,
     246,
     21,
     67809.85206349206,
     40648.77935884379,
     206.85714285714286,
     142543.42857142858,
     30882.428571428572,
     130834.94285714286},
    {"<f4",
     17,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     2,
     false,
     567,
     0,
     4.528880070546737,
     148.47260667961476,
     -256.0,
     255.625,
     -127.9375,
     231.4},
    {"<f4",
     18,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     3,
     true,
     3475,
     0,
     1.8758992805755397,
     147.52558150345416,
     -256.0,
     255.75,
     -125.5,
     230.95},
    {"<f4",
     19,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     19,
     false,
     32,
     0,
     3.51953125,
     147.65473249674906,
     -230.0,
     253.875,
     -116.25,
     245.13125},
    {"<f4",
     20,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     0,
     false,
     246,
     0,
     -3.116869918699187,
     152.70535765008376,
     -255.625,
     255.375,
     -128.59375,
     242.4375},
    {"<i8",
     21,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     1,
     true,
     2835,
     0,
     -9.223372036854776e+18,
     292.29628946220345,
     -9.223372036854776e+18,
     -9.223372036854775e+18,
     -9.223372036854776e+18,
     -9.223372036854775e+18},
    {"<i8",
     22,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     2,
     false,
     695,
     0,
     -9.223372036854776e+18,
     289.15045423625367,
     -9.223372036854776e+18,
     -9.223372036854775e+18,
     -9.223372036854776e+18,
     -9.223372036854775e+18},
    {"<i8",
     23,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     23,
     false,
     32,
     0,
     -9.223372036854776e+18,
     252.5716153854932,
     -9.223372036854776e+18,
     -9.223372036854775e+18,
     -9.223372036854776e+18,
     -9.223372036854775e+18},
    {"<i8",
     24,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     4,
     true,
     1230,
     0,
     -9.223372036854776e+18,
     285.9994135556356,
     -9.223372036854776e+18,
     -9.223372036854775e+18,
     -9.223372036854776e+18,
     -9.223372036854775e+18},
    {"<u8",
     25,
     Region::Kind::Rectangle,
     1,
     2,
     {{1.2, 1.1}, {28.3, 22.4}},
     0,
     false,
     567,
     0,
     1.8446744073709552e+19,
     294.0549005306061,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19},
    {"<u8",
     26,
     Region::Kind::Ellipse,
     2,
     1,
     {{-3.2, -5.5}, {40.1, 33.3}},
     1,
     false,
     695,
     0,
     1.8446744073709552e+19,
     295.08799176501356,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19},
    {"<u8",
     27,
     Region::Kind::Polygon,
     0,
     2,
     {{-1.1, 2.2}, {5.3, 12.3}, {1.1, 25.4}, {2.2, 9.9}},
     27,
     true,
     960,
     0,
     1.8446744073709552e+19,
     288.4884847781786,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19},
    {"<u8",
     28,
     Region::Kind::Polygon,
     1,
     2,
     {{2.3, 1.7}, {20.4, 3.2}, {26.1, 20.8}, {9.6, 15.3}},
     3,
     false,
     246,
     0,
     1.8446744073709552e+19,
     285.92066399419775,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19,
     1.8446744073709552e+19},
};

Slice sliceOf(const Case& of)
{
    Slice slice = Slice::whole(measuredShape);
    if (!of.isThroughAll)
        slice.set(3 - of.down - of.across, DimensionSlice::index(of.index));
    return slice;
}

bool areClose(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

} // namespace

class TestRegionScan : public QObject {
    Q_OBJECT

 private slots:
    void hasTheFiguresOfNumpy_data();
    void hasTheFiguresOfNumpy();
    void findsPlaces();
    void countsWhatIsMissing();
    void knowsCellsThatAreAlike();
    void hasACourse_data();
    void hasACourse();
    void hasACourseOfCellsThatAreAlike_data();
    void hasACourseOfCellsThatAreAlike();
    void refuses_data();
    void refuses();
    void isCancelled();

 private:
    MeasuredSources m_sources;
};

void TestRegionScan::hasTheFiguresOfNumpy_data()
{
    QTest::addColumn<Case>("expected");
    for (const Case& row : cases)
        QTest::addRow("%s %d", row.dtype, int(row.seed)) << row;
}

void TestRegionScan::hasTheFiguresOfNumpy()
{
    QFETCH(const Case, expected);
    const Region region = regionOf(expected.kind, expected.down, expected.across, expected.points);
    const PartFindings found = orAbort(figuresOf(orAbort(
        regionScanOf(m_sources.of(expected.dtype, expected.seed), region, sliceOf(expected)))));
    const Statistics& statistics = found.statistics;
    const NumberOrder& order = found.scan->order();
    QCOMPARE(found.scan->cellCount(), expected.cells);
    QCOMPARE(statistics.counts.all, expected.cells);
    QCOMPARE(statistics.counts.notANumber, expected.notANumber);
    QVERIFY(areClose(toDouble(statistics.moments.mean()), expected.mean));
    QVERIFY(areClose(toDouble(statistics.moments.deviation()), expected.deviation));
    QCOMPARE(order.number(statistics.minimum->key), expected.minimum);
    QCOMPARE(order.number(statistics.maximum->key), expected.maximum);
    QVERIFY(areClose(found.percentiles[1].value, expected.lowerQuartile));
    QVERIFY(areClose(found.percentiles[4].value, expected.percentile95));
}

void TestRegionScan::findsPlaces()
{
    std::vector<std::uint8_t> cells(30 * 24);
    cells[3 * 24 + 4] = 9;  // outside
    cells[12 * 24 + 7] = 5; // inside
    const auto source =
        m_sources.of(arrayFrame({30, 24}, {8, 8}, {4, 4}, "|u1", std::as_bytes(std::span(cells))));
    const Region region = regionOf(Region::Kind::Rectangle, 0, 1, {{9.5, 4.5}, {14.5, 12.5}}, 2);
    const PartFindings found =
        orAbort(figuresOf(orAbort(regionScanOf(source, region, Slice::whole({30, 24})))));
    const auto& position = found.statistics.maximum->position;
    const std::vector<std::int64_t> expected{12, 7};
    QCOMPARE(SliceGrid::indexOf(found.scan->slice(), position), expected);
}

void TestRegionScan::countsWhatIsMissing()
{
    ByteBuffer frame =
        arrayFrame(measuredShape, {5, 30, 8}, {1, 30, 8}, "|b1", measuredCells("|b1", 1));
    damageBlock(frame, 1, 2); // plane 2, columns 8 to 15
    const auto source = m_sources.of(std::move(frame));
    const auto damaged = [&](std::vector<RegionPoint> points) {
        const Region region = regionOf(Region::Kind::Rectangle, 1, 2, std::move(points));
        return orAbort(
                   figuresOf(orAbort(regionScanOf(source, region, Slice::whole(measuredShape)))))
            .statistics;
    };
    const Statistics beside = damaged({{0, 0}, {10, 8}});
    QCOMPARE(beside.counts.damaged, std::uint64_t(0));
    QVERIFY(beside.damage.empty());
    const Statistics half = damaged({{0, 4}, {10, 12}});
    QCOMPARE(half.counts.damaged, std::uint64_t(40));
    QCOMPARE(half.counts.all, std::uint64_t(400));
    QCOMPARE(half.damage.size(), std::size_t(1));
}

void TestRegionScan::knowsCellsThatAreAlike()
{
    const Shape shape = {3, 1'000'000, 1'000'000};
    const auto source =
        m_sources.of(unstoredArrayFrame(shape, {1, 10'000, 10'000}, {1, 1000, 1000}, "<f8"));
    const Region region =
        regionOf(Region::Kind::Ellipse, 1, 2, {{10.5, 20.5}, {40'000.5, 30'000.5}});
    const auto scan = orAbort(regionScanOf(source, region, Slice::whole(shape)));
    const PartFindings found = orAbort(figuresOf(scan));
    const double area = std::acos(-1) / 4 * 39'990 * 29'980 * 3;
    QVERIFY(std::abs(double(scan->cellCount()) - area) < 1e-4 * area);
    QCOMPARE(found.statistics.counts.finite, scan->cellCount());
    QCOMPARE(found.percentiles[2].value, 0.0);
}

void TestRegionScan::hasACourse_data()
{
    QTest::addColumn<Case>("expected");
    for (const Case& row : cases)
        if (row.isThroughAll)
            QTest::addRow("%s %d", row.dtype, int(row.seed)) << row;
}

// Each point is what the region has in that slice alone.
void TestRegionScan::hasACourse()
{
    QFETCH(const Case, expected);
    const auto source = m_sources.of(expected.dtype, expected.seed);
    const Region region = regionOf(expected.kind, expected.down, expected.across, expected.points);
    const std::size_t through = 3 - expected.down - expected.across;
    const auto scan = orAbort(regionScanOf(source, region, Slice::whole(measuredShape)));
    const std::vector<CoursePoint> course = orAbort(courseOf(*scan, through));
    QCOMPARE(std::int64_t(course.size()), measuredShape[through]);
    for (std::size_t i = 0; i < course.size(); ++i) {
        Slice plane = Slice::whole(measuredShape);
        plane.set(through, DimensionSlice::index(std::int64_t(i)));
        const PartFindings one = orAbort(figuresOf(orAbort(regionScanOf(source, region, plane))));
        const Moments& moments = one.statistics.moments;
        QCOMPARE(course[i].cells, moments.count());
        QCOMPARE(course[i].mean, toDouble(moments.mean()));
        QCOMPARE(course[i].deviation, toDouble(moments.deviation()));
        QCOMPARE(course[i].sum, toDouble(moments.sum()));
        QCOMPARE(course[i].minimum, one.scan->order().number(one.statistics.minimum->key));
        QCOMPARE(course[i].maximum, one.scan->order().number(one.statistics.maximum->key));
    }
}

void TestRegionScan::hasACourseOfCellsThatAreAlike_data()
{
    QTest::addColumn<int>("through");
    for (int dimension = 0; dimension < 3; ++dimension)
        QTest::addRow("dimension %d", dimension) << dimension;
}

void TestRegionScan::hasACourseOfCellsThatAreAlike()
{
    QFETCH(const int, through);
    const auto source =
        m_sources.of(unstoredArrayFrame(measuredShape, {2, 13, 10}, {1, 5, 10}, "<f8"));
    const std::size_t down = through == 0 ? 1 : 0;
    const std::size_t across = 3 - down - std::size_t(through);
    const Region region =
        regionOf(Region::Kind::Polygon, down, across, {{0.5, 0.5}, {4.5, 20.5}, {4.5, 0.5}});
    const auto scan = orAbort(regionScanOf(source, region, Slice::whole(measuredShape)));
    const std::vector<CoursePoint> course = orAbort(courseOf(*scan, std::size_t(through)));
    QCOMPARE(std::int64_t(course.size()), measuredShape[std::size_t(through)]);
    for (const CoursePoint& point : course) {
        QCOMPARE(point.cells, std::uint64_t(38));
        QCOMPARE(point.maximum, 0.0);
    }
}

void TestRegionScan::refuses_data()
{
    QTest::addColumn<Region>("region");
    QTest::addColumn<QString>("sentence");
    const auto rectangle = [](RegionPoint first, RegionPoint last) {
        return regionOf(Region::Kind::Rectangle, 1, 2, {first, last});
    };
    QTest::newRow("outside") << rectangle({100, 100}, {120, 130})
                             << "no cell of the array lies in the region";
    QTest::newRow("between cells")
        << rectangle({3.1, 3.1}, {3.9, 9}) << "no cell of the array lies in the region";
    QTest::newRow("line") << regionOf(Region::Kind::Line, 1, 2, {{1, 1}, {2, 2}})
                          << "a line has no cells inside";
    QTest::newRow("NaN") << rectangle({std::nan(""), 1}, {2, 2})
                         << "a point of the region is not a place in a plane";
    QTest::newRow("dimensions") << regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {2, 2}}, 4)
                                << "the region has 4 dimensions, the array 3";
}

void TestRegionScan::refuses()
{
    QFETCH(const Region, region);
    QFETCH(const QString, sentence);
    const auto scan = regionScanOf(m_sources.of("|u1", 1), region, Slice::whole(measuredShape));
    QVERIFY(!scan);
    QCOMPARE(QString::fromStdString(scan.error().text()), sentence);
}

void TestRegionScan::isCancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const Region region = regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {9, 9}});
    const auto scan =
        orAbort(regionScanOf(m_sources.of("|u1", 1), region, Slice::whole(measuredShape)));
    QCOMPARE(figuresOf(scan, {stop.get_token()}).error().kind(), ErrorKind::Cancelled);
    QCOMPARE(courseOf(*scan, 0, {stop.get_token()}).error().kind(), ErrorKind::Cancelled);
}

const Registered<TestRegionScan> registered;

} // namespace bloscope::tst_region_scan

#include "tst_region_scan.moc"
