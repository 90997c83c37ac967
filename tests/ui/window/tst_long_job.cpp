#include "ui/window/job_bar.h"
#include "ui/worker/long_job.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <thread>

namespace bloscope::tst_long_job {

namespace {

// Reports half of ten steps and then works on until it is stopped or let go.
LongJob::Work halfUntil(const std::atomic<bool>& letGo)
{
    return [&letGo](const Job& job) -> Result<> {
        job.start(10);
        job.advance(5);
        while (!letGo && !job.stopped())
            std::this_thread::yield();
        return job.stopped() ? Result<>(cancelled()) : Result<>();
    };
}

ErrorKind kindOf(const QSignalSpy& finished)
{
    return finished.at(0).at(0).value<Result<>>().error().kind();
}

} // namespace

class TestLongJob : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { qRegisterMetaType<Result<>>("bloscope::Result<>"); }
    void init() { m_letGo = false; }
    void reportsItsEndOnce();
    void reportsProgressWhileItRuns();
    void aCancelledJobStillAnswersWhenItHasTidiedUp();
    void aWaitingJobIsCancelledAtOnce();
    void aDestroyedJobStopsItsWork();
    void aShortJobNeverShowsTheBar();
    void theBarShowsTitleProgressAndCancel();
    void theBarCountsTheOtherJobs();

 private:
    std::atomic<bool> m_letGo = false;
};

void TestLongJob::reportsItsEndOnce()
{
    Scheduler scheduler;
    LongJob job("Export");
    QSignalSpy finished(&job, &LongJob::finished);
    QVERIFY(!job.isRunning());
    job.start(scheduler, [](const Job&) { return Result<>(); });
    QVERIFY(job.isRunning());
    QVERIFY(finished.wait());
    QVERIFY(!job.isRunning());
    QVERIFY(finished.at(0).at(0).value<Result<>>().has_value());
    job.cancel();
    QCOMPARE(finished.count(), 1);
}

void TestLongJob::reportsProgressWhileItRuns()
{
    Scheduler scheduler;
    LongJob job("Export");
    QSignalSpy progressed(&job, &LongJob::progressed);
    job.start(scheduler, halfUntil(m_letGo));
    QVERIFY(progressed.wait());
    QCOMPARE(job.done(), 5U);
    QCOMPARE(job.total(), 10U);
    m_letGo = true;
    QTRY_VERIFY(!job.isRunning());
}

void TestLongJob::aCancelledJobStillAnswersWhenItHasTidiedUp()
{
    Scheduler scheduler;
    LongJob job("Export");
    QSignalSpy finished(&job, &LongJob::finished);
    job.start(scheduler, halfUntil(m_letGo));
    QTRY_COMPARE(job.done(), 5U);
    job.cancel();
    QVERIFY(job.isCancelling());
    QCOMPARE(finished.count(), 0);
    QVERIFY(finished.wait());
    QCOMPARE(kindOf(finished), ErrorKind::Cancelled);
}

void TestLongJob::aWaitingJobIsCancelledAtOnce()
{
    Scheduler scheduler;
    LongJob first("First");
    LongJob second("Second");
    LongJob third("Third");
    QSignalSpy finished(&third, &LongJob::finished);
    for (LongJob* job : {&first, &second, &third})
        job->start(scheduler, halfUntil(m_letGo));
    QTRY_VERIFY(first.done() == 5 && second.done() == 5);
    third.cancel();
    QCOMPARE(finished.count(), 1);
    QCOMPARE(kindOf(finished), ErrorKind::Cancelled);
    m_letGo = true;
}

void TestLongJob::aDestroyedJobStopsItsWork()
{
    std::atomic<bool> stopped = false;
    std::atomic<bool> begun = false;
    Scheduler scheduler;
    auto job = std::make_unique<LongJob>("Export");
    job->start(scheduler, [&](const Job& work) -> Result<> {
        begun = true;
        while (!work.stopped())
            std::this_thread::yield();
        stopped = true;
        return cancelled();
    });
    QTRY_VERIFY(begun);
    job.reset();
    QTRY_VERIFY(stopped);
}

void TestLongJob::aShortJobNeverShowsTheBar()
{
    Scheduler scheduler;
    JobBar bar;
    LongJob job("Export");
    bar.watch(&job);
    job.start(scheduler, [](const Job&) { return Result<>(); });
    QTRY_VERIFY(!job.isRunning());
    QTRY_VERIFY(!bar.findChild<QTimer*>()->isActive());
    QVERIFY(bar.isHidden());
}

void TestLongJob::theBarShowsTitleProgressAndCancel()
{
    Scheduler scheduler;
    JobBar bar;
    LongJob job("Exporting a.b2nd");
    bar.watch(&job);
    job.start(scheduler, halfUntil(m_letGo));
    QVERIFY(bar.isHidden());
    QTRY_VERIFY(!bar.isHidden());
    QCOMPARE(bar.findChild<QLabel*>()->text(), QString("Exporting a.b2nd"));
    QCOMPARE(bar.findChild<QProgressBar*>()->value(), 500);
    QTest::mouseClick(bar.findChild<QToolButton*>(), Qt::LeftButton);
    QTRY_VERIFY(!job.isRunning());
    QVERIFY(bar.isHidden());
}

void TestLongJob::theBarCountsTheOtherJobs()
{
    Scheduler scheduler;
    JobBar bar;
    LongJob first("First");
    auto second = std::make_unique<LongJob>("Second");
    for (LongJob* job : {&first, second.get()}) {
        bar.watch(job);
        job->start(scheduler, halfUntil(m_letGo));
    }
    QTRY_VERIFY(!bar.isHidden());
    QCOMPARE(bar.findChild<QLabel*>()->text(), QString("First (and 1 more)"));
    second.reset();
    QCOMPARE(bar.findChild<QLabel*>()->text(), QString("First"));
    m_letGo = true;
    QTRY_VERIFY(bar.isHidden());
}

const test::Registered<TestLongJob, QApplication> registered;

} // namespace bloscope::tst_long_job

#include "tst_long_job.moc"
