#include "ui/query/column_statistics.h"

#include "core/inspect/statistics_scans.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/query/plot_loader.h"
#include "ui/query/plot_view.h"
#include "ui/statistics/statistics_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr QSize firstStatisticsSize(760, 680);
constexpr int leastNameLetters = 12; // of the name of a column
constexpr int chartStretch = 2;
constexpr int tablesStretch = 3;

} // namespace

ColumnStatistics::ColumnStatistics(RowsToCount rows, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_rows(std::move(rows)),
      m_scheduler(scheduler),
      m_pane(new StatisticsPane(scheduler, this)),
      m_column(new QComboBox),
      m_type(new QLabel),
      m_bars(new PlotView),
      m_pointed(new QLabel),
      m_loader(new PlotLoader(*m_bars, scheduler, this))
{
    setWindowTitle(tr("Statistics of a Column"));
    for (const TableColumn& column : m_rows.table->columns())
        m_column->addItem(displayText(column.name));
    m_column->setCurrentIndex(-1);
    layOut();
    connect(m_column, &QComboBox::currentIndexChanged, this, &ColumnStatistics::compute);
    connect(m_pane, &StatisticsPane::placeWanted, this,
            [this](const std::vector<std::int64_t>& index) {
                const DimensionSlice numbers = rowsOfTable()[0];
                emit cellWanted((index.front() - numbers.start) / numbers.step,
                                m_column->currentIndex());
            });
    connect(m_loader, &PlotLoader::changed, this, &ColumnStatistics::describeBars);
    connect(m_bars, &PlotView::selectionChanged, this, &ColumnStatistics::describeBars);
    connect(m_bars, &PlotView::pointedAt, this, [this](const QString& text) {
        if (text.isEmpty())
            describeBars();
        else
            m_pointed->setText(text);
    });
    connect(m_bars, &PlotView::barClicked, this, &ColumnStatistics::filter);
    connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this,
            &ColumnStatistics::copy);
}

void ColumnStatistics::layOut()
{
    // Names may be long: they do not make the window wide.
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->setMinimumContentsLength(leastNameLetters);
    auto* label = new QLabel(tr("Co&lumn:"));
    label->setBuddy(m_column);
    auto* top = new QHBoxLayout;
    putInto(top, {label, m_column, {m_pane->stateLine(), 1}});
    m_type->setTextFormat(Qt::PlainText);
    m_type->setWordWrap(true);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeChart());
    parts->addWidget(m_pane);
    parts->setStretchFactor(0, chartStretch);
    parts->setStretchFactor(1, tablesStretch);
    putInto(new QVBoxLayout(this), {top, m_type, {parts, 1}, makeButtons()});
    resizeWithinScreen(*this, firstStatisticsSize);
}

QWidget* ColumnStatistics::makeChart()
{
    m_bars->setAccessibleName(tr("Distribution of the values"));
    m_pointed->setTextFormat(Qt::PlainText);
    m_pointed->setMinimumWidth(1); // long values do not make the window wide
    m_chart = new QWidget;
    putInto(tightColumn(m_chart), {{m_bars, 1}, m_pointed});
    return m_chart;
}

QWidget* ColumnStatistics::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* groups =
        buttons->addButton(tr("&Group by This Column…"), QDialogButtonBox::ActionRole);
    connect(groups, &QPushButton::clicked, this, [this] { emit groupsWanted(column()); });
    QPushButton* copyAll = buttons->addButton(tr("&Copy All"), QDialogButtonBox::ActionRole);
    connect(copyAll, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_pane->text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : {groups, copyAll, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false); // Return goes to the cell of a line
    return buttons;
}

void ColumnStatistics::showColumn(int column)
{
    m_column->setCurrentIndex(column);
}

void ColumnStatistics::setRows(RowsToCount rows)
{
    const bool areOther = rows.table != m_rows.table || rows.found != m_rows.found ||
                          rows.tableRows != m_rows.tableRows;
    m_rows = std::move(rows);
    if (m_column->currentIndex() >= 0 && areOther)
        compute();
}

std::size_t ColumnStatistics::column() const
{
    return static_cast<std::size_t>(m_column->currentIndex());
}

// By the numbers that the rows have.
Slice ColumnStatistics::rowsOfTable() const
{
    const QueryTable& table = *m_rows.table;
    const std::int64_t last = std::max<std::int64_t>(m_rows.tableRows - 1, 0);
    const std::int64_t first = table.rowNumber(0);
    Slice rows = Slice::whole({std::max(first, table.rowNumber(last)) + 1});
    rows.set(0, DimensionSlice::range(first, m_rows.tableRows, table.rowNumber(1) - first));
    return rows;
}

// "float64, nullable · 1 200 of 40 000 rows"
QString ColumnStatistics::titleOf(const TableColumn& column) const
{
    const QString type = displayText(column.typeText);
    QStringList parts{column.nullable ? tr("%1, nullable").arg(type) : type};
    const QString rows =
        countedText(m_rows.rows, tr("%n row(s)", nullptr, pluralNumber(m_rows.rows)));
    parts << (m_rows.found ? tr("filtered: %1 of %2").arg(rows, countText(m_rows.tableRows))
                           : rows);
    return parts.join(QStringLiteral(" · "));
}

void ColumnStatistics::compute()
{
    m_pane->clear();
    m_type->setText(titleOf(m_rows.table->columns()[column()]));
    const Slice rows = rowsOfTable();
    m_pane->compute({rows, m_column->currentText(),
                     [column = column(), rows, wanted = m_rows]() -> Result<StatisticsScansPtr> {
                         const TablePtr stored = wanted.table->stored();
                         if (stored && !wanted.found)
                             return scansOfColumn(stored, column, rows);
                         BLOSCOPE_TRY(const auto live, wanted.table->live({}));
                         const WantedRows some{live, wanted.found ? wanted.found : live};
                         return stored ? scansOfColumn(stored, column, rows, some)
                                       : scansOfRows(wanted.table, column, rows, some);
                     }});
    drawBars();
}

// All rows are those that are alive.
void ColumnStatistics::drawBars()
{
    m_reading.cancel();
    m_loader->showNothing();
    const PlotChoice choice{PlotChoice::Kind::Histogram, column()};
    if (m_rows.found)
        return m_loader->plot({m_rows.table, m_rows.found}, choice);
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [table = m_rows.table](std::stop_token stop) { return table->live({std::move(stop)}); },
        [this, choice](const Result<std::shared_ptr<const RowSet>>& live) {
            if (live)
                m_loader->plot({m_rows.table, *live}, choice);
        });
}

// What cannot be drawn needs no room.
void ColumnStatistics::describeBars()
{
    const PlotPicturePtr& picture = m_bars->picture();
    const bool hasFailed = m_loader->error().has_value();
    m_chart->setVisible(!hasFailed && (!picture || picture->basis->hasValues));
    if (m_bars->selection())
        m_pointed->setText(condition());
    else if (const auto percent = m_loader->percent())
        m_pointed->setText(tr("Reading, %1 %…").arg(*percent));
    else
        m_pointed->setText(picture ? tr("Click a bar to show only its rows.") : QString());
}

QString ColumnStatistics::condition() const
{
    const PlotPicturePtr& picture = m_bars->picture();
    const auto selected = m_bars->selection();
    if (!picture || !selected)
        return {};
    const TableColumn& of = m_rows.table->columns()[*picture->basis->choice.x];
    if (picture->words)
        return selected->y ? wordsCondition(of, *picture->words, *selected->y) : QString();
    return selected->x ? rangeCondition(of, picture->basis->x, *selected->x) : QString();
}

void ColumnStatistics::filter()
{
    if (const QString wanted = condition(); !wanted.isEmpty())
        emit conditionWanted(wanted);
}

// Bars that were selected by keys or by dragging.
void ColumnStatistics::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_bars->hasFocus())
        return filter();
    QDialog::keyPressEvent(event);
}

void ColumnStatistics::copy() const
{
    const QString selected = m_pane->selectedText();
    QGuiApplication::clipboard()->setText(selected.isEmpty() ? m_pane->text() : selected);
}

} // namespace bloscope
