#include "ui/statistics/statistics_pane.h"

#include "core/array/slice_grid.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/statistics/statistics_run.h"
#include "ui/statistics/statistics_text.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace bloscope {

// Findings in tables: numbers or texts, percentiles and values, and below them what is left out.
// No column is ever cut. GUI thread.
class StatisticsTables : public QWidget {
    Q_OBJECT

 public:
    explicit StatisticsTables(QWidget* parent = nullptr);

    void show(const StatisticsFindings& findings);
    void clear();

    const StatisticsLine& line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    // As other programs read them: the selected lines of the table that has the focus; all lines.
    QString selectedText() const; // empty where none is selected
    QStringList texts() const;

 signals:
    void placeWanted(int row); // that of a line

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void makeTables();
    void layOut();
    void showLines(const StatisticsFindings& findings);
    void colorLinks();
    void showValues(const StatisticsFindings& findings);
    void showDamage(const std::vector<std::string>& damage, std::int64_t chunks);
    void layOutAnew();
    QString forPrograms(const QString& text) const;

    bool m_areTexts = false;
    TextTable* m_numbers;
    QLabel* m_title;
    QLabel* m_percentilesTitle;
    QSplitter* m_splitter;
    int m_rowsWithRoom = 0; // of the numbers, above the others
    TextTable* m_percentiles;
    QLabel* m_valuesTitle;
    TextTable* m_values;
    QLabel* m_damage;
    std::vector<StatisticsLine> m_lines;
};

namespace {

constexpr std::size_t mostValues = 1000; // that are listed
constexpr int whereColumn = 2;

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
    table->setColumns(TextTable::Columns::Whole);
    constexpr int leastRows = 4; // with the header; small windows scroll from table to table
    table->setMinimumHeight(leastRows * textRowHeight(table->fontMetrics()));
    return table;
}

QList<QStringList> rowsOfValues(const StatisticsFindings& findings)
{
    if (findings.texts)
        return valueTexts(*findings.texts, mostValues);
    return valueTexts(findings.parts.front(), mostValues);
}

QVBoxLayout* addColumn(QSplitter& splitter)
{
    auto* widget = new QWidget;
    auto* column = tightColumn(widget);
    splitter.addWidget(widget);
    return column;
}

} // namespace

StatisticsTables::StatisticsTables(QWidget* parent) : QWidget(parent)
{
    makeTables();
    layOut();
}

void StatisticsTables::makeTables()
{
    m_numbers = makeTable({tr("Quantity"), tr("Value"), tr("Position")}, tr("Statistics"));
    m_numbers->alignRight(1);
    const auto rowOf = [this](const QTreeWidgetItem* item) {
        return m_numbers->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item));
    };
    connect(m_numbers, &QTreeWidget::itemActivated, this,
            [this, rowOf](const QTreeWidgetItem* item) { emit placeWanted(rowOf(item)); });
    connect(m_numbers, &QTreeWidget::itemClicked, this,
            [this, rowOf](const QTreeWidgetItem* item, int clicked) {
                if (clicked == whereColumn)
                    emit placeWanted(rowOf(item));
            });
    m_percentiles = makeTable({tr("Percentile"), tr("Value")}, tr("Percentiles"));
    m_percentiles->alignRight(1);
    m_percentiles->setToolTip(
        tr("Percentiles of the finite numbers, interpolated linearly (NumPy's method \"linear\")"));
    m_values = makeTable({tr("Value"), tr("Cells"), tr("Share")}, tr("Values"));
    for (int column = 0; column < 3; ++column)
        m_values->alignRight(column);
    m_valuesTitle = makeTitle(tr("Values"));
    m_damage = new QLabel;
    m_damage->setWordWrap(true);
    m_damage->setTextFormat(Qt::PlainText);
    m_damage->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_damage->setContentsMargins(8, 4, 8, 6);
    for (QWidget* widget : {static_cast<QWidget*>(m_valuesTitle), static_cast<QWidget*>(m_values),
                            static_cast<QWidget*>(m_damage)})
        widget->hide(); // until there are any
}

void StatisticsTables::layOut()
{
    m_splitter = new QSplitter;
    auto* numbers = addColumn(*m_splitter);
    m_title = makeTitle(tr("Numbers"));
    numbers->addWidget(m_title);
    numbers->addWidget(m_numbers, 1);
    auto* more = addColumn(*m_splitter);
    m_percentilesTitle = makeTitle(tr("Percentiles"));
    more->addWidget(m_percentilesTitle);
    more->addWidget(m_percentiles, 1);
    more->addWidget(m_valuesTitle);
    more->addWidget(m_values, 2);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    putInto(tightColumn(this), {{new FittingScroll(m_splitter), 1}, m_damage});
}

void StatisticsTables::show(const StatisticsFindings& findings)
{
    showLines(findings);
    m_percentiles->setRows(percentileTexts(findings.parts));
    for (QWidget* widget :
         {static_cast<QWidget*>(m_percentilesTitle), static_cast<QWidget*>(m_percentiles)})
        widget->setVisible(!findings.texts);
    showValues(findings);
    if (findings.texts)
        showDamage(findings.texts->statistics.damage, findings.texts->statistics.damagedParts);
    else
        showDamage(findings.parts.front().statistics.damage,
                   findings.parts.front().statistics.damagedChunks);
    layOutAnew();
}

void StatisticsTables::showLines(const StatisticsFindings& findings)
{
    const QString selected =
        m_numbers->currentItem() ? m_numbers->currentItem()->text(0) : QString();
    m_areTexts = findings.texts.has_value();
    m_title->setText(m_areTexts ? tr("Strings") : tr("Numbers"));
    m_lines = findings.texts ? statisticsLines(*findings.texts) : statisticsLines(findings.parts);
    QList<QStringList> rows;
    for (const StatisticsLine& line : m_lines)
        rows << QStringList{line.label, line.value, line.place};
    m_numbers->setRows(rows);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QTreeWidgetItem* row = m_numbers->topLevelItem(static_cast<int>(i));
        if (m_lines[i].isPlace) {
            row->setToolTip(whereColumn, tr("Go to this cell (Enter)"));
        }
        if (m_lines[i].label == selected)
            m_numbers->setCurrentItem(row);
    }
    colorLinks();
}

void StatisticsTables::colorLinks()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i].isPlace)
            m_numbers->topLevelItem(static_cast<int>(i))
                ->setForeground(whereColumn, palette().link());
}

void StatisticsTables::showValues(const StatisticsFindings& findings)
{
    const QList<QStringList> rows =
        findings.isComplete ? rowsOfValues(findings) : QList<QStringList>();
    if (findings.texts)
        m_values->alignLeft(0);
    else
        m_values->alignRight(0);
    m_values->setRows(rows);
    m_valuesTitle->setText(rows.size() == qsizetype(mostValues)
                               ? tr("The %1 most frequent values").arg(countText(mostValues))
                               : tr("Values"));
    m_values->setVisible(!rows.isEmpty());
    m_valuesTitle->setVisible(!rows.isEmpty());
}

void StatisticsTables::showDamage(const std::vector<std::string>& damage, std::int64_t chunks)
{
    m_damage->setVisible(!damage.empty());
    if (damage.empty())
        return;
    const QString first = displayText(damage.front());
    //: %1 a damaged part, %n chunks that have some
    m_damage->setText(
        (chunks > 1 ? countedText(chunks, tr("Left out: damaged parts of %n chunk(s), such as %1",
                                             nullptr, pluralNumber(chunks)))
                    : tr("Left out: %1", "damaged parts"))
            .arg(first));
}

void StatisticsTables::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorLinks();
}

void StatisticsTables::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOutAnew();
}

// Below each other where they would be cut beside each other.
void StatisticsTables::layOutAnew()
{
    const int beside = std::max(m_percentiles->widthOfTexts(), m_values->widthOfTexts());
    const bool haveRoom = m_numbers->widthOfTexts() + beside <= width();
    const Qt::Orientation wanted = haveRoom ? Qt::Horizontal : Qt::Vertical;
    const bool isOther = m_splitter->orientation() != wanted;
    m_splitter->setOrientation(wanted);
    const int rows = m_numbers->topLevelItemCount();
    if (wanted == Qt::Horizontal || (!isOther && rows == m_rowsWithRoom))
        return;
    m_rowsWithRoom = rows;
    const int most = 2 * height() / 3; // the numbers as far as there are any, the others below
    const int numbers = std::min(most, m_numbers->heightOfRows() + m_title->sizeHint().height());
    m_splitter->setSizes({numbers, height() - numbers});
}

void StatisticsTables::clear()
{
    m_lines.clear();
    for (TextTable* table : {m_numbers, m_percentiles, m_values})
        table->setRows({});
    m_damage->hide();
}

// Gaps between digits may be those of a text.
QString StatisticsTables::forPrograms(const QString& text) const
{
    return m_areTexts ? text : withoutGroups(text);
}

QString StatisticsTables::selectedText() const
{
    for (const TextTable* table : {m_numbers, m_percentiles, m_values})
        if (table->hasFocus() && !table->selectedItems().isEmpty())
            return forPrograms(table->selectedText());
    return {};
}

QStringList StatisticsTables::texts() const
{
    QStringList texts{forPrograms(m_numbers->text())};
    for (const TextTable* table : {m_percentiles, m_values})
        if (table->topLevelItemCount() > 0)
            texts << forPrograms(table->text());
    return texts;
}

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
    auto* column = tightColumn(this);
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
    m_state->setMinimumWidth(leastStateLetters * letterWidth(m_state->fontMetrics()));
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_stop = new QToolButton;
    m_stop->setAutoRaise(true);
    m_stop->setText(tr("Start Again"));
    connect(m_stop, &QToolButton::clicked, this, &StatisticsPane::stopOrStart);
    auto* row = new QHBoxLayout(m_stateLine);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    putInto(row, {{m_state, 1}, m_progress, m_stop});
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

void StatisticsPane::letGo()
{
    stop();
    m_search.cancel();
    m_cells.reset();
    clear();
}

void StatisticsPane::showState()
{
    m_state->setText(stateText());
    m_state->setToolTip(m_state->text());
    m_progress->setVisible(isRunning());
    m_progress->setValue(m_run ? static_cast<int>(m_run->share() * m_progress->maximum()) : 0);
    const bool hasFailed = !m_outcome && m_outcome.error().kind() != ErrorKind::Usage;
    m_stop->setVisible(isRunning() || hasFailed);
    m_stop->setText(isRunning() ? tr("Cancel") : tr("Start Again"));
}

QString StatisticsPane::stateText() const
{
    if (!m_cells)
        return {};
    if (!m_outcome && m_outcome.error().kind() != ErrorKind::Cancelled)
        return errorSentence(tr("The statistics cannot be computed"), m_outcome.error());
    if (!m_findings || m_findings->scans->slice() != m_cells->slice)
        return isRunning() ? tr("Computing statistics of %1…").arg(m_cells->name) : tr("Cancelled");
    const auto cells = countText(m_findings->scans->cellCount());
    const auto seen = countText(m_findings->cellsSeen());
    if (!m_findings->isComplete)
        return isRunning()
                   ? tr("So far: %1 of %2 cells in %3").arg(seen, cells, m_cells->name)
                   : tr("Cancelled after %1 of %2 cells in %3").arg(seen, cells, m_cells->name);
    if (isRunning())
        return tr("Exact, from all %1 cells in %2; percentiles follow").arg(cells, m_cells->name);
    return tr("Exact, from all %1 cells in %2").arg(cells, m_cells->name);
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

#include "statistics_pane.moc"
