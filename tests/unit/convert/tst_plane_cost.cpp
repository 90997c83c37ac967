#include "core/convert/advice.h"

#include "core/array/slice_plan.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_plane_cost {

using namespace test;

namespace {

// As slices are read: the blocks that this one crosses.
std::int64_t blocksCrossed(const Slice& slice, const ArrayLayout& layout)
{
    const auto plans = planSlice(slice, layout);
    std::int64_t blocks = 1;
    for (const DimensionPlan& plan : *plans)
        blocks *= static_cast<std::int64_t>(plan.blocks.size());
    return blocks;
}

} // namespace

class TestPlaneCost : public QObject {
    Q_OBJECT

 private slots:
    void countsWhatASliceCrosses()
    {
        std::mt19937 random(18);
        for (int i = 0; i < 300; ++i) {
            const NaiveArray array = randomArray(random, 1 + random() % 4, 2000);
            if (array.count() == 0)
                continue;
            B2ndMetadata metadata;
            metadata.shape = array.shape;
            metadata.chunkshape = array.chunkshape;
            metadata.blockshape = array.blockshape;
            const auto itemsize = static_cast<std::int64_t>(array.itemsize);
            const auto layout = layoutOf(metadata, itemsize);
            QVERIFY(layout);
            const Partition partition{array.chunkshape, array.blockshape};
            const Slice whole = Slice::whole(array.shape);
            QCOMPARE(wholeCost(array.shape, partition, itemsize).blocks,
                     blocksCrossed(whole, *layout));
            const auto planes = planeCosts(array.shape, partition, itemsize);
            for (std::size_t d = 0; d < planes.size(); ++d) {
                Slice plane = whole;
                plane.set(d, DimensionSlice::index(0));
                QCOMPARE(planes[d].blocks, blocksCrossed(plane, *layout));
                QCOMPARE(planes[d].bytes, planes[d].blocks * layout->blockBytes);
            }
        }
    }

    void needsNothingForNothing()
    {
        QCOMPARE(planeCosts({0, 4}, {{0, 4}, {0, 2}}, 8)[1], (PlaneCost{0, 0}));
        QCOMPARE(wholeCost({0, 4}, {{0, 4}, {0, 2}}, 8), (PlaneCost{0, 0}));
    }

    void staysWithinItsNumbers()
    {
        const Partition partition{{1, 4}, {1, 4}};
        const auto planes = planeCosts({INT64_MAX, 8}, partition, 8);
        QCOMPARE(planes[0], (PlaneCost{2, 64}));
        QCOMPARE(planes[1], (PlaneCost{INT64_MAX, INT64_MAX}));
    }
};

const Registered<TestPlaneCost> registered;

} // namespace bloscope::tst_plane_cost

#include "tst_plane_cost.moc"
