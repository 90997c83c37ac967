#include "ui/controls/job_line.h"

#include "ui/controls/labelled_button.h"
#include "ui/worker/long_job.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <utility>

namespace bloscope {

namespace {

constexpr int widestJobBar = 160; // pixels
constexpr int lateMs = 300;

} // namespace

void showProgress(QProgressBar& bar, const LongJob& job)
{
    constexpr int steps = 1000; // the bar counts in int, jobs in 64 bits
    bar.setRange(0, job.total() > 0 ? steps : 0);
    if (job.total() > 0)
        bar.setValue(static_cast<int>(static_cast<double>(job.done()) * steps /
                                      static_cast<double>(job.total())));
}

JobLine::JobLine(QWidget* about, const QString& start, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_start(start),
      m_bar(new QProgressBar),
      m_button(new QPushButton)
{
    m_bar->setMaximumWidth(widestJobBar);
    m_bar->setAccessibleName(tr("Progress"));
    m_button->setAutoDefault(false);
    putInto(tightRow(this), {{about, 1}, m_bar, m_button});
    connect(m_button, &QPushButton::clicked, this, &JobLine::press);
    showWhetherItRuns();
}

JobLine::~JobLine() = default;

void JobLine::press()
{
    if (m_job)
        m_job->cancel();
    else
        emit startWanted();
}

void JobLine::showLate()
{
    m_isLate = true;
    showWhetherItRuns();
}

void JobLine::run(const QString& title, LongJob::Work work, Then then)
{
    m_job = std::make_unique<LongJob>(title);
    connect(m_job.get(), &LongJob::progressed, this, &JobLine::showProgress);
    connect(m_job.get(), &LongJob::finished, this,
            [this, then = std::move(then)](const Result<>& outcome) {
                m_job.release()->deleteLater();
                showWhetherItRuns();
                then(outcome);
            });
    m_job->start(m_scheduler, std::move(work));
    showWhetherItRuns();
    if (m_isLate)
        QTimer::singleShot(lateMs, m_job.get(), [this] { showWhetherItRuns(); });
    showProgress();
}

void JobLine::showProgress()
{
    bloscope::showProgress(*m_bar, *m_job);
    m_button->setEnabled(!m_job->isCancelling());
    emit progressed();
}

void JobLine::showWhetherItRuns()
{
    const bool isSeen = isRunning() && (!m_isLate || m_job->elapsedMs() >= lateMs);
    m_bar->setVisible(isSeen);
    m_button->setVisible(isSeen || !m_isLate);
    m_button->setEnabled(!m_job || !m_job->isCancelling());
    m_button->setText(isRunning() ? tr("S&top") : m_start);
    emit runningChanged();
}

} // namespace bloscope
