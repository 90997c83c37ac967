#include "core/convert/partition.h"

#include "core/chunk/chunk_encoding.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_partition {

using namespace test;

class TestPartition : public QObject {
    Q_OBJECT

 private slots:
    void choosesShapesByItsRule_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<qint64>("itemsize");
        QTest::addColumn<QList<int>>("planesAlong");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        const QList<int> any;
        QTest::newRow("scalar") << Shape{} << qint64{8} << any << Shape{} << Shape{};
        QTest::newRow("small") << Shape{46, 90} << qint64{4} << any << Shape{46, 90}
                               << Shape{46, 90};
        QTest::newRow("nothing") << Shape{0, 5} << qint64{4} << any << Shape{1, 5} << Shape{1, 5};
        QTest::newRow("line") << Shape{100'000'000} << qint64{8} << any << Shape{390625}
                              << Shape{24415};
        QTest::newRow("cube") << Shape{512, 512, 512} << qint64{2} << any << Shape{128, 128, 128}
                              << Shape{32, 64, 64};
        QTest::newRow("stack of images, any way") << Shape{1000, 512, 512} << qint64{2} << any
                                                  << Shape{125, 128, 128} << Shape{63, 32, 64};
        QTest::newRow("stack of images, one at a time")
            << Shape{1000, 512, 512} << qint64{2} << QList<int>{0} << Shape{8, 512, 512}
            << Shape{1, 256, 512};
        QTest::newRow("images larger than a chunk")
            << Shape{10, 4000, 4000} << qint64{4} << QList<int>{0} << Shape{1, 1000, 1000}
            << Shape{1, 250, 250};
        QTest::newRow("elements larger than a block")
            << Shape{100} << qint64{1'000'000} << any << Shape{4} << Shape{1};
        QTest::newRow("too long to count")
            << Shape{INT64_MAX, 4} << qint64{8} << any << Shape{131072, 4} << Shape{8192, 4};
    }
    void choosesShapesByItsRule()
    {
        QFETCH(Shape, shape);
        QFETCH(qint64, itemsize);
        QFETCH(QList<int>, planesAlong);
        PartitionWish wish;
        wish.planesAlong.assign(planesAlong.begin(), planesAlong.end());
        const auto partition = choosePartition(shape, itemsize, wish);
        QVERIFY2(partition, partition ? "" : partition.error().text().c_str());
        QTEST(partition->chunkshape, "chunkshape");
        QTEST(partition->blockshape, "blockshape");
    }

    void keepsWhatIsGiven()
    {
        PartitionWish wish;
        wish.blockshape = Shape{10, 7};
        const auto chosen = choosePartition({1000, 1000}, 8, wish);
        QVERIFY(chosen);
        QCOMPARE(chosen->blockshape, (Shape{10, 7}));
        QCOMPARE(chosen->chunkshape, (Shape{500, 1000}));
        wish.chunkshape = Shape{20, 20};
        QCOMPARE(choosePartition({1000, 1000}, 8, wish)->chunkshape, (Shape{20, 20}));
    }

    // As the filter delta needs: the shapes of the chunks are those of the rule.
    void makesOneBlockOfEachChunk()
    {
        PartitionWish wish;
        const Shape chunk = choosePartition({512, 512, 512}, 2, wish)->chunkshape;
        wish.hasOneBlock = true;
        QCOMPARE(*choosePartition({512, 512, 512}, 2, wish), (Partition{chunk, chunk}));
        wish.planesAlong = {0};
        const auto planes = choosePartition({512, 512, 512}, 2, wish);
        QCOMPARE(planes->blockshape, planes->chunkshape);
        wish.planesAlong.clear();
        wish.chunkshape = Shape{20, 30, 40};
        QCOMPARE(*choosePartition({512, 512, 512}, 2, wish),
                 (Partition{{20, 30, 40}, {20, 30, 40}}));
        wish.blockshape = Shape{20, 30, 20};
        const auto refused = choosePartition({512, 512, 512}, 2, wish);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().text()),
                 QString("the delta filter needs one block per chunk: the reference library "
                         "misreads chunks with several; blocks of shape 20,30,20 are smaller than "
                         "their chunks of shape 20,30,40"));
        wish.chunkshape.reset();
        QCOMPARE(*choosePartition({512, 512, 512}, 2, wish),
                 (Partition{{20, 30, 20}, {20, 30, 20}}));
    }

    void knowsTheFilterThatNeedsThat()
    {
        ChunkEncoding how;
        QVERIFY(!needsOneBlock(how));
        how.filters = {0, 0, 0, 0, 3, 1}; // delta, shuffle
        QVERIFY(needsOneBlock(how));
    }

    void refusesWhatNoFileCanHold_data()
    {
        QTest::addColumn<std::optional<Shape>>("chunkshape");
        QTest::addColumn<std::optional<Shape>>("blockshape");
        QTest::addColumn<QList<int>>("planesAlong");
        QTest::addColumn<QString>("reason");
        const std::optional<Shape> free;
        QTest::newRow("rank of chunks") << std::optional(Shape{4}) << free << QList<int>{}
                                        << "chunks have 1 dimensions, but the array has 2";
        QTest::newRow("rank of blocks") << free << std::optional(Shape{4, 4, 4}) << QList<int>{}
                                        << "blocks have 3 dimensions, but the array has 2";
        QTest::newRow("empty chunk") << std::optional(Shape{4, 0}) << free << QList<int>{}
                                     << "chunks of shape 4,0 contain no elements";
        QTest::newRow("negative block") << free << std::optional(Shape{-1, 4}) << QList<int>{}
                                        << "blocks of shape -1,4 contain no elements";
        QTest::newRow("block larger than its chunk")
            << std::optional(Shape{4, 4}) << std::optional(Shape{4, 5}) << QList<int>{}
            << "blocks of shape 4,5 are larger than their chunks of shape 4,4";
        QTest::newRow("no such dimension")
            << free << free << QList<int>{2} << "there is no dimension 2; the array has 2";
        QTest::newRow("chunk beyond the limit")
            << std::optional(Shape{1 << 20, 1 << 10}) << free << QList<int>{}
            << "a chunk of 8 589 934 592 bytes is too large; the limit is 2 147 483 615";
        QTest::newRow("block beyond the limit")
            << std::optional(Shape{1 << 14, 1 << 13}) << std::optional(Shape{1 << 14, 1 << 13})
            << QList<int>{}
            << "a block of 1 073 741 824 bytes is too large; the limit is 536 866 816";
    }
    void refusesWhatNoFileCanHold()
    {
        QFETCH(std::optional<Shape>, chunkshape);
        QFETCH(std::optional<Shape>, blockshape);
        QFETCH(QList<int>, planesAlong);
        PartitionWish wish{.chunkshape = chunkshape, .blockshape = blockshape};
        wish.planesAlong.assign(planesAlong.begin(), planesAlong.end());
        const auto refused = choosePartition({1 << 20, 1 << 20}, 8, wish);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind(), ErrorKind::Usage);
        QTEST(QString::fromStdString(refused.error().text()), "reason");
    }
};

const Registered<TestPartition> registered;

} // namespace bloscope::tst_partition

#include "tst_partition.moc"
