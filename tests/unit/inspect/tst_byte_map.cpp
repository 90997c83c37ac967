#include "core/inspect/byte_map.h"
#include "tests/support/byte_cover.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope::tst_byte_map {

using namespace test;

namespace {

// format.md 16.2: one chunk, one metalayer, one vlmetalayer.
ByteBuffer annotated()
{
    return "9ea8623266 72616d6500d200000073 cf0000000000000118a412005003"
           "d3000000000000000ad3000000000000002a d200000001d200000000d20000000a"
           "d10001d10001c3 d806000000000001000000000000000000 00"
           "93cd0011de0001 a46e6f7465d20000006b dc0001 c600000003a26869"
           "050107010a0000000a0000002a000000 00000000000100000000000000000000"
           "30313233343536373839"
           "05010708080000000800000028000000 00000000000000000000000000000000 0000000000000000"
           "940193cd000fde0001 a3746167d200000015 dc0001 c600000022"
           "05010708020000000100000022000000 00000000000000000000000000000000 a178"
           "ce00000053 d80000000000000000000000000000000000"_hex;
}

FramePtr opened(const ByteBuffer& bytes)
{
    return orAbort(Frame::open(memorySource(bytes)));
}

ByteMapPtr mapOf(const ByteBuffer& bytes)
{
    return orAbort(ByteMap::of(opened(bytes)));
}

// Three chunks of four blocks of 64 elements each, with metadata.
ByteBuffer arrayWithMetadata()
{
    FrameOptions options;
    options.metalayers = {{"note", "a26869"_hex}};
    options.vlMetalayers = {{"tag", "a178"_hex}};
    return arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768), options);
}

// The same frame with `count` bytes that belong to nothing behind its chunk area's content.
ByteBuffer withHole(ByteBuffer file, std::int64_t count)
{
    const FrameHeader header = opened(file)->header();
    const auto putBig = [&](std::size_t at, std::int64_t value) {
        for (std::size_t i = 0; i < 8; ++i)
            file[at + i] = static_cast<std::byte>(value >> (56 - 8 * i));
    };
    putBig(16, header.frameLen + count);
    putBig(39, header.cbytes + count);
    file.insert(file.begin() + header.headerLen + header.cbytes, static_cast<std::size_t>(count),
                std::byte(0xee));
    return file;
}

} // namespace

// Every byte of a file has a name.
class TestByteMap : public QObject {
    Q_OBJECT

 private slots:
    void namesTheFieldsWhereTheFormatHasThem_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("names");
        QTest::addColumn<std::string>("value");
        const auto row = [](int offset, int size, std::string names, std::string value = {}) {
            QTest::newRow(names.c_str()) << offset << size << names << value;
        };
        row(0, 11, "Header", "115 bytes");
        row(11, 4, "Header > header_len", "115");
        row(16, 8, "Header > frame_len", "280");
        row(25, 1, "Header > general_flags", "18");
        row(28, 1, "Header > other_flags", "3");
        row(30, 8, "Header > nbytes", "10");
        row(39, 8, "Header > cbytes", "42");
        row(48, 4, "Header > typesize", "1");
        row(58, 4, "Header > chunksize", "10");
        row(68, 1, "Header > has_vlmeta", "true");
        row(71, 6, "Header > filters", "[0,0,0,0,0,1]");
        row(79, 6, "Header > filters_meta", "[0,0,0,0,0,0]");
        row(0x57, 8, "Metalayers");
        row(0x5f, 4, "Metalayers > note > name", "note");
        row(0x64, 4, "Metalayers > note > position of the value");
        row(0x6c, 4, "Metalayers > note > length of the value", "3");
        row(0x70, 3, "Metalayers > note", "\"hi\"");
        row(0x73, 1, "Chunk 0 > version", "5");
        row(0x77, 4, "Chunk 0 > nbytes", "10");
        row(0x7f, 4, "Chunk 0 > cbytes", "42");
        row(0x93, 10, "Chunk 0 > Block 0 > uncompressed data");
        row(0x9d, 1, "Chunk index > Index chunk > version", "5");
        row(0xa9, 4, "Chunk index > Index chunk > cbytes", "40");
        row(0xbd, 8, "Chunk index > Index chunk > Block 0 > uncompressed data");
        row(0xc5, 1, "Trailer", "83 bytes");
        row(0xc6, 1, "Trailer > trailer_version", "1");
        row(0xcf, 3, "Variable-length metalayers > tag > name", "tag");
        row(0xdb, 4, "Variable-length metalayers > tag > length of the value", "34");
        row(0xe3, 4, "Variable-length metalayers > tag > nbytes", "2");
        row(0xff, 1, "Variable-length metalayers > tag > Block 0 > uncompressed data");
        row(0x102, 4, "Trailer > trailer_len", "83");
        row(0x107, 1, "Trailer > fingerprint_type", "0");
        row(0x108, 16, "Trailer > fingerprint", "00000000000000000000000000000000");
    }
    void namesTheFieldsWhereTheFormatHasThem()
    {
        QFETCH(int, offset);
        QFETCH(int, size);
        QFETCH(std::string, names);
        QFETCH(std::string, value);
        const ByteMapPtr map = mapOf(annotated());
        const auto first = static_cast<std::uint64_t>(offset);
        QCOMPARE(namesAt(*map, first), names);
        const NamedRange range = map->at(first);
        QCOMPARE(range.offset, first);
        QCOMPARE(range.size, std::uint64_t(size));
        QCOMPARE(range.value, value);
    }

    void coversFilesOfManyKinds_data()
    {
        QTest::addColumn<ByteBuffer>("file");
        QTest::newRow("annotated") << annotated();
        QTest::newRow("array") << arrayWithMetadata();
        QTest::newRow("many chunks") << frameOfManyChunks(100'000);
        QTest::newRow("nothing stored")
            << unstoredArrayFrame({1'000'000}, {10}, {10}, "<i4", SpecialKind::Zeros);
        QTest::newRow("hole") << withHole(arrayWithMetadata(), 1000);
        ByteBuffer longer = arrayWithMetadata();
        longer.resize(longer.size() + 100);
        QTest::newRow("bytes behind the frame") << longer;
        ByteBuffer damaged = arrayWithMetadata();
        damageBlock(damaged, 1, 2);
        QTest::newRow("damaged block") << damaged;
        damageChunkHeader(damaged, 2);
        QTest::newRow("damaged chunk") << damaged;
    }
    void coversFilesOfManyKinds()
    {
        QFETCH(ByteBuffer, file);
        QCOMPARE(complaintAboutCover(*mapOf(file)), std::string());
    }

    void namesHolesAndWhatLiesBehind()
    {
        ByteBuffer file = withHole(arrayWithMetadata(), 1000);
        const FramePtr frame = opened(file);
        const auto frameEnd = static_cast<std::uint64_t>(frame->header().frameLen);
        file.resize(file.size() + 5);
        const ByteMapPtr map = mapOf(file);
        const NamedRange hole = map->at(frame->indexOffset() - 1);
        QCOMPARE(hole.names.back(), std::string("hole"));
        QCOMPARE(hole.size, std::uint64_t(1000));
        QVERIFY(hole.part == BytePart::Unused);
        QCOMPARE(namesAt(*map, frameEnd), std::string("after the frame"));
        QCOMPARE(map->at(frameEnd).size, std::uint64_t(5));
    }

    void namesTheStreamsOfBlocks()
    {
        const ByteBuffer file = arrayWithMetadata();
        const FramePtr frame = opened(file);
        const ChunkPtr chunk = orAbort(frame->chunk(1));
        const ByteMapPtr map = mapOf(file);
        const std::uint64_t table = chunk->offset() + 32;
        QCOMPARE(namesAt(*map, table + 9), std::string("Chunk 1 > bstarts[2]"));
        const std::uint64_t block =
            chunk->offset() + static_cast<std::uint64_t>(chunk->blocks().start(2));
        QCOMPARE(namesAt(*map, block), std::string("Chunk 1 > Block 2 > Stream 0 > csize"));
        const NamedRange data = map->at(block + 4);
        QCOMPARE(namesAt(*map, block + 4), std::string("Chunk 1 > Block 2 > Stream 0 > data"));
        QCOMPARE(data.size, std::uint64_t((*chunk->streams(2))[0].payload));
        QCOMPARE(data.chunk, 1);
        QCOMPARE(data.block, 2);
    }

    void saysWhatIsWrongWithADamagedPart()
    {
        ByteBuffer file = arrayWithMetadata();
        const std::uint64_t chunk = orAbort(opened(file)->chunk(1))->offset();
        damageChunkHeader(file, 1);
        const ByteMapPtr map = mapOf(file);
        const NamedRange body = map->at(chunk + 40);
        QCOMPARE(namesAt(*map, chunk + 40), std::string("Chunk 1"));
        QVERIFY2(body.problem.starts_with("chunk 1: "), body.problem.c_str());
    }

    void countsFromTheFileThatWasOpened()
    {
        const ByteBuffer frame = annotated();
        ByteBuffer file(1000, std::byte(7));
        file.insert(file.end(), frame.begin(), frame.end());
        const auto within = windowOf(memorySource(file), 1000, frame.size());
        const ByteMapPtr map = orAbort(ByteMap::of(orAbort(Frame::open(within))));
        QCOMPARE(map->begin(), std::uint64_t(1000));
        QCOMPARE(namesAt(*map, 1030), std::string("Header > nbytes"));
        QCOMPARE(complaintAboutCover(*map), std::string());
    }

    void coversTheFilesOfASparseFrame()
    {
        Files files = sparseFiles(arrayWithMetadata());
        files.at("00000001.chunk").resize(files.at("00000001.chunk").size() + 7);
        const FramePtr frame = orAbort(Frame::openSparse(memoryFolder(files)));
        QCOMPARE(complaintAboutCover(*orAbort(ByteMap::of(frame))), std::string());
        for (std::int64_t n = 0; n < frame->chunkCount(); ++n) {
            const ByteMapPtr map = orAbort(ByteMap::ofChunkFile(frame, n));
            QCOMPARE(complaintAboutCover(*map), std::string());
            QCOMPARE(map->file(), fmt::format("{:08X}.chunk", n));
        }
        const ByteMapPtr longer = orAbort(ByteMap::ofChunkFile(frame, 1));
        QCOMPARE(namesAt(*longer, longer->end() - 7), std::string("after the chunk"));
        QVERIFY(failedAs(ErrorKind::Usage, ByteMap::ofChunkFile(opened(annotated()), 0)));
    }

    void tellsTheRangesOfAStretch()
    {
        const ByteMapPtr map = mapOf(annotated());
        const auto ranges = map->between(12, 26);
        QCOMPARE(ranges.size(), std::size_t(5));
        QCOMPARE(ranges.front().names.back(), std::string("header_len"));
        QCOMPARE(ranges.back().names.back(), std::string("general_flags"));
        QVERIFY(map->between(280, 400).empty());
    }
};

const Registered<TestByteMap> registered;

} // namespace bloscope::tst_byte_map

#include "tst_byte_map.moc"
