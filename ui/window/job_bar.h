#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace bloscope {

class LongJob;

// The running job in the status bar: what it does, how far it is, a button to cancel it. Stays
// hidden for the first 300 ms of a job, so that short ones do not flicker. Of several jobs it shows
// the oldest and counts the others.
class JobBar : public QWidget {
    Q_OBJECT

 public:
    static constexpr int delayMs = 300;

    explicit JobBar(QWidget* parent = nullptr);

    void watch(LongJob* job); // until it has finished or is gone; not owned
    bool isBusy() const;      // with one that runs

 private:
    LongJob* shownJob() const;
    void showNext(); // the next job that is still there, or nothing
    void refresh();

    QLabel* m_title;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
    QList<QPointer<LongJob>> m_jobs;
    QTimer m_delay{this};
};

} // namespace bloscope
