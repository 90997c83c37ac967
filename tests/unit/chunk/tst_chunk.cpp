#include "core/chunk/chunk.h"

#include "core/chunk/chunk_encoder.h"
#include "core/filters/filter_table.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <thread>

namespace bloscope::tst_chunk {

using namespace test;

namespace {

constexpr std::int32_t blockBytes = 16;

// `blocks` blocks of 16 bytes, stored as they are.
HandMadeChunk rawBlocks(std::int32_t blocks)
{
    HandMadeChunk chunk;
    chunk.header.flags = 0x15;
    chunk.header.nbytes = blocks * blockBytes;
    chunk.header.blocksize = blockBytes;
    for (std::int32_t block = 0; block < blocks; ++block)
        chunk.blocks.push_back(
            stream(blockBytes, noise(blockBytes, static_cast<std::uint32_t>(block + 1))));
    return chunk;
}

ByteBuffer contentOf(std::int32_t blocks)
{
    ByteBuffer content;
    for (std::int32_t block = 0; block < blocks; ++block) {
        const ByteBuffer bytes = noise(blockBytes, static_cast<std::uint32_t>(block + 1));
        content.insert(content.end(), bytes.begin(), bytes.end());
    }
    return content;
}

Result<ChunkPtr> opened(const ByteBuffer& bytes, const Limits& limits = {})
{
    return Chunk::open(memorySource(bytes), 0, bytes.size(), limits);
}

Result<ByteBuffer> decoded(const ByteBuffer& bytes, const Limits& limits = {})
{
    BLOSCOPE_TRY(const ChunkPtr chunk, opened(bytes, limits));
    return chunk->decode();
}

Result<ByteBuffer> blockOf(const Chunk& chunk, std::int32_t block)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunk.header().blockBytes(block)));
    BLOSCOPE_CHECK(chunk.decodeBlock(block, bytes));
    return bytes;
}

// Reads every range of a chunk and compares it with the same range of `content`.
void compareAllRanges(const Chunk& chunk, const ByteBuffer& content)
{
    for (std::size_t begin = 0; begin <= content.size(); ++begin)
        for (std::size_t end = begin; end <= content.size(); ++end) {
            ByteBuffer part(end - begin, std::byte{0xee});
            QCOMPARE(outcomeOf(chunk.read(static_cast<std::int64_t>(begin), part)), std::string());
            QVERIFY(std::equal(part.begin(), part.end(),
                               content.begin() + static_cast<std::ptrdiff_t>(begin)));
        }
}

ByteBuffer repeated(ByteView value, std::size_t times)
{
    ByteBuffer bytes;
    for (std::size_t i = 0; i < times; ++i)
        bytes.insert(bytes.end(), value.begin(), value.end());
    return bytes;
}

} // namespace

class TestChunk : public QObject {
    Q_OBJECT

 private slots:
    void decodesTheExamples_data() // format.md 16.3
    {
        QTest::addColumn<ByteBuffer>("stored");
        QTest::addColumn<ByteBuffer>("content");
        QTest::newRow("runs") << "05012504 e8030000 e8030000 38000000"
                                 "000000000001 01 00 000000000000 00 00"
                                 "24000000"
                                 "f9ffffff01 f9ffffff01 f9ffffff01 f9ffffff01"_hex
                              << ByteBuffer(1000, std::byte{7});
        QTest::newRow("zeros") << "05010504 a00f0000 a00f0000 20000000"
                                  "000000000001 00 00 000000000000 00 10"_hex
                               << ByteBuffer(4000);
        QTest::newRow("one value") << "05010504 a00f0000 a00f0000 24000000"
                                      "000000000001 00 00 000000000000 00 30 11223344"_hex
                                   << repeated("11223344"_hex, 1000);
        QTest::newRow("index of unstored chunks")
            << "05010508 20030000 20030000 28000000"
               "000000000001 00 00 000000000000 00 30 0000000000000081"_hex
            << repeated("0000000000000081"_hex, 100);
        QTest::newRow("plain copy") << "05010701 0a000000 0a000000 2a000000"
                                       "000000000001 00 00 000000000000 00 00"
                                       "30313233343536373839"_hex
                                    << "30313233343536373839"_hex;
        QTest::newRow("plain copy behind a short header, bits of a codec")
            << "02019201 04000000 04000000 14000000 01020304"_hex
            << "01020304"_hex;
        QTest::newRow("plain copy with a dictionary bit")
            << "05010701 04000000 04000000 24000000"
               "000000000000 05 00 000000000000 00 01 ffffff7f"_hex
            << "ffffff7f"_hex;
        QTest::newRow("empty") << "05010701 00000000 01000000 20000000"
                                  "000000000000 00 00 000000000000 00 00"_hex
                               << ByteBuffer();
        QTest::newRow("empty, not even a plain copy")
            << "05010501 00000000 01000000 20000000 000000000000 00 00 000000000000 00 00"_hex
            << ByteBuffer();
        QTest::newRow("zeros of nothing")
            << "05010501 00000000 01000000 20000000 000000000000 00 00 000000000000 00 10"_hex
            << ByteBuffer();
    }
    void decodesTheExamples()
    {
        QFETCH(ByteBuffer, stored);
        const Result<ByteBuffer> content = decoded(stored);
        QCOMPARE(outcomeOf(content), std::string());
        QTEST(*content, "content");
    }

    void readsEveryRange_data()
    {
        QTest::addColumn<ByteBuffer>("stored");
        const ByteBuffer data = repetitive(58);
        const auto encoded = [&](const ChunkEncoding& encoding) {
            return *encodeChunk(data, encoding);
        };
        QTest::newRow("blocks") << rawBlocks(4).bytes();
        QTest::newRow("a short last block") << encoded({.blocksize = 16, .codec = 1});
        QTest::newRow("split and shuffled") << encoded(
            {.typesize = 4, .blocksize = 16, .filters = {1}, .split = SplitBlocks::Always});
        QTest::newRow("delta") << encoded({.typesize = 2, .blocksize = 16, .filters = {3}});
        QTest::newRow("plain copy") << *plainCopyChunk(data, {.blocksize = 16});
        QTest::newRow("zeros") << *specialChunk(SpecialKind::Zeros, 20);
        QTest::newRow("uninitialised") << *specialChunk(SpecialKind::Uninitialised, 20);
        QTest::newRow("NaN") << *specialChunk(SpecialKind::NaN, 40, {.typesize = 8});
        QTest::newRow("a value of 7 bytes in blocks of 3")
            << *repeatedValueChunk("01020304050607"_hex, 49, {.blocksize = 3});
    }
    void readsEveryRange()
    {
        QFETCH(ByteBuffer, stored);
        const Result<ChunkPtr> chunk = opened(stored);
        QCOMPARE(outcomeOf(chunk), std::string());
        const Result<ByteBuffer> content = (*chunk)->decode();
        QCOMPARE(outcomeOf(content), std::string());
        compareAllRanges(**chunk, *content);
        for (std::int32_t block = 0; block < (*chunk)->blockCount(); ++block) {
            const auto begin = content->begin() + block * (*chunk)->header().blockBytes();
            QCOMPARE(*blockOf(**chunk, block),
                     ByteBuffer(begin, begin + (*chunk)->header().blockBytes(block)));
        }
    }

    void fillsSpecialChunksInThePhaseOfTheirValue()
    {
        QCOMPARE(*decoded(*specialChunk(SpecialKind::NaN, 8, {.typesize = 4})),
                 "0000c07f 0000c07f"_hex);
        QCOMPARE(*decoded(*specialChunk(SpecialKind::NaN, 8, {.typesize = 8})),
                 "000000000000f87f"_hex);
        const ChunkPtr chunk = *opened(*repeatedValueChunk("010203"_hex, 12, {.blocksize = 4}));
        QCOMPARE(*blockOf(*chunk, 1), "02030102"_hex);
        QCOMPARE(*blockOf(*chunk, 2), "03010203"_hex);
    }

    void knowsAfterHowManyBytesItRepeatsItself_data()
    {
        QTest::addColumn<ByteBuffer>("stored");
        QTest::addColumn<int>("period"); // -1: it does not
        QTest::newRow("zeros") << *specialChunk(SpecialKind::Zeros, 100) << 1;
        QTest::newRow("uninitialised") << *specialChunk(SpecialKind::Uninitialised, 100) << 1;
        QTest::newRow("NaN of 4") << *specialChunk(SpecialKind::NaN, 100, {.typesize = 4}) << 4;
        QTest::newRow("NaN of 8") << *specialChunk(SpecialKind::NaN, 80, {.typesize = 8}) << 8;
        QTest::newRow("a value of 300") << *repeatedValueChunk(noise(300), 900) << 300;
        QTest::newRow("plain copy") << *plainCopyChunk(noise(100)) << -1;
        QTest::newRow("blocks") << rawBlocks(2).bytes() << -1;
        QTest::newRow("empty") << *plainCopyChunk({}) << -1;
    }
    void knowsAfterHowManyBytesItRepeatsItself()
    {
        QFETCH(ByteBuffer, stored);
        const auto period = (*opened(stored))->period();
        QTEST(period ? static_cast<int>(*period) : -1, "period");
    }

    void standsForAChunkThatIsNotStored()
    {
        const ChunkPtr chunk = Chunk::unstored(headerOfUnstoredChunk(SpecialKind::NaN, 24, 16, 8));
        QVERIFY(!chunk->isStored());
        QCOMPARE(chunk->blockCount(), 2);
        QCOMPARE(chunk->period(), std::optional<std::size_t>(8));
        QCOMPARE(*chunk->decode(), repeated("000000000000f87f"_hex, 3));
        QCOMPARE(chunk->blocks().count(), 0);
    }

    void findsBlocksInAnyOrder()
    {
        HandMadeChunk chunk = rawBlocks(4);
        const std::int32_t first = 32 + 4 * 4;
        std::swap(chunk.blocks[0], chunk.blocks[2]);
        chunk.starts = {first + 2 * 20, first + 20, first, first + 3 * 20};
        QCOMPARE(*decoded(chunk.bytes()), contentOf(4));
    }

    void letsBlocksShareBytes()
    {
        HandMadeChunk chunk = rawBlocks(1);
        chunk.header.nbytes = 4 * blockBytes;
        chunk.starts = {48, 48, 48, 48};
        QCOMPARE(*decoded(chunk.bytes()), repeated(contentOf(1), 4));
    }

    // One block's stream lies inside of the bytes of another's: the next entry of the table is not
    // where the longer one ends.
    void letsBlocksOverlap()
    {
        HandMadeChunk chunk = rawBlocks(1);
        const ByteBuffer inner = "f9ffffff01"_hex;
        std::copy(inner.begin(), inner.end(), chunk.blocks[0].begin() + 10);
        chunk.header.nbytes = 2 * blockBytes;
        chunk.starts = {40, 50};
        const ByteBuffer outer(chunk.blocks[0].begin() + 4, chunk.blocks[0].end());
        const ChunkPtr opened = *tst_chunk::opened(chunk.bytes());
        QCOMPARE(*blockOf(*opened, 0), outer);
        QCOMPARE(*blockOf(*opened, 1), ByteBuffer(blockBytes, std::byte{7}));
        QCOMPARE(opened->streams(0)->at(0).payload, 16);
    }

    // A small chunk whose blocks all lie at its beginning must not be read to its end for each.
    void readsNoMoreThanABlockCanHave()
    {
        HandMadeChunk chunk = rawBlocks(1);
        chunk.blocks.push_back(noise(100'000)); // nobody's
        chunk.header.nbytes = 4 * blockBytes;
        chunk.starts = {48, 48, 48, 48};
        const auto source = std::make_shared<CountingSource>(memorySource(chunk.bytes()));
        const ChunkPtr opened = *Chunk::open(source, 0, source->size(), {});
        source->forget();
        QCOMPARE(outcomeOf(opened->decode()), std::string());
        QCOMPARE(source->bytes(), std::uint64_t(4 * (blockBytes + 4)));
    }

    void readsTheTablesWhenOpenedAndThenOnlyTheBlock()
    {
        const auto source = std::make_shared<CountingSource>(memorySource(rawBlocks(100).bytes()));
        const ChunkPtr chunk = *Chunk::open(source, 0, source->size(), {});
        QCOMPARE(source->reads(), 2);
        QCOMPARE(source->bytes(), std::uint64_t(32 + 100 * 4));
        source->forget();
        QVERIFY(blockOf(*chunk, 50));
        QCOMPARE(source->reads(), 1);
        QCOMPARE(source->bytes(), std::uint64_t(blockBytes + 4));
    }

    void opensInTheMiddleOfASource()
    {
        ByteBuffer bytes(77, std::byte{0xee});
        const ByteBuffer chunk = rawBlocks(3).bytes();
        bytes.insert(bytes.end(), chunk.begin(), chunk.end());
        bytes.resize(bytes.size() + 50, std::byte{0xdd});
        const ChunkPtr opened = *Chunk::open(memorySource(bytes), 77, chunk.size() + 50, {});
        QCOMPARE(opened->offset(), std::uint64_t(77));
        QVERIFY(opened->isStored());
        QCOMPARE(*opened->decode(), contentOf(3));
    }

    void usesTheDictionary()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x35;
        chunk.header.nbytes = chunk.header.blocksize = blockBytes;
        chunk.dictionary = "a0a1a2a3a4a5a6a7"_hex;
        chunk.blocks = {stream(12, "04 0800 80 1111111111111111"_hex)};
        const ChunkPtr opened = *tst_chunk::opened(chunk.bytes());
        QCOMPARE(opened->dictionaryBytes(), std::size_t(8));
        QCOMPARE(*opened->decode(), "a0a1a2a3a4a5a6a7 1111111111111111"_hex);
    }

    void stepsOverADictionaryThatItsCodecDoesNotUse()
    {
        HandMadeChunk chunk = rawBlocks(2);
        chunk.dictionary = noise(300);
        QCOMPARE(*decoded(chunk.bytes()), contentOf(2));
        chunk.starts = {32 + 8, 32 + 8 + 4 + 300}; // the first lies inside of the dictionary
        const Result<ChunkPtr> opened = tst_chunk::opened(chunk.bytes());
        QVERIFY(!blockOf(**opened, 0));
        QVERIFY(blockOf(**opened, 1));
    }

    void refusesDamagedDictionaries_data() // format.md 14.3, #60
    {
        QTest::addColumn<int>("length");
        QTest::newRow("none") << 0;
        QTest::newRow("negative") << -5;
        QTest::newRow("longer than the format allows") << 32'769;
        QTest::newRow("longer than the chunk") << 100 + 3 * 20 + 1;
    }
    void refusesDamagedDictionaries()
    {
        QFETCH(int, length);
        HandMadeChunk chunk = rawBlocks(3);
        chunk.dictionary = ByteBuffer(100);
        if (length > 32'000)
            chunk.dictionary->resize(40'000);
        ByteBuffer bytes = chunk.bytes();
        std::memcpy(bytes.data() + 32 + 3 * 4, &length, 4);
        const Result<ChunkPtr> opened = tst_chunk::opened(bytes);
        QVERIFY(failedAs(ErrorKind::Malformed, opened));
        QCOMPARE(opened.error().text(),
                 "a dictionary of " + std::to_string(length) + " bytes is impossible");
    }

    void acceptsTheLargestDictionary()
    {
        HandMadeChunk chunk = rawBlocks(1);
        chunk.dictionary = ByteBuffer(32'768);
        QCOMPARE(*decoded(chunk.bytes()), contentOf(1));
    }

    void refusesOnlyTheBlockWhosePositionIsDamaged()
    {
        HandMadeChunk chunk = rawBlocks(3);
        chunk.starts = {44, -64, 84};
        const ChunkPtr opened = *tst_chunk::opened(chunk.bytes());
        QCOMPARE(*blockOf(*opened, 0), noise(blockBytes, 1));
        QCOMPARE(outcomeOf(blockOf(*opened, 1)),
                 std::string("block 1: position -64 is outside the chunk's data (44 to 104)"));
        QCOMPARE(*blockOf(*opened, 2), noise(blockBytes, 3));
        QCOMPARE(outcomeOf(opened->decode()),
                 std::string("block 1: position -64 is outside the chunk's data (44 to 104)"));
        ByteBuffer inside(10);
        QVERIFY(opened->read(33, inside));
        QVERIFY(!opened->read(31, inside));
    }

    void refusesAllBlocksOfADeltaWhoseFirstIsDamaged() // format.md 14.3, #76
    {
        HandMadeChunk chunk = rawBlocks(3);
        chunk.header.filters = {0, 0, 0, 0, deltaFilter, 0};
        chunk.blocks[0] = "00010000"_hex; // 256 bytes in a block of 16
        const ChunkPtr opened = *tst_chunk::opened(chunk.bytes());
        QCOMPARE(outcomeOf(blockOf(*opened, 0)),
                 std::string("block 0: a stream of 256 bytes is longer than its 16 decoded bytes"));
        for (const std::int32_t block : {1, 2})
            QCOMPARE(outcomeOf(blockOf(*opened, block)),
                     "block " + std::to_string(block) +
                         ": block 0, which all others need, is damaged: block 0: a stream of 256 "
                         "bytes is longer than its 16 decoded bytes");
    }

    void decodesTheFirstBlockOfADeltaOnce()
    {
        HandMadeChunk handMade = rawBlocks(4);
        handMade.header.filters = {deltaFilter};
        const auto source = std::make_shared<CountingSource>(memorySource(handMade.bytes()));
        const ChunkPtr chunk = *Chunk::open(source, 0, source->size(), {});
        source->forget();
        for (const std::int32_t block : {3, 1, 2, 3})
            QVERIFY(blockOf(*chunk, block));
        QCOMPARE(source->reads(), 5);
    }

    void isChargedForTheFirstBlockOfADeltaFromTheBeginning()
    {
        HandMadeChunk chunk = rawBlocks(4);
        const std::size_t without = (*opened(chunk.bytes()))->memoryBytes();
        chunk.header.filters = {deltaFilter};
        QCOMPARE((*opened(chunk.bytes()))->memoryBytes(), without + blockBytes);
    }

    void isReadByManyThreadsAtOnce()
    {
        const ByteBuffer data = repetitive(40'000);
        const ChunkPtr chunk = *opened(
            *encodeChunk(data, {.typesize = 4, .blocksize = 400, .codec = 5, .filters = {3, 1}}));
        std::atomic<int> wrong = 0;
        const auto readAll = [&] {
            for (std::int32_t block = chunk->blockCount(); block-- > 0;) {
                const Result<ByteBuffer> bytes = blockOf(*chunk, block);
                if (!bytes || !std::equal(bytes->begin(), bytes->end(), data.begin() + block * 400))
                    ++wrong;
            }
        };
        std::vector<std::jthread> threads;
        for (int i = 0; i < 5; ++i)
            threads.emplace_back(readAll);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }

    void refusesToExpandBeyondTheLimit() // format.md 14.3, #43 and #55
    {
        const Limits limits{.chunkBytes = 31};
        const auto chunk = *opened(rawBlocks(2).bytes(), limits);
        QVERIFY(failedAs(ErrorKind::Limit, chunk->decode()));
        QCOMPARE(chunk->decode().error().text(),
                 std::string("it would expand from 80 bytes to 32; the limit is 31"));
        QCOMPARE(*blockOf(*chunk, 1), noise(blockBytes, 2)); // a block is small enough
        const auto block = blockOf(**opened(rawBlocks(2).bytes(), {.chunkBytes = 15}), 1);
        QVERIFY(failedAs(ErrorKind::Limit, block));
        QCOMPARE(block.error().text(),
                 std::string("block 1: it would expand to 16 bytes; the limit is 15"));

        const ByteBuffer bomb = *specialChunk(SpecialKind::Zeros, 2'147'483'615);
        QVERIFY(failedAs(ErrorKind::Limit, decoded(bomb)));
        ByteBuffer end(15, std::byte{1});
        QVERIFY((*opened(bomb))->read(2'147'483'600, end)); // synthesised where it is wanted
        QCOMPARE(end, ByteBuffer(15));
    }

    void refusesWhatIsCutOff_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const auto row = [](int size, const char* message) {
            QTest::addRow("%d bytes", size) << size << std::string(message);
        };
        row(0, "version needs 1 bytes, but only 0 are left (at byte 0)");
        row(15, "cbytes needs 4 bytes, but only 3 are left (at byte 12)");
        row(31, "blosc2_flags needs 1 bytes, but only 0 are left (at byte 31)");
        row(32, "its declared size of 80 bytes does not fit in the 32 available");
        row(79, "its declared size of 80 bytes does not fit in the 79 available");
        row(80, "");
    }
    void refusesWhatIsCutOff()
    {
        QFETCH(int, size);
        ByteBuffer bytes = rawBlocks(2).bytes();
        bytes.resize(static_cast<std::size_t>(size));
        QTEST(outcomeOf(opened(bytes)), "message");
    }
};

const Registered<TestChunk> registered;

} // namespace bloscope::tst_chunk

#include "tst_chunk.moc"
