#include "core/files/file_io.h"
#include "core/files/lock_file.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_lock_file {

using namespace test;
namespace fs = std::filesystem;

class TestLockFile : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "lock";
        writeFile(m_file, bytesOf("x"));
    }

    void makesNoneWhereThereIsNone()
    {
        const auto file = openLockFile(m_calls, m_folder / "missing");
        QVERIFY(file);
        QVERIFY(!file->descriptor.isOpen());
        QVERIFY(!isLocked(m_folder / "missing"));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"lock"});
    }

    void opensIt() { QVERIFY(openLockFile(m_calls, m_file)->canWrite); }

    void refusesWhatIsNoFileOfItsOwn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::newRow("link") << "link"
                              << "cannot open its lock file: Too many levels of symbolic links";
        QTest::newRow("pipe") << "pipe"
                              << "its lock file is not a regular file";
        QTest::newRow("folder") << "folder"
                                << "cannot open its lock file: Is a directory";
    }
    void refusesWhatIsNoFileOfItsOwn()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        if (name == "link" && !makeLink("lock", m_folder / "link"))
            QSKIP(noLinks);
        if (name == "pipe" && !makePipe(m_folder / "pipe"))
            QSKIP(noPipes);
        fs::create_directory(m_folder / "folder");
        const auto file = openLockFile(m_calls, m_folder / name.toStdString());
        QVERIFY(!file);
        QCOMPARE(QString::fromStdString(file.error().text()), text);
    }

    void seesWhoHoldsIt()
    {
        {
            const auto file = openLockFile(m_calls, m_file);
            QVERIFY(!isLocked(m_file));
            QVERIFY(lockFile(m_calls, file->descriptor.number(), LockPlace::LockFile));
            QVERIFY(isLocked(m_file));
        }
        QVERIFY(!isLocked(m_file));
    }

 private:
    SystemFileCalls m_calls;
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
};

const Registered<TestLockFile> registered;

} // namespace bloscope::tst_lock_file

#include "tst_lock_file.moc"
