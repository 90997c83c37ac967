#include "ui/statistics/statistics_tables.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

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
        return valueRows(*findings.texts, mostValues);
    const PartFindings& part = findings.parts.front();
    return valueRows(part.statistics, part.scan->order(), mostValues);
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

StatisticsTables::StatisticsTables(QWidget* parent) : QWidget(parent)
{
    makeTables();
    layOut();
}

void StatisticsTables::makeTables()
{
    m_numbers = makeTable({tr("Quantity"), tr("Value"), tr("Where")}, tr("Statistics"));
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
        tr("Of the finite numbers, by linear interpolation: NumPy's method \"linear\""));
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
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new FittingScroll(m_splitter), 1);
    column->addWidget(m_damage);
}

void StatisticsTables::show(const StatisticsFindings& findings)
{
    showLines(findings);
    m_percentiles->setRows(percentileRows(findings.parts));
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
    m_title->setText(m_areTexts ? tr("Texts") : tr("Numbers"));
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
    const QString more =
        chunks > 1 ? tr(" (and more, in %1 chunks)").arg(countText(chunks)) : QString();
    m_damage->setText(tr("Left out: %1", "damaged parts").arg(displayText(damage.front())) + more);
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

} // namespace bloscope
