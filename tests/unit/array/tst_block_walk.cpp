#include "core/array/block_walk.h"

#include "core/array/slice_grid.h"
#include "core/array/slice_reader.h"
#include "core/base/checked.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <fmt/ranges.h>

namespace bloscope::tst_block_walk {

using namespace test;

namespace {

// 30 x 30 in nine chunks of 10 x 10 with four blocks of 5 x 5 each.
NaiveArray plane()
{
    NaiveArray array{{30, 30}, {10, 10}, {5, 5}, 4, {}};
    array.elements = repetitive(30 * 30 * 4);
    return array;
}

// The slice that a box is of another one.
Slice partOf(const Slice& slice, const CellBox& box)
{
    return SliceGrid::part(slice, box);
}

struct Opened {
    explicit Opened(const ByteBuffer& frame)
        : pool(1), reader(Array::of(*Frame::open(memorySource(frame))), cache, pool)
    {
    }

    BlockCache cache;
    WorkerPool pool;
    SliceReader reader;
};

// The chunk that a slice lies in.
std::int64_t chunkOf(const NaiveArray& array, const Slice& slice)
{
    std::int64_t chunk = 0;
    for (std::size_t d = 0; d < array.shape.size(); ++d)
        chunk = chunk * ceilDivide(array.shape[d], array.chunkshape[d]) +
                slice[d].at(0) / array.chunkshape[d];
    return chunk;
}

// "[5, 0]+[5, 5] D" of each block.
std::string statesOf(const std::vector<BlockCells>& blocks)
{
    std::string text;
    for (const BlockCells& block : blocks)
        text += fmt::format("{}{}+{} {}", text.empty() ? "" : " | ", block.box.first,
                            block.box.count, "FDUA"[static_cast<std::size_t>(block.state)]);
    return text;
}

} // namespace

class TestBlockWalk : public QObject {
    Q_OBJECT

 private slots:
    void showsWhatASliceTakesOfEachBlock_data()
    {
        QTest::addColumn<int>("dimensions");
        for (const int dimensions : {0, 1, 2, 3, 4, 7})
            QTest::addRow("%d dimensions", dimensions) << dimensions;
    }
    void showsWhatASliceTakesOfEachBlock()
    {
        QFETCH(int, dimensions);
        std::mt19937 random(static_cast<std::uint32_t>(dimensions) + 5);
        for (int round = 0; round < 30; ++round) {
            const NaiveArray naive =
                randomArray(random, static_cast<std::size_t>(dimensions), 3000);
            const Opened opened(naive.frame({}));
            for (int i = 0; i < 8; ++i) {
                const Slice slice =
                    i == 0 ? Slice::whole(naive.shape) : randomSlice(random, naive.shape);
                const SliceGrid chunks(slice, naive.chunkshape);
                for (std::int64_t n = 0; n < chunks.count(); ++n)
                    compare(naive, opened.reader, partOf(slice, chunks[n]),
                            i % 2 == 0 ? Reuse::Likely : Reuse::Unlikely);
            }
        }
    }

    void tellsOfDamage()
    {
        const NaiveArray naive = plane();
        ByteBuffer frame = naive.frame();
        damageBlock(frame, 4, 1); // rows 10 to 14, columns 15 to 19
        damageChunkHeader(frame, 8);
        const Opened opened(frame);
        const Slice rest = *Slice::parse("12:, 10:", {30, 30});
        for (const Reuse reuse : {Reuse::Likely, Reuse::Unlikely}) {
            const auto four = walked(opened.reader, 4, partOf(rest, {{0, 0}, {8, 10}}), reuse);
            QCOMPARE(statesOf(four), std::string("[0, 0]+[3, 5] F | [0, 5]+[3, 5] D | "
                                                 "[3, 0]+[5, 5] F | [3, 5]+[5, 5] F"));
            QCOMPARE(four[1].reason,
                     std::string("chunk 4: block 1: a stream length of -1000 is impossible"));
            const auto eight = walked(opened.reader, 8, partOf(rest, {{8, 10}, {10, 10}}), reuse);
            QCOMPARE(statesOf(eight), std::string("[0, 0]+[10, 10] D"));
            QCOMPARE(eight[0].reason,
                     std::string("chunk 8: a block size of -1 bytes is impossible"));
        }
    }

    void keepsWholeBlocksAsItIsTold()
    {
        const NaiveArray naive = plane();
        const Opened opened(naive.frame());
        const Slice chunk = *Slice::parse(":10, :10", {30, 30});
        walked(opened.reader, 0, chunk, Reuse::Unlikely);
        QCOMPARE(opened.cache.bytes(), std::size_t(0));
        walked(opened.reader, 0, chunk, Reuse::Likely);
        QVERIFY(opened.cache.bytes() >= 400);
    }

    void stops()
    {
        const Opened opened(plane().frame());
        std::stop_source stop;
        int blocks = 0;
        Progress progress;
        const Result<> walked = opened.reader.walk(
            0, *Slice::parse(":10, :10", {30, 30}),
            [&](const BlockCells&) {
                if (++blocks == 3)
                    stop.request_stop();
            },
            {stop.get_token(), &progress}, Reuse::Unlikely);
        QVERIFY(failedAs(ErrorKind::Cancelled, walked));
        QCOMPARE(blocks, 3);
        QCOMPARE(progress.done.load(), std::uint64_t(75));
    }

 private:
    static std::vector<BlockCells> walked(const SliceReader& reader, std::int64_t chunk,
                                          const Slice& slice, Reuse reuse)
    {
        std::vector<BlockCells> blocks;
        const auto note = [&](BlockCells block) {
            block.elements = {}; // gone when this returns
            blocks.push_back(std::move(block));
        };
        if (!reader.walk(chunk, slice, note, {}, reuse))
            std::abort();
        return blocks;
    }

    static void compare(const NaiveArray& naive, const SliceReader& reader, const Slice& slice,
                        Reuse reuse)
    {
        std::int64_t cells = 0;
        const auto check = [&](const BlockCells& block) {
            QCOMPARE(block.state, CellState::Fine);
            const Slice part = partOf(slice, block.box);
            QVERIFY2(std::ranges::equal(block.elements, naive.cells(part)), part.text().c_str());
            cells += *part.cellCount();
        };
        QCOMPARE(outcomeOf(reader.walk(chunkOf(naive, slice), slice, check, {}, reuse)),
                 std::string());
        QCOMPARE(cells, *slice.cellCount());
    }
};

const Registered<TestBlockWalk> registered;

} // namespace bloscope::tst_block_walk

#include "tst_block_walk.moc"
