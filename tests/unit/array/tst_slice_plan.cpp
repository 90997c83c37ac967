#include "core/array/slice_plan.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <map>
#include <tuple>

namespace bloscope::tst_slice_plan {

using namespace test;

namespace {

ArrayLayout layoutOf(const Shape& shape, const Shape& chunkshape, const Shape& blockshape)
{
    B2ndMetadata metadata;
    metadata.dimensions = static_cast<int>(shape.size());
    metadata.shape = shape;
    metadata.chunkshape = chunkshape;
    metadata.blockshape = blockshape;
    return *bloscope::layoutOf(metadata, 1);
}

// "2[0+3]: 1@1[0+2] 0@0[2+1]": chunk 2 has 3 cells from the slice's 0 on: of its block 1, from
// its element 1, two of them from 0 on, ...
std::string textOf(const DimensionPlan& plan)
{
    std::string text;
    const auto run = [](std::int64_t first, std::int64_t count) {
        return "[" + std::to_string(first) + "+" + std::to_string(count) + "]";
    };
    for (const ChunkRun& chunk : plan.chunks) {
        text += (text.empty() ? "" : " | ") + std::to_string(chunk.chunk) +
                run(chunk.first, chunk.count) + ":";
        for (std::size_t i = chunk.blocksBegin; i < chunk.blocksEnd; ++i) {
            const BlockRun& block = plan.blocks[i];
            text += " " + std::to_string(block.block) + "@" + std::to_string(block.run.inside) +
                    run(block.run.first, block.run.count);
        }
    }
    return text;
}

} // namespace

class TestSlicePlan : public QObject {
    Q_OBJECT

 private slots:
    void listsTheChunksAndBlocksOfADimension_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<std::string>("plan");
        // 20 elements in chunks of 6 (the last has 2) in blocks of 4 (the second of a chunk has 2).
        const auto row = [](const char* slice, const char* plan) {
            QTest::newRow(slice) << QString(slice) << std::string(plan);
        };
        row(":", "0[0+6]: 0@0[0+4] 1@0[4+2] | 1[6+6]: 0@0[6+4] 1@0[10+2] | "
                 "2[12+6]: 0@0[12+4] 1@0[16+2] | 3[18+2]: 0@0[18+2]");
        row("5", "0[0+1]: 1@1[0+1]");
        row("3:8", "0[0+3]: 0@3[0+1] 1@0[1+2] | 1[3+2]: 0@0[3+2]");
        row("::5", "0[0+2]: 0@0[0+1] 1@1[1+1] | 1[2+1]: 1@0[2+1] | 2[3+1]: 0@3[3+1]");
        row("::7", "0[0+1]: 0@0[0+1] | 1[1+1]: 0@1[1+1] | 2[2+1]: 0@2[2+1]");
        row("::20", "0[0+1]: 0@0[0+1]");
        row("::-1", "3[0+2]: 0@1[0+2] | 2[2+6]: 1@1[2+2] 0@3[4+4] | 1[8+6]: 1@1[8+2] 0@3[10+4] | "
                    "0[14+6]: 1@1[14+2] 0@3[16+4]");
        row("10:1:-3", "1[0+2]: 1@0[0+1] 0@1[1+1] | 0[2+1]: 1@0[2+1]");
        row("4:4", "");
    }
    void listsTheChunksAndBlocksOfADimension()
    {
        QFETCH(QString, slice);
        const Shape shape{20};
        const auto plans =
            planSlice(*Slice::parse(slice.toStdString(), shape), layoutOf(shape, {6}, {4}));
        QCOMPARE(outcomeOf(plans), std::string());
        QCOMPARE(plans->size(), std::size_t(1));
        QTEST(textOf(plans->front()), "plan");
    }

    void treatsBlocksLargerThanChunksAsChunks()
    {
        const auto plans = planSlice(Slice::whole({5}), layoutOf({5}, {2}, {3}));
        QCOMPARE(textOf(plans->front()), std::string("0[0+2]: 0@0[0+2] | 1[2+2]: 0@0[2+2] | "
                                                     "2[4+1]: 0@0[4+1]"));
    }

    void plansEachDimensionForItself()
    {
        const Shape shape{4, 0, 3};
        const auto plans = planSlice(Slice::whole(shape), layoutOf(shape, {4, 0, 2}, {2, 0, 2}));
        QCOMPARE(plans->size(), std::size_t(3));
        QCOMPARE(textOf(plans->at(0)), std::string("0[0+4]: 0@0[0+2] 1@0[2+2]"));
        QCOMPARE(textOf(plans->at(1)), std::string());
        QCOMPARE(textOf(plans->at(2)), std::string("0[0+2]: 0@0[0+2] | 1[2+1]: 0@0[2+1]"));
        QVERIFY(planSlice(Slice::whole({}), layoutOf({}, {}, {}))->empty());
    }

    void namesEveryIndexOnceAndInOrder()
    {
        for (std::int64_t extent = 1; extent <= 9; ++extent)
            for (std::int64_t chunk = 1; chunk <= 5; ++chunk)
                for (std::int64_t block = 1; block <= chunk + 1; ++block)
                    for (const std::int64_t step : {-3, -1, 1, 2, 4}) {
                        const std::int64_t start = step > 0 ? 0 : extent - 1;
                        const std::int64_t count = (extent - 1) / (step > 0 ? step : -step) + 1;
                        const Slice slice({extent}, {DimensionSlice::range(start, count, step)});
                        const auto plans = planSlice(slice, layoutOf({extent}, {chunk}, {block}));
                        std::int64_t next = 0;
                        for (const ChunkRun& run : plans->front().chunks) {
                            QCOMPARE(run.first, next);
                            for (std::size_t b = run.blocksBegin; b < run.blocksEnd; ++b) {
                                const auto& [number, part] = plans->front().blocks[b];
                                for (std::int64_t i = 0; i < part.count; ++i, ++next)
                                    QCOMPARE(run.chunk * chunk + number * block + part.inside +
                                                 i * step,
                                             start + next * step);
                            }
                            QCOMPARE(run.first + run.count, next);
                        }
                        QCOMPARE(next, count);
                    }
    }

    void refusesToListBlocksWithoutEnd_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<std::string>("message");
        QTest::newRow("many") << Shape{100'000'000} << Shape{1}
                              << std::string("the slice spans 100000000 blocks, too many to read "
                                             "at once; select a smaller slice");
        QTest::newRow("in two dimensions")
            << Shape{5000, 5000} << Shape{1, 1}
            << std::string("the slice spans 25000000 blocks, too many to read at once; select a "
                           "smaller slice");
        QTest::newRow("more than can be counted")
            << Shape{1LL << 31, 1LL << 31} << Shape{1, 1}
            << std::string("the slice spans 4611686018427387904 blocks, too many to read at once; "
                           "select a smaller slice");
    }
    void refusesToListBlocksWithoutEnd()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, blockshape);
        const auto plans = planSlice(Slice::whole(shape), layoutOf(shape, blockshape, blockshape));
        QVERIFY(failedAs(ErrorKind::Limit, plans));
        QTEST(plans.error().text(), "message");
    }

    void countsOnlyTheBlocksThatStepsCross()
    {
        const Shape shape{9'000'000'000'000'000'000};
        const auto plans =
            planSlice(*Slice::parse("::1000000000000000000", shape), layoutOf(shape, {1000}, {10}));
        QCOMPARE(plans->front().blocks.size(), std::size_t(9));
    }
};

const Registered<TestSlicePlan> registered;

} // namespace bloscope::tst_slice_plan

#include "tst_slice_plan.moc"
