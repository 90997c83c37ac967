#include "core/frame/chunk_index.h"

#include "core/chunk/chunk_encoder.h"
#include "core/frame_writing/frame_parts.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_chunk_index {

using namespace test;

namespace {

constexpr std::uint64_t indexOffset = 1000;

// The header of a frame of `chunks` chunks of 100 bytes.
FrameHeader headerOf(std::int64_t chunks)
{
    FrameHeader header;
    header.chunksize = 100;
    header.nbytes = 100 * chunks;
    return header;
}

struct OpenedIndex {
    std::shared_ptr<CountingSource> source;
    Result<std::shared_ptr<const ChunkIndex>> index;
};

OpenedIndex opened(const ByteBuffer& chunk, const FrameHeader& header, const Limits& limits = {})
{
    ByteBuffer file(indexOffset, std::byte{0xee});
    file.insert(file.end(), chunk.begin(), chunk.end());
    const auto source = std::make_shared<CountingSource>(memorySource(file));
    return {source, ChunkIndex::open({source, indexOffset, chunk.size()}, header, limits)};
}

std::string outcomeOfOpening(const ByteBuffer& chunk, const FrameHeader& header)
{
    return outcomeOf(opened(chunk, header).index);
}

// An index of positions that compress, but not to a run: 0, 50, 100, ...
ByteBuffer compressedIndex(std::int64_t count)
{
    std::vector<IndexRun> runs;
    for (std::int64_t n = 0; n < count; ++n)
        runs.push_back({50 * n, 1});
    return *encodeIndex(runs);
}

ByteBuffer littleEndian(std::uint64_t value)
{
    ByteBuffer bytes(8);
    std::memcpy(bytes.data(), &value, 8);
    return bytes;
}

} // namespace

class TestChunkIndex : public QObject {
    Q_OBJECT

 private slots:
    void readsPositionsAndSpecialEntries()
    {
        const ByteBuffer entries = "0000000000000000 6400000000000000"
                                   "0000000000000081 0000000000000082 0000000000000084"
                                   "ffffffffffffff7f"_hex;
        const auto [source, index] = opened(*plainCopyChunk(entries, {.typesize = 8}), headerOf(6));
        QCOMPARE(outcomeOf(index), std::string());
        QCOMPARE((*index)->count(), std::int64_t(6));
        const auto special = [&index = index](std::int64_t n) {
            return (*index)->entry(n)->special;
        };
        QCOMPARE((*index)->entry(0)->raw, std::int64_t(0));
        QVERIFY((*index)->entry(0)->stored());
        QCOMPARE((*index)->entry(1)->raw, std::int64_t(100));
        QCOMPARE(special(2), SpecialKind::Zeros);
        QVERIFY(!(*index)->entry(2)->stored());
        QCOMPARE(special(3), SpecialKind::NaN);
        QCOMPARE(special(4), SpecialKind::Uninitialised);
        QCOMPARE((*index)->entry(5)->raw, std::int64_t(0x7fffffffffffffff)); // judged by the frame
    }

    void looksAtTheTopByteOfSpecialEntriesOnly()
    {
        const ByteBuffer entries = "ffffffffffffff81 0102030405060782"_hex;
        const auto [source, index] = opened(*plainCopyChunk(entries, {.typesize = 8}), headerOf(2));
        QCOMPARE((*index)->entry(0)->special, SpecialKind::Zeros);
        QCOMPARE((*index)->entry(1)->special, SpecialKind::NaN);
    }

    void refusesUnknownSpecialEntries_data() // format.md 14.2, #31
    {
        QTest::addColumn<qulonglong>("entry");
        for (const qulonglong top : {0x80U, 0x83U, 0x85U, 0x86U, 0x87U, 0x88U, 0xc1U, 0xffU})
            QTest::addRow("%02x", static_cast<unsigned>(top)) << (top << 56);
    }
    void refusesUnknownSpecialEntries()
    {
        QFETCH(qulonglong, entry);
        ByteBuffer entries = littleEndian(0);
        const ByteBuffer bad = littleEndian(entry);
        entries.insert(entries.end(), bad.begin(), bad.end());
        const auto [source, index] = opened(*plainCopyChunk(entries, {.typesize = 8}), headerOf(2));
        QVERIFY((*index)->entry(0)); // the others are not concerned
        QVERIFY(failedAs(ErrorKind::Malformed, (*index)->entry(1)));
        QCOMPARE((*index)->entry(1).error().text(),
                 QString("unknown special code 0x%1").arg(entry, 16, 16, QChar('0')).toStdString());
    }

    void readsTenMillionEntriesOfFortyBytes()
    {
        const ByteBuffer chunk =
            *repeatedValueChunk(littleEndian(0x8400000000000000), 80'000'000, {.typesize = 8});
        QCOMPARE(chunk.size(), std::size_t(40));
        const auto [source, index] = opened(chunk, headerOf(10'000'000));
        QCOMPARE(outcomeOf(index), std::string());
        QCOMPARE(source->reads(), 2);
        source->forget();
        for (const std::int64_t n : {0, 4'999'999, 9'999'999})
            QCOMPARE((*index)->entry(n)->special, SpecialKind::Uninitialised);
        QCOMPARE(source->reads(), 0);
    }

    void readsZerosAsPositionZero()
    {
        const auto [source, index] =
            opened(*specialChunk(SpecialKind::Zeros, 24, {.typesize = 8}), headerOf(3));
        QCOMPARE((*index)->entry(2)->raw, std::int64_t(0));
        QVERIFY((*index)->entry(2)->stored());
    }

    void decodesOnlyTheBlocksItIsAskedFor()
    {
        const ByteBuffer chunk = compressedIndex(1'000'000);
        QVERIFY(chunk.size() < 4'000'000);
        const auto [source, index] = opened(chunk, headerOf(1'000'000));
        QCOMPARE(outcomeOf(index), std::string());
        QVERIFY((*index)->chunk()->blockCount() > 10);
        source->forget();
        const std::int64_t perBlock = (*index)->chunk()->header().blockBytes() / 8;
        for (std::int64_t n = 0; n < perBlock; ++n)
            QCOMPARE((*index)->entry(n)->raw, 50 * n);
        QCOMPARE(source->reads(), 1);
        QCOMPARE((*index)->entry(999'999)->raw, std::int64_t(50 * 999'999));
        QCOMPARE((*index)->entry(0)->raw, std::int64_t(0));
        QCOMPARE(source->reads(), 2);
    }

    void readsEntriesThatCrossBlocks()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.nbytes = 24;
        chunk.header.blocksize = 12;
        chunk.blocks = {stream(12, "0100000000000000 02000000"_hex),
                        stream(12, "00000000 0300000000000000"_hex)};
        const auto [source, index] = opened(chunk.bytes(), headerOf(3));
        for (std::int64_t n = 0; n < 3; ++n)
            QCOMPARE((*index)->entry(n)->raw, n + 1);
    }

    void refusesOnlyTheEntriesOfADamagedBlock()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.nbytes = 32;
        chunk.header.blocksize = 16;
        chunk.blocks = {"00010000"_hex, stream(16, "0300000000000000 0400000000000000"_hex)};
        const auto [source, index] = opened(chunk.bytes(), headerOf(4));
        QCOMPARE(outcomeOf(index), std::string());
        QCOMPARE(
            outcomeOf((*index)->entry(1)),
            std::string(
                "chunk index: block 0: a stream of 256 bytes is longer than its 16 decoded bytes"));
        QCOMPARE((*index)->entry(3)->raw, std::int64_t(4));
    }

    void countsTheChunks_data() // format.md 6.5 and 14.2, #24 and #25
    {
        QTest::addColumn<qlonglong>("nbytes");
        QTest::addColumn<int>("chunksize");
        QTest::addColumn<int>("indexBytes");
        QTest::addColumn<int>("count");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, qlonglong nbytes, int chunksize, int indexBytes,
                            int count, const char* message) {
            QTest::newRow(name) << nbytes << chunksize << indexBytes << count
                                << std::string(message);
        };
        row("whole chunks", 300, 100, 24, 3, "");
        row("a short last one", 201, 100, 24, 3, "");
        row("different sizes", 1234, 0, 40, 5, "");
        row("the most there can be", 268'435'451, 1, 2'147'483'608, 268'435'451, "");
        row("#16 no size", 300, -1, 24, 0,
            "chunk index is damaged: the header declares data, but a chunk size of -1");
        row("#24 too short", 300, 100, 16, 0, "chunk index is damaged: 16 bytes for 3 chunks");
        row("#24 too long", 300, 100, 32, 0, "chunk index is damaged: 32 bytes for 3 chunks");
        row("#24 different sizes, half an entry", 300, 0, 20, 0,
            "chunk index is damaged: its 20 bytes are not a whole number of entries");
        row("#25 too many", 268'435'456, 1, 2'147'483'592, 0, "too many chunks (268435456)");
        row("#25 by far too many", 0x7fffffffffffffff, 1, 24, 0,
            "too many chunks (9223372036854775807)");
    }
    void countsTheChunks()
    {
        QFETCH(qlonglong, nbytes);
        QFETCH(int, chunksize);
        QFETCH(int, indexBytes);
        FrameHeader header;
        header.nbytes = nbytes;
        header.chunksize = chunksize;
        const auto [source, index] = opened(
            *specialChunk(SpecialKind::Zeros, static_cast<std::uint64_t>(indexBytes)), header);
        QTEST(outcomeOf(index), "message");
        if (index)
            QTEST(static_cast<int>((*index)->count()), "count");
    }

    void refusesEncodingsThatAnIndexMustNotHave_data() // format.md 14.2, #26
    {
        QTest::addColumn<ByteBuffer>("chunk");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, ByteBuffer chunk, const char* message) {
            QTest::newRow(name)
                << std::move(chunk)
                << std::string("the chunk index uses an encoding that is not allowed for it (") +
                       message + ")";
        };
        HandMadeChunk blocks;
        blocks.header.nbytes = blocks.header.blocksize = 24;
        blocks.blocks = {stream(24, ByteBuffer(24))};
        const auto codec = [&](int format, int udcodec) {
            HandMadeChunk chunk = blocks;
            chunk.header.flags = static_cast<std::uint8_t>(0x15 | format << 5);
            chunk.header.udcodec = static_cast<std::uint8_t>(udcodec);
            return chunk.bytes();
        };
        const auto filter = [&](int id) {
            HandMadeChunk chunk = blocks;
            chunk.header.flags = 0x15;
            chunk.header.filters[2] = static_cast<std::uint8_t>(id);
            return chunk.bytes();
        };
        row("NaN", *specialChunk(SpecialKind::NaN, 24, {.typesize = 8}), "NaN");
        row("uninitialised", *specialChunk(SpecialKind::Uninitialised, 24, {.typesize = 8}),
            "uninitialised");
        row("snappy", codec(2, 0), "snappy");
        row("reserved codec", codec(5, 0), "codec format 5");
        row("ndlz", codec(6, 32), "ndlz");
        row("codec of a user", codec(6, 200), "codec format 6");
        row("bytedelta", filter(35), "bytedelta");
        row("unknown filter", filter(9), "unknown filter 9");
    }
    void refusesEncodingsThatAnIndexMustNotHave()
    {
        QFETCH(ByteBuffer, chunk);
        QTEST(outcomeOfOpening(chunk, headerOf(3)), "message");
    }

    void refusesVariableLengthBlocks() // format.md 14.2, #26
    {
        HandMadeChunk chunk;
        chunk.header.version = 6;
        chunk.header.flags = 0x15;
        chunk.header.blosc2Flags2 = 0x01;
        chunk.header.nbytes = 24;
        chunk.header.blocksize = 1;
        chunk.blocks = {stream(24, ByteBuffer(24))};
        QCOMPARE(outcomeOfOpening(chunk.bytes(), headerOf(3)),
                 std::string("the chunk index uses an encoding that is not allowed for it "
                             "(variable-length blocks)"));
    }

    void refusesDamagedIndexChunks_data() // format.md 14.2, #23
    {
        QTest::addColumn<ByteBuffer>("chunk");
        QTest::addColumn<std::string>("message");
        const ByteBuffer good = *plainCopyChunk(ByteBuffer(24), {.typesize = 8});
        const auto row = [](const char* name, ByteBuffer chunk, const char* message) {
            QTest::newRow(name) << std::move(chunk)
                                << std::string("chunk index is damaged: ") + message;
        };
        row("cut off", ByteBuffer(good.begin(), good.begin() + 20),
            "filters needs 1 bytes, but only 0 are left (at byte 1020)");
        row("reaches into the trailer", patched(good, 12, "39000000"_hex),
            "its declared size of 57 bytes does not fit in the 56 available");
        row("lazy", patched(good, 31, "08"_hex), "it contains no data (a lazy chunk)");
        row("of a newer version", patched(good, 0, "07"_hex),
            "written by a newer version of Blosc2 (chunk format 7)");
        row("of an impossible version", patched(good, 0, "c8"_hex),
            "a chunk format of 200 is impossible");
    }
    void refusesDamagedIndexChunks()
    {
        QFETCH(ByteBuffer, chunk);
        QTEST(outcomeOfOpening(chunk, headerOf(3)), "message");
    }

    void refusesHugeBlocks()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.nbytes = chunk.header.blocksize = 2400;
        chunk.blocks = {"00000000"_hex};
        QVERIFY(opened(chunk.bytes(), headerOf(300)).index);
        const auto index = opened(chunk.bytes(), headerOf(300), {.metadataValueBytes = 2399}).index;
        QVERIFY(failedAs(ErrorKind::Limit, index));
        QCOMPARE(index.error().text(),
                 std::string("the chunk index has blocks of 2400 bytes; the limit is 2399"));
    }
};

const Registered<TestChunkIndex> registered;

} // namespace bloscope::tst_chunk_index

#include "tst_chunk_index.moc"
