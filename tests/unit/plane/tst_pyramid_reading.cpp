#include "core/plane/pyramid_reading.h"

#include "tests/support/large_plane_source.h"
#include "tests/support/registered_test.h"
#include "tests/unit/plane/made_base_level.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_pyramid_reading {

using namespace test;

namespace {

const Shape& shape = LargePlaneSource::all;
constexpr PlaneBlocks blocks{100, 150, 100 * 150 * 8};
constexpr PixelSize screen{300, 250};

PictureRequest requestOf(const CellRect& part, const char* map = "viridis", const Shape& of = shape)
{
    HeatmapOptions options;
    options.size = screen;
    options.map = findColorMap(map);
    return {PicturePlane(*Slice::parse("", of)), part, blocks, fullBudget, options, {}};
}

PlaneNumbers pictureOf(
    const LargePlaneSource& source, const PictureRequest& request, PlanePyramid& pyramid,
    const ShowNumbers& show = [](const PlaneNumbers&) { return Result<>(); })
{
    const auto plan = pyramidPlanOf(request, source.dtype());
    return *readPyramid(source, request, *plan, pyramid, {0, 1000}, show, {});
}

CellRect turned(const CellRect& cells)
{
    return {cells.column, cells.row, cells.columns, cells.rows};
}

bool areAlike(const PlaneNumbers& a, const PlaneNumbers& b)
{
    return isSame(a.numbers, b.numbers) && a.counts == b.counts && a.range == b.range &&
           a.part == b.part && a.known == b.known;
}

} // namespace

class TestPyramidReading : public QObject {
    Q_OBJECT

 private slots:
    void leavesSmallPlanesAlone();
    void hasAtLeastThePixelsOfTheScreen();
    void joinsLongTablesAlongTheirLongerSide_data();
    void joinsLongTablesAlongTheirLongerSide();
    void isExact_data();
    void isExact();
    void readsEveryCellOnce();
    void isTheSameWhateverCameFirst();
    void showsMoreAndMoreWithoutHoles();
    void keepsWhatWasReadWhenItIsCancelled();
    void looksCoarselyAtLittle();
};

void TestPyramidReading::leavesSmallPlanesAlone()
{
    const DType dtype = *parseDType("<u2", {});
    const auto planOf = [&](const Shape& of, const char* slice) {
        PictureRequest request = requestOf({});
        request.plane = PicturePlane(*Slice::parse(slice, of));
        request.part = request.plane.all();
        return pyramidPlanOf(request, dtype);
    };
    QVERIFY(!planOf({4000, 4000}, ""));
    QVERIFY(planOf({5000, 5000}, ""));
    QVERIFY(!planOf({100'000'000}, "")); // a strip
    QVERIFY(planOf({100, 1'000'000}, ""));
    QVERIFY(!planOf({1 << 20, 1 << 20}, "")); // nobody waits for so many
    QVERIFY(planOf({10, 50'000, 50'000}, "3"));
    PictureRequest near = requestOf({100, 100, 900, 1000});
    QVERIFY(!pyramidPlanOf(near, dtype));
}

void TestPyramidReading::hasAtLeastThePixelsOfTheScreen()
{
    const LargePlaneSource source;
    for (const CellRect& part :
         {CellRect{0, 0, 4200, 4400}, {17, 333, 3000, 2111}, {1, 1, 1499, 1499}}) {
        const auto plan = pyramidPlanOf(requestOf(part), source.dtype());
        const CellRect pixels = plan->grid.squaresOf(plan->level, part);
        QVERIFY(pixels.rows >= screen.height && pixels.columns >= screen.width);
        QVERIFY(pixels.rows <= 2 * screen.height + 2 || pixels.columns <= 2 * screen.width + 2);
        QVERIFY(plan->tileLevel <= plan->level && plan->tileLevel <= plan->grid.base);
    }
}

void TestPyramidReading::joinsLongTablesAlongTheirLongerSide_data()
{
    QTest::addColumn<CellRect>("all");
    QTest::addColumn<CellRect>("part");
    QTest::addColumn<SquareSize>("square");
    const auto row = [](const char* name, const CellRect& all, const CellRect& part,
                        const SquareSize& square) {
        QTest::newRow(name) << all << part << square;
        QTest::addRow("%s, turned", name)
            << turned(all) << turned(part) << SquareSize{square.columns, square.rows};
    };
    const CellRect channels{0, 0, 64, 10'000'000};
    row("64 channels", channels, channels, {1, 32768});
    row("a part of them", channels, {0, 5'000'000, 64, 100'000}, {1, 256});
    row("five of them", channels, {10, 5'000'000, 5, 1'000'000}, {1, 2048});
    const CellRect table{0, 0, 5000, 500'000}; // 100 times as wide as high: 64 columns first
    row("a table", table, table, {16, 1024});
    row("a part of it", table, {0, 0, 300, 30'000}, {1, 64});
    row("two lines", {0, 0, 2, 100'000'000}, {0, 0, 2, 100'000'000}, {1, 262'144});
    row("an image", {0, 0, 3000, 18'000}, {0, 0, 3000, 18'000}, {8, 8});
}

void TestPyramidReading::joinsLongTablesAlongTheirLongerSide()
{
    QFETCH(CellRect, all);
    QFETCH(CellRect, part);
    QFETCH(SquareSize, square);
    PictureRequest request = requestOf(part, "viridis", {all.rows, all.columns});
    request.options.size = PixelSize{270, 270};
    const auto plan = pyramidPlanOf(request, *parseDType("<i2", {}));
    QVERIFY(plan);
    QCOMPARE(plan->grid.squareAt(plan->level).rows, square.rows);
    QCOMPARE(plan->grid.squareAt(plan->level).columns, square.columns);
    const SquareSize least = plan->grid.squareAt(plan->tileLevel);
    QVERIFY(square.rows % least.rows == 0 && square.columns % least.columns == 0);
    QVERIFY(least.rows <= mostSquareSide && least.columns <= mostSquareSide);
}

void TestPyramidReading::isExact_data()
{
    QTest::addColumn<Shape>("of");
    QTest::addColumn<CellRect>("part");
    QTest::addColumn<QString>("map");
    const CellRect all{0, 0, 4200, 4400};
    QTest::newRow("all") << shape << all << "viridis";
    QTest::newRow("the largest label") << shape << all << "labels";
    QTest::newRow("the first angle") << shape << all << "cyclic";
    QTest::newRow("a part") << shape << CellRect{2801, 777, 1399, 1601} << "viridis";
    const CellRect wide{0, 0, 37, 500'003};
    for (const char* map : {"viridis", "labels"}) {
        QTest::addRow("a wide table, %s", map) << Shape{37, 500'003} << wide << map;
        QTest::addRow("a high one, %s", map) << Shape{500'003, 37} << turned(wide) << map;
    }
    QTest::newRow("a part of a wide table")
        << Shape{37, 500'003} << CellRect{3, 99'999, 30, 300'001} << "viridis";
}

void TestPyramidReading::isExact()
{
    QFETCH(Shape, of);
    QFETCH(CellRect, part);
    QFETCH(QString, map);
    const LargePlaneSource source;
    PlanePyramid pyramid{nullptr};
    const PictureRequest request = requestOf(part, map.toLatin1().constData(), of);
    const PlaneNumbers picture = pictureOf(source, request, pyramid);
    QVERIFY(!picture.isSampled());
    QVERIFY(intersected(picture.part, part) == part);
    const Reduction reduction = reductionOf(request.options);
    const SquareSize square = *picture.square;
    SpecialCounts counts;
    for (std::int64_t row = picture.part.row; row < picture.part.endRow(); row += square.rows)
        for (std::int64_t column = picture.part.column; column < picture.part.endColumn();
             column += square.columns) {
            CellSummary expected;
            const CellRect pixel =
                intersected({row, column, square.rows, square.columns}, picture.part);
            for (std::int64_t r = pixel.row; r < pixel.endRow(); ++r)
                for (std::int64_t c = pixel.column; c < pixel.endColumn(); ++c) {
                    const bool isDamaged = LargePlaneSource::isDamaged(r, c);
                    const double number =
                        isDamaged ? NAN : static_cast<double>(LargePlaneSource::valueAt(r, c));
                    const CellState state = isDamaged ? CellState::Damaged : CellState::Fine;
                    expected.add(number, state, reduction);
                    counts.add(number, state);
                }
            const int y = picture.pixelOfRow(row);
            const int x = picture.pixelOfColumn(column);
            const auto at = static_cast<std::size_t>(y * picture.pixels().columns + x);
            const double number = picture.numbers.numbers[at];
            const double wanted = expected.number(reduction);
            QVERIFY(std::isnan(wanted) ? std::isnan(number)
                                       : number == wanted || std::abs(number - wanted) < 1e-6);
            QVERIFY(picture.numbers.stateOf(at) == expected.state());
            QCOMPARE(picture.pixelOfRow(pixel.endRow() - 1), y);
            QCOMPARE(picture.pixelOfColumn(pixel.endColumn() - 1), x);
        }
    QVERIFY(picture.counts == counts);
}

void TestPyramidReading::readsEveryCellOnce()
{
    const LargePlaneSource source;
    PlanePyramid pyramid{nullptr};
    const CellRect all{0, 0, 4200, 4400};
    pictureOf(source, requestOf(all), pyramid);
    QVERIFY(source.takeRead() < shape[0] * shape[1] * 3 / 2); // the first look has read some
    const PlaneNumbers again = pictureOf(source, requestOf(all), pyramid);
    QCOMPARE(source.takeRead(), std::int64_t(0));
    PictureRequest near = requestOf({1000, 1000, 2500, 2500}); // finer, and then as it was
    pictureOf(source, near, pyramid);
    source.takeRead();
    pictureOf(source, near, pyramid);
    QVERIFY(areAlike(pictureOf(source, requestOf(all), pyramid), again));
    QCOMPARE(source.takeRead(), std::int64_t(0));
}

void TestPyramidReading::isTheSameWhateverCameFirst()
{
    const LargePlaneSource source;
    PlanePyramid one{nullptr};
    PlanePyramid other{nullptr};
    const CellRect all{0, 0, 4200, 4400};
    const PlaneNumbers expected = pictureOf(source, requestOf(all), one);
    for (const CellRect& part : {CellRect{2000, 2200, 2000, 2000}, {0, 0, 2500, 3000}})
        pictureOf(source, requestOf(part), other);
    const PlaneNumbers found = pictureOf(source, requestOf(all), other);
    QVERIFY(areAlike(found, expected));
    QCOMPARE(found.distribution->bins.counts, expected.distribution->bins.counts);
}

void TestPyramidReading::showsMoreAndMoreWithoutHoles()
{
    LargePlaneSource source;
    source.delayMs = 20; // so that there is time for several
    PlanePyramid pyramid{nullptr};
    std::vector<PlaneNumbers> shown;
    const PlaneNumbers last =
        pictureOf(source, requestOf({0, 0, 4200, 4400}), pyramid, [&](PlaneNumbers picture) {
            shown.push_back(std::move(picture));
            return Result<>();
        });
    QVERIFY(!shown.empty());
    double known = 0;
    for (const PlaneNumbers& picture : shown) {
        QVERIFY(picture.isSampled());
        QVERIFY(picture.known > known && picture.known < 1);
        known = picture.known;
        QVERIFY(picture.pixels() == last.pixels());
        QVERIFY(picture.range == (ValueRange{0, 1000}));
        for (std::size_t at = 0; at < picture.numbers.numbers.size(); ++at)
            QVERIFY(picture.numbers.stateOf(at) != CellState::Uninitialised);
    }
}

void TestPyramidReading::keepsWhatWasReadWhenItIsCancelled()
{
    LargePlaneSource source;
    PlanePyramid pyramid{nullptr};
    const PictureRequest request = requestOf({0, 0, 4200, 4400});
    const auto plan = pyramidPlanOf(request, source.dtype());
    QVERIFY(readPyramidPreview(source, request, *plan, pyramid, {}));
    std::stop_source stop;
    source.takeRead();
    constexpr int mostReads = 5; // the tiles in the middle, and something of the next ones
    int reads = 0;
    source.afterRead = [&] {
        if (++reads == mostReads)
            stop.request_stop();
    };
    const auto ignore = [](const PlaneNumbers&) { return Result<>(); };
    const auto stopped =
        readPyramid(source, request, *plan, pyramid, {0, 1}, ignore, {stop.get_token()});
    QVERIFY(!stopped && stopped.error().kind() == ErrorKind::Cancelled);
    QCOMPARE(reads, mostReads);
    QVERIFY(pyramid.bytes() > 0);
    source.afterRead = nullptr;
    source.takeRead();
    pictureOf(source, request, pyramid);
    QVERIFY(source.takeRead() < shape[0] * shape[1]);
}

void TestPyramidReading::looksCoarselyAtLittle()
{
    const LargePlaneSource source;
    PlanePyramid pyramid{nullptr};
    const PictureRequest request = requestOf({0, 0, 4200, 4400});
    const auto plan = pyramidPlanOf(request, source.dtype());
    const auto picture = readPyramidPreview(source, request, *plan, pyramid, {});
    QVERIFY(picture && picture->isSampled());
    QVERIFY(source.takeRead() <= coarseBudget.decodedBytes / 8);
    QVERIFY(picture->pixels().columns >= screen.width);
    QVERIFY(picture->range.low >= 0 && picture->range.high <= 1021);
    QVERIFY(picture->distribution->isSample);
}

const Registered<TestPyramidReading, QCoreApplication> registered;

} // namespace bloscope::tst_pyramid_reading

#include "tst_pyramid_reading.moc"
