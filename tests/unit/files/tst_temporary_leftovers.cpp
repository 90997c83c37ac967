#include "core/files/temporary_file.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/wait.h>
#include <unistd.h>

namespace bloscope::tst_temporary_leftovers {

using namespace test;
namespace fs = std::filesystem;

// What killed processes left behind is removed by the next one.
class TestTemporaryLeftovers : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_target = m_folder / "target";
    }

    void removesFiles()
    {
        const pid_t child = ::fork();
        if (child == 0) {
            const auto file = TemporaryFile::create(m_calls, m_target, 0600);
            ::_exit(file ? 0 : 1); // without removing it
        }
        int status = 1;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        QCOMPARE(namesIn(m_folder).size(), std::size_t(1));
        QVERIFY(TemporaryFile::create(m_calls, m_target, 0600));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>());
    }

    void removesFolders()
    {
        const pid_t child = ::fork();
        if (child == 0) {
            const auto folder = TemporaryFolder::create(m_calls, m_target, 0700);
            if (folder)
                writeFile(folder->path() / "a", bytesOf("1"));
            ::_exit(folder ? 0 : 1); // without removing it
        }
        int status = 1;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        QCOMPARE(namesIn(m_folder).size(), std::size_t(1));
        const auto inUse = TemporaryFolder::create(m_calls, m_target, 0700);
        QCOMPARE(namesIn(m_folder).size(), std::size_t(1)); // its own
        QVERIFY(TemporaryFolder::create(m_calls, m_target, 0700));
        QVERIFY(TemporaryFile::create(m_calls, m_target, 0600));
        QVERIFY(fs::exists(inUse->path()));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_target;
    SystemFileCalls m_calls;
};

const Registered<TestTemporaryLeftovers> registered;

} // namespace bloscope::tst_temporary_leftovers

#include "tst_temporary_leftovers.moc"
