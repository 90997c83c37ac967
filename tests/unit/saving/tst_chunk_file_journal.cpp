#include "core/saving/chunk_file_writer.h"

#include "core/frame/file_marks.h"
#include "core/system/temporary_name.h"
#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_chunk_file_journal {

using namespace test;
namespace fs = std::filesystem;

class TestChunkFileJournal : public QObject {
    Q_OBJECT

    UnsyncedFileCalls m_calls;
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;

    fs::path frameFile() const { return m_folder / sparseFrameName; }
    fs::path pathOf(std::int64_t id) const { return m_folder / chunkFileName(id); }
    bool isThere(std::int64_t id) const { return fs::exists(pathOf(id)); }

    // As a process that was killed leaves it.
    void leaveNote(const std::string& content) const
    {
        writeFile(newTemporaryName(m_folder / "chunk-files"), bytesOf(content));
    }
    std::size_t notes() const
    {
        const std::vector<std::string> names = namesIn(m_folder);
        return static_cast<std::size_t>(std::ranges::count_if(
            names, [](const std::string& name) { return name.starts_with(".chunk-files."); }));
    }

 private slots:
    // The index knows 0 and 1; 2 and 3 belong to nobody.
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        writeFiles(m_folder, sparseFiles(chunksFrame(
                                 {counted<std::int32_t>(50), counted<std::int32_t>(50)}, 4)));
        for (const std::int64_t id : {2, 3})
            writeFile(pathOf(id), bytesOf("chunk"));
    }

    void removesWhatIsNotedAndUnknown()
    {
        {
            ChunkFileJournal journal(m_calls, frameFile());
            QVERIFY(journal.note({{2, {}}}, {1, 7})); // of which the index knows 1, and 7 is gone
            QCOMPARE(notes(), 1U);
            journal.removeUnknown();
        }
        QVERIFY(isThere(0) && isThere(1) && !isThere(2));
        QVERIFY(isThere(3)); // of somebody else
        QCOMPARE(notes(), 0U);
    }

    void removesWhatAKilledSaveLeft_data()
    {
        QTest::addColumn<std::string>("note");
        QTest::addColumn<bool>("is2Gone");
        QTest::addColumn<bool>("is3Gone");
        QTest::newRow("both") << std::string("00000002.chunk\n00000003.chunk\n") << true << true;
        QTest::newRow("one that is known")
            << std::string("00000000.chunk\n00000003.chunk\n") << false << true;
        QTest::newRow("cut") << std::string("00000002.chunk\n00000003.chu") << true << false;
        QTest::newRow("without its end") << std::string("00000002.chunk") << false << false;
        QTest::newRow("other names")
            << std::string("../00000002.chunk\n2.chunk\n/\n\n00000003\n") << false << false;
        QTest::newRow("nothing") << std::string() << false << false;
    }
    void removesWhatAKilledSaveLeft()
    {
        QFETCH(const std::string, note);
        leaveNote(note);
        {
            ChunkFileJournal journal(m_calls, frameFile());
            QVERIFY(journal.note({}, {}));
            journal.removeUnknown();
        }
        QVERIFY(isThere(0) && isThere(1));
        QTEST(!isThere(2), "is2Gone");
        QTEST(!isThere(3), "is3Gone");
    }

    void keepsNotesOfKilledSavesUntilOneSucceeds()
    {
        leaveNote("00000002.chunk\n");
        leaveNote("00000003.chunk\n");
        {
            ChunkFileJournal failed(m_calls, frameFile());
            QVERIFY(failed.note({{4, {}}}, {}));
            QCOMPARE(notes(), 1U); // that has all of them
        }
        QCOMPARE(notes(), 1U);
        {
            ChunkFileJournal journal(m_calls, frameFile());
            QVERIFY(journal.note({}, {}));
            journal.removeUnknown();
        }
        QVERIFY(!isThere(2) && !isThere(3));
        QCOMPARE(notes(), 0U);
    }

    void leavesThemWhereTheIndexCannotBeRead()
    {
        leaveNote("00000002.chunk\n");
        ByteBuffer frame = contentOfFile(frameFile());
        frame.resize(frame.size() / 2);
        writeFile(frameFile(), frame);
        {
            ChunkFileJournal journal(m_calls, frameFile());
            QVERIFY(journal.note({}, {}));
            journal.removeUnknown();
        }
        QVERIFY(isThere(2));
        QCOMPARE(notes(), 1U);
    }

    void leavesThemToTheNextSaveWhenTold()
    {
        {
            ChunkFileJournal journal(m_calls, frameFile());
            QVERIFY(journal.note({}, {2}));
            journal.leave();
        }
        QVERIFY(isThere(2));
        QCOMPARE(notes(), 1U);
    }

    void notesNothingOfNothing()
    {
        ChunkFileJournal journal(m_calls, frameFile());
        QVERIFY(journal.note({}, {}));
        QCOMPARE(notes(), 0U);
    }
};

const Registered<TestChunkFileJournal> registered;

} // namespace bloscope::tst_chunk_file_journal

#include "tst_chunk_file_journal.moc"
