#include "core/plane/picture_plane.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_picture_plane {

namespace {

PicturePlane planeOf(const char* slice, const Shape& shape)
{
    return PicturePlane(*Slice::parse(slice, shape));
}

} // namespace

class TestPicturePlane : public QObject {
    Q_OBJECT

 private slots:
    void showsRowsAndColumns();
    void laysOneDimensionFromLeftToRight();
    void showsAScalarAsOneCell();
    void takesSamplesOfAPart_data();
    void takesSamplesOfAPart();
    void hasAPlaneForEachChannel();
    void takesAnyBands_data();
    void takesAnyBands();
    void hasNoChannelsAmongRowsAndColumns();
    void makesRoomBesideBands_data();
    void makesRoomBesideBands();
};

void TestPicturePlane::showsRowsAndColumns()
{
    const PicturePlane plane = planeOf("1:3, 2, :, 5:9", {5, 6, 7, 10});
    QVERIFY(!plane.isStrip());
    QCOMPARE(plane.all(), (CellRect{0, 0, 7, 4}));
    QCOMPARE(plane.rowDimension(), std::optional<std::size_t>(2));
    QCOMPARE(plane.columnDimension(), std::optional<std::size_t>(3));
    QCOMPARE(plane.cellAt({3, 2}), (CellPosition{3, 2}));
    QCOMPARE(plane.slice().text(), std::string("[1, 2, :, 5:9]"));
}

void TestPicturePlane::laysOneDimensionFromLeftToRight()
{
    const PicturePlane plane = planeOf("2, :", {5, 100});
    QVERIFY(plane.isStrip());
    QCOMPARE(plane.all(), (CellRect{0, 0, 1, 100}));
    QCOMPARE(plane.rowDimension(), std::optional<std::size_t>());
    QCOMPARE(plane.columnDimension(), std::optional<std::size_t>(1));
    QCOMPARE(plane.cellAt({0, 42}), (CellPosition{42, 0}));
}

void TestPicturePlane::showsAScalarAsOneCell()
{
    const PicturePlane plane = planeOf("2, 3", {5, 100});
    QVERIFY(!plane.isStrip());
    QCOMPARE(plane.all(), (CellRect{0, 0, 1, 1}));
}

void TestPicturePlane::takesSamplesOfAPart_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<CellRect>("part");
    QTest::addColumn<PlaneSteps>("steps");
    QTest::addColumn<QString>("samples");
    QTest::newRow("everything") << ":, :" << CellRect{0, 0, 50, 60} << PlaneSteps{1, 1} << "[:, :]";
    QTest::newRow("a part") << ":, :" << CellRect{10, 20, 5, 6} << PlaneSteps{1, 1}
                            << "[10:15, 20:26]";
    QTest::newRow("every third row")
        << ":, :" << CellRect{0, 0, 50, 60} << PlaneSteps{3, 1} << "[::3, :]";
    QTest::newRow("of a part") << ":, :" << CellRect{10, 20, 5, 7} << PlaneSteps{2, 4}
                               << "[10:15:2, 20:25:4]";
    QTest::newRow("of steps") << "::2, ::-1" << CellRect{0, 0, 25, 60} << PlaneSteps{5, 20}
                              << "[::10, ::-20]";
    QTest::newRow("of a strip") << "3, :" << CellRect{0, 10, 1, 20} << PlaneSteps{1, 5}
                                << "[3, 10:26:5]";
}

void TestPicturePlane::takesSamplesOfAPart()
{
    QFETCH(QString, slice);
    QFETCH(CellRect, part);
    QFETCH(PlaneSteps, steps);
    QFETCH(QString, samples);
    const Slice taken = planeOf(qPrintable(slice), {50, 60}).samplesOf(part, steps);
    QCOMPARE(QString::fromStdString(taken.text()), samples);
    const CellRect grid = sampleGrid(part, steps);
    QCOMPARE(taken.cellCount(), std::optional(grid.rows * grid.columns));
}

void TestPicturePlane::hasAPlaneForEachChannel()
{
    const PicturePlane plane(*Slice::parse("2, :, 1, :", {4, 5, 3, 7}), ColorBands{2});
    QCOMPARE(plane.bands(), std::optional(ColorBands{2, {0, 1, 2}}));
    QCOMPARE(plane.channels().size(), std::size_t(3));
    QCOMPARE(plane.channels()[2], planeOf("2, :, 2, :", {4, 5, 3, 7}));
    QCOMPARE(plane.cellsOf({1, 2, 3, 4}).text(), std::string("[2, 1:4, :, 2:6]"));
    QCOMPARE(plane.cellsOf({1, 2, 3, 4}).rowDimension(), std::optional<std::size_t>(1));
    // Whichever channel the slice is at, the picture is the same.
    QCOMPARE(plane, PicturePlane(*Slice::parse("2, :, 0, :", {4, 5, 3, 7}), ColorBands{2}));
    QVERIFY(plane != planeOf("2, :, 0, :", {4, 5, 3, 7}));
}

void TestPicturePlane::takesAnyBands_data()
{
    using Indices = std::vector<std::int64_t>;
    QTest::addColumn<Indices>("indices");
    QTest::addColumn<QString>("cells");
    QTest::newRow("evenly apart") << Indices{29, 19, 9} << "[1:3, 2:6, 9:30:10]";
    QTest::newRow("one behind another") << Indices{4, 5, 6} << "[1:3, 2:6, 4:7]";
    QTest::newRow("with others between them") << Indices{20, 5, 10} << "[1:3, 2:6, 5:21:5]";
    QTest::newRow("one three times") << Indices{7, 7, 7} << "[1:3, 2:6, 7:8]";
}

void TestPicturePlane::takesAnyBands()
{
    QFETCH(std::vector<std::int64_t>, indices);
    QFETCH(QString, cells);
    const PicturePlane plane(*Slice::parse(":, :, 0", {5, 7, 100}), ColorBands{2, indices});
    const std::vector<PicturePlane> channels = plane.channels();
    QCOMPARE(channels.size(), indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i)
        QCOMPARE(channels[i].slice()[2], DimensionSlice::index(indices[i]));
    QCOMPARE(QString::fromStdString(plane.cellsOf({1, 2, 2, 4}).text()), cells);
}

void TestPicturePlane::hasNoChannelsAmongRowsAndColumns()
{
    const PicturePlane plane(*Slice::parse("0, :, :", {4, 5, 3}), ColorBands{2});
    QVERIFY(!plane.bands());
    QCOMPARE(plane.channels(), std::vector<PicturePlane>{plane});
    QVERIFY(!PicturePlane(*Slice::parse(":, :, 0", {4, 5, 2}), ColorBands{2}).bands());
    QVERIFY(!PicturePlane(*Slice::parse(":, :, 0", {4, 5, 3}), ColorBands{7}).bands());
}

void TestPicturePlane::makesRoomBesideBands_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<int>("channels");
    QTest::addColumn<QString>("beside");
    QTest::newRow("of a photograph") << "0, :, :" << Shape{4, 5, 3} << 2 << "[:, :, 1]";
    QTest::newRow("of a film") << "9, 1, :, :" << Shape{20, 4, 5, 3} << 3 << "[9, :, :, 1]";
    QTest::newRow("of planes") << "1, :, 1:3" << Shape{3, 4, 5} << 0 << "[1, :, 1:3]";
}

void TestPicturePlane::makesRoomBesideBands()
{
    QFETCH(QString, slice);
    QFETCH(Shape, shape);
    QFETCH(int, channels);
    QFETCH(QString, beside);
    const Slice before = *Slice::parse(qPrintable(slice), shape);
    QCOMPARE(QString::fromStdString(besideBands(before, {std::size_t(channels), {1, 2, 0}}).text()),
             beside);
}

const test::Registered<TestPicturePlane, QCoreApplication> registered;

} // namespace bloscope::tst_picture_plane

#include "tst_picture_plane.moc"
