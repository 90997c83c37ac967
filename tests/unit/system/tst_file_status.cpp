#include "core/system/file_status.h"

#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <chrono>
#include <cstdlib>

namespace bloscope::tst_file_status {

using namespace test;

namespace fs = std::filesystem;

class TestFileStatus : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        m_folder = m_temporary.path().toStdString();
        writeFile(m_folder / "file", "010203"_hex);
    }

    void tellsFilesFromFolders()
    {
        QVERIFY(statusOf(m_folder)->kind == FileKind::Folder);
        const auto file = statusOf(m_folder / "file");
        QVERIFY(file->kind == FileKind::Regular);
        QCOMPARE(file->identity.size, std::uint64_t(3));
        QCOMPARE(file->names, std::uint64_t(1));
        QVERIFY(file->isOurs);
    }

    void seesAChangeAndAnotherFile()
    {
        writeFile(m_folder / "changed", "01"_hex);
        const auto before = identityOf(m_folder / "changed");
        QVERIFY(identityOf(m_folder / "changed") == before);
        writeFile(m_folder / "changed", "0102"_hex);
        const auto after = identityOf(m_folder / "changed");
        QVERIFY(after != before);
        QVERIFY(after->isSameFile(*before));
        QVERIFY(!after->isSameFile(*identityOf(m_folder / "file")));
    }

    void knowsTheTimeOfAChange()
    {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        writeFile(m_folder / "new", "01"_hex);
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
        const FileIdentity identity = *identityOf(m_folder / "new");
        QVERIFY(std::abs(identity.modifiedSeconds - seconds) < 60);
        QVERIFY(identity.modifiedNanoseconds >= 0 && identity.modifiedNanoseconds < 1000000000);
    }

    void saysWhatIsMissing()
    {
        QVERIFY(!statusOf(m_folder / "none"));
        QCOMPARE(errno, ENOENT);
        QVERIFY(!linkStatusOf(m_folder / "none"));
        QVERIFY(!statusOf(-1));
    }

 private:
    QTemporaryDir m_temporary;
    fs::path m_folder;
};

const Registered<TestFileStatus> registered;

} // namespace bloscope::tst_file_status

#include "tst_file_status.moc"
