#include "core/edit/chunk_rewrite.h"

#include "core/chunk/chunk_encoder.h"
#include "core/filters/filter_table.h"
#include "core/frame_writing/frame_writer.h"
#include "tests/support/calm_pool.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <random>

namespace bloscope::tst_chunk_rewrite {

using namespace test;

namespace {

constexpr std::size_t chunkBytes = 8000;

FramePtr frameOf(const std::vector<ByteBuffer>& chunks, const ChunkEncoding& encoding)
{
    FrameWriter writer({.defaults = encoding, .chunksize = std::int32_t(chunkBytes)});
    for (const ByteBuffer& chunk : chunks)
        if (!writer.appendChunk(chunk))
            qFatal("no chunk of a frame");
    return *Frame::open(memorySource(*writer.finish()));
}

ChunkPtr opened(const RewrittenChunk& chunk)
{
    return *Chunk::open(memorySource(chunk.stored), 0, chunk.stored.size(), {});
}

// The bytes of a header that say how the chunk is encoded, all but its flags.
ByteBuffer formOf(const ByteBuffer& chunk)
{
    ByteBuffer form(chunk.begin() + 3, chunk.begin() + 12); // typesize, nbytes, blocksize
    form.insert(form.end(), chunk.begin() + 16, chunk.begin() + 32);
    return form;
}

ByteBuffer repeated(std::initializer_list<int> element)
{
    ByteBuffer bytes;
    while (bytes.size() < chunkBytes)
        for (const int byte : element)
            bytes.push_back(static_cast<std::byte>(byte));
    return bytes;
}

std::string why(const Result<>& outcome)
{
    return outcome ? "" : outcome.error().text();
}

} // namespace

class TestChunkRewrite : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);

    ChunkEditsPtr edits(std::int64_t at, const ByteBuffer& bytes)
    {
        return *ChunkEdits::over(nullptr, {{at, bytes}}, *m_store);
    }

 private slots:
    void encodesAChunkAsItWas_data()
    {
        QTest::addColumn<ChunkEncoding>("encoding");
        for (const int codec : {0, 1, 2, 4, 5})
            for (const SplitBlocks split : {SplitBlocks::Never, SplitBlocks::Always})
                for (const int filter : {0, 1, 2, 3})
                    QTest::addRow("codec %d, filter %d, %s", codec, filter,
                                  split == SplitBlocks::Never ? "whole" : "split")
                        << ChunkEncoding{
                               .typesize = 4,
                               .blocksize = 1000,
                               .codec = static_cast<std::uint8_t>(codec),
                               .level = 3,
                               .filters = {0, 0, 0, 0, 0, static_cast<std::uint8_t>(filter)},
                               .split = split};
    }
    void encodesAChunkAsItWas()
    {
        QFETCH(const ChunkEncoding, encoding);
        std::mt19937 random(5);
        const ByteBuffer bytes = counted<std::int32_t>(chunkBytes / 4);
        const ByteBuffer stored = *encodeChunk(bytes, encoding);
        const ChunkRewriter rewriter(frameOf({stored}, encoding));
        for (int turn = 0; turn < 10; ++turn) {
            const ByteBuffer bits = noise(1 + random() % 50, std::uint32_t(random()));
            const auto at = static_cast<std::int64_t>(random() % (chunkBytes - bits.size()));
            const auto edit = edits(at, bits);
            const auto chunk = rewriter.rewrite(0, *edit, UniformChunks::Unstored, m_store.get());
            QVERIFY2(chunk, chunk ? "" : chunk.error().text().c_str());
            ByteBuffer expected = bytes;
            edit->apply(0, expected);
            QVERIFY(*opened(*chunk)->decode() == expected);
            QVERIFY(formOf(chunk->stored) == formOf(stored));
            QCOMPARE(chunk->stored[2], stored[2]); // flags: codec and splitting
            QVERIFY(chunk->stored == *encodeChunk(expected, encoding));
            chunk->before->apply(0, expected);
            QVERIFY(expected == bytes);
        }
    }

    void leavesChunksAloneThatHoldItAlready()
    {
        const ByteBuffer bytes = repetitive(chunkBytes);
        const ChunkRewriter rewriter(frameOf({*encodeChunk(bytes, {})}, {}));
        const auto chunk =
            rewriter.rewrite(0, *edits(7, {bytes[7]}), UniformChunks::Unstored, m_store.get());
        QVERIFY(chunk && chunk->isSame);
    }

    // Which elements a filter that loses bits stored otherwise than they were written, and where
    // the first of them is. Without an edit the chunk has none: it lost its bits before.
    void tellsWhatAFilterRounds_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<int>("bits"); // that are lost
        QTest::addColumn<std::int64_t>("at");
        QTest::addColumn<ByteBuffer>("written");
        QTest::addColumn<int>("elements");
        QTest::addColumn<std::int64_t>("first");
        const auto floats = [](std::initializer_list<float> values) {
            return elementsOf<float>(values);
        };
        QTest::newRow("all fit") << 4 << -13 << std::int64_t(400) << floats({0.5F, 1, 96}) << 0
                                 << std::int64_t(0);
        QTest::newRow("some do not") << 4 << -13 << std::int64_t(400)
                                     << floats({0.5F, 0.1F, 1, 0.3F}) << 2 << std::int64_t(404);
        QTest::newRow("whole numbers")
            << 36 << -4 << std::int64_t(4000) << elementsOf<std::int32_t>({32, 33, -1}) << 2
            << std::int64_t(4004);
        QTest::newRow("a part of one") << 36 << -4 << std::int64_t(4001)
                                       << elementsOf<std::uint8_t>({7, 7}) << 0 << std::int64_t(0);
    }
    void tellsWhatAFilterRounds()
    {
        QFETCH(int, filter);
        QFETCH(int, bits);
        QFETCH(std::int64_t, at);
        QFETCH(ByteBuffer, written);
        QFETCH(int, elements);
        QFETCH(std::int64_t, first);
        ChunkEncoding encoding{.typesize = 4, .blocksize = 1000, .codec = 5};
        encoding.filters[4] = static_cast<std::uint8_t>(filter);
        encoding.filtersMeta[4] = static_cast<std::uint8_t>(bits);
        encoding.filters[5] = 1;
        std::vector<std::int32_t> numbers(chunkBytes / 4);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = static_cast<std::int32_t>(i << 16);
        const ByteView bytes = std::as_bytes(std::span(numbers));
        const ByteBuffer uniform(chunkBytes);
        const ChunkRewriter rewriter(
            frameOf({*encodeChunk(uniform, encoding), *encodeChunk(bytes, encoding)}, encoding));
        const auto chunk =
            rewriter.rewrite(1, *edits(at, written), UniformChunks::Unstored, nullptr);
        QVERIFY2(chunk, chunk ? "" : chunk.error().text().c_str());
        QCOMPARE(chunk->rounded.elements, std::int64_t(elements));
        QCOMPARE(chunk->rounded.firstChunk, std::int64_t(elements > 0 ? 1 : 0));
        QCOMPARE(chunk->rounded.firstPosition, first);
    }

    // From what a chunk was to what it is, by its special kinds.
    void knowsUniformChunks_data()
    {
        QTest::addColumn<ByteBuffer>("after");
        QTest::addColumn<SpecialKind>("unstored");
        QTest::addColumn<SpecialKind>("stored");
        QTest::newRow("zeros") << ByteBuffer(chunkBytes) << SpecialKind::Zeros
                               << SpecialKind::RepeatedValue;
        QTest::newRow("NaN") << repeated({0, 0, 0xc0, 0x7f}) << SpecialKind::NaN
                             << SpecialKind::RepeatedValue;
        QTest::newRow("another NaN")
            << repeated({1, 0, 0xc0, 0x7f}) << SpecialKind::None << SpecialKind::RepeatedValue;
        QTest::newRow("one value")
            << repeated({1, 2, 3, 4}) << SpecialKind::None << SpecialKind::RepeatedValue;
        QTest::newRow("pairs") << repeated({1, 2, 3, 4, 5, 6, 7, 8}) << SpecialKind::None
                               << SpecialKind::None;
        QTest::newRow("noise") << noise(chunkBytes) << SpecialKind::None << SpecialKind::None;
    }
    void knowsUniformChunks()
    {
        QFETCH(const ByteBuffer, after);
        QFETCH(const SpecialKind, unstored);
        QFETCH(const SpecialKind, stored);
        const ChunkEncoding encoding{.typesize = 4, .blocksize = 1000, .codec = 5};
        const std::vector<ByteBuffer> before = {
            *encodeChunk(repetitive(chunkBytes), encoding),
            *plainCopyChunk(noise(chunkBytes, 3), encoding),
            *specialChunk(SpecialKind::Zeros, chunkBytes, encoding),
            *specialChunk(SpecialKind::NaN, chunkBytes, encoding),
            *specialChunk(SpecialKind::Uninitialised, chunkBytes, encoding),
            *repeatedValueChunk(noise(4), chunkBytes, encoding)};
        const ChunkRewriter rewriter(frameOf(before, encoding));
        for (std::int64_t n = 0; n < std::ssize(before); ++n)
            for (const UniformChunks uniform : {UniformChunks::Unstored, UniformChunks::Stored}) {
                const auto chunk = rewriter.rewrite(n, *edits(0, after), uniform, nullptr);
                QVERIFY2(chunk, chunk ? "" : chunk.error().text().c_str());
                if (chunk->isSame) {
                    QVERIFY((n == 2 || n == 3 || n == 4) && unstored != SpecialKind::None);
                    continue;
                }
                if (uniform == UniformChunks::Unstored && unstored != SpecialKind::None) {
                    QCOMPARE(chunk->unstored, unstored);
                    continue;
                }
                QCOMPARE(chunk->unstored, SpecialKind::None);
                QVERIFY(*opened(*chunk)->decode() == after);
                QCOMPARE(opened(*chunk)->header().special(), stored);
                QCOMPARE(opened(*chunk)->header().blocksize, 1000);
            }
    }

    // The reference opens no frame that begins with a repeated byte for elements of 300.
    void storesZerosOfLargeElementsAsTheyAre()
    {
        const ChunkEncoding encoding{.typesize = 300, .blocksize = 600, .codec = 5};
        FrameWriter writer({.defaults = encoding, .chunksize = 6000});
        QVERIFY(writer.appendChunk(*encodeChunk(repetitive(6000), encoding)));
        const ChunkRewriter rewriter(*Frame::open(memorySource(*writer.finish())));
        const auto chunk =
            rewriter.rewrite(0, *edits(0, ByteBuffer(6000)), UniformChunks::Stored, nullptr);
        QVERIFY2(chunk, chunk ? "" : chunk.error().text().c_str());
        QCOMPARE(opened(*chunk)->header().payload(), Payload::PlainCopy);
        QVERIFY(*opened(*chunk)->decode() == ByteBuffer(6000));
    }

    void refusesWhatItCannotWrite_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("byte");
        QTest::addColumn<QString>("message");
        QTest::newRow("ndlz") << 22 << 32 << "this program cannot write ndlz";
        QTest::newRow("zfp") << 22 << 33 << "this program cannot write zfp_acc";
        QTest::newRow("a user's codec")
            << 22 << 200 << "this program cannot write user-defined codec 200";
        QTest::newRow("a user's filter")
            << 21 << 201 << "this program cannot apply user-defined filter 201";
        QTest::newRow("measurements") << 31 << 0x80 << "it contains measurements, not the data";
    }
    void refusesWhatItCannotWrite()
    {
        QFETCH(const int, at);
        QFETCH(const int, byte);
        QFETCH(const QString, message);
        ByteBuffer chunk = *encodeChunk(repetitive(chunkBytes), {.codec = 5});
        chunk[static_cast<std::size_t>(at)] = static_cast<std::byte>(byte);
        if (at == 22) // the codec's number counts when the flags say so
            chunk[2] = (chunk[2] & std::byte{0x1f}) | std::byte{6 << 5};
        const ChunkRewriter rewriter(frameOf({chunk}, {}));
        QCOMPARE(why(rewriter.checkFrame()), message.toStdString());
        QCOMPARE(why(rewriter.checkChunk(0, calmPool())), "chunk 0: " + message.toStdString());
        QVERIFY(!rewriter.rewrite(0, *edits(0, ByteBuffer(1)), UniformChunks::Unstored, nullptr));
    }

    void refusesChunksOfAFrameWithAnotherCodec()
    {
        const ChunkEncoding encoding{.typesize = 4, .codec = 5};
        ByteBuffer bytes;
        {
            FrameWriter writer({.defaults = {.typesize = 4, .codec = 33}, .chunksize = 8000});
            QVERIFY(writer.appendUnstored(SpecialKind::Zeros, 8000));
            QVERIFY(writer.appendChunk(*encodeChunk(repetitive(chunkBytes), encoding)));
            bytes = *writer.finish();
        }
        const ChunkRewriter rewriter(*Frame::open(memorySource(bytes)));
        QCOMPARE(why(rewriter.checkFrame()), std::string("this program cannot write zfp_acc"));
        QVERIFY(rewriter.checkChunk(1, calmPool()));
    }

    void tellsOfDamage()
    {
        ByteBuffer bytes = chunksFrame({repetitive(4000), repetitive(4000, 2)}, 4);
        damageBlock(bytes, 1);
        const ChunkRewriter rewriter(*Frame::open(memorySource(bytes)));
        QVERIFY(rewriter.checkFrame());
        QVERIFY(rewriter.checkChunk(0, calmPool()));
        QVERIFY2(why(rewriter.checkChunk(1, calmPool())).starts_with("chunk 1: block 0: "),
                 why(rewriter.checkChunk(1, calmPool())).c_str());
        WorkerPool pool(2);
        QVERIFY(!rewriter.checkChunk(1, pool));
        QVERIFY(rewriter.checkChunk(1, calmPool(),
                                    {.isDecoded = [](std::int32_t block) { return block == 0; }}));
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(rewriter.checkChunk(0, calmPool(), {.stop = stop.get_token()}).error().kind(),
                 ErrorKind::Cancelled);
        const auto chunk =
            rewriter.rewrite(1, *edits(0, ByteBuffer(1)), UniformChunks::Unstored, nullptr);
        QVERIFY(!chunk);
        QVERIFY2(chunk.error().text().starts_with("chunk 1: block 0: "),
                 chunk.error().text().c_str());
    }

    // What a truncation keeps of float32 elements, of which it has 8 bits behind the point.
    void readsWhatALossyFilterKeeps_data()
    {
        QTest::addColumn<float>("written");
        QTest::addColumn<float>("kept");
        QTest::newRow("fits") << 12.25F << 12.25F;
        QTest::newRow("does not") << 12.51F << 12.5F;
    }
    void readsWhatALossyFilterKeeps()
    {
        QFETCH(const float, written);
        QFETCH(const float, kept);
        ByteBuffer bytes(chunkBytes);
        for (std::size_t i = 0; i < chunkBytes / 4; ++i) {
            const auto value = static_cast<float>(i % 7);
            std::memcpy(bytes.data() + 4 * i, &value, 4);
        }
        for (const bool isLossy : {true, false}) {
            const ChunkEncoding encoding{
                .typesize = 4,
                .codec = 5,
                .filters = {isLossy ? truncPrecFilter : noFilter, 0, 0, 0, 0, shuffleFilter},
                .filtersMeta = {isLossy ? std::uint8_t(8) : std::uint8_t(0)}};
            const ChunkRewriter rewriter(frameOf({*encodeChunk(bytes, encoding)}, encoding));
            const ByteBuffer element = elementsOf({written});
            ByteBuffer stored(4);
            const auto isRounded = rewriter.readRounded(0, *edits(40, element), 40, stored);
            QVERIFY(isRounded);
            QCOMPARE(*isRounded, isLossy && written != kept);
            QVERIFY(stored == elementsOf({isLossy ? kept : written}));
        }
    }

    void refusesEditsBeyondTheChunk()
    {
        const ChunkRewriter rewriter(
            *Frame::open(memorySource(chunksFrame({repetitive(4000)}, 4))));
        const auto chunk =
            rewriter.rewrite(0, *edits(3999, ByteBuffer(2)), UniformChunks::Unstored, nullptr);
        QVERIFY(!chunk);
        QCOMPARE(chunk.error().text(),
                 std::string("the edits need 4001 bytes in chunk 0, but the chunk has only 4000"));
    }
};

const Registered<TestChunkRewrite> registered;

} // namespace bloscope::tst_chunk_rewrite

#include "tst_chunk_rewrite.moc"
