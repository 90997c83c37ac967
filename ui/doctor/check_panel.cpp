#include "ui/doctor/check_panel.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/doctor/check_work.h"
#include "ui/doctor/finding_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int widestFindingLetters = 56; // of a column to begin with

} // namespace

CheckPanel::CheckPanel(FileSubject subject, const AppServices& services, QWidget* parent)
    : QWidget(parent),
      m_subject(std::move(subject)),
      m_services(services),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Check Again"), services.scheduler)),
      m_model(new FindingModel(this)),
      m_table(new QTreeView),
      m_bytes(new QPushButton(tr("Show Bytes"))),
      m_salvage(new QPushButton(tr("Save What Can Be Read…")))
{
    setWindowTitle(tr("Check %1").arg(m_subject.name));
    setWindowFilePath(m_subject.path);
    layOut();
    connectParts();
    start();
}

CheckPanel::~CheckPanel() = default;

QWidget* CheckPanel::makeTable()
{
    m_table->setModel(m_model);
    showAsTable(*m_table);
    copyRowsByKey(*m_table);
    m_table->setAccessibleName(tr("Findings"));
    return m_table;
}

void CheckPanel::layOut()
{
    m_bytes->setToolTip(tr("Show the bytes of the selected finding"));
    m_salvage->hide();
    auto* line = new QWidget;
    QHBoxLayout* row = tightRow(line);
    row->addWidget(m_job, 1);
    row->addWidget(m_bytes);
    row->addWidget(m_salvage);
    QVBoxLayout* column = panelColumn(*this);
    column->addWidget(line);
    column->addWidget(makeTable(), 1);
    setFocusProxy(m_table);
}

void CheckPanel::connectParts()
{
    connect(m_job, &JobLine::startWanted, this, &CheckPanel::start);
    connect(m_job, &JobLine::progressed, this, &CheckPanel::takeNews);
    connect(m_job, &JobLine::runningChanged, this, &CheckPanel::checkChosen);
    const auto show = [this] {
        if (const FoundInPart* found = chosen())
            emit placeWanted(*found);
    };
    connect(m_table, &QTreeView::clicked, this, show);
    connect(m_table, &QTreeView::activated, this, show);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CheckPanel::checkChosen);
    connect(m_bytes, &QPushButton::clicked, this, [this] {
        if (const FoundInPart* found = chosen())
            emit bytesWanted(*found);
    });
    connect(m_salvage, &QPushButton::clicked, this, &CheckPanel::salvageWanted);
}

void CheckPanel::start()
{
    m_model->clear();
    m_totals = {};
    m_salvage->hide();
    m_summary->setText(tr("Checking…"));
    m_log = std::make_shared<CheckLog>(CheckLog::Keep::Findings);
    m_job->run(
        windowTitle(),
        [subject = m_subject, log = m_log, &pool = m_services.pool](const Job& job) {
            return checkSubject(subject, *log, pool, job);
        },
        [this](const Result<>& outcome) { finish(outcome); });
}

void CheckPanel::checkAgain()
{
    if (!m_job->isRunning())
        start();
}

void CheckPanel::takeNews()
{
    CheckLog::News news = m_log->take();
    m_model->append(std::move(news.findings));
    for (const CheckedPartPtr& part : news.parts)
        m_totals.add(*part);
    if (!m_isFitted && m_model->rowCount() > 0)
        fitColumns();
}

void CheckPanel::fitColumns()
{
    m_isFitted = true;
    const int letter = m_table->fontMetrics().averageCharWidth();
    for (int column = 0; column < FindingModel::Advice; ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(
            column, std::min(m_table->columnWidth(column), widestFindingLetters * letter));
    }
}

void CheckPanel::finish(const Result<>& outcome)
{
    takeNews();
    m_salvage->setVisible(m_offersSalvage && m_totals.damaged > 0);
    if (m_totals.damaged > 0)
        emit damageFound(fileVerdict(m_totals));
    if (outcome) {
        m_totals.untold += static_cast<std::int64_t>(m_model->leftOut());
        return m_summary->setText(fileVerdict(m_totals));
    }
    if (outcome.error().kind() != ErrorKind::Cancelled)
        return m_summary->setText(
            errorSentence(tr("%1 cannot be checked").arg(m_subject.name), outcome.error()));
    m_summary->setText(m_model->rowCount() == 0
                           ? tr("Stopped. No findings so far.")
                           : countedText(m_model->rowCount(), tr("Stopped. One finding so far."),
                                         tr("Stopped. %1 findings so far.")));
}

const FoundInPart* CheckPanel::chosen() const
{
    const QModelIndex row = m_table->currentIndex();
    return row.isValid() ? &m_model->at(row.row()) : nullptr;
}

void CheckPanel::checkChosen()
{
    const FoundInPart* found = chosen();
    m_bytes->setEnabled(found && (found->finding.place.offset || found->finding.place.chunk));
}

} // namespace bloscope
