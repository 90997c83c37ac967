#include "ui/doctor/check_dialog.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_progress.h"
#include "ui/controls/labelled.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/doctor/check_work.h"
#include "ui/doctor/finding_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstCheckSize{900, 480};
constexpr int checkBarWidth = 160;
constexpr int widestFindingLetters = 56; // of a column to begin with

} // namespace

CheckDialog::CheckDialog(FileSubject subject, const Workshop& workshop, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_workshop(workshop),
      m_summary(new QLabel),
      m_progress(new QProgressBar),
      m_check(new QPushButton),
      m_model(new FindingModel(this)),
      m_table(new QTreeView),
      m_bytes(new QPushButton(tr("Show &Bytes"))),
      m_salvage(new QPushButton(tr("Save &What Can Be Read…")))
{
    setWindowTitle(tr("Check %1").arg(m_subject.name));
    layOut();
    connectParts();
    start();
}

CheckDialog::~CheckDialog() = default;

QWidget* CheckDialog::makeTop()
{
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setMaximumWidth(checkBarWidth);
    m_progress->setAccessibleName(tr("Progress"));
    m_check->setAutoDefault(false);
    auto* line = new QWidget;
    QHBoxLayout* row = tightRow(line);
    row->addWidget(m_summary, 1);
    row->addWidget(m_progress);
    row->addWidget(m_check);
    return line;
}

QWidget* CheckDialog::makeTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RoomyDelegate(m_table));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAccessibleName(tr("What is found"));
    return m_table;
}

QWidget* CheckDialog::makeButtons()
{
    m_bytes->setToolTip(tr("The bytes of the file where this was found"));
    for (QPushButton* button : {m_bytes, m_salvage})
        button->setAutoDefault(false);
    m_salvage->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_bytes, QDialogButtonBox::ActionRole);
    buttons->addButton(m_salvage, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void CheckDialog::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeTop());
    column->addWidget(makeTable(), 1);
    column->addWidget(makeButtons());
    resizeWithinScreen(*this, firstCheckSize);
    m_table->setFocus();
}

void CheckDialog::connectParts()
{
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_job)
            m_job->cancel();
        else
            start();
    });
    const auto show = [this] {
        if (const FoundInPart* found = chosen())
            emit placeWanted(*found);
    };
    connect(m_table, &QTreeView::clicked, this, show);
    connect(m_table, &QTreeView::activated, this, show);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CheckDialog::checkChosen);
    connect(m_bytes, &QPushButton::clicked, this, [this] {
        if (const FoundInPart* found = chosen())
            emit bytesWanted(*found);
    });
    connect(m_salvage, &QPushButton::clicked, this, &CheckDialog::salvageWanted);
}

void CheckDialog::start()
{
    m_model->clear();
    m_totals = {};
    m_salvage->hide();
    m_summary->setText(tr("Checking…"));
    m_log = std::make_shared<CheckLog>(CheckLog::Keep::Findings);
    m_job = std::make_unique<LongJob>(windowTitle());
    connect(m_job.get(), &LongJob::progressed, this, &CheckDialog::showProgress);
    connect(m_job.get(), &LongJob::finished, this, [this](const Result<>& outcome) {
        m_job.release()->deleteLater();
        setRunning(false);
        finish(outcome);
    });
    setRunning(true);
    m_job->start(m_workshop.scheduler,
                 [subject = m_subject, log = m_log, &pool = m_workshop.pool](const Job& job) {
                     return checkSubject(subject, *log, pool, job);
                 });
    showProgress();
}

void CheckDialog::showProgress()
{
    bloscope::showProgress(*m_progress, *m_job);
    m_check->setEnabled(!m_job->isCancelling());
    takeNews();
}

void CheckDialog::takeNews()
{
    CheckLog::News news = m_log->take();
    m_model->append(std::move(news.findings));
    for (const CheckedPartPtr& part : news.parts)
        m_totals.add(*part);
    if (!m_isFitted && m_model->rowCount() > 0)
        fitColumns();
}

void CheckDialog::fitColumns()
{
    m_isFitted = true;
    const int letter = m_table->fontMetrics().averageCharWidth();
    for (int column = 0; column < FindingModel::Advice; ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(
            column, std::min(m_table->columnWidth(column), widestFindingLetters * letter));
    }
}

void CheckDialog::setRunning(bool runs)
{
    m_progress->setVisible(runs);
    m_check->setEnabled(true);
    m_check->setText(runs ? tr("S&top") : tr("Check A&gain"));
    checkChosen();
}

void CheckDialog::finish(const Result<>& outcome)
{
    takeNews();
    m_salvage->setVisible(m_offersSalvage && m_totals.damaged > 0);
    if (outcome) {
        m_totals.untold += static_cast<std::int64_t>(m_model->leftOut());
        return m_summary->setText(fileVerdict(m_totals));
    }
    if (outcome.error().kind() != ErrorKind::Cancelled)
        return m_summary->setText(
            errorSentence(tr("%1 cannot be checked").arg(m_subject.name), outcome.error()));
    m_summary->setText(m_model->rowCount() == 0
                           ? tr("Stopped. Nothing was found before.")
                           : countedText(m_model->rowCount(), tr("Stopped. One thing was found."),
                                         tr("Stopped. %1 things were found before.")));
}

const FoundInPart* CheckDialog::chosen() const
{
    const QModelIndex row = m_table->currentIndex();
    return row.isValid() ? &m_model->at(row.row()) : nullptr;
}

void CheckDialog::checkChosen()
{
    const FoundInPart* found = chosen();
    m_bytes->setEnabled(found && (found->finding.place.offset || found->finding.place.chunk));
}

} // namespace bloscope
