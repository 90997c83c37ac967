#include "core/system/file_attributes.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

namespace bloscope::tst_file_access_of_others {

using namespace test;
namespace fs = std::filesystem;

class TestFileAccessOfOthers : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        writeFile(m_folder / "file", bytesOf("x"));
    }

    void tellsGoneFromNotToBeSeen()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0), 0);
        const std::string said =
            saidByChild([this] { return identityNow(m_folder / "file").error().text(); }, nobody);
        QCOMPARE(said, std::string("cannot examine the file: Permission denied"));
    }

    void asksWhetherItIsWritable()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
        const std::string said = saidByChild(
            [this] { return checkFileIsWritable(m_folder / "file").error().text(); }, nobody);
        QCOMPARE(said, std::string("the file is read-only: Permission denied"));
    }

    void asksWhetherItIsReplaceable()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        const auto saidInFolderOf = [this](mode_t mode) {
            ::chmod(m_folder.c_str(), mode);
            return saidByChild(
                [this] { return checkFileIsReplaceable(m_folder / "file").error().text(); },
                nobody);
        };
        QCOMPARE(saidInFolderOf(0755),
                 std::string("its directory is read-only: Permission denied"));
        QCOMPARE(saidInFolderOf(0777),
                 std::string("the file belongs to user 0, but its replacement would not"));
        QCOMPARE(saidInFolderOf(01777),
                 std::string("only its owner can replace the file in this directory"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
};

const Registered<TestFileAccessOfOthers> registered;

} // namespace bloscope::tst_file_access_of_others

#include "tst_file_access_of_others.moc"
