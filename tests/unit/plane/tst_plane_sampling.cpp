#include "core/plane/plane_sampling.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_plane_sampling {

using namespace test;

class TestPlaneSampling : public QObject {
    Q_OBJECT

 private slots:
    void knowsTheBlocksOfAPlane_data();
    void knowsTheBlocksOfAPlane();
    void knowsTheBlocksOfChunksWithoutArray();
    void takesNoLargerStepsThanNeeded_data();
    void takesNoLargerStepsThanNeeded();
};

void TestPlaneSampling::knowsTheBlocksOfAPlane_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<PlaneBlocks>("blocks");
    const std::int64_t bytes = 4 * 8 * 16 * 2;
    QTest::newRow("last dimensions") << "0, :, :" << PlaneBlocks{8, 16, bytes};
    QTest::newRow("first and last") << ":, 0, :" << PlaneBlocks{4, 16, bytes};
    QTest::newRow("steps") << "0, ::2, ::-5" << PlaneBlocks{4, 3, bytes};
    QTest::newRow("steps over blocks") << "0, ::20, :" << PlaneBlocks{1, 16, bytes};
    QTest::newRow("strip") << "0, 0, :" << PlaneBlocks{1, 16, bytes};
    QTest::newRow("scalar") << "0, 0, 0" << PlaneBlocks{1, 1, bytes};
}

void TestPlaneSampling::knowsTheBlocksOfAPlane()
{
    QFETCH(QString, slice);
    QFETCH(PlaneBlocks, blocks);
    const OpenedArray opened(unstoredArrayFrame({100, 200, 300}, {16, 32, 64}, {4, 8, 16}, "<i2"));
    const PicturePlane plane(opened.slice(qPrintable(slice)));
    QCOMPARE(planeBlocksOf(*opened.reader().array(), plane), blocks);
}

void TestPlaneSampling::knowsTheBlocksOfChunksWithoutArray()
{
    const OpenedArray opened(chunksFrame({ByteBuffer(4000), ByteBuffer(4000)}, 4));
    const FrameHeader& header = opened.frame().header();
    const std::int64_t cells = (header.blocksize > 0 ? header.blocksize : header.chunksize) / 4;
    QVERIFY(cells > 0 && cells <= 1000);
    QCOMPARE(planeBlocksOf(*opened.reader().array(), PicturePlane(opened.slice())),
             (PlaneBlocks{1, cells, 4 * cells}));
}

void TestPlaneSampling::takesNoLargerStepsThanNeeded_data()
{
    QTest::addColumn<PictureBudget>("budget");
    QTest::addColumn<CellRect>("part");
    QTest::addColumn<PlaneBlocks>("blocks");
    QTest::addColumn<PlaneSteps>("steps");
    const PlaneBlocks small{10, 10, 1000};
    const std::int64_t any = std::int64_t(1) << 60;
    const std::int64_t trillion = 1'000'000'000'000;
    QTest::newRow("everything") << PictureBudget{1'000'000, 1'000'000} << CellRect{0, 0, 100, 100}
                                << small << PlaneSteps{1, 1};
    QTest::newRow("too many cells")
        << PictureBudget{any, 2500} << CellRect{0, 0, 100, 100} << small << PlaneSteps{2, 2};
    QTest::newRow("too many blocks: every other one")
        << PictureBudget{50'000, any} << CellRect{0, 0, 100, 100} << small << PlaneSteps{20, 1};
    QTest::newRow("fewer still") << PictureBudget{25'000, any} << CellRect{0, 0, 100, 100} << small
                                 << PlaneSteps{20, 20};
    QTest::newRow("a long column of chunks")
        << PictureBudget{10'000, any} << CellRect{0, 0, 100, 10} << PlaneBlocks{1, 10, 1000}
        << PlaneSteps{16, 1};
    QTest::newRow("one block is too much, and taken")
        << PictureBudget{10, any} << CellRect{0, 0, 10, 10} << small << PlaneSteps{1, 1};
    QTest::newRow("a trillion cells") << PictureBudget{any, 1 << 20} << CellRect{0, 0, 1, trillion}
                                      << PlaneBlocks{1, 1000, 1000} << PlaneSteps{1, 1 << 20};
    QTest::newRow("no overflow") << PictureBudget{1 << 20, 1 << 20}
                                 << CellRect{0, 0, trillion, trillion} << PlaneBlocks{1, 1, 1 << 30}
                                 << PlaneSteps{std::int64_t(1) << 40, std::int64_t(1) << 40};
}

void TestPlaneSampling::takesNoLargerStepsThanNeeded()
{
    QFETCH(PictureBudget, budget);
    QFETCH(CellRect, part);
    QFETCH(PlaneBlocks, blocks);
    QFETCH(PlaneSteps, steps);
    const PlaneSteps chosen = stepsWithin(budget, part, blocks);
    QCOMPARE(chosen.rows, steps.rows);
    QCOMPARE(chosen.columns, steps.columns);
}

const Registered<TestPlaneSampling, QCoreApplication> registered;

} // namespace bloscope::tst_plane_sampling

#include "tst_plane_sampling.moc"
