#include "ui/statistics/column_statistics.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/statistics/statistics_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStringList>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstSize(720, 460);
constexpr int leastNameLetters = 12; // of the name of a column

} // namespace

ColumnStatistics::ColumnStatistics(TablePtr table, RowsToCount rows, Scheduler& scheduler,
                                   QWidget* parent)
    : QDialog(parent),
      m_table(std::move(table)),
      m_rows(std::move(rows)),
      m_pane(new StatisticsPane(scheduler, this)),
      m_column(new QComboBox),
      m_type(new QLabel)
{
    setWindowTitle(tr("Statistics of a Column"));
    for (const TableColumn& column : m_table->columns())
        m_column->addItem(displayText(column.name));
    m_column->setCurrentIndex(-1);
    layOut();
    connect(m_column, &QComboBox::currentIndexChanged, this, &ColumnStatistics::compute);
    connect(m_pane, &StatisticsPane::placeWanted, this,
            [this](const std::vector<std::int64_t>& index) {
                emit cellWanted(index.front(), m_column->currentIndex());
            });
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copyAll = buttons->addButton(tr("&Copy All"), QDialogButtonBox::ActionRole);
    copyAll->setAutoDefault(false); // Return goes to the cell of a line
    connect(copyAll, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_pane->text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_type->setTextFormat(Qt::PlainText);
    m_type->setWordWrap(true);
    putInto(new QVBoxLayout(this), {top, m_type, {m_pane, 1}, buttons});
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    resizeWithinScreen(*this, firstSize);
}

void ColumnStatistics::showColumn(int column)
{
    m_column->setCurrentIndex(column);
}

void ColumnStatistics::setRows(RowsToCount rows)
{
    m_rows = std::move(rows);
    if (m_column->currentIndex() >= 0)
        compute();
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
    const auto column = static_cast<std::size_t>(m_column->currentIndex());
    m_type->setText(titleOf(m_table->columns()[column]));
    const Slice rows = Slice::whole({m_rows.tableRows});
    m_pane->compute(
        {rows, m_column->currentText(),
         [table = m_table, column, rows, wanted = m_rows]() -> Result<StatisticsScansPtr> {
             if (!wanted.found)
                 return scansOfColumn(table, column, rows);
             BLOSCOPE_TRY(const auto live, wanted.table->live({}));
             return scansOfColumn(table, column, rows, WantedRows{live, wanted.found});
         }});
}

void ColumnStatistics::copy() const
{
    const QString selected = m_pane->selectedText();
    QGuiApplication::clipboard()->setText(selected.isEmpty() ? m_pane->text() : selected);
}

} // namespace bloscope
