#include "core/edit/save_ability.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_lock.h"
#include "core/system/file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_save_ability {

using namespace test;
namespace fs = std::filesystem;

namespace {

ByteBuffer smallFrame()
{
    return chunksFrame({counted<std::int32_t>(10)}, 4);
}

SaveAbility abilityOf(const fs::path& path)
{
    return saveAbility(**openPath(path), path);
}

} // namespace

class TestSaveAbility : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, smallFrame());
    }

    void findsNothingInTheWay()
    {
        const SaveAbility ability = abilityOf(m_file);
        QVERIFY(ability.canReplace && ability.canSaveAs && !ability.isLockedElsewhere);
        QCOMPARE(ability.reason, std::string());
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
    }

    void savesSparseFramesOnlyWhereTheyAre()
    {
        writeFiles(m_folder / "dir", sparseFiles(smallFrame()));
        for (const char* path : {"dir", "dir/chunks.b2frame"}) {
            const SaveAbility ability = abilityOf(m_folder / path);
            QVERIFY(ability.canReplace && !ability.canSaveAs);
        }
    }

    void saysWhatNoFileCanHold_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<QString>("reason");
        ByteBuffer cut = smallFrame();
        cut.pop_back();
        QTest::newRow("no end")
            << cut << "the frame is incomplete (its trailer is missing) and cannot be written to";
        ByteBuffer old = smallFrame();
        old[25] = std::byte{0x11};
        QTest::newRow("version 1")
            << old << "frame format 1 is read-only; formats from 2 on can be written";
        const FramePtr frame = *Frame::open(memorySource(smallFrame()));
        const ChunkPtr chunk = *frame->chunk(0);
        QTest::newRow("bare chunk")
            << *readBytes(*frame->source(), chunk->offset(),
                          static_cast<std::uint64_t>(chunk->header().cbytes))
            << "a chunk without a frame cannot store metadata";
    }
    void saysWhatNoFileCanHold()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(QString, reason);
        writeFile(m_file, bytes);
        const SaveAbility ability = abilityOf(m_file);
        QVERIFY(!ability.canReplace && !ability.canSaveAs);
        QCOMPARE(QString::fromStdString(ability.reason), reason);
    }

    void saysThatFramesInsideOtherFilesAreNotChanged()
    {
        ByteBuffer bytes(100);
        const ByteBuffer frame = smallFrame();
        bytes.insert(bytes.end(), frame.begin(), frame.end());
        writeFile(m_file, bytes);
        const SaveAbility ability = saveAbility(**openFrameAt(m_file, 100), m_file);
        QVERIFY(!ability.canReplace && ability.canSaveAs);
        QCOMPARE(ability.reason,
                 std::string("the frame is inside another file; save a copy first"));
    }

    void saysThatTheFileIsGone()
    {
        const FramePtr frame = *openPath(m_file);
        if (!openFilesGiveWay())
            QSKIP(openFilesStay);
        fs::remove(m_file);
        const SaveAbility ability = saveAbility(*frame, m_file);
        QVERIFY(!ability.canReplace && ability.canSaveAs);
        QCOMPARE(ability.reason, std::string("the file no longer exists"));
    }

    void seesThatItIsLocked()
    {
        const fs::path lock = FrameLock::fileOf(m_file);
        Descriptor file = openedToChange(lock);
        QVERIFY(!abilityOf(m_file).isLockedElsewhere);
        SystemFileCalls calls;
        QCOMPARE(calls.lock(file.number(), LockKind::Shared, LockPlace::LockFile), 0);
        const SaveAbility ability = abilityOf(m_file);
        QVERIFY(ability.isLockedElsewhere && ability.canReplace);
        file = Descriptor();
        QVERIFY(!abilityOf(m_file).isLockedElsewhere);
        QCOMPARE(contentOfFile(lock).size(), std::size_t(0)); // nobody counted
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
};

const Registered<TestSaveAbility> registered;

} // namespace bloscope::tst_save_ability

#include "tst_save_ability.moc"
