#include "core/array/array.h"

#include "core/array/write_b2nd.h"
#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_array {

using namespace test;

namespace {

ArrayPtr arrayOf(const ByteBuffer& bytes)
{
    return Array::of(*Frame::open(memorySource(bytes)));
}

// "Damage ...| Note ..."
std::string problemsOf(const Array& array)
{
    std::string text;
    for (const Problem& problem : array.problems())
        text += (text.empty() ? "" : " | ") +
                std::string(problem.severity == Problem::Severity::Note ? "Note " : "Damage ") +
                problem.text;
    return text;
}

// 10 x 12 of int32 in chunks of 4 x 5 and blocks of 2 x 3: nine chunks of 96 bytes.
ByteBuffer goodFrame()
{
    return arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120));
}

// The first byte of the array metadata in goodFrame().
std::size_t metadataAt()
{
    return arrayOf(goodFrame())->frame()->metalayers().entries[0].valueOffset;
}

ByteBuffer withMetadata(std::size_t at, const ByteBuffer& bytes)
{
    return patched(goodFrame(), metadataAt() + at, bytes);
}

// 4 x 6 of int32, all in one block.
B2ndMetadata metadataOf24(std::optional<std::string> dtype = {})
{
    B2ndMetadata metadata;
    metadata.dimensions = 2;
    metadata.shape = metadata.chunkshape = metadata.blockshape = {4, 6};
    metadata.dtype = std::move(dtype);
    return metadata;
}

// A frame of these 24 elements with these metalayers.
ByteBuffer frameWith(const std::vector<NamedValue>& metalayers)
{
    const ChunkEncoding encoding{.typesize = 4, .blocksize = 96};
    FrameWriter frame({.defaults = encoding});
    for (const NamedValue& layer : metalayers)
        if (!frame.addMetalayer(layer.name, layer.value))
            std::abort();
    if (!frame.appendChunk(*encodeChunk(counted<std::int32_t>(24), encoding)))
        std::abort();
    return *frame.finish();
}

} // namespace

class TestArray : public QObject {
    Q_OBJECT

 private slots:
    void isTheArrayOfItsFrame()
    {
        const ArrayPtr array = arrayOf(goodFrame());
        QCOMPARE(problemsOf(*array), std::string());
        QVERIFY(array->isNd());
        QCOMPARE(array->shape(), (Shape{10, 12}));
        QCOMPARE(array->itemsize(), std::int64_t(4));
        QCOMPARE(array->logicalBytes(), std::int64_t(480));
        QCOMPARE(array->dtype().text, std::string("<i4"));
        QCOMPARE(array->layout()->chunkGrid, (Shape{3, 3}));
        QCOMPARE(array->metadataName(), std::string("b2nd"));
        QCOMPARE(array->metadata()->chunkshape, (Shape{4, 5}));
    }

    void hasAnyNumberOfDimensions()
    {
        const ArrayPtr scalar = arrayOf(arrayFrame({}, "<f8", elementsOf<double>({1.5})));
        QVERIFY(scalar->isNd());
        QCOMPARE(scalar->shape(), Shape{});
        QCOMPARE(scalar->logicalBytes(), std::int64_t(8));

        const ArrayPtr sixteen =
            arrayOf(arrayFrame(Shape(16, 1), "<f8", elementsOf<double>({1.5})));
        QCOMPARE(problemsOf(*sixteen), std::string());
        QCOMPARE(sixteen->shape(), Shape(16, 1));

        const ArrayPtr empty = arrayOf(arrayFrame({0, 5}, {2, 5}, {2, 5}, "<f8", {}));
        QCOMPARE(problemsOf(*empty), std::string());
        QCOMPARE(empty->shape(), (Shape{0, 5}));
        QCOMPARE(empty->logicalBytes(), std::int64_t(0));
    }

    void isItsChunksEndToEndWithoutMetadata()
    {
        const ArrayPtr array = arrayOf(chunksFrame(
            {counted<std::int32_t>(10), counted<std::int32_t>(10), counted<std::int32_t>(3)}, 4));
        QCOMPARE(problemsOf(*array), std::string());
        QVERIFY(!array->isNd());
        QCOMPARE(array->shape(), Shape{23});
        QCOMPARE(array->itemsize(), std::int64_t(4));
        QCOMPARE(array->logicalBytes(), std::int64_t(92));
        QCOMPARE(array->dtype().text, std::string("V4"));
        QCOMPARE(array->positions().totalBytes(), std::int64_t(92));
        QVERIFY(!array->metadata());
        QCOMPARE(array->metadataName(), std::string());
    }

    void leavesOutWhatIsNoWholeElement()
    {
        const ArrayPtr array = arrayOf(chunksFrame({ByteBuffer(40), ByteBuffer(33)}, 10));
        QCOMPARE(array->shape(), Shape{7});
        QCOMPARE(array->logicalBytes(), std::int64_t(70));
        QCOMPARE(problemsOf(*array),
                 std::string(
                     "Note the last 3 bytes do not fill an element of 10 bytes and are not shown"));
    }

    void hasNoElementsWithoutChunks()
    {
        const ArrayPtr array = arrayOf(chunksFrame({}, 4));
        QCOMPARE(problemsOf(*array), std::string());
        QCOMPARE(array->shape(), Shape{0});
    }

    void saysWhenTheHeaderPromisesOtherSizes() // format.md 14.1, #21
    {
        const ByteBuffer bytes = chunksFrame({ByteBuffer(30, std::byte{1}), ByteBuffer(20)}, 1);
        QCOMPARE((*Frame::open(memorySource(bytes)))->header().chunksize, 30);
        const ArrayPtr array = arrayOf(patched(bytes, 30, "0000000000000031"_hex)); // 49
        QCOMPARE(array->shape(), Shape{50});
        QCOMPARE(
            problemsOf(*array),
            std::string("Note the header declares 49 bytes of data, but the chunks contain 50"));
    }

    void readsTheMetadataOfItsPredecessor()
    {
        const ArrayPtr caterva = arrayOf(frameWith({{"caterva", writeB2nd(metadataOf24())}}));
        QCOMPARE(problemsOf(*caterva), std::string());
        QVERIFY(caterva->isNd());
        QCOMPARE(caterva->metadataName(), std::string("caterva"));
        QCOMPARE(caterva->shape(), (Shape{4, 6}));
        QCOMPARE(caterva->dtype().text, std::string("V4")); // it says nothing of it

        const ArrayPtr six = arrayOf(frameWith({{"b2nd", writeB2nd(metadataOf24("float32"))}}));
        QVERIFY(six->isNd());
        QCOMPARE(six->dtype().itemsize, std::size_t(4));
        QCOMPARE(six->dtype().kind, DTypeKind::Float);
    }

    void prefersB2ndToItsPredecessor()
    {
        B2ndMetadata other = metadataOf24();
        other.shape = other.chunkshape = other.blockshape = {6, 4};
        const ArrayPtr array = arrayOf(
            frameWith({{"caterva", writeB2nd(other)}, {"b2nd", writeB2nd(metadataOf24())}}));
        QCOMPARE(array->shape(), (Shape{4, 6}));
    }

    void fallsBackToItsChunks_data() // format.md 14.5, #100 to #104
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const char* name, ByteBuffer bytes, std::string problem) {
            QTest::newRow(name) << std::move(bytes)
                                << "Damage " + problem + "; shown as plain chunks";
        };
        const std::string at = std::to_string(metadataAt());
        const std::string lengthAt = std::to_string(metadataAt() - 4);
        row("#100 not metadata of an array", withMetadata(0, "c0"_hex),
            "array metadata is damaged: the marker of the array metadata is 192 (at byte " + at +
                ")");
        row("#100 lost", patched(goodFrame(), metadataAt() - 4, "7fffffff"_hex),
            "array metadata is damaged: 2147483647 bytes are declared, but only 53 are available "
            "(at "
            "byte " +
                lengthAt + ")");
        row("#101 17 dimensions", withMetadata(2, "11"_hex),
            "array metadata is damaged: the number of dimensions is 17 (at byte " +
                std::to_string(metadataAt() + 2) + ")");
        row("#102 negative shape", withMetadata(5, "ffffffffffffffff"_hex),
            "the array metadata is damaged: shape [-1, 12], chunks [4, 5], blocks [2, 3]");
        row("#102 chunks of nothing", withMetadata(24, "00000000"_hex),
            "the array metadata is damaged: shape [10, 12], chunks [0, 5], blocks [2, 3]");
        row("#103 too large", withMetadata(5, "4000000000000000"_hex),
            "the array is impossibly large: shape [4611686018427387904, 12], chunks [4, 5], "
            "blocks [2, 3]");
        row("#104 another number of chunks", withMetadata(5, "00000000000003e8"_hex),
            "the array metadata does not match the stored chunks (750 chunks expected, 9 found)");
        row("#104 other chunks", withMetadata(24, "00000003"_hex),
            "the array metadata does not match the stored chunks (12 chunks expected, 9 found)");
        row("#104 other blocks", withMetadata(35, "00000004"_hex),
            "the array metadata does not match the stored chunks (blocks of 48 bytes expected, 24 "
            "found)");
    }
    void fallsBackToItsChunks()
    {
        QFETCH(ByteBuffer, bytes);
        const ArrayPtr array = arrayOf(bytes);
        QTEST(problemsOf(*array), "problem");
        QVERIFY(!array->isNd());
        QVERIFY(!array->layout());
        QCOMPARE(array->shape(), Shape{9 * 24}); // elements, their padding included
        QCOMPARE(array->dtype().text, std::string("V4"));
        QCOMPARE(array->metadataName(), std::string("b2nd"));
    }

    void showsElementsAsRawBytesWhenTheirTypeCannotBeUsed_data() // format.md 14.5, #107 to #109
    {
        QTest::addColumn<std::string>("dtype");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const char* name, std::string dtype, const char* problem) {
            QTest::newRow(name) << std::move(dtype) << std::string("Note ") + problem;
        };
        row("#107 unknown", "<z4", "unknown element type '<z4'; elements are shown as raw bytes");
        row("#107 no text", "",
            "the text of the element type is empty; elements are shown as raw bytes");
        row("#108 another size", "<f8",
            "element type '<f8' has 8 bytes, but the elements have 4; they are shown as raw bytes");
    }
    void showsElementsAsRawBytesWhenTheirTypeCannotBeUsed()
    {
        QFETCH(std::string, dtype);
        const ArrayPtr array = arrayOf(frameWith({{"b2nd", writeB2nd(metadataOf24(dtype))}}));
        QTEST(problemsOf(*array), "problem");
        QVERIFY(array->isNd());
        QCOMPARE(array->dtype().text, std::string("V4"));
        QCOMPARE(array->itemsize(), std::int64_t(4));
    }

    void showsElementsOfAnUnknownFormatAsRawBytes()
    {
        const ArrayPtr array = arrayOf(withMetadata(44, "01"_hex));
        QCOMPARE(problemsOf(*array),
                 std::string("Note unknown dtype format 1; elements are shown as raw bytes"));
        QVERIFY(array->isNd());
        QCOMPARE(array->dtype().text, std::string("V4"));
    }

    void keepsItsShapeWhenItsChunksCannotBeReached()
    {
        ByteBuffer bytes = goodFrame();
        bytes.resize(bytes.size() - 1); // no trailer and no index then
        const ArrayPtr array = arrayOf(bytes);
        QVERIFY(array->frame()->indexError());
        QVERIFY(array->isNd());
        QCOMPARE(array->shape(), (Shape{10, 12}));
        QCOMPARE(problemsOf(*array), std::string());
    }

    void tellsThatTooManyChunksHaveDifferentSizes()
    {
        const std::int64_t nbytes = 2'000'001LL * 4000 - 1;
        ByteBuffer field(8);
        for (std::size_t i = 0; i < 8; ++i)
            field[i] = static_cast<std::byte>(nbytes >> (8 * (7 - i)));
        const ArrayPtr array = arrayOf(patched(frameOfManyChunks(2'000'001), 30, field));
        QCOMPARE(array->shape(), Shape{0});
        QCOMPARE(
            problemsOf(*array),
            std::string(
                "Damage 2000001 chunks of different sizes are too many to treat as one array"));
    }
};

const Registered<TestArray> registered;

} // namespace bloscope::tst_array

#include "tst_array.moc"
