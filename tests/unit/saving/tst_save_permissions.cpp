#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope::tst_save_permissions {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

// Of chunks that are not compressed, so that a copy of it is not much smaller.
ByteBuffer frameOfSomeKib()
{
    return chunksFrame({counted<std::int32_t>(8000)}, 4,
                       {.codec = 0, .level = 0, .vlMetalayers = {{"note", ByteBuffer(40)}}});
}

std::string words(const Result<SaveReport>& saved)
{
    return saved ? "saved" : saved.error().text();
}

Result<SaveReport> save(const fs::path& path, FileCalls& calls, const SaveOptions& options = {})
{
    BLOSCOPE_TRY(FramePtr frame, openPath(path));
    EditSet edits(std::move(frame));
    BLOSCOPE_CHECK(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(250)));
    return saveFile(edits, path, calls, calmPool(), {}, options);
}

// No file may become longer than so many bytes: a disk that is full for this process.
void limitFiles(std::uint64_t bytes)
{
    const rlimit limit{bytes, bytes};
    if (::signal(SIGXFSZ, SIG_IGN) == SIG_ERR || ::setrlimit(RLIMIT_FSIZE, &limit) != 0)
        ::_exit(1);
}

} // namespace

// What is not allowed, and what does not fit: one sentence, nothing lost, nothing left behind.
class TestSavePermissions : public QObject {
    Q_OBJECT

    using Hinder = void (*)(const fs::path& file);

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = fs::path(m_directory->path().toStdString()) / "folder";
        m_file = m_folder / "chunks.b2frame";
        fs::create_directory(m_folder);
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
    }

    void cleanup() { ::chmod(m_folder.c_str(), 0700); }

    void saysWhatIsNotAllowed_data()
    {
        QTest::addColumn<Hinder>("hinder");
        QTest::addColumn<QString>("replacing"); // the sentence
        QTest::addColumn<QString>("appending");
        addRow(
            "nothing", [](const fs::path&) {}, "saved", "saved");
        addRow(
            "read-only file", [](const fs::path& file) { ::chmod(file.c_str(), 0444); },
            "the file is read-only: Permission denied", "the file is read-only: Permission denied");
        addRow(
            "read-only directory",
            [](const fs::path& file) { ::chmod(file.parent_path().c_str(), 0555); },
            "cannot create a file in its directory: Permission denied", "saved");
        addRow(
            "directory without permission",
            [](const fs::path& file) { ::chmod(file.parent_path().c_str(), 0); },
            "cannot examine the file: Permission denied",
            "cannot examine the file: Permission denied");
        addRow(
            "file that vanished", [](const fs::path& file) { fs::remove(file); },
            "the file no longer exists", "the file no longer exists");
        addRow(
            "directory that vanished",
            [](const fs::path& file) { fs::remove_all(file.parent_path()); },
            "the file no longer exists", "the file no longer exists");
        addRow(
            "somebody else's file",
            [](const fs::path& file) {
                ::chmod(file.c_str(), 0666);
                ::chmod(file.parent_path().c_str(), 0777);
                static_cast<void>(::chown(file.c_str(), 0, 0));
            },
            "cannot give the new file to user 0 and group 0, the owners of this file: Operation "
            "not permitted",
            "saved");
    }
    void saysWhatIsNotAllowed()
    {
        QFETCH(Hinder, hinder);
        QFETCH(QString, replacing);
        QFETCH(QString, appending);
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(saidWhenHindered(hinder, frameOfSomeKib(), {}), replacing);
        QCOMPARE(saidWhenHindered(hinder, frameOfSomeKib(), {.appendFromBytes = 0}), appending);
    }

    void saysTheSameOfSparseFrames()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        const Files files = sparseFiles(frameOfSomeKib());
        QCOMPARE(saidWhenHindered([](const fs::path& file) { ::chmod(file.c_str(), 0444); },
                                  files.at("chunks.b2frame"), {}),
                 QString("the file is read-only: Permission denied"));
    }

    void refusesToSaveAsWhereItIsNotAllowed_data()
    {
        QTest::addColumn<Hinder>("hinder"); // the file that is saved to
        QTest::addColumn<QString>("sentence");
        QTest::newRow("read-only file") << Hinder([](const fs::path& file) {
            writeFile(file, bytesOf("precious"));
            ::chmod(file.c_str(), 0444);
        }) << "the file is read-only: Permission denied";
        QTest::newRow("read-only directory")
            << Hinder([](const fs::path& file) { ::chmod(file.parent_path().c_str(), 0555); })
            << "cannot create a file in its directory: Permission denied";
        QTest::newRow("no directory")
            << Hinder([](const fs::path& file) { fs::remove(file.parent_path()); })
            << "cannot create a file in its directory: No such file or directory";
    }
    void refusesToSaveAsWhereItIsNotAllowed()
    {
        QFETCH(Hinder, hinder);
        QFETCH(QString, sentence);
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        const fs::path from = m_folder.parent_path() / "from";
        writeFile(from, frameOfSomeKib());
        hinder(m_file);
        const bool isThere = fs::exists(m_file);
        const std::string said = saidByChild(
            [&] {
                return words(saveFileAs(EditSet(*openPath(from)), m_file, m_calls, calmPool()));
            },
            nobody);
        QCOMPARE(QString::fromStdString(said), sentence);
        if (isThere)
            QCOMPARE(textOf(contentOfFile(m_file)), std::string_view("precious"));
        if (fs::exists(m_folder))
            QCOMPARE(namesIn(m_folder).size(), std::size_t(isThere ? 1 : 0));
    }

    void keepsModeAndAttributes()
    {
        writeFile(m_file, frameOfSomeKib());
        QCOMPARE(::chmod(m_file.c_str(), 0640), 0);
        const bool hasAttributes = ::setxattr(m_file.c_str(), "user.note", "kept", 4, 0) == 0;
        QCOMPARE(words(save(m_file, m_calls)), std::string("saved"));
        struct stat status {};
        QCOMPARE(::stat(m_file.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 07777, 0640U);
        char value[8] = {};
        if (hasAttributes)
            QCOMPARE(::getxattr(m_file.c_str(), "user.note", value, sizeof value), ssize_t(4));
    }

    // Full for real: the system refuses to make files longer.
    void survivesAFullDisk_data()
    {
        QTest::addColumn<int>("room"); // bytes that a file may have, more than the old one has
        QTest::addColumn<bool>("append");
        for (const int room : {-32000, -20000, -1, 1, 20, 100})
            for (const bool append : {false, true})
                QTest::addRow("%d bytes, %s", room, append ? "appending" : "replacing")
                    << room << append;
    }
    void survivesAFullDisk()
    {
        QFETCH(int, room);
        QFETCH(bool, append);
        const ByteBuffer before = frameOfSomeKib();
        writeFile(m_file, before);
        const auto limit = static_cast<std::uint64_t>(std::ssize(before) + room);
        const std::string said = saidByChild([&] {
            limitFiles(limit);
            return words(save(m_file, m_calls, {.appendFromBytes = append ? 0 : 1_GiB}));
        });
        QCOMPARE(said, std::string("cannot write: File too large"));
        QVERIFY(contentOfFile(m_file) == before);
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"chunks.b2frame"});
    }

 private:
    static void addRow(const char* name, Hinder hinder, const char* replacing,
                       const char* appending)
    {
        QTest::newRow(name) << hinder << replacing << appending;
    }

    // What a save says, by a user whom the file belongs to, when `hinder` is done between reading
    // and saving. Nothing changes by a save that was refused, and nothing is left behind.
    QString saidWhenHindered(Hinder hinder, const ByteBuffer& before, const SaveOptions& options)
    {
        fs::remove_all(m_folder);
        fs::create_directory(m_folder);
        writeFile(m_file, before);
        for (const fs::path& path : {m_folder, m_file})
            if (::chown(path.c_str(), nobody, nobody) != 0)
                qFatal("cannot give the test's file away");
        Child child(
            [&](const Child::Parent& parent) {
                EditSet edits(*openPath(m_file));
                static_cast<void>(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(250)));
                parent.say("read");
                parent.await();
                parent.say(words(saveFile(edits, m_file, m_calls, calmPool(), {}, options)));
                return 0;
            },
            nobody);
        if (child.hear() != "read")
            qFatal("the test's file cannot be read");
        hinder(m_file);
        child.letGoOn();
        const std::string said = child.hear();
        checkFile(before, said == "saved");
        ::chmod(m_folder.c_str(), 0700);
        return QString::fromStdString(said);
    }

    void checkFile(const ByteBuffer& before, bool wasSaved) const
    {
        if (!fs::exists(m_file))
            return;
        QCOMPARE(contentOfFile(m_file) == before, !wasSaved);
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"chunks.b2frame"});
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    SystemFileCalls m_calls;
};

const Registered<TestSavePermissions> registered;

} // namespace bloscope::tst_save_permissions

#include "tst_save_permissions.moc"
