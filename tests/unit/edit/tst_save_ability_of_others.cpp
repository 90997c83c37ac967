#include "core/edit/save_ability.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_lock.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope::tst_save_ability_of_others {

using namespace test;
namespace fs = std::filesystem;

namespace {

SaveAbility abilityOf(const fs::path& path)
{
    return saveAbility(**openPath(path), path);
}

} // namespace

// Other users, and other processes.
class TestSaveAbilityOfOthers : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, chunksFrame({counted<std::int32_t>(10)}, 4));
    }
    void cleanup() { ::chmod(m_folder.c_str(), 0700); }

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

const Registered<TestSaveAbilityOfOthers> registered;

} // namespace bloscope::tst_save_ability_of_others

#include "tst_save_ability_of_others.moc"
