#include "core/frame_writing/frame_lock.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <thread>

namespace bloscope::tst_frame_lock {

using namespace test;
namespace fs = std::filesystem;

namespace {

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
        {
            const auto lock = FrameLock::acquire(m_calls, m_frame, {});
            QVERIFY(lock && FrameLock::isHeld(m_frame));
            QVERIFY(!held(LockKind::Shared).isOpen());
            QVERIFY(!held(LockKind::Exclusive).isOpen());
        }
        QVERIFY(!FrameLock::isHeld(m_frame));
        QVERIFY(held(LockKind::Exclusive).isOpen());
    }

    void waitsForWhoHoldsIt_data()
    {
        QTest::addColumn<LockKind>("kind");
        QTest::newRow("to write") << LockKind::Exclusive;
        QTest::newRow("to read") << LockKind::Shared;
    }
    void waitsForWhoHoldsIt()
    {
        QFETCH(LockKind, kind);
        writeFile(m_lock, {});
        Descriptor holder = held(kind);
        QVERIFY(holder.isOpen());
        std::atomic<bool> wasReleased = false;
        std::thread releaser([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(80));
            wasReleased = true;
            holder = Descriptor();
        });
        const auto lock = FrameLock::acquire(m_calls, m_frame, {});
        const bool waited = wasReleased;
        releaser.join();
        QCOMPARE(words(lock), std::string("locked"));
        QVERIFY(waited);
        QCOMPARE(contentOfFile(m_lock).at(8), std::byte{1}); // counted once it was held
    }

    void stopsWaitingWhenItIsCancelled()
    {
        writeFile(m_lock, {});
        Descriptor holder = held(LockKind::Exclusive);
        std::stop_source stop;
        std::thread soon([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            stop.request_stop();
        });
        const auto lock = FrameLock::acquire(m_calls, m_frame, {stop.get_token()});
        soon.join();
        QVERIFY(!lock);
        QCOMPARE(lock.error().kind(), ErrorKind::Cancelled);
        holder = Descriptor();
        QCOMPARE(contentOfFile(m_lock).size(), std::size_t(0)); // not counted
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
    }
    void refusesWhatIsNoLockFile()
    {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        writeFile(m_folder / "precious", bytesOf("twenty precious bytes"));
        if (what == "link" && !makeLink("precious", m_lock))
            QSKIP(noLinks);
        if (what == "pipe" && !makePipe(m_lock))
            QSKIP(noPipes);
        if (what == "directory")
            fs::create_directory(m_lock);
        QCOMPARE(QString::fromStdString(words(FrameLock::acquire(m_calls, m_frame, {}))), sentence);
        QVERIFY(!FrameLock::isHeld(m_frame));
        QCOMPARE(textOf(contentOfFile(m_folder / "precious")),
                 std::string_view("twenty precious bytes"));
    }

 private:
    // The lock file with that lock; closed where somebody else has a lock that does not allow it.
    Descriptor held(LockKind kind)
    {
        Descriptor file = openedToChange(m_lock);
        return m_calls.lock(file.number(), kind, LockPlace::LockFile) == 0 ? std::move(file)
                                                                           : Descriptor();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_frame;
    fs::path m_lock;
    SystemFileCalls m_calls;
};

const Registered<TestFrameLock> registered;

} // namespace bloscope::tst_frame_lock

#include "tst_frame_lock.moc"
