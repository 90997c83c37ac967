#pragma once

#include "core/base/job.h"
#include "ui/worker/scheduler.h"

#include <QElapsedTimer>
#include <QTimer>

namespace bloscope {

// One long piece of work that a person watches: an export, a check of a whole file. Lives in the
// GUI thread:
//
//     auto* job = new LongJob(tr("Exporting %1").arg(name), page);
//     connect(job, &LongJob::finished, page, [this](const Result<>& outcome) { ... });
//     emit jobStarted(job); // the window's JobBar shows it
//     job->start(m_scheduler, [reader, slice](const Job& job) { return writeCsv(..., job); });
//
// The work runs among the scheduler's background work, reports through Job::progress and ends soon
// after Job::stop asks it to, removing what it has half written. finished() is emitted exactly once
// (Cancelled when cancel() came first) unless the job is destroyed before; destroying it cancels.
class LongJob : public QObject {
    Q_OBJECT

 public:
    using Work = std::function<Result<>(const Job&)>;

    explicit LongJob(QString title, QObject* parent = nullptr);
    ~LongJob() override;

    const QString& title() const { return m_title; }

    void start(Scheduler& scheduler, Work work); // once
    void cancel();                               // from then on isCancelling(), until finished()

    bool isRunning() const { return static_cast<bool>(m_ticket); }
    bool isCancelling() const { return isRunning() && m_stop.stop_requested(); }
    qint64 elapsedMs() const { return m_started.isValid() ? m_started.elapsed() : 0; }

    // As the work reports them; total is 0 while unknown.
    std::uint64_t done() const { return m_state->progress.done; }
    std::uint64_t total() const { return m_state->progress.total; }
    bool isWaiting() const { return m_state->progress.isWaiting; } // for another program

 signals:
    void progressed(); // polled a few times a second, emitted when one of these changed
    void finished(const bloscope::Result<>& outcome);

 private:
    struct State { // shared with the worker
        Progress progress;
        std::atomic<bool> taken = false; // by the worker that begins, or by a cancel before that
    };

    void poll();
    void finish(const Result<>& outcome);

    QString m_title;
    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::stop_source m_stop;
    Ticket m_ticket;
    QElapsedTimer m_started;
    QTimer m_pollTimer;
    std::uint64_t m_shownDone = 0;
    std::uint64_t m_shownTotal = 0;
    bool m_wasWaiting = false;
};

} // namespace bloscope
