#include "core/measure/line_profile.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>
#include <algorithm>
#include <utility>

namespace bloscope::tst_line_profile {

using namespace test;

namespace {

struct Case {
    const char* dtype;
    std::uint64_t seed;
    std::size_t down;
    std::size_t across;
    std::vector<RegionPoint> points;
    std::int64_t index; // along the dimension that is left
    std::int64_t width;
    std::size_t count;
    double first;
    double last;
    double sum;
    double sumByNumber; // of each value times its number
};

// By skimage.measure.profile_line() with order 1, segment by segment.
const std::vector<Case> cases = {
    {"|u1",
     1,
     1,
     2,
     {{2.0, 3.0}, {25.0, 20.0}},
     1,
     1,
     30,
     112.0,
     172.0,
     3603.819262782401,
     50795.271105826374},
    {"<f4",
     2,
     1,
     2,
     {{25.4, 20.7}, {4.2, 3.6}},
     2,
     1,
     29,
     123.31500000000005,
     -35.250000000000014,
     905.2100829081623,
     10556.539904336723},
    {"<i2", 3, 1, 2, {{10.0, 2.0}, {10.0, 21.0}}, 3, 1, 20, 5697.0, -4654.0, -28612.0, -549031.0},
    {"|u1", 4, 2, 1, {{11.0, 3.0}, {11.0, 27.0}}, 4, 1, 25, 136.0, 186.0, 3007.0, 32410.0},
    {"<f4",
     5,
     1,
     2,
     {{4.5, 4.25}, {20.75, 6.5}, {12.25, 19.5}},
     0,
     1,
     34,
     -69.796875,
     -60.09375,
     -1044.2141180863425,
     -29599.963552930356},
    {"<i2", 6, 1, 2, {{8.0, 8.0}, {8.0, 8.0}}, 1, 1, 1, 1987.0, 1987.0, 1987.0, 0.0},
    {"|u1",
     7,
     1,
     2,
     {{2.0, 3.0}, {25.0, 20.0}},
     2,
     2,
     30,
     101.7618925761055,
     82.85023104860949,
     3977.662195331331,
     56405.79711091248},
    {"<f4",
     8,
     2,
     1,
     {{20.7, 25.4}, {3.6, 4.2}},
     3,
     2,
     29,
     -1.1803510870773515,
     48.801668907231154,
     766.3817860365964,
     15984.306013802536},
    {"<i2", 9, 1, 2, {{10.0, 2.0}, {10.0, 21.0}}, 4, 2, 20, 19975.0, 9507.5, 9985.5, -223362.5},
    {"|u1", 10, 1, 2, {{3.0, 11.0}, {27.0, 11.0}}, 0, 2, 25, 105.5, 153.0, 3335.75, 40096.0},
    {"<f4",
     11,
     1,
     2,
     {{4.5, 4.25}, {20.75, 6.5}, {12.25, 19.5}},
     1,
     2,
     34,
     147.75916856310465,
     -55.56005922171564,
     -111.1981848912315,
     -12376.887865005596},
    {"<i2",
     12,
     2,
     1,
     {{3.0, 2.0}, {20.0, 25.0}},
     2,
     3,
     30,
     11963.225253657527,
     -7682.602377402377,
     51651.996209907076,
     161586.33498667256},
    {"|u1",
     13,
     1,
     2,
     {{25.4, 20.7}, {4.2, 3.6}},
     3,
     3,
     29,
     91.3815706592738,
     97.4519868152193,
     3440.0676554134143,
     48441.97836424859},
    {"<f4",
     14,
     1,
     2,
     {{10.0, 2.0}, {10.0, 21.0}},
     4,
     3,
     20,
     -109.20833333333333,
     75.33333333333333,
     173.95833333333334,
     4411.25},
    {"<i2",
     15,
     1,
     2,
     {{3.0, 11.0}, {27.0, 11.0}},
     0,
     3,
     25,
     10395.0,
     -5389.666666666667,
     -55847.666666666664,
     -1294600.0},
    {"|u1",
     16,
     2,
     1,
     {{4.25, 4.5}, {6.5, 20.75}, {19.5, 12.25}},
     1,
     3,
     34,
     141.93665234452632,
     121.49361558165042,
     4589.362755370373,
     73406.14366787471},
    {"<f4",
     17,
     1,
     2,
     {{2.0, 3.0}, {25.0, 20.0}},
     2,
     5,
     30,
     20.26634039489318,
     89.93675368016201,
     456.05495426832147,
     8503.665105824917},
    {"<i2",
     18,
     1,
     2,
     {{25.4, 20.7}, {4.2, 3.6}},
     3,
     5,
     29,
     -5541.318239056003,
     2178.6554678893785,
     -38052.27680351523,
     -565779.8645497285},
    {"|u1",
     19,
     1,
     2,
     {{10.0, 2.0}, {10.0, 21.0}},
     4,
     5,
     20,
     137.0,
     129.8,
     2477.8000000000006,
     23846.600000000002},
    {"<f4",
     20,
     2,
     1,
     {{11.0, 3.0}, {11.0, 27.0}},
     0,
     5,
     25,
     -30.2,
     -79.95,
     11.899999999999991,
     1278.124999999999},
    {"<i2",
     21,
     1,
     2,
     {{4.5, 4.25}, {20.75, 6.5}, {12.25, 19.5}},
     1,
     5,
     34,
     -443.3683642864904,
     -2530.5213503251152,
     -146076.5947912418,
     -2644687.9316376112},
};

PlaneMetric metricOf(const Region& line, std::optional<double> spacing = {})
{
    Geometry geometry = untoldGeometry(line.place.size());
    for (DimensionGeometry& dimension : geometry.dimensions)
        dimension.spacing = spacing;
    return {geometry, line.down, line.across};
}

bool areClose(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

class TestLineProfile : public QObject {
    Q_OBJECT

 private slots:
    void isThatOfSkimage_data();
    void isThatOfSkimage();
    void hasDistancesInUnits();
    void goesAcrossInSpace_data();
    void goesAcrossInSpace();
    void leavesOutWhatIsNoNumber();
    void hasNothingOutside();
    void readsLongLinesInParts();
    void refuses_data();
    void refuses();

 private:
    Result<LineProfile> profileOf(const CellSourcePtr& source, const Region& line,
                                  std::optional<double> spacing = {})
    {
        return profileAlong(*source, line, Slice::whole(source->shape()), metricOf(line, spacing));
    }

    MeasuredSources m_sources;
};

void TestLineProfile::isThatOfSkimage_data()
{
    QTest::addColumn<Case>("expected");
    for (const Case& row : cases)
        QTest::addRow("%s %d", row.dtype, int(row.seed)) << row;
}

void TestLineProfile::isThatOfSkimage()
{
    QFETCH(const Case, expected);
    Region line = regionOf(Region::Kind::Line, expected.down, expected.across, expected.points);
    line.width = expected.width;
    Slice plane = Slice::whole(measuredShape);
    plane.set(3 - expected.down - expected.across, DimensionSlice::index(expected.index));
    const LineProfile found = orAbort(
        profileAlong(*m_sources.of(expected.dtype, expected.seed), line, plane, metricOf(line)));
    QCOMPARE(found.values.size(), expected.count);
    QCOMPARE(found.distances.size(), expected.count);
    double sum = 0;
    double sumByNumber = 0;
    for (std::size_t i = 0; i < found.values.size(); ++i) {
        sum += found.values[i];
        sumByNumber += double(i) * found.values[i];
    }
    QVERIFY(areClose(found.values.front(), expected.first));
    QVERIFY(areClose(found.values.back(), expected.last));
    QVERIFY(areClose(sum, expected.sum));
    QVERIFY(areClose(sumByNumber, expected.sumByNumber));
}

void TestLineProfile::hasDistancesInUnits()
{
    const auto source = m_sources.of("|u1", 1);
    const Region line = regionOf(Region::Kind::Line, 1, 2, {{2, 2}, {5, 6}, {5, 8}});
    const LineProfile cells = orAbort(profileOf(source, line));
    QCOMPARE(QString::fromStdString(cells.unit), QString("cells"));
    QCOMPARE(cells.distances.front(), 0.0);
    QCOMPARE(cells.distances.back(), 7.0);
    const LineProfile lengths = orAbort(profileOf(source, line, 0.5));
    QCOMPARE(QString::fromStdString(lengths.unit), QString("mm"));
    QCOMPARE(lengths.distances.back(), 3.5);
    QCOMPARE(lengths.values, cells.values);
}

// Rows 2.5 mm and columns 0.8 mm apart, by NumPy: bilinear between the cells, the mean of places
// one cell apart at a right angle in millimetres, without those outside.
void TestLineProfile::goesAcrossInSpace_data()
{
    QTest::addColumn<std::vector<RegionPoint>>("points");
    QTest::addColumn<int>("width");
    QTest::addColumn<std::vector<double>>("expected"); // count, first, last, sum, sum by number
    using Points = std::vector<RegionPoint>;
    using Numbers = std::vector<double>;
    QTest::newRow("oblique") << Points{{2, 3}, {9, 25}} << 5
                             << Numbers{25, 47.42873491548363, 46.428734915483645,
                                        1304.587648689191, 15915.803081720105};
    QTest::newRow("upwards") << Points{{9, 4}, {2, 20}} << 4
                             << Numbers{19, 38.0, 56.91445307798601, 981.2027993616316,
                                        9166.098045417566};
    QTest::newRow("row") << Points{{5, 2}, {5, 25}} << 3 << Numbers{24, 69, 11, 1162, 12887};
    QTest::newRow("column") << Points{{2, 6}, {9, 6}} << 3
                            << Numbers{8, 51.666666666666664, 44.666666666666664, 385.3333333333333,
                                       1306.6666666666665};
}

void TestLineProfile::goesAcrossInSpace()
{
    QFETCH(const std::vector<RegionPoint>, points);
    QFETCH(const int, width);
    QFETCH(const std::vector<double>, expected);
    std::vector<std::int16_t> cells;
    for (int i = 0; i < 12 * 30; ++i)
        cells.push_back(std::int16_t(i * 37 % 101));
    const auto source = m_sources.of(arrayFrame({12, 30}, "<i2", std::as_bytes(std::span(cells))));
    Region line = regionOf(Region::Kind::Line, 0, 1, points, 2);
    line.width = width;
    Geometry geometry = untoldGeometry(2);
    geometry.dimensions[0].spacing = 2.5;
    geometry.dimensions[1].spacing = 0.8;
    const auto valuesOf = [&](const Region& region) {
        return orAbort(profileAlong(*source, region, Slice::whole(source->shape()),
                                    PlaneMetric(geometry, region.down, region.across)))
            .values;
    };
    const std::vector<double> values = valuesOf(line);
    double sum = 0;
    double sumByNumber = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += values[i];
        sumByNumber += double(i) * values[i];
    }
    QCOMPARE(double(values.size()), expected[0]);
    QVERIFY(areClose(values.front(), expected[1]));
    QVERIFY(areClose(values.back(), expected[2]));
    QVERIFY(areClose(sum, expected[3]));
    QVERIFY(areClose(sumByNumber, expected[4]));
    std::swap(line.down, line.across); // the same in the plane that is transposed
    for (RegionPoint& point : line.points)
        std::swap(point.down, point.across);
    const std::vector<double> transposed = valuesOf(line);
    QVERIFY(std::ranges::equal(values, transposed, areClose));
}

void TestLineProfile::leavesOutWhatIsNoNumber()
{
    std::vector<float> cells(15, 2);
    cells[5 + 2] = std::nanf("");
    const auto source = m_sources.of(arrayFrame({3, 5}, "<f4", std::as_bytes(std::span(cells))));
    Region line = regionOf(Region::Kind::Line, 0, 1, {{1, 0}, {1, 4}}, 2);
    QVERIFY(std::isnan(orAbort(profileOf(source, line)).values[2]));
    line.width = 3;
    QCOMPARE(orAbort(profileOf(source, line)).values, std::vector<double>(5, 2));
}

void TestLineProfile::hasNothingOutside()
{
    const auto source = m_sources.of("|u1", 1);
    const LineProfile found =
        orAbort(profileOf(source, regionOf(Region::Kind::Line, 1, 2, {{10, -2}, {10, 25}})));
    QCOMPARE(found.values.size(), std::size_t(28));
    for (const std::size_t i : {0, 1, 26, 27})
        QVERIFY(std::isnan(found.values[i]));
    QVERIFY(!std::isnan(found.values[2]));
    QVERIFY(!std::isnan(found.values[25]));
}

// A diagonal whose surroundings would not fit the memory.
void TestLineProfile::readsLongLinesInParts()
{
    const Shape shape = {1'000'000, 1'000'000};
    const auto source =
        m_sources.of(unstoredArrayFrame(shape, {10'000, 10'000}, {100, 100}, "<f8"));
    const Region line = regionOf(Region::Kind::Line, 0, 1, {{0, 0}, {3000, 4000}}, 2);
    const LineProfile found = orAbort(profileOf(source, line));
    QCOMPARE(found.values, std::vector<double>(5001, 0));
    QCOMPARE(found.distances.back(), 5000.0);
}

void TestLineProfile::refuses_data()
{
    QTest::addColumn<Region>("line");
    QTest::addColumn<QString>("sentence");
    const auto line = [](std::vector<RegionPoint> points, std::int64_t width) {
        Region region = regionOf(Region::Kind::Line, 1, 2, std::move(points));
        region.width = width;
        return region;
    };
    QTest::newRow("rectangle") << regionOf(Region::Kind::Rectangle, 1, 2, {{1, 1}, {2, 2}})
                               << "only lines have a profile";
    QTest::newRow("one point") << line({{1, 1}}, 1)
                               << "1 points do not make a region of the kind \"line\"";
    QTest::newRow("no width") << line({{1, 1}, {2, 2}}, 0)
                              << "the line is 0 cells wide; 1 to 10000 are possible";
    QTest::newRow("too long") << line({{1, 1}, {2, 1e12}}, 1)
                              << "a profile has at most 16777216 places; this line is too long "
                                 "for its width";
}

void TestLineProfile::refuses()
{
    QFETCH(const Region, line);
    QFETCH(const QString, sentence);
    const auto profile = profileOf(m_sources.of("|u1", 1), line);
    QVERIFY(!profile);
    QCOMPARE(QString::fromStdString(profile.error().text()), sentence);
}

const Registered<TestLineProfile> registered;

} // namespace bloscope::tst_line_profile

#include "tst_line_profile.moc"
