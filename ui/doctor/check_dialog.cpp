#include "ui/doctor/check_dialog.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/wrapping_label.h"
#include "ui/doctor/check_work.h"
#include "ui/doctor/finding_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstCheckSize{900, 480};
constexpr int widestFindingLetters = 56; // of a column to begin with

} // namespace

CheckDialog::CheckDialog(FileSubject subject, const Workshop& workshop, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_workshop(workshop),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Check A&gain"), workshop.scheduler)),
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

QWidget* CheckDialog::makeTable()
{
    m_table->setModel(m_model);
    showAsTable(*m_table);
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
    column->addWidget(m_job);
    column->addWidget(makeTable(), 1);
    column->addWidget(makeButtons());
    resizeWithinScreen(*this, firstCheckSize);
    m_table->setFocus();
}

void CheckDialog::connectParts()
{
    connect(m_job, &JobLine::startWanted, this, &CheckDialog::start);
    connect(m_job, &JobLine::progressed, this, &CheckDialog::takeNews);
    connect(m_job, &JobLine::runningChanged, this, &CheckDialog::checkChosen);
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
    m_job->run(
        windowTitle(),
        [subject = m_subject, log = m_log, &pool = m_workshop.pool](const Job& job) {
            return checkSubject(subject, *log, pool, job);
        },
        [this](const Result<>& outcome) { finish(outcome); });
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

void CheckDialog::finish(const Result<>& outcome)
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
