#include "core/chunk/block_decoder.h"

#include "core/filters/filter_table.h"
#include "tests/support/compare.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_block_decoder {

using namespace test;

namespace {

constexpr std::uint8_t lz4 = 1 << 5;
constexpr std::uint8_t unsplit = 0x10;

// A chunk of 16-byte blocks of 4-byte elements: two whole ones and one of 6 bytes.
ChunkHeader smallBlocks(std::uint8_t flags = 0x05 | unsplit)
{
    ChunkHeader header;
    header.flags = flags;
    header.typesize = 4;
    header.nbytes = 38;
    header.blocksize = 16;
    header.cbytes = 1000;
    return header;
}

struct Decoded {
    Result<> result;
    ByteBuffer bytes;
};

// Decodes into a buffer and from a buffer of exactly the sizes promised.
Decoded decoded(const ChunkHeader& header, std::int32_t block, const ByteBuffer& stored,
                ByteView dictionary = {}, ByteView firstBlock = {})
{
    const ByteBuffer exact(stored.begin(), stored.end());
    ByteBuffer bytes(static_cast<std::size_t>(header.blockBytes(block)), std::byte{0xee});
    auto result = decodeBlock({header, {}, block, exact, dictionary, firstBlock}, bytes);
    return {std::move(result), std::move(bytes)};
}

ByteBuffer filtered(std::uint8_t filter, const FilterStep& step, const ByteBuffer& bytes)
{
    ByteBuffer result(bytes.size());
    filterById(filter)->apply(step, bytes, result);
    return result;
}

const ByteBuffer sixteen = "000102030405060708090a0b0c0d0e0f"_hex;

} // namespace

class TestBlockDecoder : public QObject {
    Q_OBJECT

 private slots:
    void decodesEveryKindOfStream_data() // format.md 3.15
    {
        QTest::addColumn<ByteBuffer>("stored");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::newRow("zeros") << "00000000"_hex << ByteBuffer(16);
        QTest::newRow("run of 7") << "f9ffffff 01"_hex << ByteBuffer(16, std::byte{7});
        QTest::newRow("run of 255") << "01ffffff 01"_hex << ByteBuffer(16, std::byte{255});
        QTest::newRow("raw") << stream(16, sixteen) << sixteen;
        // One literal, then 15 bytes from distance 1 in two steps, five literals at the end.
        QTest::newRow("lz4") << stream(10, "16 aa 0100 50 bbbbbbbbbb"_hex)
                             << "aaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbb"_hex;
        QTest::newRow("bytes behind the stream")
            << "f9ffffff 01 abcdef"_hex << ByteBuffer(16, std::byte{7});
    }
    void decodesEveryKindOfStream()
    {
        QFETCH(ByteBuffer, stored);
        const Decoded block = decoded(smallBlocks(0x05 | unsplit | lz4), 0, stored);
        QCOMPARE(outcomeOf(block.result), std::string());
        QTEST(block.bytes, "bytes");
    }

    void joinsTheStreamsOfASplitBlock()
    {
        const ByteBuffer stored = "00000000"
                                  "fdffffff01"
                                  "04000000 0a0b0c0d"
                                  "ffffffff01"_hex;
        const Decoded block = decoded(smallBlocks(0x05), 1, stored);
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, "00000000 03030303 0a0b0c0d 01010101"_hex);
    }

    void neverSplitsAShortLastBlock()
    {
        const Decoded block = decoded(smallBlocks(0x05), 2, stream(6, "010203040506"_hex));
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, "010203040506"_hex);
    }

    void decodesTheRunsOfTheExample() // format.md 16.3
    {
        ChunkHeader header;
        header.flags = 0x25;
        header.typesize = 4;
        header.nbytes = header.blocksize = 1000;
        header.cbytes = 56;
        header.filters = {0, 0, 0, 0, 0, shuffleFilter};
        const Decoded block = decoded(header, 0, "f9ffffff01 f9ffffff01 f9ffffff01 f9ffffff01"_hex);
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, ByteBuffer(1000, std::byte{7}));
    }

    void givesTheDictionaryToTheCodec()
    {
        // Eight bytes from eight before the start, that is all of the dictionary, then literals.
        const ByteBuffer stored = stream(12, "04 0800 80 1111111111111111"_hex);
        const ByteBuffer dictionary = "a0a1a2a3a4a5a6a7"_hex;
        const ChunkHeader header = smallBlocks(0x05 | unsplit | lz4);
        const Decoded with = decoded(header, 0, stored, dictionary);
        QCOMPARE(outcomeOf(with.result), std::string());
        QCOMPARE(with.bytes, "a0a1a2a3a4a5a6a7 1111111111111111"_hex);
        QVERIFY(failedAs(ErrorKind::Malformed, decoded(header, 0, stored).result));
    }

    void undoesTheFiltersFromTheLastSlotToTheFirst()
    {
        ChunkHeader header = smallBlocks();
        header.filters = {deltaFilter, 0, shuffleFilter, 0, bitshuffleFilter, 0};
        header.filtersMeta = {0, 0, 2, 0, 0, 0};
        header.nbytes = header.blocksize = 64;
        const ByteBuffer data = noise(64);
        ByteBuffer stored = filtered(deltaFilter, {.typesize = 4}, data);
        stored = filtered(shuffleFilter, {.typesize = 4, .meta = 2}, stored);
        stored = filtered(bitshuffleFilter, {.typesize = 4}, stored);
        const Decoded block = decoded(header, 0, stream(64, stored));
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, data);
    }

    void leavesWhatTruncationsLeft()
    {
        ChunkHeader header = smallBlocks();
        header.filters = {4, 36, 0, 0, 0, 0};
        QCOMPARE(decoded(header, 0, stream(16, sixteen)).bytes, sixteen);
    }

    void xorsWithTheFirstBlock()
    {
        ChunkHeader header = smallBlocks();
        header.filters = {deltaFilter};
        const ByteBuffer stored = "ff000000 ff000000 ff000000 ff000000"_hex;
        QCOMPARE(decoded(header, 1, stream(16, stored), {}, sixteen).bytes,
                 "ff010203 fb050607 f7090a0b f30d0e0f"_hex);
        QCOMPARE(decoded(header, 0, stream(16, stored)).bytes, // a running xor: every other is back
                 "ff000000 00000000 ff000000 00000000"_hex);
    }

    void undoesNoFilterOfMeasurements() // format.md 3.17
    {
        ChunkHeader header = smallBlocks();
        header.filters = {0, 0, 0, 0, 7, shuffleFilter}; // one of them unknown even
        header.blosc2Flags = 0x80;
        const Decoded block = decoded(header, 0, stream(16, sixteen));
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, sixteen);
    }

    void refusesDamagedStreams_data() // numbers of format.md 14.3
    {
        QTest::addColumn<ByteBuffer>("stored");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, ByteBuffer stored, const char* message) {
            QTest::newRow(name) << std::move(stored) << std::string(message);
        };
        row("#62 nothing", {},
            "the length of a stream needs 4 bytes, but only 0 are left (at byte 0)");
        row("#62 length cut off", "100000"_hex,
            "the length of a stream needs 4 bytes, but only 3 are left (at byte 0)");
        row("#62 raw bytes cut off", stream(16, ByteView(sixteen).first(15)),
            "a stream of 16 bytes is cut off; only 15 are left");
        row("#62 compressed bytes cut off", stream(9, "16 aa 0100 50 bbbbbb"_hex),
            "a stream of 9 bytes is cut off; only 8 are left");
        row("#62 longer than what it holds", stream(17, ByteBuffer(17)),
            "a stream of 17 bytes is longer than its 16 decoded bytes");
        row("#62 as long as can be said", "ffffff7f 00"_hex,
            "a stream of 2147483647 bytes is longer than its 16 decoded bytes");
        row("#63 run of a value above 255", "00ffffff 01"_hex,
            "a stream length of -256 is impossible");
        row("#63 the lowest length", "00000080 01"_hex,
            "a stream length of -2147483648 is impossible");
        row("#63 run without token", "f9ffffff"_hex,
            "a stream of 1 bytes is cut off; only 0 are left");
        row("#63 token without bit 0", "f9ffffff 00"_hex, "a run has the unknown token 0x00");
        row("#63 token with reserved bits", "f9ffffff 03"_hex, "a run has the unknown token 0x03");
    }
    void refusesDamagedStreams()
    {
        QFETCH(ByteBuffer, stored);
        const ChunkHeader header = smallBlocks(0x05 | unsplit | lz4);
        const Decoded block = decoded(header, 0, stored);
        QVERIFY(failedAs(ErrorKind::Malformed, block.result));
        QTEST(block.result.error().text(), "message");
    }

    void refusesBlocksThatCannotBeSplit_data()
    {
        QTest::addColumn<int>("blocksize");
        QTest::addColumn<int>("typesize");
        QTest::addColumn<std::string>("message");
        QTest::newRow("#64 fewer bytes than streams")
            << 16 << 17 << std::string("a block of 16 bytes cannot be split into 17 streams");
        QTest::newRow("#65 uneven streams")
            << 16 << 3
            << std::string("its size of 16 bytes is not a multiple of the element size 3");
    }
    void refusesBlocksThatCannotBeSplit()
    {
        QFETCH(int, blocksize);
        QFETCH(int, typesize);
        QFETCH(std::string, message);
        ChunkHeader header = smallBlocks(0x05);
        header.blocksize = blocksize;
        header.typesize = static_cast<std::uint8_t>(typesize);
        const ByteBuffer zeros(100);
        QCOMPARE(outcomeOf(decoded(header, 0, zeros).result), message);
        QCOMPARE(outcomeOf(listStreams(header, 0, zeros)), message);
    }

    void saysWhichCodecIsMissing_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("udcodec");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int format, int udcodec, ErrorKind kind,
                            const char* message) {
            QTest::newRow(name) << format << udcodec << kind << std::string(message);
        };
        row("#48 snappy", 2, 0, ErrorKind::Malformed, "codec snappy does not exist in Blosc2");
        row("lz4 named where others are", 6, 1, ErrorKind::Malformed,
            "codec lz4 does not use codec format 6");
        row("#48 reserved", 5, 0, ErrorKind::Malformed, "unknown codec format 5");
        row("#48 in the super-chunk", 7, 0, ErrorKind::Malformed, "unknown codec format 7");
        row("#48 udcodec below 32", 6, 31, ErrorKind::Unsupported,
            "unknown codec 31 is not supported");
        row("#49 registered", 6, 37, ErrorKind::Unsupported,
            "codec grok (37) is not supported by this program");
        row("#49 of a user", 6, 200, ErrorKind::Unsupported,
            "user-defined codec 200 is not supported");
    }
    void saysWhichCodecIsMissing()
    {
        QFETCH(int, format);
        QFETCH(int, udcodec);
        QFETCH(ErrorKind, kind);
        ChunkHeader header = smallBlocks(static_cast<std::uint8_t>(0x15 | format << 5));
        header.udcodec = static_cast<std::uint8_t>(udcodec);
        const Decoded block = decoded(header, 0, stream(3, "010203"_hex));
        QVERIFY(failedAs(kind, block.result));
        QTEST(block.result.error().text(), "message");
        // Streams that no codec made do not need it.
        QCOMPARE(decoded(header, 0, stream(16, sixteen)).bytes, sixteen);
    }

    void saysWhichFilterIsMissing_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<std::string>("message");
        const auto row = [](int filter, const char* message) {
            QTest::addRow("#50 filter %d", filter) << filter << std::string(message);
        };
        row(5, "unknown filter 5 is not supported by this program");
        row(31, "unknown filter 31 is not supported by this program");
        row(160, "user-defined filter 160 is not supported by this program");
    }
    void saysWhichFilterIsMissing()
    {
        QFETCH(int, filter);
        ChunkHeader header = smallBlocks();
        header.filters = {0, static_cast<std::uint8_t>(filter), 0, 0, 0, shuffleFilter};
        const Decoded block = decoded(header, 0, stream(16, sixteen));
        QVERIFY(failedAs(ErrorKind::Unsupported, block.result));
        QTEST(block.result.error().text(), "message");
    }

    // The format gives this no meaning (14.3, #77); files have it, and this is what made them.
    void undoesDeltaInEverySlotThatHasIt()
    {
        ChunkHeader header = smallBlocks();
        header.filters = {deltaFilter, 0, 0, 0, 0, deltaFilter};
        const ByteBuffer once = filtered(deltaFilter, {.typesize = 4}, sixteen);
        const ByteBuffer twice = filtered(deltaFilter, {.typesize = 4}, once);
        QCOMPARE(decoded(header, 0, stream(16, twice)).bytes, sixteen);
        const ByteBuffer first(16, std::byte{0xff});
        QCOMPARE(decoded(header, 1, stream(16, sixteen), {}, first).bytes, sixteen);
    }

    void knowsWhoNeedsTheFirstBlock()
    {
        ChunkHeader header = smallBlocks();
        QVERIFY(!needsFirstBlock(header));
        header.filters = {0, 0, 0, 0, deltaFilter, shuffleFilter};
        QVERIFY(needsFirstBlock(header));
        header.blosc2Flags = 0x80; // measurements are not filtered
        QVERIFY(!needsFirstBlock(header));
        header = smallBlocks(0x08);
        QVERIFY(needsFirstBlock(header));
        header.flags = 0x01;
        QVERIFY(!needsFirstBlock(header));
    }

    void listsTheStreamsOfABlock()
    {
        const auto streams = listStreams(smallBlocks(0x05), 0,
                                         "00000000"
                                         "fdffffff01"
                                         "04000000 0a0b0c0d"
                                         "03000000 010203"
                                         "ffff"_hex);
        QCOMPARE(outcomeOf(streams), std::string());
        QCOMPARE(streams->size(), std::size_t(4));
        const auto is = [&](std::size_t i, std::int32_t csize, int begin, int payload) {
            const StoredStream& one = (*streams)[i];
            return one.csize == csize && one.begin == begin && one.payload == payload;
        };
        QVERIFY(is(0, 0, 0, 0));
        QVERIFY(is(1, -3, 4, 1));
        QVERIFY(is(2, 4, 9, 4));
        QVERIFY(is(3, 3, 17, 3));
    }
};

const Registered<TestBlockDecoder> registered;

} // namespace bloscope::tst_block_decoder

#include "tst_block_decoder.moc"
