#include "core/array/slice_plan.h"

#include "core/array/array.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <set>

namespace bloscope::tst_taken_blocks {

using namespace test;

namespace {

ArrayLayout layoutOf(ByteBuffer frame)
{
    return *Array::of(*Frame::open(memorySource(std::move(frame))))->layout();
}

// The cells of a slice, each by its number in the array.
std::set<std::int64_t> cellsOf(const Slice& slice)
{
    std::set<std::int64_t> cells;
    std::vector<std::int64_t> extent;
    for (const DimensionSlice& taken : slice.dimensions())
        extent.push_back(taken.count);
    for (std::int64_t i = 0; i < slice.cellCount().value(); ++i) {
        const auto at = indicesOf(i, extent);
        std::int64_t cell = 0;
        for (std::size_t d = 0; d < at.size(); ++d)
            cell = cell * slice.shape()[d] + slice[d].at(at[d]);
        cells.insert(cell);
    }
    return cells;
}

// The same of what lies in a block, padding aside.
std::set<std::int64_t> cellsOf(const ArrayLayout& layout, std::int64_t chunk, std::int64_t block)
{
    std::set<std::int64_t> cells;
    const auto chunkAt = indicesOf(chunk, layout.chunkGrid);
    const auto blockAt = indicesOf(block, layout.blockGrid);
    std::int64_t inBlock = 1;
    for (const std::int64_t extent : layout.blockshape)
        inBlock *= extent;
    for (std::int64_t i = 0; i < inBlock; ++i) {
        const auto at = indicesOf(i, layout.blockshape);
        std::int64_t cell = 0;
        bool isThere = true;
        for (std::size_t d = 0; d < at.size(); ++d) {
            const std::int64_t inChunk = blockAt[d] * layout.blockshape[d] + at[d];
            const std::int64_t index = chunkAt[d] * layout.chunkshape[d] + inChunk;
            isThere &= inChunk < layout.chunkshape[d] && index < layout.shape[d];
            cell = cell * layout.shape[d] + index;
        }
        if (isThere)
            cells.insert(cell);
    }
    return cells;
}

} // namespace

class TestTakenBlocks : public QObject {
    Q_OBJECT

 private slots:
    void countsWhatLiesInTheArray_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<QString>("taken"); // blocks of the four of chunk 1, columns 4 to 5
        QTest::newRow("all") << ":, :"
                             << "0 2";
        QTest::newRow("backwards") << "::-1, ::-1"
                                   << "0 2";
        QTest::newRow("the upper half") << ":2, :"
                                        << "0";
        QTest::newRow("without a row") << "1:, :"
                                       << "2";
        QTest::newRow("without a column") << ":, 5:"
                                          << "";
        QTest::newRow("every other row") << "::2, :"
                                         << "";
        QTest::newRow("nothing") << ":, 6:"
                                 << "";
    }
    void countsWhatLiesInTheArray()
    {
        QFETCH(const QString, slice);
        // The last two columns of its chunk are padding.
        const ArrayLayout layout = layoutOf(unstoredArrayFrame({4, 6}, {4, 4}, {2, 2}, "|u1"));
        const Slice wanted = *Slice::parse(slice.toStdString(), layout.shape);
        QStringList taken;
        for (std::int32_t block = 0; block < 4; ++block)
            if (takesBlock(wanted, layout, 1, block))
                taken << QString::number(block);
        QTEST(taken.join(' '), "taken");
    }

    void agreesWithTheCellsOneByOne()
    {
        std::mt19937 random(3);
        for (int turn = 0; turn < 200; ++turn) {
            const NaiveArray model = randomArray(random, random() % 4, 300);
            const ArrayLayout layout = layoutOf(model.frame());
            const Slice slice = randomSlice(random, model.shape);
            const auto wanted = cellsOf(slice);
            std::int64_t blocks = 1;
            for (const std::int64_t count : layout.blockGrid)
                blocks *= count;
            for (std::int64_t chunk = 0; chunk < layout.chunkCount; ++chunk)
                for (std::int64_t block = 0; block < blocks; ++block) {
                    const auto cells = cellsOf(layout, chunk, block);
                    QCOMPARE(takesBlock(slice, layout, chunk, std::int32_t(block)),
                             !cells.empty() && std::ranges::includes(wanted, cells));
                }
        }
    }
};

const Registered<TestTakenBlocks> registered;

} // namespace bloscope::tst_taken_blocks

#include "tst_taken_blocks.moc"
