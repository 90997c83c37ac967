#include "ui/rows/row_table_view.h"

#include "core/export/csv_field.h"
#include "ui/controls/labelled_button.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/table_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSet>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t rowsAtOnce = 1024;

QString fieldText(const RowCell& cell)
{
    if (cell.state != RowCell::State::Value)
        return {};
    std::string field;
    appendField(cell.text.toStdString(), '\t', field);
    return QString::fromStdString(field);
}

void appendLines(const RowTile& tile, std::int64_t rows, QString& text)
{
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        QStringList fields;
        for (const std::vector<RowCell>& column : tile.columns)
            fields << fieldText(column[row]);
        text += fields.join('\t') + '\n';
    }
}

void appendNames(const ShownRows& source, const RowRange& range, QString& text)
{
    QStringList names;
    for (int column = range.firstColumn; column < range.firstColumn + range.columns; ++column)
        names << fieldText({source.columnName(column)});
    text += names.join('\t') + '\n';
}

// How many of the columns `now` are frozen, when the first `count` of those before were. Others
// than before are of neither side.
int frozenAmong(const QStringList& now, const QStringList& before, int count)
{
    const QSet<QString> frozen(before.begin(), before.begin() + count);
    const QSet<QString> others(before.begin() + count, before.end());
    const auto isFrozen = [&](const QString& name) { return frozen.contains(name); };
    auto changing = std::ranges::count_if(now, isFrozen); // sides, if none is frozen
    auto fewest = changing;
    int best = 0;
    for (int i = 0; i < now.size(); ++i) {
        changing += isFrozen(now[i]) ? -1 : others.contains(now[i]) ? 1 : 0;
        if (isFrozen(now[i]) && changing <= fewest) {
            fewest = changing;
            best = i + 1;
        }
    }
    return best;
}

} // namespace

Result<QString> copyOf(const ShownRows& source, const RowRange& range, CopiedNames names,
                       const Job& job)
{
    QString text;
    if (names == CopiedNames::First)
        appendNames(source, range, text);
    for (std::int64_t done = 0; done < range.rows; done += rowsAtOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t rows = std::min(rowsAtOnce, range.rows - done);
        BLOSCOPE_TRY(const RowTile tile,
                     source.read(range.firstRow + done, rows, range.firstColumn, range.columns,
                                 {ShownRows::Length::Full}, job));
        appendLines(tile, rows, text);
    }
    if (range.rows == 1 && range.columns == 1 && names == CopiedNames::None)
        text.chop(1); // it is pasted into a field, or after other text
    return text;
}

RowTableView::RowTableView(RowTableModel& model, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent), m_model(model), m_scheduler(scheduler), m_pane(new TablePane(model))
{
    putInto(tightColumn(this), {{m_pane, 1}});
    setFocusProxy(&grid());
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RowTableView::followModel);
    connect(&grid(), &CellGrid::wished, this, &RowTableView::follow);
    connect(m_pane, &TablePane::selected, this, [this](const CellSelection& before) {
        emit selectionChanged();
        if (before.isEmpty() != m_pane->selection().isEmpty() ||
            !(before.current() == m_pane->selection().current()))
            emit currentChanged();
    });
    connect(m_pane, &TablePane::frozenColumnsLackRoom, this, &RowTableView::tellRoom);
    followModel();
}

// Columns keep the widths that the user gave them, wherever they are now.
void RowTableView::followModel()
{
    QStringList names;
    for (int column = 0; column < m_model.source()->columnCount(); ++column)
        names << m_model.source()->columnName(column);
    CellGrid::ColumnWidths widths;
    for (const auto& [column, width] : grid().columnWidths())
        if (const auto now = names.indexOf(m_names.value(column)); now >= 0)
            widths[now] = width;
    if (frozenColumns() > 0)
        setFrozenColumns(
            frozenAmong(names, m_names, std::min(frozenColumns(), int(m_names.size()))));
    m_names = std::move(names);
    m_pane->followModel();
    grid().setColumnWidths(std::move(widths));
}

void RowTableView::setFrozenColumns(int columns)
{
    m_pane->setFrozenColumns(std::clamp(columns, 0, m_model.source()->columnCount()));
}

int RowTableView::frozenColumns() const
{
    return static_cast<int>(m_pane->frozenColumns());
}

void RowTableView::freezeUpTo(const QString& name)
{
    setFrozenColumns(static_cast<int>(m_names.indexOf(name)) + 1);
}

QString RowTableView::lastFrozenColumn() const
{
    return m_names.value(frozenColumns() - 1);
}

void RowTableView::tellRoom(std::int64_t possible)
{
    emit notice(possible == 0 ? tr("There is no room for frozen columns; they scroll for now.")
                              : tr("There is room for %1 of %2 frozen columns; the others scroll "
                                   "for now.")
                                    .arg(countText(possible), countText(frozenColumns())));
}

CellGrid& RowTableView::grid() const
{
    return m_pane->grid();
}

void RowTableView::follow(CellCommand command)
{
    switch (command) {
    case CellCommand::Copy:
        return copy();
    case CellCommand::Edit:
        emit activated();
        return;
    case CellCommand::Paste: // for whoever can change cells
    case CellCommand::Clear:
    case CellCommand::SelectAll: // the pane does it
        return;
    }
}

void RowTableView::goToRow(std::int64_t row)
{
    goTo({row, currentCell().value_or(CellPosition{0, 0}).column});
}

void RowTableView::goTo(CellPosition cell, bool extend)
{
    m_pane->goTo(cell, extend);
}

void RowTableView::move(CellMove move)
{
    m_pane->move(move);
}

bool RowTableView::isAtEnd() const
{
    return m_pane->isAtEnd();
}

void RowTableView::showEnd()
{
    m_pane->scrollToEnd();
}

std::optional<CellPosition> RowTableView::currentCell() const
{
    const CellSelection& selection = m_pane->selection();
    return selection.isEmpty() ? std::nullopt : std::optional(selection.current());
}

std::int64_t RowTableView::currentRow() const
{
    return currentCell().value_or(CellPosition{-1, 0}).row;
}

QString RowTableView::currentText() const
{
    const auto cell = currentCell();
    return cell ? m_model.indexOf(*cell).data().toString() : QString();
}

RowRange RowTableView::selectedCells() const
{
    const CellRect cells = hasSelection() ? m_pane->selection().rect() : m_pane->allCells();
    return {cells.row, cells.rows, static_cast<int>(cells.column), static_cast<int>(cells.columns)};
}

void RowTableView::copy(CopiedNames names)
{
    const RowRange cells = selectedCells();
    if (cells.isEmpty())
        return;
    if (cells.rows > mostCopiedCells / cells.columns) {
        emit notice(
            tr("%1 × %2 cells are too many to copy (at most %3); export them instead.")
                .arg(countText(cells.rows), countText(cells.columns), countText(mostCopiedCells)));
        return;
    }
    m_copying = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_model.source(), cells, names](std::stop_token stop) {
            return copyOf(*source, cells, names, {std::move(stop)});
        },
        [this, cells](const Result<QString>& text) { copied(cells, text); });
}

void RowTableView::copied(const RowRange& cells, const Result<QString>& text)
{
    if (!text) {
        emit notice(errorSentence(tr("The cells cannot be copied"), text.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    emit notice(tr("Copied %1 × %2 cells.").arg(countText(cells.rows), countText(cells.columns)));
}

} // namespace bloscope
