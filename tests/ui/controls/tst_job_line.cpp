#include "ui/controls/job_line.h"

#include "tests/support/registered_test.h"
#include "tests/ui/worker/held_work.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <optional>
#include <thread>

namespace bloscope::tst_job_line {

// What a dialog sees of its job, and what somebody sees who waits for it.
class TestJobLine : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_line = std::make_unique<JobLine>(new QLabel, "&Search Again", m_scheduler);
        m_line->show();
    }
    void cleanup() { m_line.reset(); }

    void asksForAJobWhileNoneRuns()
    {
        const QSignalSpy wanted(m_line.get(), &JobLine::startWanted);
        QVERIFY(!m_line->isRunning() && bar().isHidden());
        QCOMPARE(button().text(), QString("&Search Again"));
        button().click();
        QCOMPARE(wanted.size(), 1);
    }

    void tellsHowAJobHasEnded()
    {
        QStringList told;
        m_line->run(
            "Search", [](const Job&) { return Result<>(); },
            [&](const Result<>& outcome) {
                told << (outcome && !m_line->isRunning() ? "well" : "otherwise");
            });
        QVERIFY(m_line->isRunning() && !bar().isHidden());
        QCOMPARE(button().text(), QString("S&top"));
        QTRY_COMPARE(told, QStringList{"well"});
        QVERIFY(bar().isHidden() && button().isEnabled());
        QCOMPARE(button().text(), QString("&Search Again"));
    }

    void stopsIt()
    {
        std::optional<ErrorKind> kind;
        m_line->run("Search", untilItIsStopped, [&](const Result<>& outcome) {
            if (!outcome)
                kind = outcome.error().kind();
        });
        button().click();
        QTRY_VERIFY(!m_line->isRunning());
        QVERIFY(kind == ErrorKind::Cancelled);
    }

    // What is done at once shows neither bar nor button.
    void showsLateWhatTakesLong()
    {
        m_line->showLate();
        QVERIFY(bar().isHidden() && button().isHidden());
        test::HeldWork held(m_scheduler);
        held.hold();
        std::optional<Result<>> ended;
        m_line->run("Search", untilItIsStopped, [&](const Result<>& outcome) { ended = outcome; });
        QVERIFY(bar().isHidden() && button().isHidden());
        QTRY_VERIFY(!bar().isHidden() && !button().isHidden());
        held.release();
        button().click();
        QTRY_VERIFY(ended);
        QVERIFY(!*ended && ended->error().kind() == ErrorKind::Cancelled);
        QVERIFY(bar().isHidden() && button().isHidden());
    }

    void tellsNothingOfTheJobBefore()
    {
        QStringList told;
        m_line->run("first", untilItIsStopped, [&](const Result<>&) { told << "first"; });
        m_line->run(
            "second", [](const Job&) { return Result<>(); },
            [&](const Result<>&) { told << "second"; });
        QTRY_VERIFY(!m_line->isRunning());
        QCOMPARE(told, QStringList{"second"});
    }

 private:
    static Result<> untilItIsStopped(const Job& job)
    {
        while (!job.stopped())
            std::this_thread::yield();
        return Error(ErrorKind::Cancelled, "stopped");
    }
    QProgressBar& bar() const { return *m_line->findChild<QProgressBar*>(); }
    QPushButton& button() const { return m_line->button(); }

    Scheduler m_scheduler;
    std::unique_ptr<JobLine> m_line;
};

const test::Registered<TestJobLine, QApplication> registered;

} // namespace bloscope::tst_job_line

#include "tst_job_line.moc"
