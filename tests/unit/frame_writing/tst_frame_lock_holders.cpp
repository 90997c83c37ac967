#include "core/frame_writing/frame_lock.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace bloscope::tst_frame_lock_holders {

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

// The same lock in other processes, and for other users.
class TestFrameLockHolders : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_frame = m_folder / "a.b2nd";
        m_lock = m_folder / "a.b2nd.b2lock";
        writeFile(m_lock, {});
    }

    void keepsOthersOutForAsLongAsItLives()
    {
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

    void saysThatItMayNotOpenIt()
    {
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
        QCOMPARE(::chmod(m_lock.c_str(), 0), 0);
        const std::string said =
            saidByChild([this] { return words(FrameLock::acquire(m_calls, m_frame, {})); }, nobody);
        QCOMPARE(said, std::string("cannot open its lock file: Permission denied"));
    }

    void isFreeAgainWhenItsHolderIsKilled()
    {
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

const Registered<TestFrameLockHolders> registered;

} // namespace bloscope::tst_frame_lock_holders

#include "tst_frame_lock_holders.moc"
