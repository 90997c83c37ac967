#include "ui/worker/long_job.h"

namespace bloscope {

namespace {

constexpr int pollMs = 100;

} // namespace

LongJob::LongJob(QString title, QObject* parent) : QObject(parent), m_title(std::move(title))
{
    m_pollTimer.setInterval(pollMs);
    connect(&m_pollTimer, &QTimer::timeout, this, &LongJob::poll);
}

LongJob::~LongJob()
{
    m_stop.request_stop();
}

void LongJob::start(Scheduler& scheduler, Work work)
{
    Q_ASSERT(!m_started.isValid());
    m_started.start();
    m_pollTimer.start();
    m_ticket = scheduler.submit(
        Scheduler::Priority::Background, this,
        // not the ticket's token: a cancelled job still answers, once it has tidied up
        [state = m_state, stop = m_stop.get_token(),
         work = std::move(work)](std::stop_token) -> Result<> {
            if (state->taken.exchange(true))
                return cancelled();
            return work(Job{stop, &state->progress});
        },
        [this](const Result<>& outcome) { finish(outcome); });
}

void LongJob::cancel()
{
    if (!isRunning() || isCancelling())
        return;
    m_stop.request_stop();
    if (!m_state->taken.exchange(true)) // still waiting for a thread: there is nothing to tidy up
        finish(cancelled());
    else
        emit progressed();
}

void LongJob::poll()
{
    if (done() == m_shownDone && total() == m_shownTotal && isWaiting() == m_wasWaiting)
        return;
    m_wasWaiting = isWaiting();
    m_shownDone = done();
    m_shownTotal = total();
    emit progressed();
}

void LongJob::finish(const Result<>& outcome)
{
    m_pollTimer.stop();
    m_ticket.cancel();
    emit finished(outcome);
}

} // namespace bloscope
