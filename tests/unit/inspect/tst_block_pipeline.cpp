#include "core/inspect/block_pipeline.h"

#include "core/filters/filter_table.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <fmt/format.h>

namespace bloscope::tst_block_pipeline {

using namespace test;

namespace {

using Slots = std::array<std::uint8_t, format::filterSlots>;

constexpr std::uint8_t blosclz = 0;
constexpr std::uint8_t lz4 = 1;
constexpr std::uint8_t zlib = 4;
constexpr std::uint8_t zstd = 5;
constexpr std::uint8_t bytedelta = 35;
constexpr std::int64_t blockElements = 64;

FramePtr opened(const ByteBuffer& bytes)
{
    return orAbort(Frame::open(memorySource(bytes)));
}

// Two chunks of four blocks.
ByteBuffer frameOf(const ByteBuffer& elements, std::string_view dtype, std::uint8_t codec,
                   Slots filters, Slots meta = {})
{
    FrameOptions options;
    options.codec = codec;
    options.filters = filters;
    options.filtersMeta = meta;
    return arrayFrame({8 * blockElements}, {4 * blockElements}, {blockElements}, dtype, elements,
                      options);
}

std::string namesOf(const BlockPipeline& pipeline)
{
    std::string names;
    for (const PipelineStep& step : pipeline.steps)
        names += (names.empty() ? "" : " > ") + step.name;
    return names;
}

// What a block is after each of its filters was applied, by the functions that the encoder has.
std::vector<ByteBuffer> filteredForms(const ByteBuffer& block, const ByteBuffer& firstBlock,
                                      Slots filters, Slots meta)
{
    std::vector<ByteBuffer> forms{block};
    for (std::size_t slot = 0; slot < filters.size(); ++slot) {
        if (filters[slot] == noFilter)
            continue;
        ByteBuffer next(block.size());
        filterById(filters[slot])
            ->apply({.typesize = 4, .meta = meta[slot], .firstBlock = firstBlock}, forms.back(),
                    next);
        forms.push_back(std::move(next));
    }
    return forms;
}

ByteBuffer blockOf(const ByteBuffer& elements, std::int64_t number)
{
    const auto begin = elements.begin() + number * blockElements * 4;
    return {begin, begin + blockElements * 4};
}

// A bare chunk of one block.
FramePtr bareChunk(const HandMadeChunk& chunk)
{
    return orAbort(Frame::openBareChunk(memorySource(chunk.bytes())));
}

} // namespace

// What lies between the bytes of a file and the values of its array.
class TestBlockPipeline : public QObject {
    Q_OBJECT

 private slots:
    void showsTheBytesBehindEachStep_data()
    {
        QTest::addColumn<int>("codec");
        QTest::addColumn<Slots>("filters");
        QTest::addColumn<Slots>("meta");
        QTest::addColumn<std::string>("names");
        const auto row = [](int codec, Slots filters, Slots meta, std::string names) {
            QTest::newRow(names.c_str()) << codec << filters << meta << names;
        };
        row(blosclz, {0, 0, 0, 0, 0, 1}, {}, "stored > blosclz > shuffle");
        row(zstd, {}, {}, "stored > zstd");
        row(lz4, {0, 0, 0, 0, 0, 1}, {}, "stored > lz4 > shuffle");
        row(zlib, {0, 0, 0, 0, 0, 2}, {}, "stored > zlib > bitshuffle");
        row(zstd, {0, 0, 0, 0, 3, 1}, {}, "stored > zstd > shuffle > delta");
        row(zstd, {0, 0, 0, 0, 1, bytedelta}, {0, 0, 0, 0, 0, 4},
            "stored > zstd > bytedelta > shuffle");
        row(lz4, {1, 2, 0, 0, 0, 0}, {}, "stored > lz4 > bitshuffle > shuffle");
    }
    void showsTheBytesBehindEachStep()
    {
        QFETCH(int, codec);
        QFETCH(Slots, filters);
        QFETCH(Slots, meta);
        const ByteBuffer elements = counted<std::int32_t>(8 * blockElements);
        const FramePtr frame =
            opened(frameOf(elements, "<i4", static_cast<std::uint8_t>(codec), filters, meta));
        for (std::int32_t block = 0; block < 4; ++block) {
            const auto pipeline = orAbort(pipelineOf(*frame, {.chunk = 1, .block = block}));
            QTEST(namesOf(pipeline), "names");
            const auto forms =
                filteredForms(blockOf(elements, 4 + block),
                              block == 0 ? ByteBuffer() : blockOf(elements, 4), filters, meta);
            for (std::size_t i = 0; i < forms.size(); ++i)
                QCOMPARE(*(pipeline.steps.end() - 1 - static_cast<std::ptrdiff_t>(i))->bytes,
                         forms[i]);
        }
    }

    void tellsWhereTheBlockLies()
    {
        const ByteBuffer file =
            frameOf(counted<std::int32_t>(512), "<i4", zstd, {0, 0, 0, 0, 0, 1});
        const auto pipeline = orAbort(pipelineOf(*opened(file), {.chunk = 1, .block = 2}));
        QCOMPARE(pipeline.blockCount, 4);
        QCOMPARE(pipeline.begin, std::int64_t(512));
        QCOMPARE(pipeline.size, std::int64_t(256));
        const ByteBuffer& stored = *pipeline.steps.front().bytes;
        const auto at = file.begin() + static_cast<std::ptrdiff_t>(pipeline.offset);
        QVERIFY(std::equal(stored.begin(), stored.end(), at));
        QCOMPARE(pipeline.steps.front().meaning, std::string("1 stream: 1 encoded"));
    }

    void findsTheBlockOfAByte()
    {
        const FramePtr frame = opened(frameOf(counted<std::int32_t>(512), "<i4", zstd, {}));
        QCOMPARE(orAbort(pipelineOf(*frame, {.chunk = 0, .position = 0})).block, 0);
        QCOMPARE(orAbort(pipelineOf(*frame, {.chunk = 0, .position = 255})).block, 0);
        QCOMPARE(orAbort(pipelineOf(*frame, {.chunk = 0, .position = 256})).block, 1);
        QCOMPARE(orAbort(pipelineOf(*frame, {.chunk = 0, .position = 1023})).block, 3);
    }

    // A truncation leaves nothing to undo: one buffer serves both steps.
    void saysWhatATruncationHasTaken()
    {
        ByteBuffer elements(2048);
        for (std::size_t i = 0; i < 512; ++i) {
            const float value = 1.0F / static_cast<float>(i + 1);
            std::memcpy(elements.data() + 4 * i, &value, 4);
        }
        const auto pipeline = orAbort(pipelineOf(
            *opened(frameOf(elements, "<f4", zstd, {0, 0, 0, 0, 4, 1}, {0, 0, 0, 0, 10, 0})), {}));
        QCOMPARE(namesOf(pipeline), std::string("stored > zstd > shuffle > trunc_prec"));
        QCOMPARE(pipeline.steps.back().meaning,
                 std::string("nothing to undo: 10 bits of each number were kept"));
        QCOMPARE(pipeline.steps[3].bytes, pipeline.steps[2].bytes);
    }

    void tellsTheKindsOfStreams()
    {
        ChunkHeader header;
        header.flags = 0x05 | 1 << 5; // lz4, split
        header.typesize = 4;
        header.nbytes = header.blocksize = 128;
        const ByteBuffer plain(32, std::byte{9});
        ByteBuffer block = stream(0);
        for (const ByteBuffer& more : {stream(-3, "01"_hex), stream(32, plain), stream(32, plain)})
            block.insert(block.end(), more.begin(), more.end());
        const auto pipeline =
            orAbort(pipelineOf(*bareChunk({.header = header, .blocks = {block}}), {}));
        QCOMPARE(pipeline.steps.front().meaning,
                 std::string("4 streams: 1 zero-filled, 1 of one repeated byte, 2 uncompressed"));
        QCOMPARE(*pipeline.steps.front().bytes, block);
        QCOMPARE(pipeline.steps.back().bytes->front(), std::byte{0});
        QCOMPARE((*pipeline.steps.back().bytes)[32], std::byte{3});
    }

    void showsChunksWithoutBlocks_data()
    {
        QTest::addColumn<ByteBuffer>("file");
        QTest::addColumn<std::string>("names");
        QTest::addColumn<std::string>("meaning"); // of the last step
        QTest::addColumn<int>("stored");
        QTest::addColumn<int>("size");
        QTest::newRow("only the index knows")
            << unstoredArrayFrame({100}, {10}, {10}, "<i4") << std::string("stored > zeros")
            << std::string("according to the index") << 0 << 40;
        QTest::newRow("one value") << arrayFrame({10}, "<i4", ByteBuffer(40, std::byte{7}))
                                   << std::string("stored > repeated value")
                                   << std::string("according to the header") << 4 << 40;
        ByteBuffer noise(64);
        for (std::size_t i = 0; i < noise.size(); ++i)
            noise[i] = static_cast<std::byte>(i * i * 37 + i * 11);
        QTest::newRow("plain copy")
            << arrayFrame({16}, "<i4", noise) << std::string("stored")
            << std::string("uncompressed: no codec, no filters") << 64 << 64;
    }
    void showsChunksWithoutBlocks()
    {
        QFETCH(ByteBuffer, file);
        const FramePtr frame = opened(file);
        const auto pipeline = orAbort(pipelineOf(*frame, {}));
        QTEST(namesOf(pipeline), "names");
        QTEST(pipeline.steps.back().meaning, "meaning");
        QTEST(static_cast<int>(pipeline.steps.front().bytes->size()), "stored");
        QTEST(static_cast<int>(pipeline.steps.back().bytes->size()), "size");
        QCOMPARE(*pipeline.steps.back().bytes, orAbort(orAbort(frame->chunk(0))->decode()));
    }

    void namesTheFileOfAChunk()
    {
        const FramePtr frame = orAbort(Frame::openSparse(
            memoryFolder(sparseFiles(frameOf(counted<std::int32_t>(512), "<i4", zstd, {})))));
        QCOMPARE(orAbort(pipelineOf(*frame, {.chunk = 1})).file, std::string("00000001.chunk"));
    }

    // The steps before are there.
    void saysWhichStepIsDamaged()
    {
        ByteBuffer file = frameOf(counted<std::int32_t>(512), "<i4", zstd, {0, 0, 0, 0, 0, 1});
        damageBlock(file, 0, 1);
        const FramePtr frame = opened(file);
        const auto pipeline = orAbort(pipelineOf(*frame, {.block = 1}));
        QCOMPARE(namesOf(pipeline), std::string("stored > zstd"));
        QVERIFY(!pipeline.steps.front().bytes->empty());
        QVERIFY(!pipeline.steps.back().bytes);
        QCOMPARE(pipeline.steps.back().problem,
                 std::string("a stream length of -1000 is impossible"));
        QCOMPARE(orAbort(pipelineOf(*frame, {.block = 2})).steps.size(), std::size_t(3));
    }

    void showsWhatIsThereWithoutTheFirstBlock()
    {
        ByteBuffer file = frameOf(counted<std::int32_t>(512), "<i4", zstd, {0, 0, 0, 0, 3, 1});
        damageBlock(file, 0, 0);
        const auto pipeline = orAbort(pipelineOf(*opened(file), {.block = 2}));
        QCOMPARE(namesOf(pipeline), std::string("stored > zstd > shuffle > delta"));
        QVERIFY(pipeline.steps[2].bytes);
        QVERIFY(!pipeline.steps[3].bytes);
        QVERIFY2(pipeline.steps[3].problem.starts_with("block 0, which all others need"),
                 pipeline.steps[3].problem.c_str());
    }

    void showsWhatAnUnknownFilterLeftBehind()
    {
        ChunkHeader header;
        header.flags = 0x05 | 0x10 | 1 << 5;
        header.typesize = 4;
        header.nbytes = header.blocksize = 16;
        header.filters = {0, 0, 0, 0, 200, 1};
        const ByteBuffer block = stream(16, ByteBuffer(16, std::byte{9}));
        const ByteBuffer bytes = HandMadeChunk{.header = header, .blocks = {block}}.bytes();
        const auto frame = Frame::openBareChunk(memorySource(bytes));
        QVERIFY(frame);
        const auto pipeline = orAbort(pipelineOf(**frame, {}));
        QCOMPARE(namesOf(pipeline),
                 std::string("stored > lz4 > shuffle > user-defined filter 200"));
        QCOMPARE(pipeline.steps.back().problem,
                 std::string("user-defined filter 200 is not supported by this program"));
        QCOMPARE(*pipeline.steps[2].bytes, ByteBuffer(16, std::byte{9}));
    }

    void refusesWhatIsNotThere_data()
    {
        QTest::addColumn<int>("chunk");
        QTest::addColumn<int>("block");
        QTest::addColumn<int>("position"); // -2: none
        QTest::addColumn<std::string>("message");
        QTest::newRow("chunk") << 2 << 0 << -2
                               << std::string("there is no chunk 2; the frame has 2");
        QTest::newRow("chunk before")
            << -1 << 0 << -2 << std::string("there is no chunk -1; the frame has 2");
        QTest::newRow("block") << 1 << 4 << -2
                               << std::string("chunk 1: there is no block 4; it has 4");
        QTest::newRow("block before")
            << 1 << -1 << -2 << std::string("chunk 1: there is no block -1; it has 4");
        QTest::newRow("byte") << 1 << 0 << 1024
                              << std::string("chunk 1: byte 1024 is beyond its 1024 decoded bytes");
        QTest::newRow("byte before")
            << 1 << 0 << -1 << std::string("chunk 1: byte -1 is beyond its 1024 decoded bytes");
    }
    void refusesWhatIsNotThere()
    {
        QFETCH(int, chunk);
        QFETCH(int, block);
        QFETCH(int, position);
        const FramePtr frame = opened(frameOf(counted<std::int32_t>(512), "<i4", zstd, {}));
        const auto pipeline = pipelineOf(
            *frame,
            {.chunk = chunk,
             .block = block,
             .position = position == -2 ? std::nullopt : std::optional<std::int64_t>(position)});
        QTEST(outcomeOf(pipeline), "message");
    }

    // A small file may stand for a block of any size.
    void refusesBlocksThatWouldFillTheMemory()
    {
        const FramePtr frame =
            opened(unstoredArrayFrame({400'000'000}, {400'000'000}, {400'000'000}, "|u1"));
        const auto pipeline = pipelineOf(*frame, {});
        QVERIFY2(outcomeOf(pipeline).find("the limit is 536870912") != std::string::npos,
                 outcomeOf(pipeline).c_str());
    }
};

const Registered<TestBlockPipeline> registered;

} // namespace bloscope::tst_block_pipeline

#include "tst_block_pipeline.moc"
