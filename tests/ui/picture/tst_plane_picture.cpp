#include "ui/picture/plane_picture.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QColor>
#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_plane_picture {

using namespace test;

namespace {

const ColorMap& grey()
{
    return *findColorMap("grey");
}

// What a plane of `shape` is asked for, its numbers being their greys.
PictureRequest requestOf(const Shape& shape, PixelSize most, const char* slice = "")
{
    const PicturePlane plane(*Slice::parse(slice, shape));
    HeatmapOptions options{&grey(), ValueScale::Linear, {RangeChoice::Kind::Manual}, most};
    options.range.manual = {0, 255};
    return {plane, plane.all(), {8, 8, 512}, fullBudget, options};
}

PlanePicture pictureOf(const FakeSource& source, const PictureRequest& request)
{
    auto picture = makePicture(source, request, {});
    if (!picture)
        qFatal("%s", picture.error().text().c_str());
    return *std::move(picture);
}

} // namespace

class TestPlanePicture : public QObject {
    Q_OBJECT

 private slots:
    void paintsEveryCellWhereThereIsRoom();
    void paintsAPartOfThePlane();
    void averagesWhereThereIsNoRoom();
    void readsAStripFromLeftToRight();
    void samplesWithinItsBudget();
    void readsLargePlanesInPieces();
    void takesTheRangeItIsGiven();
    void drawsHotPixelsAsTheirNeighbours();
    void countsSpecialCells();
    void readsNothingButItsBands();
    void findsThePixelOfACell_data();
    void findsThePixelOfACell();
    void stopsWhenItIsNoLongerWanted();
};

void TestPlanePicture::paintsEveryCellWhereThereIsRoom()
{
    const FakeSource source([](const auto& index) { return 10 * index[0] + index[1]; });
    const PlanePicture picture = pictureOf(source, requestOf({20, 10}, {500, 500}));
    QCOMPARE(picture.image.size(), QSize(10, 20));
    QVERIFY(picture.isWhole());
    QVERIFY(!picture.isSampled());
    QCOMPARE(picture.range, (ValueRange{0, 255}));
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 10; ++x)
            QCOMPARE(qRed(picture.image.pixel(x, y)), 10 * y + x);
}

void TestPlanePicture::paintsAPartOfThePlane()
{
    const FakeSource source([](const auto& index) { return 10 * index[0] + index[1]; });
    PictureRequest request = requestOf({20, 10}, {500, 500});
    request.part = {5, 3, 4, 2};
    const PlanePicture picture = pictureOf(source, request);
    QCOMPARE(picture.image.size(), QSize(2, 4));
    QCOMPARE(qRed(picture.image.pixel(1, 3)), 84);
    QCOMPARE(source.asked(), std::vector<std::string>{"[5:9, 3:5]"});
}

void TestPlanePicture::averagesWhereThereIsNoRoom()
{
    const FakeSource source([](const auto& index) { return index[1]; });
    const PlanePicture picture = pictureOf(source, requestOf({200, 100}, {10, 300}));
    QCOMPARE(picture.image.size(), QSize(10, 200));
    QVERIFY(!picture.isWhole());
    for (int x = 0; x < 10; ++x)
        QCOMPARE(qRed(picture.image.pixel(x, 7)), qRound(10 * x + 4.5));
}

void TestPlanePicture::readsAStripFromLeftToRight()
{
    const FakeSource source([](const auto& index) { return index[0]; });
    const PlanePicture picture = pictureOf(source, requestOf({200}, {500, 500}));
    QCOMPARE(picture.image.size(), QSize(200, 1));
    QCOMPARE(qRed(picture.image.pixel(150, 0)), 150);
}

void TestPlanePicture::samplesWithinItsBudget()
{
    const FakeSource source([](const auto& index) { return index[0] + index[1]; });
    PictureRequest request = requestOf({100, 150}, {500, 500});
    request.budget = {1 << 30, 2500};
    const PlanePicture picture = pictureOf(source, request);
    QVERIFY(picture.isSampled());
    QCOMPARE(picture.steps, (PlaneSteps{2, 4}));
    QCOMPARE(picture.image.size(), QSize(38, 50));
    QCOMPARE(qRed(picture.image.pixel(20, 30)), 60 + 80);
    QCOMPARE(source.asked(), std::vector<std::string>{"[::2, ::4]"});
}

void TestPlanePicture::readsLargePlanesInPieces()
{
    const FakeSource source([](const auto& index) { return index[0] / 16; });
    PictureRequest request = requestOf({4000, 1000}, {10, 250});
    request.blocks.bytes = 8 * 8 * 64; // a part of each element is drawn
    request.options.range = {RangeChoice::Kind::MinMax};
    const PlanePicture picture = pictureOf(source, request);
    QCOMPARE(picture.range, (ValueRange{0, 249}));
    for (int y = 0; y < 250; ++y)
        QCOMPARE(qRed(picture.image.pixel(5, y)), qRound(y / 249.0 * 255));
    QVERIFY(source.asked().size() > 3);
    for (const std::string& slice : source.asked())
        QVERIFY(Slice::parse(slice, {4000, 1000})->cellCount() <= std::optional(1 << 20));
}

void TestPlanePicture::takesTheRangeItIsGiven()
{
    const FakeSource source([](const auto& index) { return index[1]; });
    PictureRequest request = requestOf({1, 100}, {500, 500});
    request.range = ValueRange{0, 51};
    const PlanePicture picture = pictureOf(source, request);
    QCOMPARE(picture.range, (ValueRange{0, 51}));
    QCOMPARE(qRed(picture.image.pixel(10, 0)), 50);
}

void TestPlanePicture::drawsHotPixelsAsTheirNeighbours()
{
    const FakeSource source([](const auto& index) {
        return index[0] == 7 && index[1] == 4 ? 250 : 100 + (index[0] + index[1]) % 2;
    });
    PictureRequest request = requestOf({20, 10}, {500, 500});
    const PlanePicture plain = pictureOf(source, request);
    QCOMPARE(plain.replaced, std::int64_t(0));
    QCOMPARE(qRed(plain.image.pixel(4, 7)), 250);
    request.options.hotPixels = 5;
    const auto calm = recolored(plain, request.options, plain.range);
    QVERIFY(calm);
    QCOMPARE(calm->replaced, std::int64_t(1));
    QVERIFY(qRed(calm->image.pixel(4, 7)) <= 101);
    QCOMPARE(qRed(calm->image.pixel(5, 7)), 100);
    QCOMPARE(calm->numbers.numbers, plain.numbers.numbers);
    QCOMPARE(pictureOf(source, request).image, calm->image);
}

void TestPlanePicture::countsSpecialCells()
{
    FakeSource source;
    source.regions = {{CellState::Damaged, "chunk 0: gone", {0, 0}, {3, 4}},
                      {CellState::Uninitialised, "", {9, 9}, {1, 1}}};
    const PlanePicture picture = pictureOf(source, requestOf({10, 10}, {5, 5}));
    QCOMPARE(picture.counts.damaged, 12);
    QCOMPARE(picture.counts.uninitialised, 1);
    QCOMPARE(picture.image.pixel(0, 1), grey().special.damaged);
    QVERIFY(picture.image.pixel(4, 4) != grey().special.uninitialised); // others are there too
}

void TestPlanePicture::readsNothingButItsBands()
{
    const FakeSource source([](const auto& index) { return index[2]; });
    PictureRequest request = requestOf({4, 5, 100}, {500, 500});
    request.plane = PicturePlane(*Slice::parse(":, :, 0", {4, 5, 100}), ColorBands{2, {90, 50, 7}});
    request.part = request.plane.all();
    const PlanePicture picture = pictureOf(source, request);
    QCOMPARE(QColor(picture.image.pixel(3, 2)), QColor(90, 50, 7));
    QCOMPARE(source.asked(), (std::vector<std::string>{"[:, :, 90]", "[:, :, 50]", "[:, :, 7]"}));
}

void TestPlanePicture::findsThePixelOfACell_data()
{
    QTest::addColumn<CellRect>("part");
    QTest::addColumn<PlaneSteps>("steps");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<qint64>("cell");
    QTest::addColumn<int>("pixel");
    const CellRect part{0, 100, 1, 50};
    QTest::newRow("before") << part << PlaneSteps{} << 50 << qint64(99) << -1;
    QTest::newRow("first") << part << PlaneSteps{} << 50 << qint64(100) << 0;
    QTest::newRow("last") << part << PlaneSteps{} << 50 << qint64(149) << 49;
    QTest::newRow("behind") << part << PlaneSteps{} << 50 << qint64(150) << -1;
    QTest::newRow("sampled") << part << PlaneSteps{1, 10} << 5 << qint64(139) << 3;
    QTest::newRow("sampled, rest") << part << PlaneSteps{1, 40} << 2 << qint64(149) << 1;
    QTest::newRow("reduced") << part << PlaneSteps{} << 10 << qint64(124) << 4;
    QTest::newRow("both") << part << PlaneSteps{1, 5} << 5 << qint64(119) << 1;
}

void TestPlanePicture::findsThePixelOfACell()
{
    QFETCH(CellRect, part);
    QFETCH(PlaneSteps, steps);
    QFETCH(int, pixels);
    QFETCH(qint64, cell);
    QFETCH(int, pixel);
    PlanePicture picture;
    picture.part = part;
    picture.steps = steps;
    picture.numbers = {1, pixels, {}, {}};
    QCOMPARE(picture.pixelOfColumn(cell), pixel);
    QCOMPARE(picture.pixelOfRow(0), 0);
}

void TestPlanePicture::stopsWhenItIsNoLongerWanted()
{
    const FakeSource source;
    std::stop_source stop;
    stop.request_stop();
    const auto picture = makePicture(source, requestOf({10, 10}, {5, 5}), {stop.get_token()});
    QVERIFY(!picture);
    QVERIFY(picture.error().kind() == ErrorKind::Cancelled);
}

const Registered<TestPlanePicture, QCoreApplication> registered;

} // namespace bloscope::tst_plane_picture

#include "tst_plane_picture.moc"
