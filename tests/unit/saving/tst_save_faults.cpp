#include "core/saving/save_file.h"
#include "tests/support/child.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/save_scenarios.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cerrno>
#include <sys/wait.h>

namespace bloscope::tst_save_faults {

using namespace test;
namespace fs = std::filesystem;

using Fault = FaultyFileCalls::Fault;

// Whatever happens during a save, at whichever call: the file is the old or the new one.
class TestSaveFaults : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_inMemory = std::make_unique<QTemporaryDir>("/dev/shm/bloscope-XXXXXX");
    }

    void cleanupTestCase()
    {
        QString calls;
        for (const auto& [call, count] : m_calls)
            calls += QString(" %1 at %2,").arg(count).arg(call.c_str());
        calls.chop(1);
        qInfo("%d faults in all:%s", m_points, qPrintable(calls));
    }

    void survivesSigkillAtEveryCall_data() { addScenarios(); }
    void survivesSigkillAtEveryCall()
    {
        SaveRun run = begun();
        for (int at = 0;; ++at) {
            run.prepare();
            const int status = Child([&](const Child::Parent&) {
                                   FaultyFileCalls calls(Fault::Kill, at);
                                   return run.save(calls) ? 0 : 1;
                               }).status();
            if (WIFEXITED(status)) {
                QCOMPARE(WEXITSTATUS(status), 0);
                QVERIFY(at > 5);
                QCOMPARE(at, std::ssize(run.log()));
                return;
            }
            QCOMPARE(WTERMSIG(status), SIGKILL);
            count(run.log(), at);
            checkThatNothingIsLost(run, at);
        }
    }

    void survivesTheFailureOfEveryCall_data()
    {
        QTest::addColumn<const SaveScenario*>("scenario");
        QTest::addColumn<int>("error");
        for (const SaveScenario& scenario : saveScenarios())
            for (const auto& [name, error] :
                 {std::pair("disk full", ENOSPC), {"broken disk", EIO}, {"no more quota", EDQUOT}})
                QTest::addRow("%s, %s", scenario.name, name) << &scenario << error;
    }
    void survivesTheFailureOfEveryCall()
    {
        QFETCH(int, error);
        SaveRun run = begun();
        for (int at = 0;; ++at) {
            run.prepare();
            FaultyFileCalls calls(Fault::Fail, at, error);
            const auto saved = run.save(calls);
            if (std::ssize(calls.log()) <= at)
                return;
            count(calls.log(), at);
            const char* call = calls.log()[static_cast<std::size_t>(at)].c_str();
            QVERIFY2(saved ? run.frameNow() == run.after() : run.fileNow() == run.before(), call);
            if (!saved)
                QVERIFY2(saved.error().kind() == ErrorKind::Io, saved.error().text().c_str());
            checkThatNothingIsLost(run, at);
        }
    }

    // Interrupted calls and half-done ones are no failures: somebody only has to go on.
    void goesOnAfterEveryInterruption_data() { addScenarios(); }
    void goesOnAfterEveryInterruption()
    {
        SaveRun run = begun();
        for (const auto& [fault, error] : {std::pair(Fault::Fail, EINTR), {Fault::Short, 0}})
            for (int at = 0; at < std::ssize(run.log()); ++at) {
                run.prepare();
                FaultyFileCalls calls(fault, at, error);
                const auto saved = run.save(calls);
                const char* call = calls.log()[static_cast<std::size_t>(at)].c_str();
                QVERIFY2(saved && !saved->unconfirmed, call);
                QVERIFY2(run.fileNow() == run.after(), call);
                QVERIFY2(run.names() == run.namesAfter(), call);
                count(run.log(), at);
            }
    }

    void survivesAPowerFailureAtEveryCall_data() { addScenarios(); }
    void survivesAPowerFailureAtEveryCall()
    {
        SaveRun run = begun();
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
            count(calls.log(), at);
            checkThatNothingIsLost(run, at);
        }
    }

    void meetsEveryCallThatThereIs()
    {
        for (const char* call :
             {"open", "write", "copy", "truncate", "sync", "rename", "remove", "setMode", "lock"})
            QVERIFY2(m_calls.contains(call), call);
    }

 private:
    static void addScenarios()
    {
        QTest::addColumn<const SaveScenario*>("scenario");
        for (const SaveScenario& scenario : saveScenarios())
            QTest::newRow(scenario.name) << &scenario;
    }

    // A save of this row's scenario, done once without a fault.
    SaveRun begun()
    {
        const SaveScenario* scenario = *static_cast<const SaveScenario**>(
            QTest::qData("scenario", qMetaTypeId<const SaveScenario*>()));
        const bool useDisk =
            scenario->burdened || !m_inMemory->isValid(); // memory lacks attributes
        return SaveRun(*scenario, (useDisk ? *m_directory : *m_inMemory).path().toStdString());
    }

    void count(const std::vector<std::string>& log, int at)
    {
        const std::string& call = log[static_cast<std::size_t>(at)];
        ++m_calls[call.substr(0, call.find(' '))];
        ++m_points;
    }

    static void checkThatNothingIsLost(SaveRun& run, int at)
    {
        const std::string fault = "fault " + std::to_string(at);
        const auto now = run.frameNow();
        QVERIFY2(now == run.before() || now == run.after(), fault.c_str());
        QVERIFY2(run.othersAreThere(), fault.c_str());

        // The next save finishes the work, and nothing is left lying about.
        UnsyncedFileCalls calls;
        if (now == run.after()) { // where old chunks may lie about
            const auto more = run.saveMore(calls);
            QVERIFY2(more, more ? "" : more.error().text().c_str());
            QVERIFY2(std::ranges::includes(run.namesAfter(), run.names()), fault.c_str());
            run.prepare();
        }
        const auto again = run.save(calls);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY2(run.fileNow() == run.after(), fault.c_str());
        QVERIFY2(run.names() == run.namesAfter(), fault.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<QTemporaryDir> m_inMemory; // much faster, where there is such a place
    int m_points = 0;
    std::map<std::string, int> m_calls; // faults by call
};

const Registered<TestSaveFaults> registered;

} // namespace bloscope::tst_save_faults

#include "tst_save_faults.moc"
