#include "core/array/slice_reader.h"
#include "tests/support/decode_counting.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_scrubbing {

using namespace test;

namespace {

constexpr std::int64_t side = 40;
constexpr std::int64_t blockSide = 10;

// A cube in chunks of 20 and blocks of 10, compressed: 16 blocks lie in every plane, whatever its
// axis, and ten planes in every block.
const NaiveArray& cube()
{
    static const NaiveArray array = [] {
        NaiveArray made{{side, side, side}, {20, 20, 20}, {10, 10, 10}, 2, {}};
        made.elements = repetitive(side * side * side * 2);
        return made;
    }();
    return array;
}
constexpr int blocksOfAPlane = 16;
constexpr int blocksOfTheCube = 64;

// The cube in a file, read with a cache of so many bytes.
class Scrubbing {
 public:
    Scrubbing(unsigned threads, std::size_t budget) : m_pool(threads), m_cache(budget) {}

    // Shows a plane. False when it is not what it should be.
    bool show(std::size_t axis, std::int64_t index)
    {
        Slice slice = Slice::whole(m_array->shape());
        slice.set(axis, DimensionSlice::index(index));
        const Result<Cells> cells = m_reader.read(slice);
        return cells && cells->bytes == cube().cells(slice);
    }

    Decodes decodes() const { return decodesOf(*m_array->frame(), *m_source); }

 private:
    std::shared_ptr<PlaceCountingSource> m_source = std::make_shared<PlaceCountingSource>(
        memorySource(cube().frame({.codec = 1, .filters = {0, 0, 0, 0, 0, 1}})));
    ArrayPtr m_array = Array::of(*Frame::open(m_source));
    WorkerPool m_pool;
    BlockCache m_cache;
    SliceReader m_reader{m_array, m_cache, m_pool};
};

// What the blocks that a plane crosses are charged.
std::size_t costOfAPlane()
{
    const ArrayPtr array = Array::of(*Frame::open(memorySource(cube().frame({.codec = 1}))));
    WorkerPool pool(1);
    BlockCache cache;
    const SliceReader reader(array, cache, pool);
    Slice slice = Slice::whole(array->shape());
    slice.set(0, DimensionSlice::index(0));
    return reader.read(slice) ? cache.bytes() : 0;
}

} // namespace

// Going through an array plane by plane.
class TestScrubbing : public QObject {
    Q_OBJECT

 private slots:
    void decodesEachBlockOnceAlongAnyAxis_data()
    {
        QTest::addColumn<int>("axis");
        QTest::addColumn<int>("threads");
        for (const int axis : {0, 1, 2})
            for (const int threads : {1, 3})
                QTest::addRow("axis %d, %d threads", axis, threads) << axis << threads;
    }
    void decodesEachBlockOnceAlongAnyAxis()
    {
        QFETCH(int, axis);
        QFETCH(int, threads);
        Scrubbing scrubbing(static_cast<unsigned>(threads), costOfAPlane()); // and not more
        for (std::int64_t index = 0; index < side; ++index)
            QVERIFY(scrubbing.show(static_cast<std::size_t>(axis), index));
        QCOMPARE(scrubbing.decodes().all, blocksOfTheCube);
        QCOMPARE(scrubbing.decodes().most, 1);
    }

    void decodesNothingOnTheWayBack()
    {
        Scrubbing scrubbing(2, BlockCache::defaultBudget);
        for (std::int64_t index = 0; index < side; ++index)
            QVERIFY(scrubbing.show(0, index));
        for (std::int64_t index = side; index-- > 0;)
            QVERIFY(scrubbing.show(2, index));
        QCOMPARE(scrubbing.decodes().all, blocksOfTheCube);
    }

    void findsAPartOfAPlaneThatIsLargerThanTheCache()
    {
        Scrubbing scrubbing(1, costOfAPlane() / 2);
        for (std::int64_t index = 0; index < blockSide; ++index)
            QVERIFY(scrubbing.show(1, index));
        QCOMPARE(scrubbing.decodes().all, blocksOfAPlane + (blockSide - 1) * blocksOfAPlane / 2);
    }
};

const Registered<TestScrubbing> registered;

} // namespace bloscope::tst_scrubbing

#include "tst_scrubbing.moc"
