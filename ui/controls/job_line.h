#pragma once

#include "ui/worker/long_job.h"

#include <QWidget>
#include <memory>

class QProgressBar;
class QPushButton;
namespace bloscope {

class LongJob;

// The line of a dialog with a long job: what it is about, how far it is, and the button that starts
// it and stops it. One job at a time. GUI thread.
class JobLine : public QWidget {
    Q_OBJECT

 public:
    using Then = std::function<void(const Result<>&)>;

    // `about` has the room that is left. `start`: the word of the button while nothing runs. The
    // scheduler lives longer.
    JobLine(QWidget* about, const QString& start, Scheduler& scheduler, QWidget* parent = nullptr);
    ~JobLine() override; // ends the job

    // For what is done at once as a rule: bar and button are there from 0.3 s on, while it runs.
    void showLate();

    // Ends the job before, of which nothing is told any more. `then` is told how this one has
    // ended; nothing runs by then.
    void run(const QString& title, LongJob::Work work, Then then);
    bool isRunning() const { return static_cast<bool>(m_job); }

    QPushButton& button() const { return *m_button; }

 signals:
    void startWanted(); // by the button, while nothing runs
    void runningChanged();
    void progressed();

 private:
    void press();
    void showProgress();
    void showWhetherItRuns();

    Scheduler& m_scheduler;
    QString m_start;
    bool m_isLate = false;
    QProgressBar* m_bar;
    QPushButton* m_button;
    std::unique_ptr<LongJob> m_job; // while it runs
};

// How far a job is, on a bar that is busy while nobody knows how long it will take.
void showProgress(QProgressBar& bar, const LongJob& job);

} // namespace bloscope
