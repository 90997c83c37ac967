#include "ui/window/job_bar.h"

#include "ui/controls/job_line.h"
#include "ui/worker/long_job.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int barWidth = 160;

} // namespace

JobBar::JobBar(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_cancel(new QToolButton(this))
{
    m_bar->setFixedWidth(barWidth);
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setIcon(style()->standardIcon(QStyle::SP_DialogCancelButton));
    m_cancel->setAutoRaise(true);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancel this job"));
    m_cancel->setAccessibleName(tr("Cancel this job"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_bar),
                          static_cast<QWidget*>(m_cancel)})
        row->addWidget(part);

    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &JobBar::refresh);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (LongJob* job = shownJob())
            job->cancel();
    });
    hide();
}

void JobBar::watch(LongJob* job)
{
    if (m_jobs.contains(job))
        return;
    if (m_jobs.isEmpty()) // those that follow each other are one wait
        m_delay.start();
    m_jobs.append(job);
    connect(job, &LongJob::progressed, this, &JobBar::refresh);
    connect(job, &LongJob::finished, this, [this, job] {
        m_jobs.removeAll(job);
        showNext();
    });
    connect(job, &QObject::destroyed, this, &JobBar::showNext);
}

// What waits for the end of a job hears of it before the bar does.
bool JobBar::isBusy() const
{
    return std::ranges::any_of(m_jobs, [](const auto& job) { return job && job->isRunning(); });
}

LongJob* JobBar::shownJob() const
{
    return m_jobs.isEmpty() ? nullptr : m_jobs.first().data();
}

void JobBar::showNext()
{
    m_jobs.removeIf([](const QPointer<LongJob>& job) { return job.isNull(); });
    refresh();
}

void JobBar::refresh()
{
    const LongJob* job = shownJob();
    setVisible(job && (!isHidden() || !m_delay.isActive()));
    if (!job)
        return;
    const QString title = job->isCancelling() ? tr("Cancelling…")
                          : job->isWaiting()
                              ? tr("%1: waiting for another program").arg(job->title())
                              : job->title();
    const auto others = static_cast<int>(m_jobs.size()) - 1;
    m_title->setText(others > 0 ? tr("%1 (and %n more)", nullptr, others).arg(title) : title);
    showProgress(*m_bar, *job);
    m_cancel->setEnabled(!job->isCancelling());
}

} // namespace bloscope
