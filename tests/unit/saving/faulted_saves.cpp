#include "tests/unit/saving/faulted_saves.h"

#include "tests/support/special_files.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTest>
#include <algorithm>

namespace bloscope::test {

void FaultedSaves::addScenarios()
{
    QTest::addColumn<const SaveScenario*>("scenario");
    for (const SaveScenario& scenario : saveScenarios())
        QTest::newRow(scenario.name) << &scenario;
}

void FaultedSaves::makeFolders()
{
    m_onDisk = std::make_unique<QTemporaryDir>();
    m_inMemory = folderInMemory();
}

SaveRun FaultedSaves::begun() const
{
    const SaveScenario* scenario = *static_cast<const SaveScenario**>(
        QTest::qData("scenario", qMetaTypeId<const SaveScenario*>()));
    const auto& folder = scenario->burdened ? m_onDisk : m_inMemory; // memory lacks attributes
    return SaveRun(*scenario, folder->path().toStdString());
}

void FaultedSaves::checkThatNothingIsLost(SaveRun& run, int at)
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

void FaultedSaves::count(const std::vector<std::string>& log, int at)
{
    const std::string& call = log[static_cast<std::size_t>(at)];
    ++m_calls[call.substr(0, call.find(' '))];
    ++m_points;
}

void FaultedSaves::tell() const
{
    QString calls;
    for (const auto& [call, count] : m_calls)
        calls += QString(" %1 at %2,").arg(count).arg(call.c_str());
    calls.chop(1);
    qInfo("%d faults in all:%s", m_points, qPrintable(calls));
}

} // namespace bloscope::test
