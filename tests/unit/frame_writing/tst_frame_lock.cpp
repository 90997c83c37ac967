#include "core/frame_writing/frame_lock.h"
#include "tests/support/child.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace bloscope::tst_frame_lock {

using namespace test;
namespace fs = std::filesystem;

namespace {

// Holds a lock as a program with the reference library does, and says what it saw.
int holdLock(const fs::path& lock, int operation, const Child::Parent& parent)
{
    const int file = ::open(lock.c_str(), O_RDWR);
    if (::flock(file, operation) != 0)
        return 1;
    parent.say("locked");
    parent.await();
    return 0;
}

std::string words(const Result<FrameLock>& lock)
{
    return lock ? "locked" : lock.error().text();
}

} // namespace

class TestFrameLock : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_frame = m_folder / "a.b2nd";
        m_lock = m_folder / "a.b2nd.b2lock";
    }

    void liesBesideTheFrameOrInItsDirectory()
    {
        QCOMPARE(FrameLock::fileOf("/data/a.b2nd"), fs::path("/data/a.b2nd.b2lock"));
        QCOMPARE(FrameLock::fileOf("a"), fs::path("a.b2lock"));
        QCOMPARE(FrameLock::fileOf("/data/dir/chunks.b2frame"), fs::path("/data/dir/.b2lock"));
    }

    void makesNoFileWhereNobodyAsksForLocks()
    {
        QVERIFY(FrameLock::acquire(m_calls, m_frame, {}));
        QVERIFY(!FrameLock::isHeld(m_frame));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>());
    }

    void countsUp_data()
    {
        QTest::addColumn<ByteBuffer>("before");
        QTest::addColumn<quint64>("counter"); // afterwards
        ByteBuffer many(20, std::byte{0});
        many[8] = std::byte{0xff};
        many[9] = std::byte{1};
        QTest::newRow("empty") << ByteBuffer() << quint64(1);
        QTest::newRow("too short") << ByteBuffer(12, std::byte{9}) << quint64(1);
        QTest::newRow("511, and something behind") << many << quint64(512);
    }
    void countsUp()
    {
        QFETCH(ByteBuffer, before);
        QFETCH(quint64, counter);
        writeFile(m_lock, before);
        for (const quint64 expected : {counter, counter + 1}) {
            QVERIFY(FrameLock::acquire(m_calls, m_frame, {}));
            const ByteBuffer content = contentOfFile(m_lock);
            QCOMPARE(content.size(), std::max<std::size_t>(before.size(), 16));
            QCOMPARE(quint64(loadLittle<std::uint64_t>(content.data() + 8)), expected);
        }
    }

    void keepsOthersOutForAsLongAsItLives()
    {
        writeFile(m_lock, {});
        const auto triesTo = [this](int operation) {
            return saidByChild([&] {
                const int file = ::open(m_lock.c_str(), O_RDWR);
                return ::flock(file, operation | LOCK_NB) == 0 ? "got it" : "did not get it";
            });
        };
        {
            const auto lock = FrameLock::acquire(m_calls, m_frame, {});
            QVERIFY(lock && FrameLock::isHeld(m_frame));
            QCOMPARE(triesTo(LOCK_SH), std::string("did not get it"));
            QCOMPARE(triesTo(LOCK_EX), std::string("did not get it"));
        }
        QVERIFY(!FrameLock::isHeld(m_frame));
        QCOMPARE(triesTo(LOCK_EX), std::string("got it"));
    }

    void waitsForAnotherProcess_data()
    {
        QTest::addColumn<int>("operation");
        QTest::newRow("that writes") << LOCK_EX;
        QTest::newRow("that reads") << LOCK_SH;
    }
    void waitsForAnotherProcess()
    {
        QFETCH(int, operation);
        writeFile(m_lock, {});
        Child holder([&](const Child::Parent& p) { return holdLock(m_lock, operation, p); });
        QCOMPARE(holder.hear(), std::string("locked"));

        std::atomic<bool> wasReleased = false;
        std::thread releaser([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(80));
            wasReleased = true;
            holder.letGoOn();
        });
        const auto lock = FrameLock::acquire(m_calls, m_frame, {});
        const bool waited = wasReleased;
        releaser.join();
        QCOMPARE(words(lock), std::string("locked"));
        QVERIFY(waited);
        QCOMPARE(holder.status(), 0);
        QCOMPARE(contentOfFile(m_lock).at(8), std::byte{1}); // counted once it was held
    }

    void stopsWaitingWhenItIsCancelled()
    {
        writeFile(m_lock, {});
        Child holder([&](const Child::Parent& p) { return holdLock(m_lock, LOCK_EX, p); });
        QCOMPARE(holder.hear(), std::string("locked"));
        std::stop_source stop;
        std::thread soon([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            stop.request_stop();
        });
        const auto lock = FrameLock::acquire(m_calls, m_frame, {stop.get_token()});
        soon.join();
        QVERIFY(!lock);
        QCOMPARE(lock.error().kind(), ErrorKind::Cancelled);
        QCOMPARE(contentOfFile(m_lock).size(), std::size_t(0)); // not counted
        holder.letGoOn();
        QCOMPARE(holder.status(), 0);
    }

    void locksWithoutCountingWhatItMayOnlyRead()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        writeFile(m_lock, {});
        QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
        QCOMPARE(::chmod(m_lock.c_str(), 0444), 0);
        const std::string said = saidByChild(
            [this] {
                const auto lock = FrameLock::acquire(m_calls, m_frame, {});
                return words(lock) + (FrameLock::isHeld(m_frame) ? ", held" : "");
            },
            nobody);
        QCOMPARE(said, std::string("locked, held"));
        QCOMPARE(contentOfFile(m_lock).size(), std::size_t(0));
    }

    void refusesWhatIsNoLockFile_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("sentence");
        // Following it would write into somebody's file.
        QTest::newRow("link") << "link"
                              << "cannot open its lock file: Too many levels of symbolic links";
        QTest::newRow("directory") << "directory"
                                   << "cannot open its lock file: Is a directory";
        QTest::newRow("pipe") << "pipe"
                              << "its lock file is not a regular file";
        QTest::newRow("not allowed") << "not allowed"
                                     << "cannot open its lock file: Permission denied";
    }
    void refusesWhatIsNoLockFile()
    {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        writeFile(m_folder / "precious", bytesOf("twenty precious bytes"));
        if (what == "link")
            fs::create_symlink("precious", m_lock);
        else if (what == "directory")
            fs::create_directory(m_lock);
        else if (what == "pipe")
            QCOMPARE(::mkfifo(m_lock.c_str(), 0600), 0);
        else if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        else
            writeFile(m_lock, {});
        QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
        if (what == "not allowed")
            QCOMPARE(::chmod(m_lock.c_str(), 0), 0);
        const auto acquire = [this] { return words(FrameLock::acquire(m_calls, m_frame, {})); };
        QCOMPARE(QString::fromStdString(what == "not allowed" ? saidByChild(acquire, nobody)
                                                              : acquire()),
                 sentence);
        QVERIFY(!FrameLock::isHeld(m_frame) || what == "not allowed");
        QCOMPARE(textOf(contentOfFile(m_folder / "precious")),
                 std::string_view("twenty precious bytes"));
    }

    void isFreeAgainWhenItsHolderIsKilled()
    {
        writeFile(m_lock, {});
        Child holder([&](const Child::Parent& p) {
            holdLock(m_lock, LOCK_EX, p);
            return ::raise(SIGKILL);
        });
        QCOMPARE(holder.hear(), std::string("locked"));
        QVERIFY(FrameLock::isHeld(m_frame));
        holder.letGoOn();
        holder.status();
        QVERIFY(!FrameLock::isHeld(m_frame));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_frame;
    fs::path m_lock;
    SystemFileCalls m_calls;
};

const Registered<TestFrameLock> registered;

} // namespace bloscope::tst_frame_lock

#include "tst_frame_lock.moc"
