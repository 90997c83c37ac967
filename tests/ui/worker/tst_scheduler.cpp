#include "tests/ui/worker/settle.h"
#include "ui/worker/scheduler.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <semaphore>
#include <thread>

namespace bloscope::tst_scheduler {

// Holds up one worker thread until it is opened.
struct Gate {
    std::binary_semaphore opened{0};
    std::atomic<int> passed = 0;
};

class TestScheduler : public QObject {
    Q_OBJECT

 private slots:
    void deliversInTheGuiThread();
    void neverDeliversWithoutATicket();
    void neverDeliversToAReceiverThatIsGone();
    void tellsRunningWorkThatItsTicketIsGone();
    void beginsNoWorkWhoseTicketIsGone();
    void turnsRunningOutOfMemoryIntoAnError();
    void longWorkDoesNotHoldUpWhatSomebodyLooksAt();
};

void TestScheduler::deliversInTheGuiThread()
{
    Scheduler scheduler;
    std::thread::id worker;
    std::thread::id receiver;
    const Ticket ticket = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [](std::stop_token) { return std::this_thread::get_id(); },
        [&](std::thread::id id) {
            worker = id;
            receiver = std::this_thread::get_id();
        });
    QTRY_COMPARE(receiver, std::this_thread::get_id());
    QVERIFY(worker != receiver);
}

void TestScheduler::neverDeliversWithoutATicket()
{
    bool delivered = false;
    std::atomic<bool> worked = false;
    {
        Scheduler scheduler;
        Ticket ticket = scheduler.submit(
            Scheduler::Priority::Visible, this,
            [&](std::stop_token) {
                worked = true;
                return 1;
            },
            [&](int) { delivered = true; });
        while (!worked)
            std::this_thread::yield();
        ticket.cancel();
    }
    QCoreApplication::processEvents();
    QVERIFY(!delivered);
}

void TestScheduler::neverDeliversToAReceiverThatIsGone()
{
    bool delivered = false;
    auto receiver = std::make_unique<QObject>();
    Scheduler scheduler;
    const Ticket ticket = scheduler.submit(
        Scheduler::Priority::Visible, receiver.get(), [](std::stop_token) { return 1; },
        [&](int) { delivered = true; });
    receiver.reset();
    QVERIFY(test::settle());
    QVERIFY(!delivered);
}

void TestScheduler::tellsRunningWorkThatItsTicketIsGone()
{
    std::atomic<bool> begun = false;
    std::atomic<bool> stopped = false;
    Scheduler scheduler;
    Ticket ticket = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [&](std::stop_token stop) {
            begun = true;
            while (!stop.stop_requested())
                std::this_thread::yield();
            stopped = true;
            return 1;
        },
        [](int) {});
    QTRY_VERIFY(begun);
    ticket = Ticket();
    QTRY_VERIFY(stopped);
}

void TestScheduler::beginsNoWorkWhoseTicketIsGone()
{
    Gate gate;
    std::atomic<bool> begun = false;
    {
        Scheduler scheduler;
        std::vector<Ticket> busy;
        for (int thread = 0; thread < 3; ++thread)
            busy.push_back(scheduler.submit(
                Scheduler::Priority::Visible, this,
                [&](std::stop_token) {
                    gate.opened.acquire();
                    gate.opened.release();
                    return ++gate.passed;
                },
                [](int) {}));
        Ticket unwanted = scheduler.submit(
            Scheduler::Priority::Visible, this,
            [&](std::stop_token) {
                begun = true;
                return 1;
            },
            [](int) {});
        unwanted.cancel();
        gate.opened.release();
        QTRY_COMPARE(gate.passed.load(), 3);
    }
    QVERIFY(!begun);
}

void TestScheduler::turnsRunningOutOfMemoryIntoAnError()
{
    Scheduler scheduler;
    QString text;
    const Ticket ticket = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [](std::stop_token) -> Result<int> { throw std::bad_alloc(); },
        [&](const Result<int>& answer) { text = QString::fromStdString(answer.error().text()); });
    QTRY_COMPARE(text, QString("there is not enough memory"));
}

void TestScheduler::longWorkDoesNotHoldUpWhatSomebodyLooksAt()
{
    Gate gate;
    Scheduler scheduler;
    std::vector<Ticket> exports;
    for (int i = 0; i < 10; ++i)
        exports.push_back(scheduler.submit(
            Scheduler::Priority::Background, this,
            [&](std::stop_token stop) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return 1;
            },
            [](int) {}));
    bool answered = false;
    const Ticket look = scheduler.submit(
        Scheduler::Priority::Visible, this, [](std::stop_token) { return 1; },
        [&](int) { answered = true; });
    QTRY_VERIFY(answered);
}

const test::Registered<TestScheduler, QCoreApplication> registered;

} // namespace bloscope::tst_scheduler

#include "tst_scheduler.moc"
