#include "core/frame_writing/array_encoder.h"

#include "core/array/slice_reader.h"
#include "core/base/row_major.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <limits>

namespace bloscope::tst_array_encoder {

using namespace test;

namespace {

ArrayPtr opened(ByteBuffer bytes)
{
    const Result<FramePtr> frame = Frame::open(memorySource(std::move(bytes)));
    return frame ? Array::of(*frame) : nullptr;
}

// format.md 8.3: where element `x` lies, as chunk and byte of the decoded chunk.
std::pair<std::int64_t, std::size_t> placeOf(const std::vector<std::int64_t>& x,
                                             const ArrayLayout& layout)
{
    std::int64_t chunk = 0;
    std::int64_t block = 0;
    std::int64_t inside = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const std::int64_t inChunk = x[i] % layout.chunkshape[i];
        chunk = chunk * layout.chunkGrid[i] + x[i] / layout.chunkshape[i];
        block = block * layout.blockGrid[i] + inChunk / layout.blockshape[i];
        inside = inside * layout.blockshape[i] + inChunk % layout.blockshape[i];
    }
    return {chunk, static_cast<std::size_t>(block * layout.blockBytes + inside * layout.itemsize)};
}

} // namespace

class TestArrayEncoder : public QObject {
    Q_OBJECT

 private slots:
    void putsEveryElementWhereTheFormatWantsIt_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::newRow("scalar") << Shape{} << Shape{} << Shape{};
        QTest::newRow("one chunk") << Shape{7} << Shape{7} << Shape{7};
        QTest::newRow("padded") << Shape{10, 12} << Shape{4, 5} << Shape{2, 3};
        QTest::newRow("chunk larger than the array") << Shape{3, 4} << Shape{8, 8} << Shape{4, 4};
        QTest::newRow("block larger than the chunk") << Shape{5} << Shape{2} << Shape{4};
        QTest::newRow("three dimensions") << Shape{5, 6, 7} << Shape{2, 6, 3} << Shape{1, 4, 2};
        QTest::newRow("five dimensions")
            << Shape{2, 3, 4, 5, 6} << Shape{1, 2, 3, 4, 5} << Shape{1, 1, 2, 3, 4};
    }
    void putsEveryElementWhereTheFormatWantsIt()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        std::int64_t count = 1;
        for (const std::int64_t extent : shape)
            count *= extent;
        const auto elements = counted<std::int32_t>(static_cast<std::size_t>(count));
        const ArrayPtr array = opened(arrayFrame(shape, chunkshape, blockshape, "<i4", elements));
        QVERIFY(array && array->isNd());
        QVERIFY(array->problems().empty());
        QVERIFY(array->frame()->problems().empty());

        const ArrayLayout& layout = *array->layout();
        std::int64_t unpadded = 0; // elements that are not zero; element 0 is
        for (std::int64_t n = 0; n < layout.chunkCount; ++n) {
            const ByteBuffer chunk = *(*array->frame()->chunk(n))->decode();
            for (std::size_t at = 0; at < chunk.size(); at += 4)
                unpadded += loadLittle<std::int32_t>(&chunk[at]) != 0;
        }
        QCOMPARE(unpadded, count - 1);
        for (std::int64_t i = 0; i < count; ++i) {
            const auto [chunk, at] = placeOf(indicesOf(i, shape), layout);
            const ByteBuffer bytes = *(*array->frame()->chunk(chunk))->decode();
            QCOMPARE(loadLittle<std::int32_t>(&bytes[at]), static_cast<std::int32_t>(i));
        }
    }

    void isReadAgainAsAWhole()
    {
        const auto elements = counted<float>(50 * 60 * 70);
        FrameOptions options;
        options.codec = 1;
        options.split = SplitBlocks::Always;
        const ArrayPtr array =
            opened(arrayFrame({50, 60, 70}, {20, 30, 40}, {10, 10, 20}, "<f4", elements, options));
        QVERIFY(array && array->isNd());
        BlockCache cache(1_MiB);
        WorkerPool pool(2);
        const Result<Cells> cells =
            SliceReader(array, cache, pool).read(Slice::whole(array->shape()));
        QVERIFY(cells);
        QCOMPARE(cells->bytes, elements);
    }

    void makesChunksOfOneElementSpecial_data()
    {
        QTest::addColumn<float>("value");
        QTest::addColumn<SpecialKind>("kind");
        QTest::newRow("zero") << 0.0F << SpecialKind::Zeros;
        QTest::newRow("negative zero") << -0.0F << SpecialKind::RepeatedValue;
        QTest::newRow("NaN") << std::numeric_limits<float>::quiet_NaN() << SpecialKind::NaN;
        QTest::newRow("one") << 1.0F << SpecialKind::RepeatedValue;
    }
    void makesChunksOfOneElementSpecial()
    {
        QFETCH(float, value);
        std::vector<float> elements(7 * 9, value);
        elements[0] = 5; // of the first chunk
        const ByteView bytes = std::as_bytes(std::span(elements));
        const ArrayPtr array = opened(arrayFrame({7, 9}, {4, 4}, {2, 3}, "<f4", bytes));
        QVERIFY(array && array->isNd());
        QCOMPARE((*array->frame()->chunk(0))->header().special(), SpecialKind::None);
        for (std::int64_t n = 1; n < 6; ++n) // the padded ones and the last, of few elements
            QTEST((*array->frame()->chunk(n))->header().special(), "kind");
        BlockCache cache;
        WorkerPool pool(1);
        const auto cells = SliceReader(array, cache, pool).read(Slice::whole({7, 9}));
        QVERIFY(cells);
        QVERIFY(std::ranges::equal(cells->bytes, bytes));
    }

    void makesASingleZeroSpecialWithItsPadding()
    {
        std::vector<float> elements(5 * 5, 1.0F);
        elements.back() = 0; // all that the last chunk holds of the array
        const ByteView bytes = std::as_bytes(std::span(elements));
        const ArrayPtr array = opened(arrayFrame({5, 5}, {4, 4}, {2, 3}, "<f4", bytes));
        QVERIFY(array && array->isNd());
        QCOMPARE((*array->frame()->chunk(3))->header().special(), SpecialKind::Zeros);
    }

    void writesArraysWithoutElements_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<int>("generalFlags");
        QTest::newRow("zeros in the chunks") << Shape{0, 3} << Shape{0, 3} << 0x53;
        QTest::newRow("ordinary chunks") << Shape{0, 3} << Shape{2, 3} << 0x12;
    }
    void writesArraysWithoutElements()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        const ArrayPtr array = opened(arrayFrame(shape, chunkshape, chunkshape, "<f8", {}));
        QVERIFY(array && array->isNd());
        QCOMPARE(array->shape(), shape);
        QCOMPARE(array->frame()->chunkCount(), std::int64_t(0));
        QTEST(int(array->frame()->header().generalFlags), "generalFlags");
    }

    void refusesWhatCannotBeStored()
    {
        QCOMPARE(ArrayEncoder::create({.shape = {2, 3}, .chunkshape = {2}, .blockshape = {2, 3}})
                     .error()
                     .text(),
                 std::string(
                     "the array has 2 dimensions, its chunks 1 and its blocks 2; the limit is 16"));
        QVERIFY(!ArrayEncoder::create({.shape = {3}, .chunkshape = {0}, .blockshape = {1}}));
        const auto encoder =
            ArrayEncoder::create({.shape = {3}, .chunkshape = {3}, .blockshape = {3}});
        QVERIFY(encoder);
        QCOMPARE(encoder->chunk(ByteBuffer(4), 0).error().text(),
                 std::string("4 bytes cannot be 3 elements of 1 bytes"));
    }
};

const Registered<TestArrayEncoder> registered;

} // namespace bloscope::tst_array_encoder

#include "tst_array_encoder.moc"
