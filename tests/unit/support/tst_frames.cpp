#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include "core/array/array.h"
#include "core/frame/frame.h"

#include <QTest>

namespace bloscope::tst_frames {

using namespace test;

namespace {

FramePtr opened(ByteBuffer bytes)
{
    const Result<FramePtr> frame = Frame::open(memorySource(std::move(bytes)));
    return frame ? *frame : nullptr;
}

bool canDecode(const Frame& frame, std::int64_t n)
{
    const Result<ChunkPtr> chunk = frame.chunk(n);
    return chunk && (*chunk)->decode();
}

} // namespace

class TestFrames : public QObject {
    Q_OBJECT

 private slots:
    void damagesOneBlockAndNothingElse()
    {
        ByteBuffer bytes =
            arrayFrame({30, 10}, {10, 10}, {5, 10}, "<i4", counted<std::int32_t>(300));
        damageBlock(bytes, 1, 1);
        const FramePtr frame = opened(bytes);
        QVERIFY(frame);
        QVERIFY(canDecode(*frame, 0));
        QVERIFY(canDecode(*frame, 2));
        const ChunkPtr chunk = *frame->chunk(1);
        ByteBuffer block(200);
        QVERIFY(chunk->decodeBlock(0, block));
        QCOMPARE(chunk->decodeBlock(1, block).error().text(),
                 std::string("block 1: a stream length of -1000 is impossible"));
    }

    void damagesAHeader()
    {
        ByteBuffer bytes = arrayFrame({30}, {10}, {10}, "<i4", counted<std::int32_t>(30));
        damageChunkHeader(bytes, 1);
        const FramePtr frame = opened(bytes);
        QVERIFY(canDecode(*frame, 0));
        QVERIFY(!frame->chunk(1));
        QVERIFY(canDecode(*frame, 2));
    }

    void storesAHugeArrayInAFewBytes()
    {
        const ByteBuffer bytes = unstoredArrayFrame({1'000'000, 1'000'000}, {10'000, 10'000},
                                                    {100, 1000}, "<f4", SpecialKind::NaN);
        QVERIFY(bytes.size() < 300);
        const ArrayPtr array = Array::of(opened(bytes));
        QVERIFY(array->isNd());
        QCOMPARE(array->frame()->chunkCount(), std::int64_t(10'000));
    }

    void storesTenMillionChunksBehindACompressedIndex()
    {
        const ByteBuffer bytes = frameOfManyChunks(10'000'000);
        QVERIFY(bytes.size() < 2'000'000);
        const FramePtr frame = opened(bytes);
        QVERIFY(frame && frame->problems().empty());
        QCOMPARE(frame->chunkCount(), std::int64_t(10'000'000));
        QCOMPARE(frame->index()->chunk()->header().payload(), Payload::Blocks);
        const ByteBuffer numbered = *(*frame->chunk(9'999'000))->decode();
        QCOMPARE(loadLittle<std::int32_t>(&numbered[3996]), 9'999'000);
        QCOMPARE(*(*frame->chunk(9'999'001))->decode(), ByteBuffer(4000));
    }

    void keepsMetadata()
    {
        FrameOptions options;
        options.metalayers = {{"mine", elementsOf<std::uint8_t>({1})}};
        options.vlMetalayers = {{"attribute", elementsOf<std::uint8_t>({2, 3})}};
        const FramePtr frame = opened(chunksFrame({counted<char>(100)}, 1, options));
        QCOMPARE(frame->metalayers().find("mine")->value, elementsOf<std::uint8_t>({1}));
        QCOMPARE(*frame->readVlMetadata(frame->vlMetalayers().entries[0]),
                 elementsOf<std::uint8_t>({2, 3}));
    }
};

const Registered<TestFrames> registered;

} // namespace bloscope::tst_frames

#include "tst_frames.moc"
