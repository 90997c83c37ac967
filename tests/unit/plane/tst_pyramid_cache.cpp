#include "core/plane/plane_pyramid.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_pyramid_cache {

using namespace test;

namespace {

PyramidTilePtr tileOfZeros()
{
    PyramidTile::Content content{64, 64, {1, 1}, Reduction::Mean, {}, {}, {}};
    content.numbers.resize(std::size_t(64) * 64);
    return std::make_shared<const PyramidTile>(std::move(content));
}

std::size_t tileBytes()
{
    return tileOfZeros()->bytes();
}

std::shared_ptr<PlanePyramid> pyramidOf(std::int64_t tiles, BlockCache* cache = nullptr)
{
    auto pyramid = std::make_shared<PlanePyramid>(cache);
    const auto plane =
        pyramid->idOf(PicturePlane(*Slice::parse("", {5000, 5000})), Reduction::Mean);
    for (std::int64_t column = 0; column < tiles; ++column)
        pyramid->insert({plane, 4, 0, column}, tileOfZeros(), PlanePyramid::Keep::First);
    return pyramid;
}

} // namespace

class TestPyramidCache : public QObject {
    Q_OBJECT

 private slots:
    void emptiesThoseUsedLongestAgo();
    void keepsTheOneInFront();
    void givesTheRoomBackToBlocks();
};

void TestPyramidCache::emptiesThoseUsedLongestAgo()
{
    PyramidCache shelf;
    std::vector<std::shared_ptr<PlanePyramid>> all;
    for (int i = 0; i < 5; ++i) {
        all.push_back(pyramidOf(2));
        shelf.use(all.back(), 6 * tileBytes());
        shelf.use(all.front(), 6 * tileBytes()); // which is looked at again and again
    }
    QVERIFY(all[0]->bytes() > 0);
    QCOMPARE(all[1]->bytes(), std::size_t(0));
    QCOMPARE(all[2]->bytes(), std::size_t(0));
    QVERIFY(all[3]->bytes() > 0);
    QVERIFY(all[4]->bytes() > 0);
    all[3].reset(); // of a tab that is closed
    shelf.use(all[4], 4 * tileBytes());
    QVERIFY(all[0]->bytes() > 0);
}

void TestPyramidCache::keepsTheOneInFront()
{
    PyramidCache shelf;
    const auto small = pyramidOf(1);
    const auto large = pyramidOf(9);
    shelf.use(small, 3 * tileBytes());
    shelf.use(large, 3 * tileBytes());
    QCOMPARE(large->bytes(), 9 * tileBytes());
    QCOMPARE(small->bytes(), std::size_t(0));
}

void TestPyramidCache::givesTheRoomBackToBlocks()
{
    BlockCache cache(8 * tileBytes());
    const auto roomOfBlocks = [&cache] {
        const std::size_t half = tileBytes() / 2;
        for (std::int64_t chunk = 0; chunk < 64; ++chunk)
            cache.insert({1, chunk, 0},
                         std::make_shared<const Result<HeapBytes>>(HeapBytes::zeroed(half)));
        return cache.bytes();
    };
    const std::size_t all = roomOfBlocks();
    PyramidCache shelf;
    const auto first = pyramidOf(4, &cache);
    shelf.use(first, BlockCache::mostShared(cache.budget()));
    const auto second = pyramidOf(4, &cache);
    shelf.use(second, BlockCache::mostShared(cache.budget()));
    QCOMPARE(first->bytes(), std::size_t(0));
    QVERIFY(roomOfBlocks() + second->bytes() <= cache.budget());
    second->clear();
    QCOMPARE(roomOfBlocks(), all);
}

const Registered<TestPyramidCache, QCoreApplication> registered;

} // namespace bloscope::tst_pyramid_cache

#include "tst_pyramid_cache.moc"
