#include "ui/doctor/check_panel.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/doctor/check_work.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

QString severityText(const Finding& finding)
{
    if (finding.isUnchecked)
        return FindingModel::tr("Not checked");
    return finding.severity == Finding::Severity::Damage ? FindingModel::tr("Damage")
                                                         : FindingModel::tr("Note");
}

QIcon severityIcon(const Finding& finding)
{
    const bool isDamage = finding.severity == Finding::Severity::Damage;
    return QApplication::style()->standardIcon(isDamage ? QStyle::SP_MessageBoxCritical
                                                        : QStyle::SP_MessageBoxInformation);
}

QString placeText(const FoundInPart& row)
{
    const FindingPlace& place = row.finding.place;
    QString text = displayText(place.part);
    if (!row.key.empty())
        text = displayText(row.key) + QStringLiteral(": ") + text;
    return text;
}

constexpr int widestFindingLetters = 56; // of a column to begin with

} // namespace

void FindingModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_leftOut = 0;
    endResetModel();
}

void FindingModel::append(std::vector<FoundInPart> findings)
{
    const std::size_t taken = std::min(findings.size(), mostRows - m_rows.size());
    m_leftOut += findings.size() - taken;
    if (taken == 0)
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(taken) - 1);
    std::move(findings.begin(), findings.begin() + static_cast<std::ptrdiff_t>(taken),
              std::back_inserter(m_rows));
    endInsertRows();
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FindingModel::textOf(const FoundInPart& row, int column) const
{
    switch (column) {
    case Severity:
        return severityText(row.finding);
    case Place:
        return placeText(row);
    case Text:
        return displayText(row.finding.text);
    default:
        return displayText(remedyText(row.finding.remedy, {}, namesInWindow()));
    }
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    const FoundInPart& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // where it is cut off
        return textOf(row, index.column());
    case Qt::DecorationRole:
        return index.column() == Severity ? QVariant(severityIcon(row.finding)) : QVariant();
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return QStringList{tr("Severity"), tr("Location"), tr("Findings"), tr("Advice")}.value(section);
}

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
    putInto(tightRow(line), {{m_job, 1}, m_bytes, m_salvage});
    putInto(panelColumn(*this), {line, {makeTable(), 1}});
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
    const int letter = letterWidth(m_table->fontMetrics());
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
    const int found = m_model->rowCount();
    m_summary->setText(found == 0 ? tr("Stopped. No findings so far.")
                                  : countedText(found, tr("Stopped. %n finding(s) so far.", nullptr,
                                                          pluralNumber(found))));
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
