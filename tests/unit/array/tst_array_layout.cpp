#include "core/array/array_layout.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_array_layout {

using namespace test;

namespace {

B2ndMetadata metadataOf(const Shape& shape, const Shape& chunkshape, const Shape& blockshape)
{
    B2ndMetadata metadata;
    metadata.dimensions = static_cast<int>(shape.size());
    metadata.shape = shape;
    metadata.chunkshape = chunkshape;
    metadata.blockshape = blockshape;
    return metadata;
}

} // namespace

class TestArrayLayout : public QObject {
    Q_OBJECT

 private slots:
    void cutsArraysIntoChunksAndBlocks_data() // format.md 8.2
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<Shape>("chunkGrid");
        QTest::addColumn<Shape>("blockGrid");
        QTest::addColumn<qlonglong>("chunkCount");
        QTest::addColumn<qlonglong>("chunkBytes");
        QTest::addColumn<qlonglong>("blockBytes");
        QTest::newRow("format.md 16.4") << Shape{10, 12} << Shape{4, 5} << Shape{2, 3}
                                        << Shape{3, 3} << Shape{2, 2} << 9LL << 96LL << 24LL;
        QTest::newRow("no dimensions")
            << Shape{} << Shape{} << Shape{} << Shape{} << Shape{} << 1LL << 4LL << 4LL;
        QTest::newRow("chunks larger than the array")
            << Shape{3} << Shape{100} << Shape{30} << Shape{1} << Shape{4} << 1LL << 480LL << 120LL;
        QTest::newRow("blocks larger than chunks")
            << Shape{10} << Shape{5} << Shape{8} << Shape{2} << Shape{1} << 2LL << 32LL << 32LL;
        QTest::newRow("an empty dimension") << Shape{0, 10} << Shape{4, 5} << Shape{2, 5}
                                            << Shape{0, 2} << Shape{2, 1} << 0LL << 80LL << 40LL;
        QTest::newRow("an empty dimension of empty chunks")
            << Shape{0, 10} << Shape{0, 5} << Shape{0, 5} << Shape{0, 2} << Shape{0, 1} << 0LL
            << 0LL << 0LL;
        QTest::newRow("blocks in an empty dimension of empty chunks")
            << Shape{0} << Shape{0} << Shape{5} << Shape{0} << Shape{0} << 0LL << 0LL << 20LL;
        QTest::newRow("a million times a million")
            << Shape{1'000'000, 1'000'000} << Shape{10'000, 10'000} << Shape{100, 1000}
            << Shape{100, 100} << Shape{100, 10} << 10'000LL << 400'000'000LL << 400'000LL;
    }
    void cutsArraysIntoChunksAndBlocks()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        const auto layout = layoutOf(metadataOf(shape, chunkshape, blockshape), 4);
        QCOMPARE(outcomeOf(layout), std::string());
        QCOMPARE(layout->shape, shape);
        QCOMPARE(layout->chunkshape, chunkshape);
        QCOMPARE(layout->blockshape, blockshape);
        QCOMPARE(layout->dimensions(), shape.size());
        QCOMPARE(layout->itemsize, std::int64_t(4));
        QTEST(layout->chunkGrid, "chunkGrid");
        QTEST(layout->blockGrid, "blockGrid");
        QTEST(qlonglong(layout->chunkCount), "chunkCount");
        QTEST(qlonglong(layout->chunkBytes), "chunkBytes");
        QTEST(qlonglong(layout->blockBytes), "blockBytes");
    }

    void acceptsSixteenDimensions()
    {
        const auto layout = layoutOf(metadataOf(Shape(16, 2), Shape(16, 2), Shape(16, 1)), 8);
        QCOMPARE(outcomeOf(layout), std::string());
        QCOMPARE(layout->chunkCount, std::int64_t(1));
        QCOMPARE(layout->chunkBytes, std::int64_t(65536 * 8));
    }

    void refusesExtentsThatCannotBe_data() // format.md 14.5, #102
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, Shape shape, Shape chunkshape, Shape blockshape,
                            const char* numbers) {
            QTest::newRow(name) << shape << chunkshape << blockshape
                                << std::string("the array metadata is damaged: ") + numbers;
        };
        row("negative shape", {-1}, {4}, {2}, "shape [-1], chunks [4], blocks [2]");
        row("negative chunk", {10}, {-4}, {2}, "shape [10], chunks [-4], blocks [2]");
        row("negative block", {10}, {4}, {-2}, "shape [10], chunks [4], blocks [-2]");
        row("no chunk", {10}, {0}, {2}, "shape [10], chunks [0], blocks [2]");
        row("no block", {10}, {4}, {0}, "shape [10], chunks [4], blocks [0]");
        row("chunks of no blocks", {0}, {4}, {0}, "shape [0], chunks [4], blocks [0]");
        row("in the second dimension", {10, 10}, {4, 0}, {2, 2},
            "shape [10, 10], chunks [4, 0], blocks [2, 2]");
    }
    void refusesExtentsThatCannotBe()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        const auto layout = layoutOf(metadataOf(shape, chunkshape, blockshape), 4);
        QTEST(outcomeOf(layout), "message");
        QVERIFY(failedAs(ErrorKind::Malformed, layout));
    }

    void refusesWhatOverflows_data() // format.md 8.1; 14.5, #103
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<qlonglong>("itemsize");
        constexpr std::int64_t most = INT64_MAX;
        constexpr std::int64_t most32 = INT32_MAX;
        QTest::newRow("the product of the shape")
            << Shape{1LL << 32, 1LL << 31} << Shape{1, 1} << Shape{1, 1} << 1LL;
        QTest::newRow("the bytes of the shape") << Shape{1LL << 62} << Shape{1} << Shape{1} << 2LL;
        QTest::newRow("the shape with its padding") << Shape{most} << Shape{10} << Shape{10} << 1LL;
        QTest::newRow("the padding of a dimension beside an empty one")
            << Shape{0, most} << Shape{1, 10} << Shape{1, 10} << 1LL;
        QTest::newRow("the product of the chunks' shape")
            << Shape{1, 1} << Shape{65536, 65536} << Shape{1, 1} << 1LL;
        QTest::newRow("the bytes of a chunk")
            << Shape{1, 1} << Shape{65536, 16384} << Shape{1, 1} << 2LL;
        QTest::newRow("a chunk one byte too large")
            << Shape{1} << Shape{2'147'483'616} << Shape{1} << 1LL;
        QTest::newRow("a chunk with the padding of its blocks")
            << Shape{1} << Shape{most32 - 31} << Shape{1 << 20} << 1LL;
        QTest::newRow("the product of the blocks' shape")
            << Shape{1, 1} << Shape{1, 1} << Shape{65536, 65536} << 1LL;
        QTest::newRow("a block too large") << Shape{1} << Shape{1} << Shape{536'866'817} << 1LL;
        QTest::newRow("the bytes of a block") << Shape{1} << Shape{1} << Shape{1} << 536'866'817LL;
    }
    void refusesWhatOverflows()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        QFETCH(qlonglong, itemsize);
        const auto layout = layoutOf(metadataOf(shape, chunkshape, blockshape), itemsize);
        QVERIFY(failedAs(ErrorKind::Malformed, layout));
        QVERIFY2(layout.error().text().starts_with("the array is impossibly large: shape ["),
                 layout.error().text().c_str());
    }

    void acceptsTheLargest_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::newRow("shape") << Shape{INT64_MAX} << Shape{1} << Shape{1};
        QTest::newRow("chunk") << Shape{1} << Shape{2'147'483'615} << Shape{1};
        QTest::newRow("block") << Shape{1} << Shape{1} << Shape{536'866'816};
    }
    void acceptsTheLargest()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        QCOMPARE(outcomeOf(layoutOf(metadataOf(shape, chunkshape, blockshape), 1)), std::string());
    }

    void fitsTheChunksOrNot_data() // format.md 8.2; 14.5, #104
    {
        QTest::addColumn<int>("chunksize");
        QTest::addColumn<int>("blocksize");
        QTest::addColumn<qlonglong>("chunks");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int chunksize, int blocksize, qlonglong chunks,
                            const char* message) {
            QTest::newRow(name) << chunksize << blocksize << chunks << std::string(message);
        };
        row("fits", 96, 24, 9, "");
        row("chunks are missing", 96, 24, 8,
            "the array metadata does not match the stored chunks (9 chunks expected, 8 found)");
        row("chunks too many", 96, 24, 10,
            "the array metadata does not match the stored chunks (9 chunks expected, 10 found)");
        row("other chunks", 80, 24, 9,
            "the array metadata does not match the stored chunks (chunks of 96 bytes expected, 80 "
            "found)");
        row("chunks of all sizes", 0, 24, 9,
            "the array metadata does not match the stored chunks (chunks of 96 bytes expected, 0 "
            "found)");
        row("other blocks", 96, 48, 9,
            "the array metadata does not match the stored chunks (blocks of 24 bytes expected, 48 "
            "found)");
    }
    void fitsTheChunksOrNot()
    {
        QFETCH(int, chunksize);
        QFETCH(int, blocksize);
        QFETCH(qlonglong, chunks);
        FrameHeader header;
        header.chunksize = chunksize;
        header.blocksize = blocksize;
        const auto layout = layoutOf(metadataOf({10, 12}, {4, 5}, {2, 3}), 4);
        const Result<> fits = checkLayout(*layout, header, chunks);
        QTEST(outcomeOf(fits), "message");
    }

    void asksNothingOfTheSizesOfAnEmptyArray()
    {
        FrameHeader header;
        header.chunksize = 0;
        header.blocksize = 7;
        const auto layout = layoutOf(metadataOf({0, 10}, {4, 5}, {2, 5}), 4);
        QCOMPARE(outcomeOf(checkLayout(*layout, header, 0)), std::string());
        QVERIFY(!checkLayout(*layout, header, 1));
    }
};

const Registered<TestArrayLayout> registered;

} // namespace bloscope::tst_array_layout

#include "tst_array_layout.moc"
