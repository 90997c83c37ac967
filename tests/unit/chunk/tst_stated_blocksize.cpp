#include "core/chunk/chunk.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_stated_blocksize {

using namespace test;

namespace {

constexpr std::size_t blocksizeOffset = 8;
constexpr std::uint8_t shuffle = 1;

// A chunk made of blocks of one size whose header states another.
ByteBuffer misstated(const ByteBuffer& content, const ChunkEncoding& encoding, std::int32_t stated)
{
    ByteBuffer chunk = *encodeChunk(content, encoding);
    std::memcpy(chunk.data() + blocksizeOffset, &stated, sizeof stated);
    return chunk;
}

Result<ChunkPtr> opened(const ByteBuffer& bytes)
{
    return Chunk::open(memorySource(bytes), 0, bytes.size(), {});
}

// Blocks that are runs of one byte each.
ByteBuffer runs(std::size_t blocks, std::size_t blockBytes, std::size_t rest)
{
    ByteBuffer content(blocks * blockBytes + rest, std::byte{9});
    for (std::size_t i = 0; i < blocks * blockBytes; ++i)
        content[i] = static_cast<std::byte>(1 + i / blockBytes);
    return content;
}

} // namespace

class TestStatedBlocksize : public QObject {
    Q_OBJECT

 private slots:
    void adjustsToTheElementSize_data()
    {
        QTest::addColumn<int>("nbytes");
        QTest::addColumn<int>("blocksize");
        QTest::addColumn<int>("typesize");
        QTest::addColumn<int>("adjusted");
        const auto row = [](const char* name, int nbytes, int blocksize, int typesize,
                            int adjusted) {
            QTest::newRow(name) << nbytes << blocksize << typesize << adjusted;
        };
        row("blocks of elements", 4000, 1000, 4, 0);
        row("blocks of elements in a chunk of parts", 4001, 1000, 4, 0);
        row("elements of one byte", 4001, 1001, 1, 0);
        row("blocks of parts", 4000, 1001, 4, 1000);
        row("one block of parts", 1001, 1001, 4, 1000);
        row("one block, stated larger", 1001, 4000, 4, 1000);
        row("less than an element", 64, 64, 100, 1);
        row("less than an element, blocks of one", 64, 1, 100, 0);
        row("blocks of less than an element", 400, 64, 100, 0);
    }
    void adjustsToTheElementSize()
    {
        QFETCH(int, nbytes);
        QFETCH(int, blocksize);
        QFETCH(int, typesize);
        ChunkHeader header;
        header.nbytes = nbytes;
        header.blocksize = blocksize;
        header.typesize = static_cast<std::uint8_t>(typesize);
        const auto other = adjustedHeader(header);
        QTEST(other ? other->blocksize : 0, "adjusted");
        header.flags |= 0x02; // a plain copy
        QVERIFY(!adjustedHeader(header));
    }

    void readsMisstatedChunks_data() // format.md 3.22.1
    {
        QTest::addColumn<ByteBuffer>("content");
        QTest::addColumn<int>("made");
        QTest::addColumn<int>("stated");
        QTest::addColumn<SplitBlocks>("split");
        const auto row = [](const char* name, ByteBuffer content, int made, int stated,
                            SplitBlocks split) {
            QTest::addRow("%s, %s", name, split == SplitBlocks::Never ? "whole" : "split")
                << std::move(content) << made << stated << split;
        };
        for (const SplitBlocks split : {SplitBlocks::Never, SplitBlocks::Always}) {
            row("more blocks than stated", repetitive(10'002), 1000, 1001, split);
            row("as many blocks as stated", repetitive(9999), 1000, 1001, split);
            row("one block stated", repetitive(4003), 4000, 4003, split);
            row("one block stated, larger than the chunk", repetitive(4003), 4000, 100'000, split);
            row("runs, more blocks than stated", runs(10, 1000, 2), 1000, 1001, split);
            ByteBuffer mixed = runs(3, 1000, 0);
            const ByteBuffer more = repetitive(2999);
            mixed.insert(mixed.end(), more.begin(), more.end());
            row("runs first", std::move(mixed), 1000, 1001, split);
        }
    }
    void readsMisstatedChunks()
    {
        QFETCH(ByteBuffer, content);
        QFETCH(int, made);
        QFETCH(int, stated);
        QFETCH(SplitBlocks, split);
        const ChunkEncoding encoding{
            .typesize = 4, .blocksize = made, .codec = 5, .filters = {shuffle}, .split = split};
        const auto chunk = opened(misstated(content, encoding, stated));
        QCOMPARE(outcomeOf(chunk), std::string());
        QCOMPARE((*chunk)->header().blocksize, made);
        QCOMPARE((*chunk)->statedHeader().blocksize, stated);
        const Result<ByteBuffer> decoded = (*chunk)->decode();
        QCOMPARE(outcomeOf(decoded), std::string());
        QCOMPARE(*decoded, content);
    }

    void readsMisstatedChunksWithADictionary()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.typesize = 4;
        chunk.header.nbytes = 42;
        chunk.header.blocksize = 21; // 20 in truth, and three blocks
        chunk.dictionary = "0102030405060708"_hex;
        chunk.blocks = {stream(20, noise(20, 1)), stream(20, noise(20, 2)), stream(2, "aabb"_hex)};
        const auto read = opened(chunk.bytes());
        QCOMPARE(outcomeOf(read), std::string());
        QCOMPARE((*read)->header().blocksize, 20);
        QVERIFY((*read)->decode());
    }

    void believesHeadersThatAreRight()
    {
        // Blocks of parts of elements are no fault of their own.
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.typesize = 4;
        chunk.header.nbytes = 42;
        chunk.header.blocksize = 21;
        chunk.blocks = {stream(21, noise(21, 1)), stream(21, noise(21, 2))};
        const ChunkPtr two = *opened(chunk.bytes());
        QCOMPARE(two->header().blocksize, 21);
        QVERIFY(two->decode());
        chunk.header.nbytes = 39; // as many blocks in both ways
        chunk.blocks[1] = stream(18, noise(18, 2));
        const ChunkPtr ambiguous = *opened(chunk.bytes());
        QCOMPARE(ambiguous->header().blocksize, 21);
        QVERIFY(ambiguous->decode());
    }

    void leavesDamagedChunksAsTheyAre()
    {
        ByteBuffer chunk =
            misstated(repetitive(9999), {.typesize = 4, .blocksize = 1000, .codec = 5}, 1001);
        std::fill(chunk.begin() + 80, chunk.end(), std::byte{0x80});
        const ChunkPtr damaged = *opened(chunk);
        QCOMPARE(damaged->header().blocksize, 1001);
        QVERIFY(!damaged->decode());
    }
};

const Registered<TestStatedBlocksize> registered;

} // namespace bloscope::tst_stated_blocksize

#include "tst_stated_blocksize.moc"
