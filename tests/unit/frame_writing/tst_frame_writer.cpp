#include "core/frame_writing/frame_writer.h"

#include "core/chunk/chunk_encoder.h"
#include "core/frame/frame.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_frame_writer {

using namespace test;

namespace {

constexpr std::array<std::uint8_t, 6> shuffled = {0, 0, 0, 0, 0, 1};

FramePtr opened(const Result<ByteBuffer>& bytes)
{
    const auto frame = bytes ? Frame::open(memorySource(*bytes)) : bytes.error();
    return frame ? *frame : nullptr;
}

ByteBuffer decodedChunk(const Frame& frame, std::int64_t n)
{
    const Result<ChunkPtr> chunk = frame.chunk(n);
    const Result<ByteBuffer> bytes = chunk ? (*chunk)->decode() : chunk.error();
    return bytes ? *bytes : ByteBuffer();
}

} // namespace

class TestFrameWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesTheSmallestFrame() // format.md 16.1
    {
        const FrameWriter writer({.defaults = {.typesize = 4, .codec = 1, .filters = shuffled}});
        QCOMPARE(*writer.finish(),
                 "9e a8 62326672616d6500 d2 00000061 cf 0000000000000084 a4 12 00 51 03"
                 "d3 0000000000000000 d3 0000000000000000 d2 00000004 d2 00000000 d2 ffffffff"
                 "d1 0001 d1 0001 c2 d8 06 000000000001 01 00 000000000000 00 00"
                 "93 cd 0007 de 0000 dc 0000"
                 "94 01 93 cd 0006 de 0000 dc 0000 ce 00000023 d8 00"
                 "00000000000000000000000000000000"_hex);
    }

    void writesChunksAndMetadata() // format.md 16.2
    {
        const ChunkEncoding defaults{.typesize = 1, .filters = shuffled};
        FrameWriter writer({.defaults = defaults});
        QVERIFY(writer.addMetalayer("note", "a26869"_hex));
        QVERIFY(writer.appendChunk(*plainCopyChunk(bytesOf("0123456789"), defaults)));
        QVERIFY(writer.addVlMetalayerChunk(
            "tag", *plainCopyChunk("a178"_hex, {.typesize = 8, .blocksize = 1})));
        QCOMPARE(*writer.finish(),
                 "9e a8 62326672616d6500 d2 00000073 cf 0000000000000118 a4 12 00 50 03"
                 "d3 000000000000000a d3 000000000000002a d2 00000001 d2 00000000 d2 0000000a"
                 "d1 0001 d1 0001 c3 d8 06 000000000001 00 00 000000000000 00 00"
                 "93 cd 0011 de 0001 a4 6e6f7465 d2 0000006b dc 0001 c6 00000003 a26869"
                 "05010701 0a000000 0a000000 2a000000 000000000001 00 00 000000000000 00 00"
                 "30313233343536373839"
                 "05010708 08000000 08000000 28000000 000000000000 00 00 000000000000 00 00"
                 "0000000000000000"
                 "94 01 93 cd 000f de 0001 a3 746167 d2 00000015 dc 0001 c6 00000022"
                 "05010708 02000000 01000000 22000000 000000000000 00 00 000000000000 00 00 a178"
                 "ce 00000053 d8 00 00000000000000000000000000000000"_hex);
    }

    void wrapsVlmetalayersAsChunks()
    {
        const ByteBuffer longValue = repetitive(5000);
        FrameWriter writer({});
        QVERIFY(writer.addVlMetalayer("short", "c0"_hex));
        QVERIFY(writer.addVlMetalayer("empty", {}));
        QVERIFY(writer.addVlMetalayer("long", longValue));
        const FramePtr frame = opened(writer.finish());
        QVERIFY(frame);
        QVERIFY(frame->problems().empty());
        const auto& entries = frame->vlMetalayers().entries;
        QCOMPARE(entries.size(), std::size_t(3));
        QCOMPARE(entries[2].name, std::string("long"));
        QVERIFY(entries[2].value.size() < longValue.size());
        QCOMPARE(*frame->readVlMetadata(entries[0]), "c0"_hex);
        QCOMPARE(*frame->readVlMetadata(entries[1]), ByteBuffer());
        QCOMPARE(*frame->readVlMetadata(entries[2]), longValue);
    }

    void putsSpecialChunksIntoTheIndex()
    {
        FrameWriter writer({.defaults = {.typesize = 4, .blocksize = 400}});
        QVERIFY(writer.appendUnstored(SpecialKind::Uninitialised, 400));
        QVERIFY(writer.appendChunk(*encodeChunk(ByteBuffer(400), {.typesize = 4})));
        QVERIFY(writer.appendChunk(*plainCopyChunk(noise(400), {.typesize = 4})));
        QVERIFY(writer.appendUnstored(SpecialKind::NaN, 200));
        const FramePtr frame = opened(writer.finish());
        QVERIFY(frame);
        QVERIFY(frame->problems().empty());
        QCOMPARE(frame->header().nbytes, std::int64_t(1400));
        QCOMPARE(frame->header().cbytes, std::int64_t(432)); // one stored chunk
        QCOMPARE(frame->header().chunksize, 400);
        QCOMPARE(frame->chunkCount(), std::int64_t(4));
        QCOMPARE(decodedChunk(*frame, 0), ByteBuffer(400));
        QCOMPARE(decodedChunk(*frame, 1), ByteBuffer(400));
        QCOMPARE(decodedChunk(*frame, 2), noise(400));
        QCOMPARE(decodedChunk(*frame, 3).size(), std::size_t(200));
        QCOMPARE(hexOf(ByteView(decodedChunk(*frame, 3)).first(4)), std::string("0000c07f"));
    }

    void storesSpecialChunksOfVariableSize()
    {
        FrameWriter writer({.defaults = {.typesize = 4}});
        QVERIFY(writer.appendUnstored(SpecialKind::Zeros, 10));
        QVERIFY(writer.appendUnstored(SpecialKind::NaN, 20));
        QVERIFY(writer.appendChunk(*plainCopyChunk(noise(7))));
        const FramePtr frame = opened(writer.finish());
        QVERIFY(frame);
        QVERIFY(frame->problems().empty());
        QCOMPARE(frame->header().chunksize, 0);
        QCOMPARE(frame->header().generalFlags, std::uint8_t(0x53));
        QCOMPARE(decodedChunk(*frame, 0), ByteBuffer(10));
        QCOMPARE(decodedChunk(*frame, 1), "0000c07f 0000c07f 0000c07f 0000c07f 0000c07f"_hex);
        QCOMPARE(decodedChunk(*frame, 2), noise(7));
    }

    void keepsTenMillionChunksInAFewBytes()
    {
        FrameWriter writer({.defaults = {.typesize = 4}});
        QVERIFY(writer.appendUnstored(SpecialKind::Zeros, 4000, 10'000'000));
        const Result<ByteBuffer> bytes = writer.finish();
        QCOMPARE(bytes->size(), std::size_t(97 + 40 + 35));
        const FramePtr frame = opened(bytes);
        QVERIFY(frame);
        QCOMPARE(frame->chunkCount(), std::int64_t(10'000'000));
        QCOMPARE(decodedChunk(*frame, 9'999'999), ByteBuffer(4000));
    }

    void refusesWhatDoesNotFit()
    {
        FrameWriter writer({.defaults = {.typesize = 2}, .chunksize = 8});
        QCOMPARE(writer.appendUnstored(SpecialKind::NaN, 8).error().text(),
                 std::string("NaN needs elements of 4 or 8 bytes, not 2"));
        QCOMPARE(writer.appendUnstored(SpecialKind::Zeros, 8, 0).error().text(),
                 std::string("0 chunks of 8 bytes cannot be written"));
        QCOMPARE(writer.appendUnstored(SpecialKind::Zeros, 0).error().text(),
                 std::string("1 chunks of 0 bytes cannot be written"));
        ByteBuffer chunk = *plainCopyChunk(noise(8));
        chunk.push_back({});
        QCOMPARE(writer.appendChunk(chunk).error().text(),
                 std::string("the chunk has 40 bytes, but its buffer has 41"));
        QVERIFY(!writer.appendChunk(noise(40)));
        const ByteBuffer nan = *specialChunk(SpecialKind::NaN, 8, {.typesize = 4});
        QCOMPARE(writer.appendChunk(nan).error().text(),
                 std::string("NaN of 4 bytes does not fit in a frame of 2-byte elements"));
        QVERIFY(writer.appendUnstored(SpecialKind::Zeros, INT32_MAX - 40, INT64_MAX / INT32_MAX));
        QCOMPARE(writer.appendUnstored(SpecialKind::Zeros, INT32_MAX - 40, 100).error().text(),
                 std::string("the chunks contain more than 2^63 bytes in total"));
        QCOMPARE(writer.finish().error().text(), std::string("the chunks do not all have 8 bytes"));
    }

    void refusesSettingsThatNoHeaderCanHold()
    {
        QCOMPARE(FrameWriter({.defaults = {.typesize = 0}}).finish().error().text(),
                 std::string("typesize is 0, but must be from 1 to 536866816"));
    }
};

const Registered<TestFrameWriter> registered;

} // namespace bloscope::tst_frame_writer

#include "tst_frame_writer.moc"
