#include "core/edit/save_file.h"
#include "core/frame/open_path.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/sparse_frames.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <sys/wait.h>
#include <unistd.h>

using namespace bloscope;
using namespace bloscope::test;
namespace fs = std::filesystem;

namespace {

using Fault = FaultyFileCalls::Fault;
using Of = MetadataSectionOf;

ByteBuffer oldFrame()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(500)}, 4,
                       {.metalayers = {{"units", counted<std::uint8_t>(9)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(50)}}});
}

enum class Way { Replace, Append, Sparse };

SaveOptions optionsFor(Way way)
{
    return way == Way::Append ? SaveOptions{.appendFromBytes = 0} : SaveOptions();
}

// One save, always the same one.
Result<SaveReport> saveOnce(const fs::path& file, FileCalls& calls, Way way)
{
    BLOSCOPE_TRY(FramePtr frame, openPath(file));
    EditSet edits(std::move(frame));
    BLOSCOPE_CHECK(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(300)));
    if (way != Way::Append) {
        BLOSCOPE_CHECK(edits.add(Of::Header, "added", counted<std::uint8_t>(70), 0));
    }
    return saveFile(edits, file, calls, {}, optionsFor(way));
}

// The frame of a file, without what an unfinished save left behind it.
ByteBuffer frameIn(const fs::path& file)
{
    ByteBuffer bytes = contentOfFile(file);
    const auto frame = openPath(file);
    if (!frame || (*frame)->header().frameLen > std::ssize(bytes))
        return {};
    bytes.resize(static_cast<std::size_t>((*frame)->header().frameLen));
    return bytes;
}

} // namespace

// Whatever happens during a save, at whichever call: the file is the old or the new one.
class TestSaveFaults : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_file = fs::path(m_directory->path().toStdString()) / "chunks.b2frame";
    }

    void cleanupTestCase() { qInfo("%d faults in all", m_points); }

    void survivesSigkillAtEveryCall_data() { addWays(); }
    void survivesSigkillAtEveryCall()
    {
        QFETCH(Way, way);
        const auto [before, after] = oldAndNew(way);
        for (int at = 0;; ++at) {
            writeFile(m_file, before);
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                FaultyFileCalls calls(Fault::Kill, at);
                ::_exit(saveOnce(m_file, calls, way) ? 0 : 1);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            if (WIFEXITED(status)) {
                QCOMPARE(WEXITSTATUS(status), 0);
                QVERIFY(at > 5);
                return;
            }
            QCOMPARE(WTERMSIG(status), SIGKILL);
            checkThatNothingIsLost(way, before, after, at);
        }
    }

    void survivesTheFailureOfEveryCall_data()
    {
        QTest::addColumn<Way>("way");
        QTest::addColumn<int>("error");
        QTest::newRow("replace, disk full") << Way::Replace << ENOSPC;
        QTest::newRow("replace, broken disk") << Way::Replace << EIO;
        QTest::newRow("append, disk full") << Way::Append << ENOSPC;
        QTest::newRow("append, broken disk") << Way::Append << EIO;
        QTest::newRow("sparse, disk full") << Way::Sparse << ENOSPC;
        QTest::newRow("sparse, broken disk") << Way::Sparse << EIO;
    }
    void survivesTheFailureOfEveryCall()
    {
        QFETCH(Way, way);
        QFETCH(int, error);
        const auto [before, after] = oldAndNew(way);
        for (int at = 0;; ++at) {
            writeFile(m_file, before);
            FaultyFileCalls calls(Fault::Fail, at, error);
            const auto saved = saveOnce(m_file, calls, way);
            if (std::ssize(calls.log()) <= at)
                return;
            const QByteArray call = calls.log()[static_cast<std::size_t>(at)].c_str();
            if (saved)
                QVERIFY2(frameIn(m_file) == after, call);
            else
                QVERIFY2(contentOfFile(m_file) == before, call);
            if (!saved)
                QVERIFY2(saved.error().kind() == ErrorKind::Io, saved.error().text().c_str());
            checkThatNothingIsLost(way, before, after, at);
        }
    }

    void survivesAPowerFailureAtEveryCall_data() { addWays(); }
    void survivesAPowerFailureAtEveryCall()
    {
        QFETCH(Way, way);
        const auto [before, after] = oldAndNew(way);
        for (int at = 0;; ++at) {
            writeFile(m_file, before);
            FaultyFileCalls calls(Fault::Outage, at, EIO);
            const auto saved = saveOnce(m_file, calls, way);
            calls.loseWhatWasNotSynced();
            checkThatNothingIsLost(way, before, after, at);
            if (std::ssize(calls.log()) <= at) {
                QVERIFY(saved);
                QVERIFY(frameIn(m_file) == after);
                return;
            }
        }
    }

 private:
    static void addWays()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("replace") << Way::Replace;
        QTest::newRow("append") << Way::Append;
        QTest::newRow("sparse") << Way::Sparse;
    }

    // The frame before and after a save without a fault. Its file has the same name whether or not
    // its chunks lie in files beside it.
    std::pair<ByteBuffer, ByteBuffer> oldAndNew(Way way)
    {
        if (way == Way::Sparse) {
            fs::remove(m_file.parent_path());
            writeFiles(m_file.parent_path(), sparseFiles(oldFrame()));
        } else {
            writeFile(m_file, oldFrame());
        }
        const ByteBuffer before = contentOfFile(m_file);
        m_names = namesIn(m_file.parent_path());
        FaultyFileCalls none;
        const auto saved = saveOnce(m_file, none, way);
        if (!saved || (saved->way == SaveWay::Append) != (way == Way::Append))
            qFatal("the save without a fault does not work");
        return {before, contentOfFile(m_file)};
    }

    void checkThatNothingIsLost(Way way, const ByteBuffer& before, const ByteBuffer& after, int at)
    {
        ++m_points;
        const ByteBuffer now = frameIn(m_file);
        QVERIFY2(now == before || now == after, qPrintable(QString("fault %1").arg(at)));

        // The next save finishes the work, and nothing is left lying about.
        PosixFileCalls calls;
        if (now == after)
            writeFile(m_file, before);
        const auto again = saveOnce(m_file, calls, way);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(contentOfFile(m_file) == after);
        QCOMPARE(namesIn(m_file.parent_path()), m_names);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_file;
    std::vector<std::string> m_names; // of all files there
    int m_points = 0;
};

QTEST_APPLESS_MAIN(TestSaveFaults)
#include "tst_save_faults.moc"
