#include "core/chunk/chunk_parts.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_chunk_parts {

using namespace test;

namespace {

constexpr std::int32_t mebibyte = 1 << 20;

ByteBuffer variableBlocks()
{
    HandMadeChunk chunk;
    chunk.header.flags = 0x15;
    chunk.header.blosc2Flags2 = 0x01;
    chunk.header.nbytes = 4;
    chunk.header.blocksize = 2;
    chunk.blocks = {stream(3, "010203"_hex), stream(1, "04"_hex)};
    return chunk.bytes();
}

// "0+100 100+50"
std::string partsOf(const ByteBuffer& bytes)
{
    const ChunkPtr chunk = *Chunk::open(memorySource(bytes), 0, bytes.size(), {});
    const ChunkParts parts(*chunk);
    std::string text;
    for (std::int64_t i = 0; i < parts.count(); ++i)
        text += (i > 0 ? " " : "") + std::to_string(parts[i].begin) + "+" +
                std::to_string(parts[i].size);
    return text;
}

} // namespace

class TestChunkParts : public QObject {
    Q_OBJECT

 private slots:
    void areBlocksOrPiecesOfAMebibyte_data()
    {
        QTest::addColumn<ByteBuffer>("chunk");
        QTest::addColumn<std::string>("parts");
        QTest::newRow("blocks") << *encodeChunk(repetitive(250), {.blocksize = 100, .codec = 5})
                                << std::string("0+100 100+100 200+50");
        QTest::newRow("blocks of variable length") << variableBlocks() << std::string("0+3 3+1");
        QTest::newRow("plain copy")
            << *plainCopyChunk(noise(100), {.blocksize = 10}) << std::string("0+100");
        QTest::newRow("special") << *specialChunk(SpecialKind::Zeros, 2 * mebibyte + 1)
                                 << std::string("0+1048576 1048576+1048576 2097152+1");
        QTest::newRow("empty") << *plainCopyChunk({}) << std::string();
    }
    void areBlocksOrPiecesOfAMebibyte()
    {
        QFETCH(ByteBuffer, chunk);
        QTEST(partsOf(chunk), "parts");
    }
};

const Registered<TestChunkParts> registered;

} // namespace bloscope::tst_chunk_parts

#include "tst_chunk_parts.moc"
