#include "core/chunk/block_index.h"

#include "core/chunk/chunk.h"
#include "core/filters/filter_table.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_variable_blocks {

using namespace test;

namespace {

// format.md 16.3: "hello", "world!!" and a hundred times "a".
const ByteBuffer example = "06013501 70000000 03000000 4f000000"
                           "000000000001 01 00 000000000000 01 00"
                           "2c000000 35000000 40000000"
                           "0500000068656c6c6f"
                           "07000000776f726c642121"
                           "640000001f6101004b506161616161"_hex;

const ByteBuffer exampleContent = [] {
    ByteBuffer content = "68656c6c6f 776f726c642121"_hex;
    content.resize(112, std::byte{'a'});
    return content;
}();

// Blocks of 3, 5 and 4 bytes, stored as they are.
HandMadeChunk rawBlocks()
{
    HandMadeChunk chunk;
    chunk.header.version = 6;
    chunk.header.flags = 0x15;
    chunk.header.blosc2Flags2 = 0x01;
    chunk.header.nbytes = 12;
    chunk.header.blocksize = 3;
    chunk.blocks = {stream(3, "010203"_hex), stream(5, "0405060708"_hex),
                    stream(4, "090a0b0c"_hex)};
    return chunk;
}

Result<ChunkPtr> opened(const ByteBuffer& bytes, const Limits& limits = {})
{
    return Chunk::open(memorySource(bytes), 0, bytes.size(), limits);
}

Result<ByteBuffer> decoded(const ByteBuffer& bytes)
{
    BLOSCOPE_TRY(const ChunkPtr chunk, opened(bytes));
    return chunk->decode();
}

ByteBuffer blockOf(const Chunk& chunk, std::int32_t block)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunk.blockBytes(block)));
    const Result<> result = chunk.decodeBlock(block, bytes);
    return result ? bytes : ByteBuffer();
}

} // namespace

class TestVariableBlocks : public QObject {
    Q_OBJECT

 private slots:
    void decodesTheExample()
    {
        const Result<ByteBuffer> content = decoded(example);
        QCOMPARE(outcomeOf(content), std::string());
        QCOMPARE(*content, exampleContent);
    }

    void givesBlocksOneByOne()
    {
        const ChunkPtr chunk = *opened(example);
        QCOMPARE(chunk->blockCount(), 3);
        QCOMPARE(chunk->largestBlockBytes(), std::int64_t(100));
        QCOMPARE(chunk->blockBegin(2), std::int64_t(12));
        QCOMPARE(blockOf(*chunk, 2), ByteBuffer(100, std::byte{'a'}));
        QCOMPARE(blockOf(*chunk, 1), "776f726c642121"_hex);
        QCOMPARE(blockOf(*chunk, 0), "68656c6c6f"_hex);
    }

    void readsEveryRange()
    {
        const ChunkPtr chunk = *opened(example);
        for (std::size_t begin = 0; begin <= exampleContent.size(); ++begin)
            for (std::size_t end = begin; end <= exampleContent.size(); ++end) {
                ByteBuffer part(end - begin);
                QCOMPARE(outcomeOf(chunk->read(static_cast<std::int64_t>(begin), part)),
                         std::string());
                QVERIFY(std::equal(part.begin(), part.end(),
                                   exampleContent.begin() + static_cast<std::ptrdiff_t>(begin)));
            }
    }

    void listsTheOneStreamOfABlock()
    {
        const auto streams = (*opened(example))->streams(2);
        QCOMPARE(outcomeOf(streams), std::string());
        QCOMPARE(streams->size(), std::size_t(1));
        QCOMPARE(streams->front().begin, std::int64_t(0));
        QCOMPARE(streams->front().csize, 11);
        QCOMPARE(streams->front().payload, std::int64_t(11));
    }

    void undoesFiltersBlockByBlock()
    {
        HandMadeChunk chunk = rawBlocks();
        chunk.header.filters = {deltaFilter, 0, 0, 0, 0, 0}; // every block is its own reference
        QCOMPARE(*decoded(chunk.bytes()), "010300 0401070008 09030804"_hex);
    }

    void readsTheSizesOfCloseBlocksAtOnce()
    {
        HandMadeChunk chunk = rawBlocks();
        chunk.blocks.assign(1000, stream(1, "aa"_hex));
        chunk.header.nbytes = chunk.header.blocksize = 1000;
        const auto source = std::make_shared<CountingSource>(memorySource(chunk.bytes()));
        QVERIFY(Chunk::open(source, 0, source->size(), {}));
        QVERIFY(source->reads() <= 5);
    }

    void keepsToTheLimit()
    {
        const ChunkPtr chunk = *opened(example, {.chunkBytes = 99});
        QCOMPARE(blockOf(*chunk, 1), "776f726c642121"_hex);
        std::byte byte{};
        QCOMPARE(outcomeOf(chunk->read(12, {&byte, 1})),
                 std::string("block 2: it would expand to 100 bytes; the limit is 99"));
    }

    void refusesDamage_data() // format.md 14.3, #78
    {
        QTest::addColumn<ByteBuffer>("chunk");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, const char* message, const auto& change) {
            HandMadeChunk chunk = rawBlocks();
            change(chunk);
            QTest::newRow(name) << chunk.bytes() << std::string(message);
        };
        using C = HandMadeChunk&;
        row("a table that falls",
            "variable-length block 1 is damaged: it does not follow the previous block", [](C c) {
                c.starts = {51, 44, 60};
            });
        row("two blocks in one place",
            "variable-length block 0 is damaged: 12 bytes are stored for only 3 decoded bytes",
            [](C c) {
                c.starts = {44, 44, 60};
            });
        row("a block in the table",
            "variable-length block 0 is damaged: position 40 is outside the chunk's data (44 to "
            "68)",
            [](C c) {
                c.starts = {40, 51, 60};
            });
        row("no bytes in a block", "variable-length block 1 is damaged: it has 4 bytes",
            [](C c) { c.blocks[1] = stream(5); });
        row("a size of 0",
            "variable-length block 1 is damaged: 0 decoded bytes are impossible; only 9 are left",
            [](C c) { c.blocks[1] = stream(0, "0405060708"_hex); });
        row("a negative size",
            "variable-length block 0 is damaged: -1 decoded bytes are impossible; only 12 are left",
            [](C c) { c.blocks[0] = stream(-1, "010203"_hex); });
        row("more than the chunk",
            "variable-length block 2 is damaged: 5 decoded bytes are impossible; only 4 are left",
            [](C c) { c.blocks[2] = stream(5, "090a0b0c"_hex); });
        row("more stored than decoded",
            "variable-length block 0 is damaged: 3 bytes are stored for only 2 decoded bytes",
            [](C c) { c.blocks[0] = stream(2, "010203"_hex); });
        row("less than the chunk",
            "its variable-length blocks contain 12 bytes, but 13 are declared",
            [](C c) { c.header.nbytes = 13; });
    }
    void refusesDamage()
    {
        QFETCH(ByteBuffer, chunk);
        const auto result = opened(chunk);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QTEST(result.error().text(), "message");
    }

    void saysWhichBlockDoesNotDecode()
    {
        ByteBuffer broken = example;
        broken[70] = std::byte{0xff}; // the distance of the match
        const ChunkPtr chunk = *opened(broken);
        QCOMPARE(outcomeOf(chunk->decode()), std::string("block 2: lz4: the stream is damaged"));
        QCOMPARE(blockOf(*chunk, 1), "776f726c642121"_hex);
    }
};

const Registered<TestVariableBlocks> registered;

} // namespace bloscope::tst_variable_blocks

#include "tst_variable_blocks.moc"
