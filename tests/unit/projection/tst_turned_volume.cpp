#include "core/projection/turned_volume.h"

#include "core/dtype/cell_number.h"
#include "core/projection/projection_source.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/or_abort.h"
#include "tests/support/random_numbers.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <numbers>

namespace bloscope::tst_turned_volume {

using namespace test;

namespace {

struct Sides {
    std::size_t axis;
    std::size_t across;
    std::size_t depth;
};

VolumeView viewOf(const Shape& shape, const Sides& sides)
{
    return {Slice::whole(shape), sides.axis, sides.across, sides.depth, 1};
}

CellSourcePtr turned(const CellSourcePtr& source, const VolumeView& view, int degrees)
{
    return orAbort(orAbort(TurnedVolume::read(*source, view, {}))->turned(degrees, source, {}));
}

// The numbers of the plane of two dimensions, at the first index of the others.
std::vector<double> planeOf(const CellSource& source, std::size_t rows, std::size_t columns)
{
    Slice slice = Slice::whole(source.shape());
    for (std::size_t d = 0; d < source.shape().size(); ++d)
        if (d != rows && d != columns)
            slice.set(d, DimensionSlice::index(0));
    const Cells cells = orAbort(source.read(slice));
    std::vector<double> numbers(cells.bytes.size() / cells.itemsize);
    readNumbers(source.dtype(), {cells.bytes.data(), cells.bytes.size()}, numbers);
    if (rows < columns)
        return numbers;
    std::vector<double> down;
    const auto width = std::size_t(source.shape()[rows]);
    for (std::size_t row = 0; row < width; ++row)
        for (std::size_t i = row; i < numbers.size(); i += width)
            down.push_back(numbers[i]);
    return down;
}

CellSourcePtr largestAlong(const CellSourcePtr& source, std::size_t dimension)
{
    const auto all = DimensionSlice::range(0, source->shape()[dimension]);
    return orAbort(projectionOf(source, {ProjectionKind::Maximum, dimension, all}));
}

std::vector<double> mirrored(std::vector<double> plane, std::int64_t columns)
{
    for (auto row = plane.begin(); row != plane.end(); row += columns)
        std::reverse(row, row + columns);
    return plane;
}

bool areSame(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::ranges::equal(
        a, b, [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

// Some of them are no numbers.
ByteBuffer randomFrame(const Shape& shape, const Shape& chunkshape, const Shape& blockshape)
{
    Random random(3);
    ByteBuffer elements;
    std::int64_t count = 1;
    for (const std::int64_t extent : shape)
        count *= extent;
    for (std::int64_t i = 0; i < count; ++i) {
        const ByteBuffer element = elementsOf<float>(
            {random.below(3) == 0 ? std::nanf("") : float(random.below(2000) - 1000) / 4});
        elements.insert(elements.end(), element.begin(), element.end());
    }
    return arrayFrame(shape, chunkshape, blockshape, "<f4", elements);
}

// Nothing but a 1 at one place.
ByteBuffer voxelFrame(const Shape& shape, const Shape& place)
{
    ByteBuffer elements(std::size_t(shape[0] * shape[1] * shape[2]));
    elements[std::size_t((place[0] * shape[1] + place[1]) * shape[2] + place[2])] = std::byte{1};
    return arrayFrame(shape, "|u1", elements);
}

} // namespace

// The maximum along rays through volumes that are turned.
class TestTurnedVolume : public QObject {
    Q_OBJECT

 private slots:
    void isTheMaximumAlongDimensionsAtRightAngles_data();
    void isTheMaximumAlongDimensionsAtRightAngles();
    void showsAVoxelWhereItIsSeen_data();
    void showsAVoxelWhereItIsSeen();
    void isEmptyBesideTheVolume();
    void takesARangeOfTheDepth();
    void takesOneIndexOfOtherDimensions();
    void keepsTheLargestOfManyIndices();
    void isTheSameOverAnyChunking();
    void losesRaysThroughDamagedCells();
    void leavesOutWhatWasNeverWritten();
    void refusesWhatIsNoVolume();
    void endsWhenItIsCancelled();
};

void TestTurnedVolume::isTheMaximumAlongDimensionsAtRightAngles_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<int>("across");
    for (int axis = 0; axis < 3; ++axis)
        for (int across = 0; across < 3; ++across)
            if (across != axis)
                QTest::addRow("about %d, across %d", axis, across) << axis << across;
}

void TestTurnedVolume::isTheMaximumAlongDimensionsAtRightAngles()
{
    QFETCH(const int, axis);
    QFETCH(const int, across);
    const Sides sides{std::size_t(axis), std::size_t(across), std::size_t(3 - axis - across)};
    OpenedArray array(randomFrame({7, 7, 7}, {3, 2, 5}, {2, 2, 3}));
    const CellSourcePtr source = array.source();
    const VolumeView view = viewOf(source->shape(), sides);
    const auto seen = [&](int degrees) {
        return planeOf(*turned(source, view, degrees), sides.axis, sides.across);
    };
    const std::vector<double> front =
        planeOf(*largestAlong(source, sides.depth), sides.axis, sides.across);
    const std::vector<double> side =
        planeOf(*largestAlong(source, sides.across), sides.axis, sides.depth);
    QVERIFY(areSame(seen(0), front));
    QVERIFY(areSame(seen(360), front));
    QVERIFY(areSame(seen(90), side));
    QVERIFY(areSame(seen(180), mirrored(front, 7)));
    QVERIFY(areSame(seen(270), mirrored(side, 7)));
    QVERIFY(areSame(seen(-90), mirrored(side, 7)));
}

void TestTurnedVolume::showsAVoxelWhereItIsSeen_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 2.5, 0.25})
        QTest::addRow("%g", ratio) << ratio;
}

// As wide as its shadow, about where its middle goes.
void TestTurnedVolume::showsAVoxelWhereItIsSeen()
{
    QFETCH(const double, ratio);
    constexpr std::int64_t depths = 9;
    constexpr std::int64_t widths = 41;
    constexpr std::int64_t depth = 7;
    constexpr std::int64_t column = 13;
    OpenedArray array(voxelFrame({depths, 3, widths}, {depth, 1, column}));
    VolumeView view = viewOf({depths, 3, widths}, {1, 2, 0});
    view.depthPerAcross = ratio;
    const TurnedVolumePtr volume = orAbort(TurnedVolume::read(*array.source(), view, {}));
    for (int degrees = 0; degrees < 360; degrees += 15) {
        const CellSourcePtr source = orAbort(volume->turned(degrees, array.source(), {}));
        const std::vector<double> plane = planeOf(*source, 1, 2);
        const double angle = degrees * std::numbers::pi / 180;
        const double x = column - (widths - 1) / 2.0;
        const double y = (depth - (depths - 1) / 2.0) * ratio;
        const double middle = x * std::cos(angle) + y * std::sin(angle);
        const double half = (std::abs(std::cos(angle)) + std::abs(std::sin(angle)) * ratio) / 2;
        for (std::int64_t c = 0; c < widths; ++c) {
            const double away = std::abs(double(c) - (widths - 1) / 2.0 - middle);
            if (std::abs(away - half) < 1e-6)
                continue; // along the edge
            const double number = plane[std::size_t(widths + c)];
            QVERIFY2((number == 1) == (away < half),
                     qPrintable(QString("%1 degrees, column %2").arg(degrees).arg(c)));
            QVERIFY(plane[std::size_t(c)] != 1); // of the row above
        }
    }
}

void TestTurnedVolume::isEmptyBesideTheVolume()
{
    OpenedArray array(voxelFrame({2, 1, 8}, {0, 0, 0}));
    const std::vector<double> plane =
        planeOf(*turned(array.source(), viewOf({2, 1, 8}, {1, 2, 0}), 90), 1, 2);
    const double none = std::nan("");
    QVERIFY(areSame(plane, {none, none, none, 1, 0, none, none, none}));
}

void TestTurnedVolume::takesARangeOfTheDepth()
{
    OpenedArray array(arrayFrame({5, 1, 3}, "<i4", counted<std::int32_t>(15)));
    VolumeView view = viewOf({5, 1, 3}, {1, 2, 0});
    view.cells.set(0, DimensionSlice::range(1, 3));
    QCOMPARE(planeOf(*turned(array.source(), view, 0), 1, 2), (std::vector<double>{9, 10, 11}));
    QCOMPARE(planeOf(*turned(array.source(), view, 90), 1, 2), (std::vector<double>{5, 8, 11}));
}

void TestTurnedVolume::takesOneIndexOfOtherDimensions()
{
    OpenedArray array(arrayFrame({2, 3, 1, 3}, "<i4", counted<std::int32_t>(18)));
    VolumeView view = viewOf({2, 3, 1, 3}, {2, 3, 1});
    view.cells.set(0, DimensionSlice::index(1));
    const CellSourcePtr source = turned(array.source(), view, 0);
    for (const char* index : {"0, 0", "1, 2"})
        QCOMPARE(orAbort(source->read(array.slice(index))).bytes.size(), 3 * sizeof(double));
    QCOMPARE(planeOf(*source, 2, 3), (std::vector<double>{15, 16, 17}));
}

void TestTurnedVolume::keepsTheLargestOfManyIndices()
{
    constexpr std::int64_t indices = 2 * TurnedVolume::mostCells + 1;
    OpenedArray array(voxelFrame({indices, 2, indices}, {indices - 1, 1, 7}));
    const VolumeView view = viewOf({indices, 2, indices}, {1, 2, 0});
    const TurnedVolumePtr volume = orAbort(TurnedVolume::read(*array.source(), view, {}));
    QVERIFY(volume->isCoarse());
    const auto seen = [&](int degrees) {
        std::vector<std::int64_t> columns;
        const std::vector<double> plane =
            planeOf(*orAbort(volume->turned(degrees, array.source(), {})), 1, 2);
        for (std::int64_t c = 0; c < indices; ++c)
            if (plane[std::size_t(indices + c)] == 1)
                columns.push_back(c);
        return columns;
    };
    QCOMPARE(seen(0), (std::vector<std::int64_t>{6, 7, 8})); // three indices are one number
    QCOMPARE(seen(180).size(), 3U);
    QCOMPARE(seen(90), (std::vector<std::int64_t>{510, 511, 512}));
}

void TestTurnedVolume::isTheSameOverAnyChunking()
{
    const Shape shape = {11, 13, 9};
    OpenedArray whole(randomFrame(shape, shape, shape));
    for (const auto& [chunkshape, blockshape] : std::vector<std::pair<Shape, Shape>>{
             {{4, 5, 2}, {2, 5, 1}}, {{1, 13, 9}, {1, 4, 9}}, {{11, 1, 1}, {11, 1, 1}}}) {
        OpenedArray cut(randomFrame(shape, chunkshape, blockshape));
        const VolumeView view = viewOf(shape, {0, 2, 1});
        QVERIFY(areSame(planeOf(*turned(whole.source(), view, 30), 0, 2),
                        planeOf(*turned(cut.source(), view, 30), 0, 2)));
    }
}

void TestTurnedVolume::losesRaysThroughDamagedCells()
{
    ByteBuffer frame =
        arrayFrame({2, 1, 600}, {1, 1, 300}, {1, 1, 300}, "<i4", counted<std::int32_t>(1200));
    damageBlock(frame, 3, 0); // index 1 of the depth, columns from 300 on
    OpenedArray array(std::move(frame));
    const VolumeView view = viewOf({2, 1, 600}, {1, 2, 0});
    const CellSourcePtr source = turned(array.source(), view, 0);
    const Cells cells = orAbort(source->read(array.slice("0")));
    QCOMPARE(cells.states[299], CellState::Fine);
    QCOMPARE(cells.states[300], CellState::Damaged);
    QCOMPARE(planeOf(*source, 1, 2)[299], 899.0);
}

void TestTurnedVolume::leavesOutWhatWasNeverWritten()
{
    OpenedArray array(unstoredArrayFrame({2, 3, 4}, {2, 3, 4}, {2, 3, 4}, "<i4"));
    const CellSourcePtr source = turned(array.source(), viewOf({2, 3, 4}, {1, 2, 0}), 45);
    QVERIFY(orAbort(source->read(array.slice("0"))).states.empty());
}

void TestTurnedVolume::refusesWhatIsNoVolume()
{
    OpenedArray times(unstoredArrayFrame({2, 3, 4}, {2, 3, 4}, {2, 3, 4}, "<M8[s]"));
    const VolumeView view = viewOf({2, 3, 4}, {1, 2, 0});
    const auto ofTimes = TurnedVolume::read(*times.source(), view, {});
    QVERIFY(!ofTimes && ofTimes.error().kind() == ErrorKind::Usage);
    OpenedArray numbers(unstoredArrayFrame({2, 3, 4}, {2, 3, 4}, {2, 3, 4}, "<i4"));
    VolumeView empty = view;
    empty.cells.set(0, DimensionSlice::range(0, 0));
    const auto ofNone = TurnedVolume::read(*numbers.source(), empty, {});
    QVERIFY(!ofNone && ofNone.error().kind() == ErrorKind::Usage);
}

void TestTurnedVolume::endsWhenItIsCancelled()
{
    OpenedArray array(arrayFrame({2, 3, 4}, "<i4", counted<std::int32_t>(24)));
    const VolumeView view = viewOf({2, 3, 4}, {1, 2, 0});
    std::stop_source stop;
    const TurnedVolumePtr volume = orAbort(TurnedVolume::read(*array.source(), view, {}));
    stop.request_stop();
    const auto read = TurnedVolume::read(*array.source(), view, {stop.get_token()});
    QVERIFY(!read && read.error().kind() == ErrorKind::Cancelled);
    const auto seen = volume->turned(15, array.source(), {stop.get_token()});
    QVERIFY(!seen && seen.error().kind() == ErrorKind::Cancelled);
}

const Registered<TestTurnedVolume> registered;

} // namespace bloscope::tst_turned_volume

#include "tst_turned_volume.moc"
