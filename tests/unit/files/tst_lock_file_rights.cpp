#include "core/files/lock_file.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

namespace bloscope::tst_lock_file_rights {

using namespace test;
namespace fs = std::filesystem;

class TestLockFileRights : public QObject {
    Q_OBJECT

 private slots:
    void opensAsFarAsItMay()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        const QTemporaryDir directory;
        const fs::path folder = directory.path().toStdString();
        const fs::path path = folder / "lock";
        writeFile(path, bytesOf("x"));
        ::chmod(folder.c_str(), 0755);
        ::chmod(path.c_str(), 0444);
        const std::string said = saidByChild(
            [&path] {
                SystemFileCalls calls;
                const auto file = openLockFile(calls, path);
                return std::string(file->descriptor.isOpen() ? "open" : "closed") +
                       (file->canWrite ? ", writable" : ", read-only");
            },
            nobody);
        QCOMPARE(said, std::string("open, read-only"));
    }
};

const Registered<TestLockFileRights> registered;

} // namespace bloscope::tst_lock_file_rights

#include "tst_lock_file_rights.moc"
