#include "core/array/array.h"
#include "core/chunk/chunk_encoder.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame.h"
#include "core/report/info_report.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <nlohmann/json.hpp>

namespace bloscope::tst_frame_open {

using namespace test;

namespace {

// Four chunks of eight bytes.
const ByteBuffer fourChunks = chunksFrame({"0000000000000001"_hex, "0000000000000002"_hex,
                                           "0000000000000003"_hex, "0000000000000004"_hex},
                                          4, {.vlMetalayers = {{"note", "c3"_hex}}});

Result<FramePtr> opened(Files files)
{
    return Frame::openSparse(memoryFolder(std::move(files)));
}

std::string outcomeOfChunk(const Frame& frame, std::int64_t n)
{
    return outcomeOf(frame.chunk(n));
}

ByteBuffer shifted(std::size_t by, const ByteBuffer& bytes)
{
    ByteBuffer file(by, std::byte{0x55});
    file.insert(file.end(), bytes.begin(), bytes.end());
    return file;
}

} // namespace

// The three ways in which a frame is found; tst_frame has what they share.
class TestFrameOpen : public QObject {
    Q_OBJECT

 private slots:
    void findsSparseChunksByTheirNumbers()
    {
        const auto frame = opened(sparseFiles(fourChunks, {7, 0, 31, 5}));
        QCOMPARE(outcomeOf(frame), std::string());
        QCOMPARE((*frame)->kind(), FrameKind::Sparse);
        QCOMPARE((*frame)->problems().size(), std::size_t(0));
        const FramePtr contiguous = *Frame::open(memorySource(fourChunks));
        for (std::int64_t n = 0; n < 4; ++n)
            QCOMPARE(*(*(*frame)->chunk(n))->decode(), *(*contiguous->chunk(n))->decode());
        QCOMPARE((*frame)->chunkFileOf(*(*frame)->indexEntry(2)), std::string("0000001F.chunk"));
        QCOMPARE(*(*frame)->readVlMetadata(*(*frame)->vlMetalayers().find("note")), "c3"_hex);
    }

    void showsTheOtherChunksWhenOneFileIsWrong_data()
    {
        QTest::addColumn<std::optional<ByteBuffer>>("file");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, std::optional<ByteBuffer> file, const char* message) {
            QTest::newRow(name) << std::move(file) << std::string("chunk 1: ") + message;
        };
        const ByteBuffer good = sparseFiles(fourChunks).at(chunkFileName(1));
        row("missing", {}, "the file 00000001.chunk is missing");
        row("empty", ByteBuffer(), "the file 00000001.chunk is empty");
        row("too short for a header", ByteBuffer(good.begin(), good.begin() + 10),
            "file 00000001.chunk: blocksize needs 4 bytes, but only 2 are left (at byte 8)");
        row("shorter than it says", ByteBuffer(good.begin(), good.end() - 1),
            "file 00000001.chunk: its declared size of 40 bytes does not fit in the 39 available");
    }
    void showsTheOtherChunksWhenOneFileIsWrong()
    {
        QFETCH(std::optional<ByteBuffer>, file);
        QFETCH(std::string, message);
        Files files = sparseFiles(fourChunks);
        files.erase(chunkFileName(1));
        if (file)
            files[chunkFileName(1)] = *file;
        const FramePtr frame = *opened(std::move(files));
        const std::string outcome = outcomeOfChunk(*frame, 1);
        QCOMPARE(outcome, message);
        for (const std::int64_t n : {0, 2, 3})
            QCOMPARE(outcomeOfChunk(*frame, n), std::string());
    }

    void toleratesBytesBehindAChunk()
    {
        Files files = sparseFiles(fourChunks);
        files[chunkFileName(1)].resize(1000);
        const FramePtr frame = *opened(std::move(files));
        QCOMPARE(*(*frame->chunk(1))->decode(), "0000000000000002"_hex);
    }

    void namesFilesThatAreNoPartOfTheFrame()
    {
        Files files = sparseFiles(fourChunks);
        files[".b2lock"] = {};
        QCOMPARE((*opened(files))->problems().size(), std::size_t(0));
        files["00000009.chunk"] = {};
        const auto one = (*opened(files))->problems();
        QCOMPARE(one.size(), std::size_t(1));
        QCOMPARE(one[0].severity, Problem::Severity::Note);
        QCOMPARE(one[0].text,
                 std::string(
                     "1 file (0 bytes) in the directory is not part of the frame: 00000009.chunk"));
        for (const char* name : {"a", "b\n", "c", "d"})
            files[name] = {};
        QCOMPARE((*opened(files))->problems()[0].text,
                 std::string("5 files (0 bytes) in the directory are not part of the frame: "
                             "00000009.chunk, a, b\\n, c and 1 more"));
    }

    // Before c-blosc2 3.3.4 the file of a chunk that became zeros was emptied and left there.
    void takesEmptiedFilesOfRunsAsParts()
    {
        Files files = sparseFiles(unstoredArrayFrame({8}, {4}, {4}, "<i4"));
        files[chunkFileName(1)] = {};
        QCOMPARE((*opened(files))->problems().size(), std::size_t(0));
        files[chunkFileName(2)] = ByteBuffer(5);
        files["empty"] = {};
        QCOMPARE((*opened(files))->problems()[0].text,
                 std::string("2 files (5 bytes) in the directory are not part of the frame: "
                             "00000002.chunk, empty"));
    }

    void refusesDirectoriesWithoutAUsableIndex()
    {
        QCOMPARE(outcomeOf(opened({})), std::string("the file chunks.b2frame is missing"));
        Files files = sparseFiles(fourChunks);
        files[sparseFrameName] = fourChunks;
        QCOMPARE(outcomeOf(opened(files)),
                 std::string("chunks.b2frame: the frame says it is contiguous, but it is a "
                             "directory (at byte 26)"));
        files = sparseFiles(fourChunks);
        files[sparseFrameName].pop_back();
        QVERIFY(outcomeOf(opened(files)).starts_with("chunks.b2frame: the file is truncated: "));
    }

    void refusesImpossibleFileNumbers()
    {
        const FramePtr frame = *opened(sparseFiles(fourChunks, {0, 1LL << 32, 2, 3}));
        QCOMPARE(outcomeOfChunk(*frame, 1),
                 std::string("chunk 1: impossible file number 4294967296"));
        QCOMPARE(outcomeOfChunk(*frame, 2), std::string());
    }

    void countsOffsetsFromTheBeginningOfTheFile()
    {
        constexpr std::uint64_t at = 1000;
        const ByteSourcePtr file = memorySource(shifted(at, fourChunks));
        const FramePtr frame = *Frame::open(windowOf(file, at, fourChunks.size()));
        const FramePtr alone = *Frame::open(memorySource(fourChunks));
        QCOMPARE(frame->fileOffset(), at);
        QCOMPARE(frame->indexOffset(), alone->indexOffset() + at);
        QCOMPARE(frame->trailer()->offset, alone->trailer()->offset + at);
        QCOMPARE((*frame->chunk(2))->offset(), (*alone->chunk(2))->offset() + at);
        const MetadataEntry& note = *frame->vlMetalayers().find("note");
        QCOMPARE(note.valueOffset, alone->vlMetalayers().find("note")->valueOffset + at);
        QCOMPARE(*frame->readVlMetadata(note), "c3"_hex);
        QCOMPARE(*(*frame->chunk(2))->decode(), "0000000000000003"_hex);
    }

    void tellsTheKindToPrograms()
    {
        const auto info = [](const FramePtr& frame) { return infoJson(*Array::of(frame)); };
        const Files files = sparseFiles(fourChunks);
        std::uint64_t size = 0;
        for (const auto& [name, bytes] : files)
            size += bytes.size();
        const auto sparse = info(*opened(files));
        QVERIFY(sparse.at("kind") == "sframe");
        QVERIFY(sparse.at("size") == size);
        const auto chunk = info(*Frame::openBareChunk(memorySource(files.at(chunkFileName(0)))));
        QVERIFY(chunk.at("kind") == "chunk");
        QVERIFY(chunk.at("chunk").at("nbytes") == 8);
        QVERIFY(!chunk.contains("frame"));
        const auto later = info(
            *Frame::open(windowOf(memorySource(shifted(8, fourChunks)), 8, fourChunks.size())));
        QVERIFY(later.at("kind") == "cframe");
        QVERIFY(later.at("offset") == 8);
    }

    void showsABareChunkAsAFrameOfOne()
    {
        const ByteBuffer chunk = *plainCopyChunk("010203040506"_hex, {.typesize = 2});
        const FramePtr frame = *Frame::openBareChunk(memorySource(chunk));
        QCOMPARE(frame->kind(), FrameKind::Chunk);
        QCOMPARE(frame->chunkCount(), std::int64_t(1));
        QCOMPARE(frame->header().typesize, 2);
        QCOMPARE(Array::of(frame)->shape(), Shape{3});
        QCOMPARE(*(*frame->chunk(0))->decode(), "010203040506"_hex);
        QVERIFY(failedAs(ErrorKind::Usage, frame->chunk(1)));
    }

    void recognisesPicklesAndDoesNotReadThem_data()
    {
        QTest::addColumn<ByteBuffer>("data");
        QTest::addColumn<bool>("isPickle");
        QTest::newRow("protocol 4") << "80044e2e"_hex << true;
        QTest::newRow("protocol 5") << "8005957d2e"_hex << true;
        QTest::newRow("int16 numbers that begin with 1152") << "8004810482048304"_hex << false;
        QTest::newRow("one byte") << "80"_hex << false;
        QTest::newRow("nothing") << ByteBuffer() << false;
    }
    void recognisesPicklesAndDoesNotReadThem()
    {
        QFETCH(ByteBuffer, data);
        QFETCH(bool, isPickle);
        const ByteBuffer chunk = *plainCopyChunk(data, {.typesize = 1});
        const FramePtr frame = *Frame::openBareChunk(memorySource(chunk));
        QCOMPARE(!frame->problems().empty(), isPickle);
    }

    void refusesABareChunkWhoseBeginningIsDamaged()
    {
        ByteBuffer frame = arrayFrame({100}, "<i4", counted<std::int32_t>(100));
        damageBlock(frame, 0);
        const ByteBuffer chunk = sparseFiles(frame).at(chunkFileName(0));
        const auto outcome = outcomeOf(Frame::openBareChunk(memorySource(chunk)));
        QVERIFY2(outcome.starts_with("chunk: block 0: "), outcome.c_str());
    }
};

const Registered<TestFrameOpen> registered;

} // namespace bloscope::tst_frame_open

#include "tst_frame_open.moc"
