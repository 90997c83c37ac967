#include "core/bytes/byte_writer.h"
#include "core/files/temporary_file.h"
#include "core/system/file_attributes.h"
#include "tests/support/child.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope::tst_file_attributes {

using namespace test;
namespace fs = std::filesystem;

namespace {

constexpr char accessList[] = "system.posix_acl_access";
constexpr char defaultList[] = "system.posix_acl_default";

// As the kernel takes it: all may be done by the owner and read by `user`, and by nobody else.
ByteBuffer listFor(std::uint32_t user)
{
    constexpr std::uint32_t none = 0xffffffff;
    struct Entry {
        std::uint16_t tag;
        std::uint16_t permissions;
        std::uint32_t id;
    };
    constexpr std::uint16_t owner = 1, someUser = 2, group = 4, mask = 16, others = 32;
    ByteWriter list;
    list.little<std::uint32_t>(2);
    for (const Entry& entry :
         {Entry{owner, 6, none}, Entry{someUser, 4, user}, Entry{group, 0, none},
          Entry{mask, 4, none}, Entry{others, 0, none}}) {
        list.little(entry.tag);
        list.little(entry.permissions);
        list.little(entry.id);
    }
    return std::move(list).finish();
}

bool give(const fs::path& path, const char* name, const ByteBuffer& value)
{
    return ::setxattr(path.c_str(), name, value.data(), value.size(), 0) == 0;
}

// The attribute's value, nothing where there is none.
std::optional<ByteBuffer> attributeOf(const fs::path& path, const char* name)
{
    ByteBuffer value(1000);
    const ssize_t size = ::getxattr(path.c_str(), name, value.data(), value.size());
    if (size < 0)
        return {};
    value.resize(static_cast<std::size_t>(size));
    return value;
}

struct stat statusOf(const fs::path& path)
{
    struct stat status {};
    ::stat(path.c_str(), &status);
    return status;
}

} // namespace

class TestFileAttributes : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_old = m_folder / "old";
        writeFile(m_old, bytesOf("old"));
    }

    void keepsTheMode_data()
    {
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0644, 0444, 0777, 0660, 04755, 02640})
            QTest::newRow(qPrintable(QString::number(mode, 8))) << mode;
    }
    void keepsTheMode()
    {
        QFETCH(int, mode);
        QCOMPARE(::chmod(m_old.c_str(), static_cast<mode_t>(mode)), 0);
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QCOMPARE(statusOf(m_old).st_mode & 07777, static_cast<mode_t>(mode));
    }

    void keepsTheAttributesOfUsers()
    {
        if (!give(m_old, "user.note", counted("kept")) || !give(m_old, "user.empty", {}))
            QSKIP("this file system has no attributes of users");
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QCOMPARE(attributeOf(m_old, "user.note"), std::optional(counted("kept")));
        QCOMPARE(attributeOf(m_old, "user.empty"), std::optional(ByteBuffer()));
    }

    void keepsAccessLists()
    {
        if (!give(m_old, accessList, listFor(1000)))
            QSKIP("this file system has no access control lists");
        const mode_t mode = statusOf(m_old).st_mode;
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QCOMPARE(attributeOf(m_old, accessList), std::optional(listFor(1000)));
        QCOMPARE(statusOf(m_old).st_mode, mode);
    }

    // A new file gets the list of its directory, and with it users whom the old one did not know.
    void letsNobodyInByTheListOfTheDirectory()
    {
        QCOMPARE(::chmod(m_old.c_str(), 0640), 0);
        if (!give(m_folder, defaultList, listFor(1000)))
            QSKIP("this file system has no access control lists");
        writeFile(m_folder / "new", {});
        QVERIFY(attributeOf(m_folder / "new", accessList).has_value());
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QVERIFY(!attributeOf(m_old, accessList).has_value());
        QCOMPARE(statusOf(m_old).st_mode & 07777, mode_t(0640));
    }

    void keepsOwnerAndGroup()
    {
        if (::chown(m_old.c_str(), nobody, nobody) != 0)
            QSKIP("this process may not give files away");
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QCOMPARE(statusOf(m_old).st_uid, uid_t(nobody));
        QCOMPARE(statusOf(m_old).st_gid, gid_t(nobody));
    }

    void refusesToTakeAFileFromItsOwner()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0777), 0);
        QCOMPARE(::chmod(m_old.c_str(), 0666), 0);
        const std::string said = saidByChild([this] { return replaced(m_calls); }, nobody);
        QCOMPARE(said, std::string("cannot give the new file to user 0 and group 0, the owners of "
                                   "this file: Operation not permitted"));
        QCOMPARE(statusOf(m_old).st_uid, uid_t(0));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"old"});
    }

    // Others see by its time that a file is a new one.
    void isAsNewAsItIs()
    {
        const timespec times[2] = {{1000, 0}, {1000, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, m_old.c_str(), times, 0), 0);
        QCOMPARE(replaced(m_calls), std::string("replaced"));
        QVERIFY(statusOf(m_old).st_mtim.tv_sec > 1000);
    }

    void saysWhatCannotBeKept_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("mode") << "setMode"
                              << "cannot preserve the file's mode: Input/output error";
        QTest::newRow("attribute") << "setAttribute"
                                   << "cannot preserve the attribute user.note: Input/output error";
        QTest::newRow("list")
            << "removeAttribute"
            << "cannot remove the attribute system.posix_acl_access: Input/output "
               "error";
    }
    void saysWhatCannotBeKept()
    {
        QFETCH(QString, call);
        QFETCH(QString, sentence);
        if (!give(m_old, "user.note", counted("x")) || !give(m_folder, defaultList, listFor(1000)))
            QSKIP("this file system has no attributes or no access control lists");
        FaultyFileCalls none;
        QCOMPARE(replaced(none), std::string("replaced"));
        const auto at = std::ranges::find(none.log(), call.toStdString()) - none.log().begin();
        FaultyFileCalls calls(FaultyFileCalls::Fault::Fail, static_cast<int>(at), EIO);
        QCOMPARE(QString::fromStdString(replaced(calls)), sentence);
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"old"});
    }

 private:
    static ByteBuffer counted(std::string_view words)
    {
        const ByteView bytes = bytesOf(words);
        return {bytes.begin(), bytes.end()};
    }

    // Puts a new file with the old one's attributes in its place, or says why not.
    std::string replaced(FileCalls& calls) const
    {
        const Descriptor old(::open(m_old.c_str(), O_RDONLY));
        auto file = TemporaryFile::create(calls, m_old, 0600);
        if (!file)
            return file.error().text();
        if (const auto kept = keepAttributes(calls, old.number(), file->descriptor()); !kept)
            return kept.error().text();
        const auto published = file->publish();
        return published ? "replaced" : published.error().text();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_old;
    SystemFileCalls m_calls;
};

const Registered<TestFileAttributes> registered;

} // namespace bloscope::tst_file_attributes

#include "tst_file_attributes.moc"
