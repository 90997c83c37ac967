#include "core/system/file_attributes.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_file_access {

using namespace test;
namespace fs = std::filesystem;

class TestFileAccess : public QObject {
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
        QVERIFY(identityNow(m_folder / "file"));
        for (const char* gone : {"missing", "missing/file", "file/below"}) {
            const auto now = identityNow(m_folder / gone);
            QVERIFY(!now);
            QCOMPARE(now.error().kind(), ErrorKind::Changed);
        }
    }

    void asksWhetherItIsWritable()
    {
        QVERIFY(checkFileIsWritable(m_folder / "file"));
        QCOMPARE(checkFileIsWritable(m_folder / "missing").error().text(),
                 std::string("the file no longer exists"));
    }

    void asksWhetherItIsReplaceable()
    {
        QVERIFY(checkFileIsReplaceable(m_folder / "file"));
        QCOMPARE(checkFileIsReplaceable(m_folder / "missing").error().text(),
                 std::string("cannot examine the file: No such file or directory"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
};

const Registered<TestFileAccess> registered;

} // namespace bloscope::tst_file_access

#include "tst_file_access.moc"
