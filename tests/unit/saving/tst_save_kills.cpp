#include "tests/support/child.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/registered_test.h"
#include "tests/unit/saving/faulted_saves.h"

#include <QTest>
#include <algorithm>
#include <csignal>
#include <sys/wait.h>

namespace bloscope::tst_save_kills {

using namespace test;

// SIGKILL during a save.
class TestSaveKills : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_saves.makeFolders(); }
    void cleanupTestCase() { m_saves.tell(); }

    void areSurvivedAtEveryCall_data() { FaultedSaves::addScenarios(); }
    void areSurvivedAtEveryCall()
    {
        SaveRun run = m_saves.begun();
        for (int at = 0;; ++at) {
            run.prepare();
            const int status = Child([&](const Child::Parent&) {
                                   FaultyFileCalls calls(FaultyFileCalls::Fault::Kill, at);
                                   return run.save(calls) ? 0 : 1;
                               }).status();
            if (WIFEXITED(status)) {
                QCOMPARE(WEXITSTATUS(status), 0);
                QVERIFY(at > 5);
                QCOMPARE(at, std::ssize(run.log()));
                return;
            }
            QCOMPARE(WTERMSIG(status), SIGKILL);
            m_saves.count(run.log(), at);
            FaultedSaves::checkThatNothingIsLost(run, at);
        }
    }

 private:
    FaultedSaves m_saves;
};

const Registered<TestSaveKills> registered;

} // namespace bloscope::tst_save_kills

#include "tst_save_kills.moc"
