#include "ui/statistics/statistics_view.h"

#include "core/base/text.h"
#include "core/statistics/slice_grid.h"
#include "ui/controls/elided_label.h"
#include "ui/statistics/statistics_tables.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int leastLetters = 24; // of what is said beside the controls

// One that has no statistics says why.
std::vector<DTypeLeaf> choicesOf(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves = leavesWithStatistics(dtype);
    if (leaves.empty())
        leaves.push_back({{}, 0, dtype});
    return leaves;
}

} // namespace

StatisticsView::StatisticsView(Document& document, Scheduler& scheduler,
                               std::shared_ptr<ChunkSummaries> summaries, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_summaries(std::move(summaries)),
      m_leaves(choicesOf(document.array()->dtype())),
      m_bar(makeBar()),
      m_tables(new StatisticsTables)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tables, 1);
    connect(m_tables, &StatisticsTables::placeWanted, this, &StatisticsView::goTo);
    connect(&m_document, &Document::valuesChanged, this, [this] { m_of.reset(); });
    loadWhileShown(m_document);
    showState();
}

// The run ends before what it tells of its end is of no interest any more.
StatisticsView::~StatisticsView()
{
    delete m_run;
}

QWidget* StatisticsView::makeBar()
{
    auto* bar = new QWidget(this);
    m_scope = new QComboBox;
    m_scope->addItems({tr("Shown slice"), tr("Whole array")});
    m_scope->setAccessibleName(tr("Statistics of"));
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StatisticsView::load);
    m_field = new QComboBox;
    m_field->setAccessibleName(tr("Field"));
    for (const DTypeLeaf& leaf : m_leaves)
        m_field->addItem(displayText(leaf.path));
    connect(m_field, &QComboBox::currentIndexChanged, this, &StatisticsView::load);
    auto* label = new QLabel(tr("Statistics &of:"));
    label->setBuddy(m_scope);
    m_state = new ElidedLabel;
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state->setMinimumWidth(leastLetters * m_state->fontMetrics().averageCharWidth());
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_stop = new QToolButton;
    m_stop->setAutoRaise(true);
    m_stop->setText(tr("Start again"));
    connect(m_stop, &QToolButton::clicked, this, &StatisticsView::stopOrStart);

    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_scope);
    row->addWidget(m_field);
    m_field->setVisible(m_leaves.size() > 1);
    row->addWidget(m_state, 1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    // Laid out as if progress and button were always there: the state has their room meanwhile.
    bar->setMinimumWidth(bar->sizeHint().width());
    return bar;
}

StatisticsView::Scope StatisticsView::scope() const
{
    return static_cast<Scope>(m_scope->currentIndex());
}

void StatisticsView::setScope(Scope scope)
{
    m_scope->setCurrentIndex(static_cast<int>(scope));
}

// Nobody looks: work on the shown slice begins anew when somebody does, that on an array goes on.
void StatisticsView::leave()
{
    if (isRunning() && scope() == Scope::Slice) {
        delete std::exchange(m_run, nullptr);
        m_of.reset();
    }
}

void StatisticsView::load()
{
    const Slice wanted =
        scope() == Scope::Slice ? m_document.slice() : Slice::whole(m_document.array()->shape());
    const int field = m_field->currentIndex();
    if (!isVisible() || (m_of == wanted && m_ofField == field))
        return;
    if (m_ofField != field)
        clear();
    m_ofField = field;
    m_of = wanted;
    start();
}

void StatisticsView::start()
{
    m_search.cancel();
    m_foundLabel.reset();
    m_outcome = {};
    delete m_run;
    const DTypeLeaf& leaf = m_leaves[static_cast<std::size_t>(m_ofField)];
    m_run = new StatisticsRun(m_scheduler, m_document.reader(), {*m_of, leaf}, m_summaries, this);
    connect(m_run, &StatisticsRun::progressed, this, &StatisticsView::showFindings);
    connect(m_run, &StatisticsRun::finished, this, &StatisticsView::finish);
    showState();
}

void StatisticsView::stopOrStart()
{
    if (isRunning())
        m_run->cancel();
    else if (m_of)
        start();
    showState();
}

void StatisticsView::finish(const Result<>& outcome)
{
    m_outcome = outcome;
    showFindings();
    if (!outcome && !m_run->findings())
        clear();
}

void StatisticsView::showFindings()
{
    const StatisticsFindingsPtr now = m_run->findings();
    if (now && now != m_findings) {
        m_findings = now;
        m_tables->show(*now);
    }
    showState();
}

// What is there is of another slice.
void StatisticsView::clear()
{
    m_findings = nullptr;
    m_tables->clear();
    showState();
}

void StatisticsView::showState()
{
    m_state->setText(stateText());
    m_state->setToolTip(m_state->text());
    m_progress->setVisible(isRunning());
    m_progress->setValue(m_run ? static_cast<int>(m_run->share() * m_progress->maximum()) : 0);
    const bool hasFailed = !m_outcome && m_outcome.error().kind() != ErrorKind::Usage;
    m_stop->setVisible(isRunning() || hasFailed);
    m_stop->setText(isRunning() ? tr("Cancel") : tr("Start again"));
}

QString StatisticsView::stateText() const
{
    if (!m_of)
        return {};
    const QString slice = QString::fromStdString(m_of->text());
    if (!m_outcome && m_outcome.error().kind() != ErrorKind::Cancelled)
        return errorSentence(tr("There are no statistics"), m_outcome.error());
    if (!m_findings || m_findings->slice() != *m_of)
        return isRunning() ? tr("Computing, of %1…").arg(slice) : tr("Cancelled");
    const auto cells = countText(m_findings->cellCount());
    const auto seen = countText(m_findings->cellsSeen());
    if (!m_findings->isComplete)
        return isRunning() ? tr("So far, of %1 of %2 cells of %3").arg(seen, cells, slice)
                           : tr("Cancelled: of %1 of %2 cells of %3").arg(seen, cells, slice);
    if (isRunning())
        return tr("Exact, of all %1 cells of %2; percentiles follow").arg(cells, slice);
    return tr("Exact, of all %1 cells of %2").arg(cells, slice);
}

void StatisticsView::goTo(int row)
{
    if (!m_findings)
        return;
    const StatisticsLine& line = m_tables->line(row);
    if (!line.isPlace)
        return;
    if (line.cell)
        emit cellWanted(*line.cell);
    else
        findNext(row);
}

void StatisticsView::findNext(int row)
{
    const StatisticsLine& line = m_tables->line(row);
    const PartFindings& part = m_findings->parts[line.part];
    const FoundCell from = m_foundLabel == line.label ? m_found : FoundCell();
    m_search = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [findings = m_findings, scan = part.scan, from,
         summaries = isHalf(part.kind) || !m_leaves[std::size_t(m_ofField)].path.empty()
                         ? nullptr
                         : m_summaries,
         criterion = criterionOf(line.special, part.scan->order())](std::stop_token stop) {
            return findCellAround(*scan, criterion, ScanDirection::Forwards, from, summaries.get(),
                                  {std::move(stop)});
        },
        [this, label = line.label](const Result<FoundAround>& around) { found(label, around); });
}

void StatisticsView::found(const QString& label, const Result<FoundAround>& around)
{
    m_search.cancel();
    if (!around || !around->cell)
        return;
    m_foundLabel = label;
    m_found = around->cell;
    emit cellWanted(SliceGrid::indexOf(m_findings->slice(), *m_found));
}

void StatisticsView::copy()
{
    if (const QString selected = m_tables->selectedText(); !selected.isEmpty())
        return QGuiApplication::clipboard()->setText(selected);
    const QStringList texts = QStringList(m_state->text()) + m_tables->texts();
    QGuiApplication::clipboard()->setText(texts.join("\n\n"));
    emit notice(tr("Copied the statistics."));
}

} // namespace bloscope
