#include "core/chunk/chunk_encoder.h"
#include "core/inspect/chunk_facts.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_chunk_facts {

using namespace test;

namespace {

FramePtr frameOf(ByteBuffer chunk)
{
    FrameWriter writer({.defaults = {.typesize = 4}});
    if (!writer.appendChunk(std::move(chunk)))
        std::abort();
    return *Frame::open(memorySource(*writer.finish()));
}

} // namespace

class TestChunkFacts : public QObject {
    Q_OBJECT

 private slots:
    void saysWhatAChunkHolds_data()
    {
        QTest::addColumn<ByteBuffer>("chunk");
        QTest::addColumn<int>("content");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isStored");
        QTest::addColumn<int>("nbytes");
        const auto row = [](const char* name, ByteBuffer chunk, ChunkContent content,
                            const char* text, bool isStored, int nbytes) {
            QTest::newRow(name) << std::move(chunk) << int(content) << std::string(text) << isStored
                                << nbytes;
        };
        row("compressed", *encodeChunk(ByteBuffer(4000, std::byte{7}), {.codec = 5}),
            ChunkContent::Compressed, "zstd", true, 4000);
        row("plain copy", *plainCopyChunk(noise(96)), ChunkContent::Copied, "stored uncompressed",
            true, 96);
        row("one value", *repeatedValueChunk(noise(4), 3600), ChunkContent::RepeatedValue,
            "repeated value", true, 3600);
        row("zeros", *specialChunk(SpecialKind::Zeros, 400), ChunkContent::Zeros, "zeros", false,
            400);
        row("NaN", *specialChunk(SpecialKind::NaN, 400, {.typesize = 4}), ChunkContent::NaN, "NaN",
            false, 400);
        row("never written", *specialChunk(SpecialKind::Uninitialised, 400),
            ChunkContent::Uninitialised, "uninitialised", false, 400);
    }

    void saysWhatAChunkHolds()
    {
        QFETCH(ByteBuffer, chunk);
        QFETCH(int, content);
        QFETCH(std::string, text);
        QFETCH(bool, isStored);
        QFETCH(int, nbytes);
        const auto size = static_cast<std::uint64_t>(chunk.size());
        const ChunkFacts facts = factsOf(*frameOf(std::move(chunk)), 0);
        QCOMPARE(int(facts.content), content);
        QCOMPARE(facts.text, text);
        QCOMPARE(facts.isStored, isStored);
        QCOMPARE(facts.nbytes, std::uint64_t(nbytes));
        QCOMPARE(facts.cbytes, isStored ? size : 0);
        QCOMPARE(facts.ratio().has_value(), isStored);
        if (isStored)
            QCOMPARE(*facts.ratio(), double(nbytes) / double(size));
    }

    void tellsWhyAChunkIsDamaged()
    {
        ByteBuffer frame = chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(500)}, 4);
        damageChunkHeader(frame, 1);
        const FramePtr opened = *Frame::open(memorySource(std::move(frame)));
        QVERIFY(factsOf(*opened, 0).content == ChunkContent::Compressed);
        const ChunkFacts facts = factsOf(*opened, 1);
        QVERIFY(facts.content == ChunkContent::Damaged);
        QVERIFY2(facts.text.starts_with("chunk 1: "), facts.text.c_str());
        QVERIFY(!facts.ratio());
    }
};

const Registered<TestChunkFacts> registered;

} // namespace bloscope::tst_chunk_facts

#include "tst_chunk_facts.moc"
