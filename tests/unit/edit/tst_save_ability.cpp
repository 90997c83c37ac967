#include "core/edit/save_ability.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_lock.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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
    void cleanup() { ::chmod(m_folder.c_str(), 0700); }

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
        fs::remove(m_file);
        const SaveAbility ability = saveAbility(*frame, m_file);
        QVERIFY(!ability.canReplace && ability.canSaveAs);
        QCOMPARE(ability.reason, std::string("the file no longer exists"));
    }

    void saysWhatIsNotAllowed_data()
    {
        QTest::addColumn<int>("fileMode");
        QTest::addColumn<int>("folderMode");
        QTest::addColumn<bool>("isOurs");
        QTest::addColumn<QString>("reason"); // empty: it is allowed
        QTest::newRow("all") << 0644 << 0700 << true << "";
        QTest::newRow("read-only file")
            << 0444 << 0700 << true << "the file is read-only: Permission denied";
        QTest::newRow("read-only directory")
            << 0644 << 0500 << true << "its directory is read-only: Permission denied";
        QTest::newRow("somebody's file")
            << 0666 << 0777 << false << "the file belongs to user 0, but its replacement would not";
        QTest::newRow("somebody's file in /tmp")
            << 0666 << 01777 << false << "only its owner can replace the file in this directory";
    }
    void saysWhatIsNotAllowed()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QFETCH(int, fileMode);
        QFETCH(int, folderMode);
        QFETCH(bool, isOurs);
        QFETCH(QString, reason);
        QCOMPARE(::chmod(m_file.c_str(), static_cast<mode_t>(fileMode)), 0);
        QCOMPARE(::chmod(m_folder.c_str(), static_cast<mode_t>(folderMode)), 0);
        for (const fs::path& path : {m_file, m_folder})
            if (isOurs)
                QCOMPARE(::chown(path.c_str(), nobody, nobody), 0);
        const std::string said =
            saidByChild([&] { return "(" + abilityOf(m_file).reason + ")"; }, nobody);
        QCOMPARE(QString::fromStdString(said), "(" + reason + ")");
    }

    void seesWhoHoldsTheLock_data()
    {
        QTest::addColumn<int>("operation");
        QTest::newRow("a writer") << LOCK_EX;
        QTest::newRow("a reader") << LOCK_SH;
    }
    void seesWhoHoldsTheLock()
    {
        QFETCH(int, operation);
        const fs::path lock = FrameLock::fileOf(m_file);
        writeFile(lock, {});
        QVERIFY(!abilityOf(m_file).isLockedElsewhere);
        Child holder([&](const Child::Parent& parent) {
            ::flock(::open(lock.c_str(), O_RDWR), operation);
            parent.say("locked");
            parent.await();
            return 0;
        });
        QCOMPARE(holder.hear(), std::string("locked"));
        const SaveAbility ability = abilityOf(m_file);
        QVERIFY(ability.isLockedElsewhere && ability.canReplace);
        holder.letGoOn();
        QCOMPARE(holder.status(), 0);
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
