#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/unit/saving/faulted_saves.h"

#include <QTest>
#include <algorithm>
#include <cerrno>

namespace bloscope::tst_save_faults {

using namespace test;
namespace fs = std::filesystem;

using Fault = FaultyFileCalls::Fault;

namespace {

std::vector<std::pair<const char*, int>> errorsOfDisk()
{
    std::vector<std::pair<const char*, int>> errors = {{"disk full", ENOSPC}, {"broken disk", EIO}};
#ifdef EDQUOT // some systems call that a full disk
    errors.emplace_back("no more quota", EDQUOT);
#endif
    return errors;
}

} // namespace

// Whatever happens during a save, at whichever call: the file is the old or the new one.
class TestSaveFaults : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_saves.makeFolders(); }
    void cleanupTestCase() { m_saves.tell(); }

    void survivesTheFailureOfEveryCall_data()
    {
        QTest::addColumn<const SaveScenario*>("scenario");
        QTest::addColumn<int>("error");
        for (const SaveScenario& scenario : saveScenarios())
            for (const auto& [name, error] : errorsOfDisk())
                QTest::addRow("%s, %s", scenario.name, name) << &scenario << error;
    }
    void survivesTheFailureOfEveryCall()
    {
        QFETCH(int, error);
        SaveRun run = m_saves.begun();
        for (int at = 0;; ++at) {
            run.prepare();
            FaultyFileCalls calls(Fault::Fail, at, error);
            const auto saved = run.save(calls);
            if (std::ssize(calls.log()) <= at)
                return;
            m_saves.count(calls.log(), at);
            const char* call = calls.log()[static_cast<std::size_t>(at)].c_str();
            QVERIFY2(saved ? run.frameNow() == run.after() : run.fileNow() == run.before(), call);
            if (!saved)
                QVERIFY2(saved.error().kind() == ErrorKind::Io, saved.error().text().c_str());
            FaultedSaves::checkThatNothingIsLost(run, at);
        }
    }

    // Interrupted calls and half-done ones are no failures: somebody only has to go on.
    void goesOnAfterEveryInterruption_data() { FaultedSaves::addScenarios(); }
    void goesOnAfterEveryInterruption()
    {
        SaveRun run = m_saves.begun();
        for (const auto& [fault, error] : {std::pair(Fault::Fail, EINTR), {Fault::Short, 0}})
            for (int at = 0; at < std::ssize(run.log()); ++at) {
                run.prepare();
                FaultyFileCalls calls(fault, at, error);
                const auto saved = run.save(calls);
                const char* call = calls.log()[static_cast<std::size_t>(at)].c_str();
                QVERIFY2(saved && !saved->unconfirmed, call);
                QVERIFY2(run.fileNow() == run.after(), call);
                QVERIFY2(run.names() == run.namesAfter(), call);
                m_saves.count(run.log(), at);
            }
    }

    void survivesAPowerFailureAtEveryCall_data() { FaultedSaves::addScenarios(); }
    void survivesAPowerFailureAtEveryCall()
    {
        SaveRun run = m_saves.begun();
        for (int at = 0;; ++at) {
            run.prepare();
            FaultyFileCalls calls(Fault::Outage, at, EIO);
            const auto saved = run.save(calls);
            calls.loseWhatWasNotSynced();
            if (std::ssize(calls.log()) <= at) {
                QVERIFY(saved);
                QVERIFY(run.frameNow() == run.after());
                return;
            }
            m_saves.count(calls.log(), at);
            FaultedSaves::checkThatNothingIsLost(run, at);
        }
    }

    void saysThatTheDiskIsFull()
    {
        const QTemporaryDir directory;
        const fs::path folder = directory.path().toStdString();
        const fs::path file = folder / "frame.b2frame";
        const ByteBuffer before =
            chunksFrame({counted<std::int32_t>(8000)}, 4,
                        {.codec = 0, .level = 0, .vlMetalayers = {{"note", ByteBuffer(40)}}});
        const auto save = [&](FileCalls& calls) {
            writeFile(file, before);
            EditSet edits(*openPath(file));
            static_cast<void>(
                edits.setValue(MetadataSectionOf::Trailer, 0, counted<std::uint8_t>(250)));
            return saveFile(edits, file, calls, calmPool());
        };
        FaultyFileCalls none;
        QVERIFY(save(none));
        const auto write = std::ranges::find_if(
            none.log(), [](const std::string& call) { return call.starts_with("write"); });
        FaultyFileCalls full(Fault::Fail, static_cast<int>(write - none.log().begin()), ENOSPC);
        const auto saved = save(full);
        QVERIFY(!saved);
        QCOMPARE(saved.error().text(), std::string("cannot write: No space left on device"));
        QVERIFY(contentOfFile(file) == before);
        QCOMPARE(namesIn(folder), std::vector<std::string>{"frame.b2frame"});
    }

    void meetsEveryCallThatThereIs()
    {
        for (const char* call :
             {"open", "write", "copy", "truncate", "sync", "rename", "remove", "setMode", "lock"})
            QVERIFY2(m_saves.hasMet(call), call);
    }

 private:
    FaultedSaves m_saves;
};

const Registered<TestSaveFaults> registered;

} // namespace bloscope::tst_save_faults

#include "tst_save_faults.moc"
