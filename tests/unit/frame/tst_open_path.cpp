#include "core/frame/open_path.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <fmt/format.h>
#include <fstream>

namespace bloscope::tst_open_path {

using namespace test;

namespace {

const ByteBuffer frame = arrayFrame({10}, "<i4", counted<std::int32_t>(10));

// `count` bytes of something else, then the others.
ByteBuffer behind(std::size_t count, const ByteBuffer& first, const ByteBuffer& second = {})
{
    ByteBuffer bytes(count, std::byte{0x55});
    bytes.insert(bytes.end(), first.begin(), first.end());
    bytes.insert(bytes.end(), second.begin(), second.end());
    return bytes;
}

} // namespace

class TestOpenPath : public QObject {
    Q_OBJECT

 private:
    std::filesystem::path pathOf(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    std::filesystem::path written(const char* name, ByteView bytes) const
    {
        std::filesystem::create_directories(pathOf(name).parent_path());
        std::ofstream file(pathOf(name), std::ios::binary);
        file << textOf(bytes);
        return pathOf(name);
    }

    QTemporaryDir m_folder;

 private slots:
    void opensFramesWhateverTheirName()
    {
        for (const char* name : {"array.b2nd", "text.txt", "none"}) {
            const auto opened = openPath(written(name, frame));
            QCOMPARE(outcomeOf(opened), std::string());
            QCOMPARE((*opened)->chunkCount(), std::int64_t(1));
        }
    }

    void followsLinks()
    {
        if (!makeLink(written("target.b2nd", frame), pathOf("link.b2nd")))
            QSKIP(noLinks);
        QCOMPARE(outcomeOf(openPath(pathOf("link.b2nd"))), std::string());
    }

    void opensSparseFramesByTheirDirectoryAndByTheirIndex()
    {
        writeFiles(pathOf("array.b2nd.d"), sparseFiles(frame));
        for (const char* name : {"array.b2nd.d", "array.b2nd.d/", "array.b2nd.d/chunks.b2frame"}) {
            const auto opened = openPath(pathOf(name));
            QCOMPARE(outcomeOf(opened), std::string());
            QCOMPARE((*opened)->kind(), FrameKind::Sparse);
            QCOMPARE(outcomeOf((*opened)->chunk(0)), std::string());
        }
    }

    void refusesTheIndexOfASparseFrameUnderAnotherName()
    {
        const auto opened = openPath(written("index", sparseFiles(frame).at("chunks.b2frame")));
        QCOMPARE(outcomeOf(opened),
                 std::string("the frame says it is sparse, but it is a file (at byte 26)"));
    }

    void opensChunksWithoutAFrame_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::newRow("plain copy") << *plainCopyChunk("01020304"_hex);
        QTest::newRow("short header") << "02010201 04000000 04000000 14000000 01020304"_hex;
    }
    void opensChunksWithoutAFrame()
    {
        QFETCH(ByteBuffer, bytes);
        const auto opened = openPath(written("chunk", bytes));
        QCOMPARE(outcomeOf(opened), std::string());
        QCOMPARE((*opened)->kind(), FrameKind::Chunk);
        QCOMPARE(*(*(*opened)->chunk(0))->decode(), "01020304"_hex);
    }

    void opensFramesLaterInAFile()
    {
        const auto path = written("later", behind(100, frame));
        const auto opened = openFrameAt(path, 100);
        QCOMPARE(outcomeOf(opened), std::string());
        QCOMPARE((*opened)->fileOffset(), std::uint64_t(100));
        QCOMPARE(*(*(*opened)->chunk(0))->decode(), counted<std::int32_t>(10));
        QCOMPARE(outcomeOf(openFrameAt(path, 99)),
                 std::string("no Blosc2 frame begins at byte 99"));
        QVERIFY(failedAs(ErrorKind::Usage, openFrameAt(path, 100 + frame.size())));
    }

    void saysWhatElseAFileIs_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, ByteBuffer bytes, ErrorKind kind,
                            const char* message) {
            QTest::newRow(name) << std::move(bytes) << kind << std::string(message);
        };
        const auto text = [](std::string_view characters) {
            const ByteView view = bytesOf(characters);
            return ByteBuffer(view.begin(), view.end());
        };
        const std::string frames =
            fmt::format("not a Blosc2 file: the signature \"b2frame\" is missing at its beginning; "
                        "frames begin at 7, {}",
                        7 + frame.size());
        constexpr auto nothing = "not a Blosc2 file: the signature \"b2frame\" is missing";
        row("empty", {}, ErrorKind::NotBlosc2, "not a Blosc2 file: it is empty");
        row("a byte", text("x"), ErrorKind::NotBlosc2, nothing);
        row("a line of text", text("Call me Ishmael. Some years ago - never mind how long\n"),
            ErrorKind::NotBlosc2, nothing);
        row("zeros", ByteBuffer(4096), ErrorKind::NotBlosc2, nothing);
        row("zip", text("PK\3\4 and so on"), ErrorKind::Unsupported,
            "this is a zip archive, not a single frame");
        row("frame later in the file", behind(100, frame), ErrorKind::NotBlosc2,
            "not a Blosc2 file: the signature \"b2frame\" is missing at its beginning; a frame "
            "begins at 100");
        row("frames later in the file", behind(7, behind(0, frame, frame)), ErrorKind::NotBlosc2,
            frames.c_str());
        row("chunk with something behind it", "02010201 04000000 04000000 14000000 01020304 05"_hex,
            ErrorKind::NotBlosc2, nothing);
        row("frame that is cut off", ByteBuffer(frame.begin(), frame.begin() + 100),
            ErrorKind::Malformed,
            "too short to be a Blosc2 frame: 100 bytes, but at least 112 are needed");
    }
    void saysWhatElseAFileIs()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(ErrorKind, kind);
        const auto opened = openPath(written("file", bytes));
        QTEST(outcomeOf(opened), "message");
        QVERIFY(failedAs(kind, opened));
    }

    void saysWhatADirectoryIs_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        QTest::newRow("contiguous inside")
            << QByteArray("sparse/chunks.b2frame") << ErrorKind::Malformed
            << std::string("chunks.b2frame: the frame says it is contiguous, but it is a directory "
                           "(at byte 26)");
        QTest::newRow("store") << QByteArray("store/embed.b2e") << ErrorKind::Unsupported
                               << std::string("this is a store of frames, not a single frame");
        QTest::newRow("other") << QByteArray("other/readme.txt") << ErrorKind::NotBlosc2
                               << std::string("not a Blosc2 directory: chunks.b2frame is missing");
    }
    void saysWhatADirectoryIs()
    {
        QFETCH(QByteArray, member);
        QFETCH(ErrorKind, kind);
        const auto opened = openPath(written(member, frame).parent_path());
        QTEST(outcomeOf(opened), "message");
        QVERIFY(failedAs(kind, opened));
    }

    void doesNotWaitForAPipe()
    {
        if (!makePipe(pathOf("pipe")))
            QSKIP(noPipes);
        const auto opened = openPath(pathOf("pipe"));
        QVERIFY(failedAs(ErrorKind::Io, opened));
        QCOMPARE(opened.error().text(), std::string("this is not a regular file"));
    }

    void saysWhatTheSystemSays_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::newRow("missing") << pathOf("missing").string();
        QTest::newRow("in a file") << (written("plain", frame) / "inside").string();
        QTest::newRow("no path") << std::string();
    }
    void saysWhatTheSystemSays()
    {
        QFETCH(std::string, path);
        const auto opened = openPath(path);
        QVERIFY(failedAs(ErrorKind::Io, opened));
        QVERIFY(opened.error().text().starts_with("cannot open the file: "));
    }

    void handsOnTheLimits()
    {
        const auto opened = openPath(written("limited", frame), {.frameHeaderBytes = 100});
        QVERIFY(failedAs(ErrorKind::Limit, opened));
    }
};

const Registered<TestOpenPath> registered;

} // namespace bloscope::tst_open_path

#include "tst_open_path.moc"
