#include "core/chunk/chunk.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_chunk_oddities {

using namespace test;

namespace {

constexpr std::uint8_t instrumentedFlag = 0x80;

using Sentences = std::vector<std::string>;

// Two blocks of 16 bytes.
HandMadeChunk twoBlocks()
{
    HandMadeChunk chunk;
    chunk.header.flags = 0x15;
    chunk.header.typesize = 4;
    chunk.header.nbytes = 32;
    chunk.header.blocksize = 16;
    chunk.blocks = {stream(16, noise(16, 1)), stream(16, noise(16, 2))};
    return chunk;
}

Sentences odditiesIn(const ByteBuffer& bytes)
{
    return odditiesOf(**Chunk::open(memorySource(bytes), 0, bytes.size(), {}));
}

const std::string inexact = "delta after a truncation cannot be undone exactly: the last bits of "
                            "all blocks but the first may be wrong";

} // namespace

class TestChunkOddities : public QObject {
    Q_OBJECT

 private slots:
    void findsNothingInOrdinaryChunks()
    {
        QCOMPARE(odditiesIn(twoBlocks().bytes()), Sentences());
        QCOMPARE(odditiesIn(*plainCopyChunk(noise(10))), Sentences());
        QCOMPARE(odditiesIn(*specialChunk(SpecialKind::Zeros, 100)), Sentences());
    }

    void tellsACorrectedBlocksize()
    {
        HandMadeChunk chunk = twoBlocks();
        chunk.header.nbytes = 31;
        chunk.header.blocksize = 17;
        chunk.blocks[1] = stream(15, noise(15));
        QCOMPARE(odditiesIn(chunk.bytes()),
                 Sentences{
                     "the header declares blocks of 17 bytes, but they were read as blocks of 16"});
    }

    void tellsMeasurements() // format.md 14.3, #81
    {
        HandMadeChunk chunk = twoBlocks();
        chunk.header.blosc2Flags = instrumentedFlag;
        QCOMPARE(odditiesIn(chunk.bytes()), Sentences{"it contains measurements, not data"});
    }

    void tellsWhatTruncationDidToDelta_data() // format.md 3.22.3
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("blocks");
        QTest::addColumn<Sentences>("oddities");
        QTest::newRow("truncation, then delta") << 4 << 3 << 2 << Sentences{inexact};
        QTest::newRow("integers as well") << 36 << 3 << 2 << Sentences{inexact};
        QTest::newRow("delta first") << 3 << 4 << 2 << Sentences();
        QTest::newRow("one block") << 4 << 3 << 1 << Sentences();
        QTest::newRow("truncation only") << 4 << 1 << 2 << Sentences();
    }
    void tellsWhatTruncationDidToDelta()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, blocks);
        HandMadeChunk chunk = twoBlocks();
        chunk.header.filters[2] = static_cast<std::uint8_t>(first);
        chunk.header.filters[3] = static_cast<std::uint8_t>(second);
        if (blocks == 1) {
            chunk.header.nbytes = 16;
            chunk.blocks.pop_back();
        }
        QTEST(odditiesIn(chunk.bytes()), "oddities");
    }
};

const Registered<TestChunkOddities> registered;

} // namespace bloscope::tst_chunk_oddities

#include "tst_chunk_oddities.moc"
