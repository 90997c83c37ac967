#include "core/saving/chunk_file_writer.h"

#include "core/files/file_io.h"
#include "core/frame/file_marks.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_chunk_file_writer {

using namespace test;
namespace fs = std::filesystem;

class TestChunkFileWriter : public QObject {
    Q_OBJECT

    UnsyncedFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    Descriptor m_like; // the index, whose mode the files get

    fs::path pathOf(std::int64_t id) const { return m_folder / chunkFileName(id); }

    // Parts of bytes that are kept together, as chunks are that were encoded together.
    std::vector<ChunkFile> files() const
    {
        const KeptBytesPtr kept = *m_store->keep(noise(300));
        return {{2, {kept, 0, 100}}, {5, {kept, 100, 200}}};
    }

    ByteBuffer content(std::size_t begin, std::size_t size) const
    {
        const ByteBuffer all = noise(300);
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(begin);
        return {first, first + static_cast<std::ptrdiff_t>(size)};
    }

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        writeFile(m_folder / sparseFrameName, bytesOf("index"));
        fs::permissions(m_folder / sparseFrameName, fs::perms::owner_read | fs::perms::group_read);
        m_like = openDescriptor(m_calls, m_folder / sparseFrameName, {});
    }

    void writesEachChunkToItsFile()
    {
        ChunkFileWriter writer(m_calls, m_folder);
        Progress progress;
        QVERIFY(writer.write(files(), m_like.number(), {{}, &progress}));
        QCOMPARE(contentOfFile(pathOf(2)), content(0, 100));
        QCOMPARE(contentOfFile(pathOf(5)), content(100, 200));
        QCOMPARE(progress.done.load(), std::uint64_t(300));
        QCOMPARE(fs::status(pathOf(2)).permissions(),
                 fs::status(m_folder / sparseFrameName).permissions());
        writer.keep();
    }

    void takesThemAwayUnlessTheyAreKept()
    {
        for (const bool isKept : {true, false}) {
            {
                ChunkFileWriter writer(m_calls, m_folder);
                QVERIFY(writer.write(files(), m_like.number(), {}));
                if (isKept)
                    writer.keep();
            }
            QCOMPARE(fs::exists(pathOf(2)), isKept);
            QCOMPARE(fs::exists(pathOf(5)), isKept);
        }
        QCOMPARE(namesIn(m_folder), (std::vector<std::string>{sparseFrameName}));
    }

    // What a killed program left under the name makes room; behind a link nothing is written.
    void writesNewFilesOnly_data()
    {
        QTest::addColumn<bool>("isALink");
        QTest::newRow("file") << false;
        QTest::newRow("link") << true;
    }
    void writesNewFilesOnly()
    {
        QFETCH(bool, isALink);
        const fs::path other = m_folder / "other";
        writeFile(other, bytesOf("not to be touched"));
        bool isMade = true;
        if (isALink)
            isMade = makeLink(other, pathOf(2));
        else
            writeFile(pathOf(2), noise(1000, 9));
        if (!isMade)
            QSKIP(noLinks);
        ChunkFileWriter writer(m_calls, m_folder);
        QVERIFY(writer.write(files(), m_like.number(), {}));
        QVERIFY(!isLink(pathOf(2)));
        QCOMPARE(contentOfFile(pathOf(2)), content(0, 100));
        QCOMPARE(contentOfFile(other), ByteBuffer(bytesOf("not to be touched").begin(),
                                                  bytesOf("not to be touched").end()));
    }

    void namesTheFileThatCannotBeWritten()
    {
        fs::create_directory(pathOf(5));
        ChunkFileWriter writer(m_calls, m_folder);
        const auto written = writer.write(files(), m_like.number(), {});
        QVERIFY(!written);
        QVERIFY2(written.error().text().starts_with("00000005.chunk: "),
                 written.error().text().c_str());
    }

    // Nothing of it is left, whichever call fails.
    void survivesFaults_data()
    {
        QTest::addColumn<FaultyFileCalls::Fault>("fault");
        QTest::newRow("a call fails") << FaultyFileCalls::Fault::Fail;
        QTest::newRow("half of a write") << FaultyFileCalls::Fault::Short;
    }
    void survivesFaults()
    {
        QFETCH(FaultyFileCalls::Fault, fault);
        FaultyFileCalls counting;
        QVERIFY(ChunkFileWriter(counting, m_folder).write(files(), m_like.number(), {}));
        for (int at = 0; at < static_cast<int>(counting.log().size()); ++at) {
            FaultyFileCalls faulty(fault, at, EIO);
            {
                ChunkFileWriter writer(faulty, m_folder);
                const auto written = writer.write(files(), m_like.number(), {});
                QVERIFY(!written || contentOfFile(pathOf(5)) == content(100, 200));
            }
            if (faulty.log()[static_cast<std::size_t>(at)] != "remove")
                QCOMPARE(namesIn(m_folder), (std::vector<std::string>{sparseFrameName}));
            m_calls.remove(pathOf(2)); // where removing it is what failed
            m_calls.remove(pathOf(5));
        }
    }

    void canBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        {
            ChunkFileWriter writer(m_calls, m_folder);
            const auto written = writer.write(files(), m_like.number(), {stop.get_token()});
            QVERIFY(!written);
            QCOMPARE(written.error().kind(), ErrorKind::Cancelled);
        }
        QCOMPARE(namesIn(m_folder), (std::vector<std::string>{sparseFrameName}));
    }
};

const Registered<TestChunkFileWriter> registered;

} // namespace bloscope::tst_chunk_file_writer

#include "tst_chunk_file_writer.moc"
