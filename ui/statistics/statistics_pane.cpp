#include "ui/statistics/statistics_pane.h"

#include "core/statistics/slice_grid.h"
#include "ui/controls/elided_label.h"
#include "ui/statistics/statistics_tables.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

namespace {

constexpr int leastStateLetters = 24; // of what is said beside the controls

} // namespace

StatisticsPane::StatisticsPane(Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_stateLine(new QWidget(this)),
      m_tables(new StatisticsTables)
{
    makeStateLine();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tables, 1);
    connect(m_tables, &StatisticsTables::placeWanted, this, &StatisticsPane::goTo);
    showState();
}

// The run ends before what it tells of its end is of no interest any more.
StatisticsPane::~StatisticsPane()
{
    delete m_run;
}

void StatisticsPane::makeStateLine()
{
    m_state = new ElidedLabel;
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state->setMinimumWidth(leastStateLetters * m_state->fontMetrics().averageCharWidth());
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_stop = new QToolButton;
    m_stop->setAutoRaise(true);
    m_stop->setText(tr("Start again"));
    connect(m_stop, &QToolButton::clicked, this, &StatisticsPane::stopOrStart);
    auto* row = new QHBoxLayout(m_stateLine);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_state, 1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    // Laid out as if progress and button were always there: the state has their room meanwhile.
    m_stateLine->setMinimumWidth(m_stateLine->sizeHint().width());
}

void StatisticsPane::compute(Cells cells)
{
    m_cells = std::move(cells);
    start();
}

void StatisticsPane::start()
{
    m_search.cancel();
    m_foundLabel.reset();
    m_outcome = {};
    delete m_run;
    m_run = new StatisticsRun(m_scheduler, m_cells->scans, this);
    connect(m_run, &StatisticsRun::progressed, this, &StatisticsPane::showFindings);
    connect(m_run, &StatisticsRun::finished, this, &StatisticsPane::finish);
    showState();
}

void StatisticsPane::stop()
{
    delete std::exchange(m_run, nullptr);
}

void StatisticsPane::stopOrStart()
{
    if (isRunning())
        m_run->cancel();
    else if (m_cells)
        start();
    showState();
}

void StatisticsPane::finish(const Result<>& outcome)
{
    m_outcome = outcome;
    showFindings();
    if (!outcome && !m_run->findings())
        clear();
}

void StatisticsPane::showFindings()
{
    const StatisticsFindingsPtr now = m_run->findings();
    if (now && now != m_findings) {
        m_findings = now;
        m_tables->show(*now);
    }
    showState();
}

// What is there is of other cells.
void StatisticsPane::clear()
{
    m_findings = nullptr;
    m_tables->clear();
    showState();
}

void StatisticsPane::showState()
{
    m_state->setText(stateText());
    m_state->setToolTip(m_state->text());
    m_progress->setVisible(isRunning());
    m_progress->setValue(m_run ? static_cast<int>(m_run->share() * m_progress->maximum()) : 0);
    const bool hasFailed = !m_outcome && m_outcome.error().kind() != ErrorKind::Usage;
    m_stop->setVisible(isRunning() || hasFailed);
    m_stop->setText(isRunning() ? tr("Cancel") : tr("Start again"));
}

QString StatisticsPane::stateText() const
{
    if (!m_cells)
        return {};
    if (!m_outcome && m_outcome.error().kind() != ErrorKind::Cancelled)
        return errorSentence(tr("There are no statistics"), m_outcome.error());
    if (!m_findings || m_findings->scans->slice() != m_cells->slice)
        return isRunning() ? tr("Computing, of %1…").arg(m_cells->name) : tr("Cancelled");
    const auto cells = countText(m_findings->scans->cellCount());
    const auto seen = countText(m_findings->cellsSeen());
    if (!m_findings->isComplete)
        return isRunning()
                   ? tr("So far, of %1 of %2 cells of %3").arg(seen, cells, m_cells->name)
                   : tr("Cancelled: of %1 of %2 cells of %3").arg(seen, cells, m_cells->name);
    if (isRunning())
        return tr("Exact, of all %1 cells of %2; percentiles follow").arg(cells, m_cells->name);
    return tr("Exact, of all %1 cells of %2").arg(cells, m_cells->name);
}

void StatisticsPane::goTo(int row)
{
    if (!m_findings)
        return;
    const StatisticsLine& line = m_tables->line(row);
    if (!line.isPlace)
        return;
    if (line.cell)
        emit placeWanted(*line.cell);
    else
        findNext(row);
}

void StatisticsPane::findNext(int row)
{
    const StatisticsLine& line = m_tables->line(row);
    const FoundCell from = m_foundLabel == line.label ? m_found : FoundCell();
    m_search = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [scans = m_findings->scans, number = line.part, special = line.special,
         from](std::stop_token stop) {
            const StatisticsScans::Part& part = scans->parts[number];
            return findCellAround(*part.scan, criterionOf(special, part.scan->order()),
                                  ScanDirection::Forwards, from, part.summaries.get(),
                                  {std::move(stop)});
        },
        [this, label = line.label](const Result<FoundAround>& around) { found(label, around); });
}

void StatisticsPane::found(const QString& label, const Result<FoundAround>& around)
{
    m_search.cancel();
    if (!around || !around->cell)
        return;
    m_foundLabel = label;
    m_found = around->cell;
    emit placeWanted(SliceGrid::indexOf(m_findings->scans->slice(), *m_found));
}

QString StatisticsPane::selectedText() const
{
    return m_tables->selectedText();
}

QString StatisticsPane::text() const
{
    return (QStringList(m_state->text()) + m_tables->texts()).join("\n\n");
}

} // namespace bloscope
