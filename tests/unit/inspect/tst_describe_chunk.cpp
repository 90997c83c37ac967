#include "core/chunk/chunk_encoder.h"
#include "core/inspect/describe.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/stored_fields.h"

namespace bloscope::tst_describe_chunk {

using namespace test;
using Json = nlohmann::ordered_json;

namespace {

FramePtr opened(const ByteBuffer& bytes)
{
    return *Frame::open(memorySource(bytes));
}

// A frame of these chunks.
ByteBuffer frameOf(const std::vector<ByteBuffer>& chunks)
{
    FrameWriter writer({.defaults = {.typesize = 4}});
    for (const ByteBuffer& chunk : chunks)
        if (!writer.appendChunk(chunk))
            std::abort();
    return *writer.finish();
}

// Two blocks of 16 bytes in four streams each: zeros, a run, four raw bytes and another run.
HandMadeChunk twoBlocks()
{
    const ByteBuffer block = "00000000 fdffffff01 04000000 0a0b0c0d ffffffff01"_hex;
    HandMadeChunk chunk;
    chunk.header.flags = 0x05;
    chunk.header.typesize = 4;
    chunk.header.nbytes = 32;
    chunk.header.blocksize = 16;
    chunk.header.filters = {0, 0, 0, 0, 3, 1};
    chunk.blocks = {block, block};
    return chunk;
}

std::string namesOf(const std::vector<Field>& fields)
{
    std::string names;
    for (const Field& field : fields)
        names += (names.empty() ? "" : " ") + field.name;
    return names;
}

const Field* fieldOf(const Description& description, std::string_view name)
{
    const auto found = std::ranges::find_if(description.fields,
                                            [&](const Field& field) { return field.name == name; });
    return found == description.fields.end() ? nullptr : &*found;
}

std::string complaintsAbout(const Description& description, const ByteBuffer& file)
{
    std::string complaints;
    for (const Field& field : description.fields)
        complaints += complaintAbout(field, file, ByteOrder::Little);
    return complaints;
}

constexpr auto extendedHeaderNames =
    "version versionlz flags extended memcpyed split codec_format typesize nbytes blocksize cbytes "
    "filters udcodec codec_meta filters_meta flags2 blosc2_flags use_dict special vl_blocks";

} // namespace

class TestDescribeChunk : public QObject {
    Q_OBJECT

 private slots:
    void describesAHeaderAsItLiesInTheFile()
    {
        const ByteBuffer file = frameOf({twoBlocks().bytes()});
        const Description chunk = describeChunk(*opened(file), 0);
        QCOMPARE(chunk.name, std::string("Chunk 0"));
        QVERIFY(!chunk.problem);
        QCOMPARE(chunk.offset, std::uint64_t(97));
        QCOMPARE(chunk.size, std::uint64_t(40 + 2 * 22));
        QCOMPARE(namesOf(chunk.fields),
                 std::string("offset ") + extendedHeaderNames + " nblocks bstarts");
        QCOMPARE(complaintsAbout(chunk, file), std::string());
        QCOMPARE(fieldOf(chunk, "nblocks")->value.dump(), Json(2).dump());
        QCOMPARE(fieldOf(chunk, "bstarts")->value.dump(), Json((std::vector<int>{40, 62})).dump());
        QCOMPARE(fieldOf(chunk, "filters")->meaning, std::string("delta, shuffle"));
    }

    void describesAShortHeader()
    {
        const auto header = parseChunkHeader("02012104 10000000 10000000 14000000"_hex, 0);
        Description description;
        description.fields = chunkHeaderFields(*header, 0);
        QCOMPARE(
            namesOf(description.fields),
            std::string("version versionlz flags extended memcpyed split codec_format typesize "
                        "nbytes blocksize cbytes use_dict special vl_blocks"));
        QCOMPARE(complaintsAbout(description, "02012104 10000000 10000000 14000000"_hex),
                 std::string());
        QCOMPARE(fieldOf(description, "codec_format")->meaning, std::string("lz4"));
    }

    void saysWhatAChunkHolds_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<std::string>("summary");
        const auto row = [](const char* name, ByteBuffer frame, const char* summary) {
            QTest::newRow(name) << std::move(frame) << std::string(summary);
        };
        row("compressed", frameOf({twoBlocks().bytes()}), "blosclz, delta, shuffle, 0.4x");
        row("run", frameOf({*encodeChunk(ByteBuffer(4000, std::byte{7}), {.codec = 5})}),
            "zstd, 97.6x");
        row("plain copy", frameOf({*plainCopyChunk(noise(96))}), "stored uncompressed, 0.8x");
        row("one value", frameOf({*repeatedValueChunk("01020304"_hex, 3600)}),
            "repeated value, 100.0x");
        row("zeros", frameOf({*specialChunk(SpecialKind::Zeros, 400)}), "zeros, not stored");
        row("NaN", frameOf({*specialChunk(SpecialKind::NaN, 400, {.typesize = 4})}),
            "NaN, not stored");
        HandMadeChunk measured = twoBlocks();
        measured.header.blosc2Flags = 0x80;
        row("measurements", frameOf({measured.bytes()}),
            "blosclz, delta, shuffle, measurements instead of data, 0.4x");
        HandMadeChunk foreign = twoBlocks();
        foreign.header.flags = 0xe5;
        row("unknown codec", frameOf({foreign.bytes()}),
            "unknown codec format 7, delta, shuffle, 0.4x");
    }
    void saysWhatAChunkHolds()
    {
        QFETCH(ByteBuffer, frame);
        const Description chunk = describeChunk(*opened(frame), 0);
        QTEST(chunk.summary, "summary");
    }

    void namesTheFileOfASparseChunk()
    {
        const Files files = sparseFiles(frameOf({twoBlocks().bytes()}), {31});
        const FramePtr frame = *Frame::openSparse(memoryFolder(files));
        const Description chunk = describeChunk(*frame, 0);
        QCOMPARE(chunk.file, std::string("0000001F.chunk"));
        QCOMPARE(chunk.offset, std::uint64_t(0));
        QCOMPARE(complaintsAbout(chunk, files.at(chunk.file)), std::string());
        QCOMPARE(fieldOf(chunk, "offset")->meaning, std::string("number of the chunk file"));
        QCOMPARE(fieldOf(chunk, "file_size")->value.dump(), Json(84).dump());
    }

    void countsOffsetsFromTheBeginningOfTheFile()
    {
        const ByteBuffer frame = frameOf({twoBlocks().bytes()});
        ByteBuffer file(1000);
        file.insert(file.end(), frame.begin(), frame.end());
        const FramePtr later = *Frame::open(windowOf(memorySource(file), 1000, frame.size()));
        QCOMPARE(complaintsAbout(describeChunk(*later, 0), file), std::string());
        QCOMPARE(describeHeader(*later).offset, std::uint64_t(1000));
        const ChunkPtr chunk = *later->chunk(0);
        const std::vector<Description> blocks = describeBlocks(*chunk, 0, 1);
        QCOMPARE(blocks.at(0).offset, std::uint64_t(1000 + 97 + 40));
    }

    void describesAChunkThatIsNotStored()
    {
        const Description chunk =
            describeChunk(*opened(frameOf({*specialChunk(SpecialKind::Zeros, 400)})), 0);
        QCOMPARE(namesOf(chunk.fields),
                 std::string("offset offset_hex ") + extendedHeaderNames + " nblocks");
        QCOMPARE(fieldOf(chunk, "offset_hex")->value.dump(), Json("8100000000000000").dump());
        QCOMPARE(fieldOf(chunk, "offset")->value.dump(),
                 Json(std::int64_t(-0x7f00000000000000)).dump());
        QCOMPARE(chunk.size, std::uint64_t(0));
        for (const Field& field : chunk.fields) // they stand nowhere
            QCOMPARE(field.size, std::uint64_t(0));
    }

    void showsTheHeaderOfADamagedChunk()
    {
        const ByteBuffer good = frameOf({twoBlocks().bytes(), twoBlocks().bytes()});
        const ByteBuffer file = patched(good, 97 + 84 + 4, "ffffffff"_hex); // nbytes of chunk 1
        const Description chunk = describeChunk(*opened(file), 1);
        QCOMPARE(*chunk.problem, std::string("chunk 1: a decoded size of -1 bytes is impossible"));
        QCOMPARE(fieldOf(chunk, "offset")->value.dump(), Json(84).dump());
        QCOMPARE(namesOf(chunk.fields), std::string("offset ") + extendedHeaderNames);
        QCOMPARE(fieldOf(chunk, "nbytes")->value.dump(), Json(-1).dump());
        QCOMPARE(complaintsAbout(chunk, file), std::string());
        QVERIFY(!describeChunk(*opened(file), 0).problem);
    }

    void saysWhyAChunkCannotBeReached()
    {
        ByteBuffer file = frameOf({twoBlocks().bytes(), twoBlocks().bytes()});
        const std::uint64_t entry = opened(file)->indexOffset() + 32 + 8;
        file = patched(file, entry, "ffffffffffffff7f"_hex);
        const Description chunk = describeChunk(*opened(file), 1);
        QVERIFY(chunk.problem->starts_with("chunk 1: position 9223372036854775807 is outside"));
        QCOMPARE(namesOf(chunk.fields), std::string("offset"));
        QVERIFY(describeChunk(*opened(file), 2).problem->starts_with("there is no chunk 2"));
    }

    void listsTheStartsOfFewBlocksOnly()
    {
        const ByteBuffer data = repetitive(1700);
        const auto starts = [&](std::int64_t blocksize) {
            const ByteBuffer file = frameOf({*encodeChunk(data, {.blocksize = blocksize})});
            const Description chunk = describeChunk(*opened(file), 0);
            return fieldOf(chunk, "bstarts") ? fieldOf(chunk, "bstarts")->value.size() : 0;
        };
        QCOMPARE(starts(107), std::size_t(16));
        QCOMPARE(starts(100), std::size_t(0));
    }

    void tellsTheSizeOfTheDictionary()
    {
        HandMadeChunk handMade = twoBlocks();
        handMade.dictionary = noise(77);
        const ByteBuffer file = frameOf({handMade.bytes()});
        const Description chunk = describeChunk(*opened(file), 0);
        QCOMPARE(fieldOf(chunk, "dict_size")->value.dump(), Json(77).dump());
        QCOMPARE(fieldOf(chunk, "use_dict")->value.dump(), Json(true).dump());
        QCOMPARE(complaintsAbout(chunk, file), std::string());
    }

    void describesBlocksAndTheirStreams()
    {
        const ByteBuffer file = frameOf({twoBlocks().bytes()});
        const FramePtr frame = opened(file);
        const std::vector<Description> blocks = describeBlocks(**frame->chunk(0), 1, 1);
        QCOMPARE(blocks.size(), std::size_t(1));
        QCOMPARE(blocks[0].name, std::string("Block 1"));
        QCOMPARE(blocks[0].offset, std::uint64_t(97 + 62));
        QCOMPARE(blocks[0].size, std::uint64_t(22));
        QCOMPARE(blocks[0].summary, std::string("22 bytes to 16 bytes, 4 streams"));
        std::string streams;
        for (const Description& stream : blocks[0].children)
            streams += stream.name + ": " + stream.summary + ", " +
                       hexOf(ByteView(file).subspan(stream.offset, stream.size)) + "; ";
        QCOMPARE(streams, std::string("Stream 0: zeros, 00000000; "
                                      "Stream 1: byte 3 repeated, fdffffff01; "
                                      "Stream 2: 4 bytes, 040000000a0b0c0d; "
                                      "Stream 3: byte 1 repeated, ffffffff01; "));
    }

    void keepsDamageOfABlockToIt()
    {
        HandMadeChunk chunk = twoBlocks();
        chunk.blocks.push_back("00010000"_hex);
        chunk.blocks.push_back(chunk.blocks[0]);
        chunk.header.nbytes = 64;
        chunk.starts = {48, 7, 92, 96};
        const FramePtr frame = opened(frameOf({chunk.bytes()}));
        const std::vector<Description> blocks = describeBlocks(**frame->chunk(0), 0, 4);
        QVERIFY(!blocks[0].problem);
        QCOMPARE(*blocks[1].problem,
                 std::string("position 7 is outside the chunk's data (48 to 118)"));
        QCOMPARE(*blocks[2].problem,
                 std::string("a stream of 256 bytes is longer than its 4 decoded bytes"));
        QVERIFY(blocks[2].children.empty());
        QVERIFY(!blocks[3].problem);
    }

    void describesBlocksThatOverlapAsTheyAreDecoded()
    {
        HandMadeChunk chunk;
        chunk.header.flags = 0x15;
        chunk.header.nbytes = 32;
        chunk.header.blocksize = 16;
        chunk.blocks = {stream(16, "00000000 f9ffffff01 00000000000000"_hex)};
        chunk.starts = {40, 48};
        const FramePtr frame = opened(frameOf({chunk.bytes()}));
        const std::vector<Description> blocks = describeBlocks(**frame->chunk(0), 0, 2);
        QVERIFY(!blocks[0].problem);
        QCOMPARE(blocks[0].size, std::uint64_t(20));
        QCOMPARE(blocks[1].summary, std::string("5 bytes to 16 bytes, 1 stream"));
    }
};

const Registered<TestDescribeChunk> registered;

} // namespace bloscope::tst_describe_chunk

#include "tst_describe_chunk.moc"
