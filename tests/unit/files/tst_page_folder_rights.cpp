#include "core/files/page_folder.h"

#include "core/base/limits.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

namespace bloscope::tst_page_folder_rights {

using namespace test;

namespace {

constexpr std::uint64_t page = KeptPages::pageBytes;

mode_t modeOf(const std::filesystem::path& path)
{
    struct stat status {};
    ::lstat(path.c_str(), &status);
    return status.st_mode & 07777;
}

} // namespace

class TestPageFolderRights : public QObject {
    Q_OBJECT

    QTemporaryDir m_parent;

    std::filesystem::path path() const
    {
        return std::filesystem::path(m_parent.path().toStdString()) / "bloscope" / "ranges";
    }

 private slots:
    void init() { std::filesystem::remove_all(path()); }

    void isOfThisUserAlone()
    {
        const auto made = *PageFolder::open(path(), 1_GiB);
        QVERIFY(made->openPages("a", "key", page));
        made->setNote("a", "text");
        QCOMPARE(modeOf(path()), mode_t(0700));
        for (const char* name : {"a.pages", "a.index", "a.note"})
            QCOMPARE(modeOf(path() / name), mode_t(0600));
    }

    void refusesFoldersThatAllMayChange()
    {
        std::filesystem::create_directories(path());
        std::filesystem::permissions(path(), std::filesystem::perms::all);
        QVERIFY(!PageFolder::open(path(), 1_GiB));
    }
};

const Registered<TestPageFolderRights> registered;

} // namespace bloscope::tst_page_folder_rights

#include "tst_page_folder_rights.moc"
