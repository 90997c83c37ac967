#include "ui/statistics/statistics_view.h"

#include "core/base/text.h"
#include "core/statistics/slice_grid.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSplitter>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

using Kind = StatisticsLine::Kind;

constexpr std::size_t mostValues = 1000; // that are listed
constexpr int whereColumn = 2;

// The next cell, or the first of all when there is none behind `from`.
Result<FoundCell> nextCell(const NumberScan& scan, const CellCriterion& criterion,
                           const FoundCell& from, ChunkSummaries* summaries, const Job& job)
{
    constexpr auto forwards = ScanDirection::Forwards;
    BLOSCOPE_TRY(FoundCell cell, findCell(scan, criterion, forwards, from, summaries, job));
    if (cell || !from)
        return cell;
    return findCell(scan, criterion, forwards, {}, summaries, job);
}

// "1 200" as other programs read it.
QString withoutGroups(QString text)
{
    static const QRegularExpression gap("(?<=\\d)[ \\x{a0}\\x{2009}\\x{202f}](?=\\d)");
    return text.remove(gap);
}

QLabel* makeTitle(const QString& text)
{
    auto* title = new QLabel(text);
    title->setContentsMargins(4, 8, 4, 2);
    QFont font = title->font();
    font.setBold(true);
    title->setFont(font);
    return title;
}

TextTable* makeTable(const QStringList& headers, const QString& name)
{
    auto* table = new TextTable(headers);
    table->setAccessibleName(name);
    table->setFrameShape(QFrame::NoFrame);
    return table;
}

QVBoxLayout* addColumn(QSplitter& splitter)
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    splitter.addWidget(widget);
    return column;
}

} // namespace

StatisticsView::StatisticsView(Document& document, Scheduler& scheduler,
                               std::shared_ptr<ChunkSummaries> summaries, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_summaries(std::move(summaries))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(makeTables(), 1);
    m_damage = new QLabel;
    m_damage->setWordWrap(true);
    m_damage->setTextFormat(Qt::PlainText);
    m_damage->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_damage->setContentsMargins(8, 4, 8, 6);
    m_damage->hide();
    column->addWidget(m_damage);
    connect(&m_document, &Document::sliceChanged, this, &StatisticsView::startIfWanted);
    showState();
}

// The run ends before what it tells of its end is of no interest any more.
StatisticsView::~StatisticsView()
{
    delete m_run;
}

QWidget* StatisticsView::makeBar()
{
    auto* bar = new QWidget;
    m_scope = new QComboBox;
    m_scope->addItems({tr("Shown slice"), tr("Whole array")});
    m_scope->setAccessibleName(tr("Statistics of"));
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StatisticsView::startIfWanted);
    auto* label = new QLabel(tr("Statistics &of:"));
    label->setBuddy(m_scope);
    m_state = new QLabel;
    m_state->setTextFormat(Qt::PlainText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_stop = new QToolButton;
    m_stop->setAutoRaise(true);
    connect(m_stop, &QToolButton::clicked, this, &StatisticsView::stopOrStart);

    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 6, 4);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_scope);
    row->addWidget(m_state, 1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    return bar;
}

QWidget* StatisticsView::makeTables()
{
    m_table = makeTable({tr("Quantity"), tr("Value"), tr("Where")}, tr("Statistics"));
    m_table->alignRight(1);
    connect(m_table, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        goTo(m_table->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item)));
    });
    connect(m_table, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item, int clicked) {
        if (clicked == whereColumn)
            goTo(m_table->indexOfTopLevelItem(item));
    });
    m_percentiles = makeTable({tr("Percentile"), tr("Value")}, tr("Percentiles"));
    m_percentiles->alignRight(1);
    m_percentiles->setToolTip(
        tr("Of the finite numbers, by linear interpolation: NumPy's method \"linear\""));
    m_values = makeTable({tr("Value"), tr("Cells"), tr("Share")}, tr("Values"));
    m_values->alignRight(0);
    m_values->alignRight(1);
    m_values->alignRight(2);
    m_valuesTitle = makeTitle(tr("Values"));

    m_valuesTitle->hide(); // until there are any
    m_values->hide();

    auto* tables = new QSplitter;
    auto* numbers = addColumn(*tables);
    numbers->addWidget(makeTitle(tr("Numbers")));
    numbers->addWidget(m_table, 1);
    auto* more = addColumn(*tables);
    more->addWidget(makeTitle(tr("Percentiles")));
    more->addWidget(m_percentiles, 1);
    more->addWidget(m_valuesTitle);
    more->addWidget(m_values, 2);
    tables->setStretchFactor(0, 3);
    tables->setStretchFactor(1, 2);
    tables->setChildrenCollapsible(false);
    return tables;
}

StatisticsView::Scope StatisticsView::scope() const
{
    return static_cast<Scope>(m_scope->currentIndex());
}

void StatisticsView::setScope(Scope scope)
{
    m_scope->setCurrentIndex(static_cast<int>(scope));
}

void StatisticsView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    startIfWanted();
}

// Nobody looks: work on the shown slice begins anew when somebody does, that on an array goes on.
void StatisticsView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    if (isRunning() && scope() == Scope::Slice) {
        delete std::exchange(m_run, nullptr);
        m_of.reset();
    }
}

void StatisticsView::startIfWanted()
{
    const Slice wanted =
        scope() == Scope::Slice ? m_document.slice() : Slice::whole(m_document.array()->shape());
    if (!isVisible() || m_of == wanted)
        return;
    m_of = wanted;
    start();
}

void StatisticsView::start()
{
    m_search.cancel();
    m_foundLabel.reset();
    m_outcome = {};
    delete m_run;
    m_run = new StatisticsRun(m_scheduler, m_document.reader(), *m_of, m_summaries, this);
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
        clear(); // what is there is of another slice
}

void StatisticsView::showFindings()
{
    const StatisticsFindingsPtr now = m_run->findings();
    if (now && now != m_findings) {
        m_findings = now;
        showLines();
    }
    showState();
}

void StatisticsView::showLines()
{
    const Statistics& found = m_findings->parts.front().statistics;
    const NumberOrder& order = m_findings->parts.front().scan->order();
    const QString selected = m_table->currentItem() ? m_table->currentItem()->text(0) : QString();
    m_lines = statisticsLines(m_findings->parts);
    QList<QStringList> rows;
    for (const StatisticsLine& line : m_lines)
        rows << QStringList{line.label, line.value, line.place};
    m_table->setRows(rows);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QTreeWidgetItem* row = m_table->topLevelItem(static_cast<int>(i));
        if (m_lines[i].isPlace) {
            row->setForeground(whereColumn, palette().link());
            row->setToolTip(whereColumn, tr("Go to this cell (Enter)"));
        }
        if (m_lines[i].label == selected)
            m_table->setCurrentItem(row);
    }
    m_percentiles->setRows(percentileRows(m_findings->parts));
    const QList<QStringList> values =
        m_findings->isComplete ? valueRows(found, order, mostValues) : QList<QStringList>();
    m_values->setRows(values);
    const bool isSome = found.values && found.values->size() > mostValues;
    m_valuesTitle->setText(isSome ? tr("The %L1 most frequent values").arg(mostValues)
                                  : tr("Values"));
    m_values->setVisible(!values.isEmpty());
    m_valuesTitle->setVisible(!values.isEmpty());
    m_damage->setVisible(!found.damage.empty());
    if (!found.damage.empty())
        m_damage->setText(
            tr("Left out: %1", "damaged parts").arg(displayText(found.damage.front())) +
            (found.damagedChunks > 1 ? tr(" (and more, in %L1 chunks)").arg(found.damagedChunks)
                                     : QString()));
}

void StatisticsView::clear()
{
    m_findings = nullptr;
    m_lines.clear();
    for (TextTable* table : {m_table, m_percentiles, m_values})
        table->setRows({});
    m_damage->hide();
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
    if (!m_findings || m_findings->scan().slice() != *m_of)
        return isRunning() ? tr("Computing, of %1…").arg(slice) : tr("Cancelled");
    const auto cells = QString::fromStdString(groupedDigits(m_findings->scan().cellCount()));
    const auto seen =
        QString::fromStdString(groupedDigits(m_findings->parts.back().statistics.counts.all));
    if (!m_findings->isComplete)
        return isRunning() ? tr("So far, of %1 of %2 cells of %3").arg(seen, cells, slice)
                           : tr("Cancelled: of %1 of %2 cells of %3").arg(seen, cells, slice);
    if (isRunning())
        return tr("Exact, of all %1 cells of %2; percentiles follow").arg(cells, slice);
    return tr("Exact, of all %1 cells of %2").arg(cells, slice);
}

void StatisticsView::goTo(int row)
{
    if (row < 0 || !m_findings)
        return;
    const StatisticsLine& line = m_lines[static_cast<std::size_t>(row)];
    if (!line.isPlace)
        return;
    if (line.kind != Kind::Minimum && line.kind != Kind::Maximum)
        return findNext(row);
    const PartFindings& part = m_findings->parts[line.part];
    const auto& extreme =
        line.kind == Kind::Minimum ? part.statistics.minimum : part.statistics.maximum;
    emit cellWanted(SliceGrid::indexOf(part.scan->slice(), extreme->position));
}

void StatisticsView::findNext(int row)
{
    const StatisticsLine& line = m_lines[static_cast<std::size_t>(row)];
    const PartFindings& part = m_findings->parts[line.part];
    const FoundCell from = m_foundLabel == line.label ? m_found : FoundCell();
    m_search = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [findings = m_findings, scan = part.scan, from,
         summaries = isHalf(part.kind) ? nullptr : m_summaries,
         criterion = criterionOf(line.special, part.scan->order())](std::stop_token stop) {
            return nextCell(*scan, criterion, from, summaries.get(), {std::move(stop)});
        },
        [this, label = line.label](const Result<FoundCell>& cell) { found(label, cell); });
}

void StatisticsView::found(const QString& label, const Result<FoundCell>& cell)
{
    m_search.cancel();
    if (!cell || !*cell)
        return;
    m_foundLabel = label;
    m_found = *cell;
    emit cellWanted(SliceGrid::indexOf(m_findings->scan().slice(), **cell));
}

void StatisticsView::copy()
{
    for (const TextTable* table : {m_table, m_percentiles, m_values})
        if (table->hasFocus() && !table->selectedItems().isEmpty())
            return QGuiApplication::clipboard()->setText(withoutGroups(table->selectedText()));
    QStringList texts{m_state->text(), withoutGroups(m_table->text())};
    for (const TextTable* table : {m_percentiles, m_values})
        if (table->topLevelItemCount() > 0)
            texts << withoutGroups(table->text());
    QGuiApplication::clipboard()->setText(texts.join("\n\n"));
    emit notice(tr("Copied the statistics."));
}

} // namespace bloscope
