#include "core/plane/plane_pyramid.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_plane_pyramid {

using namespace test;

namespace {

const Shape shape{100, 5000, 5000};

PicturePlane planeOf(std::int64_t index)
{
    return PicturePlane(*Slice::parse(std::to_string(index), shape));
}

// Of as many squares as it can have, whose numbers need eight bytes each.
PyramidTilePtr largeTile()
{
    PyramidTile::Content content{
        PyramidTile::side, PyramidTile::side, {1, 1}, Reduction::Mean, {}, {}, {}};
    content.numbers.assign(static_cast<std::size_t>(PyramidTile::side * PyramidTile::side), 0.1);
    return std::make_shared<const PyramidTile>(std::move(content));
}

using Keep = PlanePyramid::Keep;

} // namespace

class TestPlanePyramid : public QObject {
    Q_OBJECT

 private slots:
    void findsWhatWasPutIn();
    void keepsToItsBudget();
    void takesItsPartOfTheCache();
    void givesUpFinerTilesFirst();
    void givesUpWhatWasAskedForLongestAgo();
    void forgetsPlanesOfLongAgo();
    void tellsReductionsApart();
};

void TestPlanePyramid::findsWhatWasPutIn()
{
    PlanePyramid pyramid{nullptr};
    const auto plane = pyramid.idOf(planeOf(3), Reduction::Mean);
    const PyramidTilePtr tile = largeTile();
    pyramid.insert({plane, 4, 1, 2}, tile, Keep::First);
    QCOMPARE(pyramid.find({plane, 4, 1, 2}), tile);
    QVERIFY(!pyramid.find({plane, 4, 2, 1}));
    QVERIFY(!pyramid.find({plane, 3, 1, 2}));
    QCOMPARE(pyramid.bytes(), tile->bytes());
    pyramid.insert({plane, 4, 1, 2}, tile, Keep::First); // in its own place
    QCOMPARE(pyramid.bytes(), tile->bytes());
    QCOMPARE(pyramid.idOf(planeOf(3), Reduction::Mean), plane);
}

void TestPlanePyramid::keepsToItsBudget()
{
    const PyramidTilePtr tile = largeTile();
    PlanePyramid pyramid(nullptr, 5 * tile->bytes() + 1);
    const auto plane = pyramid.idOf(planeOf(0), Reduction::Mean);
    for (std::int64_t column = 0; column < 50; ++column) {
        pyramid.insert({plane, 4, 0, column}, tile,
                       column % 3 ? Keep::First : Keep::WhileThereIsRoom);
        QVERIFY(pyramid.bytes() <= pyramid.budget());
    }
    QCOMPARE(pyramid.bytes(), 5 * tile->bytes());
    PlanePyramid tiny(nullptr, tile->bytes() - 1);
    const auto other = tiny.idOf(planeOf(0), Reduction::Mean);
    tiny.insert({other, 4, 0, 0}, tile, Keep::First);
    QCOMPARE(tiny.bytes(), std::size_t(0));
}

void TestPlanePyramid::takesItsPartOfTheCache()
{
    const PyramidTilePtr tile = largeTile();
    BlockCache cache(4 * tile->bytes());
    const auto keepBlocks = [&cache, size = tile->bytes()] {
        for (std::int64_t chunk = 0; chunk < 64; ++chunk)
            cache.insert({1, chunk, 0},
                         std::make_shared<const Result<HeapBytes>>(HeapBytes::zeroed(size / 16)));
        return cache.bytes();
    };
    const std::size_t all = keepBlocks();
    QVERIFY(all > 3 * tile->bytes());
    {
        PlanePyramid pyramid(&cache);
        const auto plane = pyramid.idOf(planeOf(3), Reduction::Mean);
        for (const int row : {0, 1})
            pyramid.insert({plane, 4, row, 0}, tile, Keep::First);
        QVERIFY(keepBlocks() + pyramid.bytes() <= cache.budget());
        QVERIFY(keepBlocks() > tile->bytes());
    }
    QCOMPARE(keepBlocks(), all);
}

void TestPlanePyramid::givesUpFinerTilesFirst()
{
    const PyramidTilePtr tile = largeTile();
    PlanePyramid pyramid(nullptr, 2 * tile->bytes());
    const auto plane = pyramid.idOf(planeOf(0), Reduction::Mean);
    pyramid.insert({plane, 4, 0, 0}, tile, Keep::First);
    for (std::int64_t column = 0; column < 5; ++column)
        pyramid.insert({plane, 2, 0, column}, tile, Keep::WhileThereIsRoom);
    QVERIFY(pyramid.find({plane, 4, 0, 0}));
    QVERIFY(pyramid.find({plane, 2, 0, 4}));
    QVERIFY(!pyramid.find({plane, 2, 0, 3}));
}

void TestPlanePyramid::givesUpWhatWasAskedForLongestAgo()
{
    const PyramidTilePtr tile = largeTile();
    PlanePyramid pyramid(nullptr, 2 * tile->bytes());
    const auto plane = pyramid.idOf(planeOf(0), Reduction::Mean);
    pyramid.insert({plane, 4, 0, 0}, tile, Keep::First);
    pyramid.insert({plane, 4, 0, 1}, tile, Keep::First);
    QVERIFY(pyramid.find({plane, 4, 0, 0}));
    pyramid.insert({plane, 4, 0, 2}, tile, Keep::First);
    QVERIFY(pyramid.find({plane, 4, 0, 0}));
    QVERIFY(!pyramid.find({plane, 4, 0, 1}));
}

void TestPlanePyramid::forgetsPlanesOfLongAgo()
{
    PlanePyramid pyramid{nullptr};
    const auto first = pyramid.idOf(planeOf(0), Reduction::Mean);
    pyramid.insert({first, 4, 0, 0}, largeTile(), Keep::First);
    for (std::size_t plane = 1; plane <= PlanePyramid::mostPlanes; ++plane)
        pyramid.idOf(planeOf(static_cast<std::int64_t>(plane)), Reduction::Mean);
    QCOMPARE(pyramid.bytes(), std::size_t(0));
    pyramid.insert({first, 4, 0, 0}, largeTile(), Keep::First); // of a reader that is late
    QCOMPARE(pyramid.bytes(), std::size_t(0));
    QVERIFY(pyramid.idOf(planeOf(0), Reduction::Mean) != first);
}

void TestPlanePyramid::tellsReductionsApart()
{
    PlanePyramid pyramid{nullptr};
    QVERIFY(pyramid.idOf(planeOf(0), Reduction::Mean) !=
            pyramid.idOf(planeOf(0), Reduction::Largest));
}

const Registered<TestPlanePyramid, QCoreApplication> registered;

} // namespace bloscope::tst_plane_pyramid

#include "tst_plane_pyramid.moc"
