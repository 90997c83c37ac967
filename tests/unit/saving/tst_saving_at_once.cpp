#include "core/frame_writing/frame_lock.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/unit/saving/saver.h"

#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace bloscope::tst_saving_at_once {

using namespace test;
namespace fs = std::filesystem;

namespace {

ByteBuffer smallFrame()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(300)}, 4,
                       {.metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

// 0 when it was saved, 1 when it was told of the change.
int saver(const fs::path& file, const Child::Parent& parent, int number, bool append)
{
    const Saved saved = saveAsOneOfMany(
        file, number, append ? SaveOptions{.appendFromBytes = 0} : SaveOptions(), [&] {
            parent.say("ready");
            parent.await();
        });
    return saved == Saved::Yes ? 0 : saved == Saved::Changed ? 1 : 2;
}

} // namespace

// Several processes at the same file.
class TestSavingAtOnce : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, smallFrame());
    }

    // Without a lock file: exactly one of many wins each round, the others are told, no edit that
    // was said to be saved is lost.
    void letsOneOfManySaversWin_data()
    {
        QTest::addColumn<bool>("append");
        QTest::newRow("replacing") << false;
        QTest::newRow("appending") << true;
    }
    void letsOneOfManySaversWin()
    {
        QFETCH(bool, append);
        constexpr int savers = 4;
        for (int round = 0; round < 10; ++round) {
            writeFile(m_file, smallFrame());
            std::vector<std::unique_ptr<Child>> children;
            for (int i = 0; i < savers; ++i)
                children.push_back(std::make_unique<Child>(
                    [&](const Child::Parent& parent) { return saver(m_file, parent, i, append); }));
            for (const auto& child : children)
                QCOMPARE(child->hear(), std::string("ready"));
            for (const auto& child : children)
                child->letGoOn();
            std::vector<std::string> winners;
            for (int i = 0; i < savers; ++i)
                if (children[static_cast<std::size_t>(i)]->status() == 0)
                    winners.push_back(nameOfSaver(i));
            QCOMPARE(winners.size(), std::size_t(1));
            const FramePtr frame = *openPath(m_file);
            QVERIFY(frame->problems().empty());
            QCOMPARE(frame->vlMetalayers().entries[0].name, winners[0]);
            QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
        }
    }

    // It reads the file again once it has the lock.
    void waitsForTheLockAndSeesWhatItsHolderDid()
    {
        const fs::path lock = FrameLock::fileOf(m_file);
        writeFile(lock, {});
        EditSet edits(*openPath(m_file));
        QVERIFY(edits.remove(MetadataSectionOf::Trailer, 0));
        Child holder([&](const Child::Parent& parent) {
            ::flock(::open(lock.c_str(), O_RDWR), LOCK_EX);
            parent.say("locked");
            ::usleep(100'000);
            writeFile(m_folder / "other", smallFrame());
            fs::rename(m_folder / "other", m_file); // the same content, but another file
            return 0;
        });
        QCOMPARE(holder.hear(), std::string("locked"));
        const auto saved = saveFile(edits, m_file, m_calls, calmPool());
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Changed);
        QCOMPARE(holder.status(), 0);
        QVERIFY(contentOfFile(m_file) == smallFrame());
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    SystemFileCalls m_calls;
};

const Registered<TestSavingAtOnce> registered;

} // namespace bloscope::tst_saving_at_once

#include "tst_saving_at_once.moc"
