#include "core/chunk/chunk_header.h"

#include "tests/support/compare.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_chunk_header {

using namespace test;

namespace {

using Change = void (*)(ChunkHeader& header);

// 1000 bytes of 4-byte elements, stored in blocks of 400.
ChunkHeader compressed()
{
    ChunkHeader header;
    header.typesize = 4;
    header.nbytes = 1000;
    header.blocksize = 400;
    header.cbytes = 500;
    return header;
}

std::string pipelineText(const ChunkHeader& header)
{
    std::string text;
    for (const FilterSlot& slot : header.pipeline())
        text += std::to_string(slot.id) + ":" + std::to_string(slot.meta) + " ";
    return text;
}

} // namespace

class TestChunkHeader : public QObject {
    Q_OBJECT

 private slots:
    void readsEveryField()
    {
        // ver lz flags ts | nbytes blocksize cbytes | filters udcodec meta | metas | flags2 flags
        const auto header = parseChunkHeader("05 02 b5 04 e8030000 90010000 39050000"
                                             "010203040506 21 07 111213141516 01 83"_hex,
                                             0);
        QVERIFY(header);
        QCOMPARE(header->version, 5);
        QCOMPARE(header->versionlz, 2);
        QCOMPARE(header->flags, 0xb5);
        QCOMPARE(header->typesize, 4);
        QCOMPARE(header->nbytes, 1000);
        QCOMPARE(header->blocksize, 400);
        QCOMPARE(header->cbytes, 1337);
        QCOMPARE(header->filters, (std::array<std::uint8_t, 6>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(header->udcodec, 33);
        QCOMPARE(header->codecMeta, 7);
        QCOMPARE(header->filtersMeta, (std::array<std::uint8_t, 6>{17, 18, 19, 20, 21, 22}));
        QCOMPARE(header->blosc2Flags2, 1);
        QCOMPARE(header->blosc2Flags, 0x83);

        QVERIFY(header->extended());
        QCOMPARE(header->overhead(), 32);
        QVERIFY(!header->memcpyed());
        QVERIFY(header->dontSplit());
        QCOMPARE(header->codecFormat(), 5);
        QVERIFY(header->usesDictionary());
        QVERIFY(header->bigEndianData());
        QVERIFY(!header->lazy());
        QCOMPARE(header->special(), SpecialKind::None);
        QVERIFY(header->instrumented());
        QVERIFY(header->variableLengthBlocks());
    }

    void recognisesTheLongHeaderByTwoBitsOnly_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<int>("flags");
        QTest::addColumn<int>("overhead");
        QTest::newRow("no filter") << 5 << 0x00 << 16;
        QTest::newRow("shuffle") << 5 << 0x01 << 16;
        QTest::newRow("bitshuffle") << 5 << 0x04 << 16;
        QTest::newRow("both") << 5 << 0x05 << 32;
        QTest::newRow("both, all others too") << 5 << 0xff << 32;
        QTest::newRow("both in version 2") << 2 << 0x05 << 32;
    }
    void recognisesTheLongHeaderByTwoBitsOnly()
    {
        QFETCH(int, version);
        QFETCH(int, flags);
        ByteBuffer bytes(32, std::byte{0x11});
        bytes[0] = static_cast<std::byte>(version);
        bytes[2] = static_cast<std::byte>(flags);
        const auto header = parseChunkHeader(bytes, 0);
        QVERIFY(header);
        QTEST(header->overhead(), "overhead");
        QCOMPARE(header->filters[0], header->extended() ? 0x11 : 0);
        QCOMPARE(header->blosc2Flags, header->extended() ? 0x11 : 0);
    }

    void saysWhichFieldIsCutOff_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("flags");
        QTest::addColumn<std::string>("message");
        const auto row = [](int size, int flags, const char* message) {
            QTest::addRow("%d bytes, flags 0x%02x", size, flags)
                << size << flags << std::string(message);
        };
        row(0, 0x05, "version needs 1 bytes, but only 0 are left (at byte 100)");
        row(3, 0x05, "typesize needs 1 bytes, but only 0 are left (at byte 103)");
        row(4, 0x05, "nbytes needs 4 bytes, but only 0 are left (at byte 104)");
        row(15, 0x00, "cbytes needs 4 bytes, but only 3 are left (at byte 112)");
        row(16, 0x00, "");
        row(16, 0x05, "filters needs 1 bytes, but only 0 are left (at byte 116)");
        row(22, 0x05, "udcodec needs 1 bytes, but only 0 are left (at byte 122)");
        row(31, 0x05, "blosc2_flags needs 1 bytes, but only 0 are left (at byte 131)");
        row(32, 0x05, "");
    }
    void saysWhichFieldIsCutOff()
    {
        QFETCH(int, size);
        QFETCH(int, flags);
        ByteBuffer bytes(32);
        bytes[2] = static_cast<std::byte>(flags);
        bytes.resize(static_cast<std::size_t>(size));
        bytes.shrink_to_fit();
        QTEST(outcomeOf(parseChunkHeader(bytes, 100)), "message");
    }

    // format.md 3.9: the order of the questions decides, because real files contradict themselves.
    void knowsThePayload_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<Payload>("payload");
        const auto row = [](const char* name, Payload payload, Change change) {
            QTest::newRow(name) << change << payload;
        };
        row("compressed", Payload::Blocks, [](ChunkHeader&) {});
        row("empty", Payload::Empty, [](ChunkHeader& h) { h.nbytes = 0; });
        row("plain copy", Payload::PlainCopy, [](ChunkHeader& h) { h.flags = 0x07; });
        row("plain copy of nothing", Payload::PlainCopy, [](ChunkHeader& h) {
            h.flags = 0x07;
            h.nbytes = 0;
        });
        row("plain copy with a dictionary bit", Payload::PlainCopy, [](ChunkHeader& h) {
            h.flags = 0x07;
            h.blosc2Flags = 0x01;
        });
        row("special", Payload::Special, [](ChunkHeader& h) { h.blosc2Flags = 0x40; });
        row("special and plain copy", Payload::Special, [](ChunkHeader& h) {
            h.flags = 0x07;
            h.blosc2Flags = 0x10;
        });
        row("special of nothing", Payload::Special, [](ChunkHeader& h) {
            h.nbytes = 0;
            h.blosc2Flags = 0x10;
        });
    }
    void knowsThePayload()
    {
        QFETCH(Change, change);
        ChunkHeader header = compressed();
        change(header);
        QTEST(header.payload(), "payload");
    }

    void knowsTheFiltersThatWereApplied_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<std::string>("pipeline");
        const auto row = [](const char* name, const char* pipeline, Change change) {
            QTest::newRow(name) << change << std::string(pipeline);
        };
        row("none", "0:0 0:0 0:0 0:0 0:0 0:0 ", [](ChunkHeader&) {});
        row("a long header's list", "35:4 0:0 3:0 0:0 0:9 1:8 ", [](ChunkHeader& h) {
            h.filters = {35, 0, 3, 0, 0, 1};
            h.filtersMeta = {4, 0, 0, 0, 9, 8};
            h.flags = 0x05; // without the bit that mirrors delta
        });
        row("version 3 left the last slot to chance", "4:1 0:0 0:0 0:0 0:0 0:0 ",
            [](ChunkHeader& h) {
                h.version = 3;
                h.filters = {4, 0, 0, 0, 0, 0xcd};
                h.filtersMeta = {1, 0, 0, 0, 0, 0xcd};
            });
        row("short header, shuffle", "0:0 0:0 0:0 0:0 0:0 1:0 ",
            [](ChunkHeader& h) { h.flags = 0x01; });
        row("short header, bitshuffle", "0:0 0:0 0:0 0:0 0:0 2:0 ",
            [](ChunkHeader& h) { h.flags = 0x04; });
        row("short header, delta", "0:0 0:0 0:0 0:0 3:0 0:0 ",
            [](ChunkHeader& h) { h.flags = 0x08; });
        row("short header, delta and shuffle", "0:0 0:0 0:0 0:0 3:0 1:0 ",
            [](ChunkHeader& h) { h.flags = 0x09; });
        row("short header of version 3", "0:0 0:0 0:0 0:0 0:0 1:0 ", [](ChunkHeader& h) {
            h.version = 3;
            h.flags = 0x01;
        });
    }
    void knowsTheFiltersThatWereApplied()
    {
        QFETCH(Change, change);
        ChunkHeader header = compressed();
        change(header);
        QTEST(pipelineText(header), "pipeline");
    }

    void dividesTheDataIntoBlocks_data()
    {
        QTest::addColumn<int>("nbytes");
        QTest::addColumn<int>("blocksize");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("blockBytes");
        QTest::addColumn<int>("lastBlockBytes");
        QTest::newRow("whole blocks") << 1200 << 400 << 3 << 400 << 400;
        QTest::newRow("a short last one") << 1001 << 400 << 3 << 400 << 201;
        QTest::newRow("one byte more") << 401 << 400 << 2 << 400 << 1;
        QTest::newRow("one block") << 400 << 400 << 1 << 400 << 400;
        QTest::newRow("a block larger than the data") << 300 << 400 << 1 << 300 << 300;
        QTest::newRow("the largest chunk")
            << 2'147'483'615 << 536'866'816 << 5 << 536'866'816 << 16'351;
        QTest::newRow("blocks of a byte") << 2'147'483'615 << 1 << 2'147'483'615 << 1 << 1;
    }
    void dividesTheDataIntoBlocks()
    {
        QFETCH(int, nbytes);
        QFETCH(int, blocksize);
        QFETCH(int, count);
        ChunkHeader header;
        header.nbytes = nbytes;
        header.blocksize = blocksize;
        QCOMPARE(header.blockCount(), count);
        QTEST(header.blockBytes(), "blockBytes");
        QTEST(header.blockBytes(count - 1), "lastBlockBytes");
        if (count > 1)
            QTEST(header.blockBytes(0), "blockBytes");
    }

    void dividesNothingIntoNoBlocks()
    {
        ChunkHeader header;
        header.blocksize = 1;
        QCOMPARE(header.blockCount(), 0);
    }

    // format.md 3.14 and, for Blosc1, 3.19; block 2 is shorter than the others.
    void knowsWhichBlocksAreSplit_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("firstBlock");
        QTest::addColumn<int>("lastBlock");
        const auto row = [](const char* name, int first, int last, Change change) {
            QTest::newRow(name) << change << first << last;
        };
        row("split", 4, 1, [](ChunkHeader&) {});
        row("a whole last block", 4, 4, [](ChunkHeader& h) { h.nbytes = 1200; });
        row("told not to", 1, 1, [](ChunkHeader& h) { h.flags |= 0x10; });
        row("without any filter, more than 16 streams", 40, 1,
            [](ChunkHeader& h) { h.typesize = 40; });
        row("version 5 with a short header", 40, 1, [](ChunkHeader& h) {
            h.flags = 0x01;
            h.typesize = 40;
        });
        row("Blosc1, 100 elements in a block", 1, 1, [](ChunkHeader& h) {
            h.version = 2;
            h.flags = 0x01;
        });
        row("Blosc1, 128 elements in a block", 3, 1, [](ChunkHeader& h) {
            h.version = 2;
            h.flags = 0x01;
            h.typesize = 3;
            h.blocksize = 384;
        });
        row("Blosc1, 16-byte elements", 16, 1, [](ChunkHeader& h) {
            h.version = 1;
            h.flags = 0x01;
            h.typesize = 16;
            h.blocksize = 2048;
            h.nbytes = 5000;
        });
        row("Blosc1, 17-byte elements", 1, 1, [](ChunkHeader& h) {
            h.version = 1;
            h.flags = 0x01;
            h.typesize = 17;
            h.blocksize = 17 * 200;
            h.nbytes = 8000;
        });
        row("Blosc1, told not to", 1, 1, [](ChunkHeader& h) {
            h.version = 2;
            h.flags = 0x11;
            h.typesize = 2;
        });
        row("version 2 with a long header", 4, 1, [](ChunkHeader& h) { h.version = 2; });
    }
    void knowsWhichBlocksAreSplit()
    {
        QFETCH(Change, change);
        ChunkHeader header = compressed();
        change(header);
        QCOMPARE(header.blockCount(), 3);
        QTEST(header.streamCount(0), "firstBlock");
        QTEST(header.streamCount(2), "lastBlock");
    }

    void makesUpHeadersForUnstoredChunks()
    {
        const ChunkHeader nan = headerOfUnstoredChunk(SpecialKind::NaN, 4000, 800, 8);
        QCOMPARE(headerBytes(nan),
                 "05010508 a00f0000 20030000 20000000 000000000000 00 00 000000000000 00 20"_hex);
        QCOMPARE(outcomeOf(validateChunkHeader(nan, 32)), std::string());

        const ChunkHeader oneBlock = headerOfUnstoredChunk(SpecialKind::Zeros, 4000, 0, 300);
        QCOMPARE(oneBlock.typesize, 1); // more than a byte can say
        QCOMPARE(oneBlock.blockCount(), 1);
        QCOMPARE(oneBlock.blockBytes(0), 4000);
        QCOMPARE(oneBlock.special(), SpecialKind::Zeros);
    }

    void namesSpecialKinds()
    {
        QCOMPARE(nameOf(SpecialKind::None), "none");
        QCOMPARE(nameOf(SpecialKind::Zeros), "zeros");
        QCOMPARE(nameOf(SpecialKind::NaN), "NaN");
        QCOMPARE(nameOf(SpecialKind::RepeatedValue), "repeated value");
        QCOMPARE(nameOf(SpecialKind::Uninitialised), "uninitialised");
        QCOMPARE(nameOf(static_cast<SpecialKind>(6)), "unknown");
    }
};

const Registered<TestChunkHeader> registered;

} // namespace bloscope::tst_chunk_header

#include "tst_chunk_header.moc"
