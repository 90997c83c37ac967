#include "ui/rows/row_table_model.h"

#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/words.h"

#include <algorithm>

namespace bloscope {

namespace {

CellMark markOf(RowCell::State state)
{
    switch (state) {
    case RowCell::State::Value:
        return CellMark::Value;
    case RowCell::State::Damaged:
        return CellMark::Damaged;
    default:
        return CellMark::NoValue;
    }
}

QString editTextOf(const RowCell& cell)
{
    if (!cell.inFile)
        return {};
    return cell.inFile->isEmpty()
               ? RowTableModel::tr("Edited; was empty in the file")
               : RowTableModel::tr("Edited; was %1 in the file").arg(*cell.inFile);
}

QVariant toolTipOf(const RowCell& cell, const RowTile& tile)
{
    if (cell.state == RowCell::State::Damaged)
        return tile.problem;
    const QString edit = editTextOf(cell);
    if (cell.text.size() < longText)
        return edit.isEmpty() ? QVariant() : edit;
    return edit.isEmpty() ? cell.text : cell.text + '\n' + edit;
}

} // namespace

RowTableModel::RowTableModel(ShownRowsPtr source, Scheduler& scheduler, QObject* parent)
    : GridModel(parent), m_source(std::move(source)), m_scheduler(scheduler)
{
    setTotalRows(0);
}

void RowTableModel::show(ShownRowsPtr source, std::int64_t rows)
{
    beginResetModel();
    m_source = std::move(source);
    m_tiles.clear();
    m_outdated.clear();
    m_wanted.clear();
    m_rowNumbers.clear();
    setSize(rows, m_source->columnCount());
    forgetTexts();
    endResetModel();
}

void RowTableModel::extend(ShownRowsPtr source, std::int64_t rows)
{
    m_source = std::move(source);
    const std::int64_t last = std::max<std::int64_t>(totalRows() - 1, 0) / tileRows; // not full
    for (std::int64_t column = 0; column * tileColumns < totalColumns(); ++column) {
        m_tiles.remove({last, column});
        m_wanted.erase({last, column});
    }
    grow(rows);
}

void RowTableModel::setColumnSigns(std::map<int, QString> signs)
{
    m_signs = std::move(signs);
    emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
    emit longestTextsChanged();
}

void RowTableModel::setFormat(const NumberFormat& format)
{
    if (format == m_format)
        return;
    m_format = format;
    forgetTexts();
    emit longestTextsChanged();
    readAgain();
}

void RowTableModel::setSource(ShownRowsPtr source)
{
    m_source = std::move(source);
    readAgain();
}

void RowTableModel::readAgain()
{
    const QList<TileKey> read = m_tiles.keys();
    m_outdated = {read.begin(), read.end()};
    m_wanted.clear();
    cellsChanged(window());
}

void RowTableModel::forgetTexts()
{
    m_longest.clear();
    m_headers.clear();
    for (int column = 0; column < m_source->columnCount(); ++column) {
        m_longest.push_back(widthInDigits(m_source->columnName(column)));
        m_headers.push_back(widthInDigits(m_source->columnLines(column).last()));
    }
}

int RowTableModel::longestText(std::int64_t column) const
{
    const auto i = static_cast<std::size_t>(column);
    if (i >= m_longest.size())
        return 0;
    const auto sign = m_signs.find(static_cast<int>(column));
    const auto signSize = sign == m_signs.end() ? 0 : static_cast<int>(sign->second.size());
    return std::max(m_longest[i], m_headers[i] + signSize);
}

QStringList RowTableModel::longestRowNames() const
{
    return {QString::number(m_source->highestRowNumber().value_or(totalRows() - 1))};
}

void RowTableModel::setVisibleCells(const CellRect& cells)
{
    const CellRect frozen{cells.row, 0, cells.rows, frozenColumns()};
    std::erase_if(m_wanted, [&](const auto& wanted) {
        const CellRect tile = rectOf(wanted.first);
        return intersected(tile, cells).isEmpty() && intersected(tile, frozen).isEmpty();
    });
}

QVariant RowTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CellPosition position = positionOf(index);
    const int column = static_cast<int>(position.column);
    if (role == GreyedRole)
        return m_source->isGreyed(column);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(m_source->isNumber(column) ? Qt::AlignRight | Qt::AlignVCenter
                                                              : Qt::AlignLeft | Qt::AlignVCenter);
    const RowTile* tile = tileOf(position);
    const RowCell* cell = tile ? cellAt(position, *tile) : nullptr;
    if (role == LoadingRole)
        return cell == nullptr;
    return cell ? cellData(*cell, *tile, role) : QVariant();
}

QVariant RowTableModel::cellData(const RowCell& cell, const RowTile& tile, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return toolTipOf(cell, tile);
    case InFileRole:
        return cell.inFile ? QVariant(*cell.inFile) : QVariant();
    case MarkRole:
        return static_cast<int>(markOf(cell.state));
    default:
        return {};
    }
}

QVariant RowTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return horizontalHeader(static_cast<int>(columnAt(section)), role);
    if (role == Qt::DisplayRole && section >= 0 && section < rowCount())
        return rowName(window().row + section);
    return {};
}

// Of rows with numbers of their own once these are read.
QString RowTableModel::rowName(std::int64_t row) const
{
    if (!m_source->highestRowNumber())
        return QString::number(row);
    const auto* numbers = m_rowNumbers.object(row / tileRows);
    const auto i = static_cast<std::size_t>(row % tileRows);
    return numbers && i < numbers->size() ? QString::number((*numbers)[i]) : QString();
}

QString RowTableModel::named(int column, const QString& name) const
{
    const auto sign = m_signs.find(column);
    return sign == m_signs.end() ? name : name + sign->second;
}

QVariant RowTableModel::horizontalHeader(int column, int role) const
{
    if (column < 0 || column >= totalColumns())
        return {};
    if (role == Qt::DisplayRole)
        return named(column, m_source->columnName(column));
    if (role == GroupsRole) {
        QStringList lines = m_source->columnLines(column);
        lines.last() = named(column, lines.last());
        return lines;
    }
    if (role == Qt::ToolTipRole)
        return m_source->columnToolTip(column);
    return {};
}

RowTableModel::TileKey RowTableModel::keyOf(CellPosition cell)
{
    return {cell.row / tileRows, cell.column / tileColumns};
}

CellRect RowTableModel::rectOf(const TileKey& key) const
{
    return intersected({key.first * tileRows, key.second * tileColumns, tileRows, tileColumns},
                       {0, 0, totalRows(), totalColumns()});
}

const RowCell* RowTableModel::cellAt(CellPosition cell, const RowTile& tile) const
{
    const auto column = static_cast<std::size_t>(cell.column % tileColumns);
    const auto row = static_cast<std::size_t>(cell.row % tileRows);
    if (column >= tile.columns.size() || row >= tile.columns[column].size())
        return nullptr;
    return &tile.columns[column][row];
}

const RowTile* RowTableModel::tileOf(CellPosition cell) const
{
    const TileKey key = keyOf(cell);
    const RowTile* tile = m_tiles.object(key);
    if (!tile || m_outdated.contains(key))
        want(key);
    return tile;
}

void RowTableModel::want(const TileKey& key) const
{
    Ticket& ticket = m_wanted[key];
    if (ticket)
        return;
    auto* self = const_cast<RowTableModel*>(this); // answered later, when it may change
    ticket = m_scheduler.submit(
        Scheduler::Priority::Visible, self,
        [source = m_source, cells = rectOf(key),
         form = ShownRows::Form{ShownRows::Length::Short, m_format}](std::stop_token stop) {
            return source->read(cells.row, cells.rows, static_cast<int>(cells.column),
                                static_cast<int>(cells.columns), form, {std::move(stop)});
        },
        [self, key](Result<RowTile> tile) { self->tileArrives(key, std::move(tile)); });
}

void RowTableModel::tellDamageOf(const RowTile& tile)
{
    const auto isDamaged = [](const std::vector<RowCell>& column) {
        return std::ranges::find(column, RowCell::State::Damaged, &RowCell::state) != column.end();
    };
    if (!tile.problem.isEmpty() && std::ranges::any_of(tile.columns, isDamaged))
        emit damageFound(tile.problem);
}

void RowTableModel::measure(const RowTile& tile, std::int64_t firstColumn)
{
    bool isLonger = false;
    for (std::size_t i = 0; i < tile.columns.size(); ++i) {
        int& longest = m_longest[static_cast<std::size_t>(firstColumn) + i];
        for (const RowCell& cell : tile.columns[i])
            if (const int width = widthInDigits(cell.text); width > longest) {
                longest = width;
                isLonger = true;
            }
    }
    if (isLonger)
        emit longestTextsChanged();
}

void RowTableModel::tileArrives(const TileKey& key, Result<RowTile> tile)
{
    m_wanted.erase(key);
    m_outdated.erase(key);
    if (!tile && tile.error().kind() == ErrorKind::Cancelled)
        return;
    const CellRect cells = rectOf(key);
    if (!tile) {
        const RowCell damaged{tr("damaged"), RowCell::State::Damaged};
        tile = RowTile{{static_cast<std::size_t>(cells.columns),
                        std::vector(static_cast<std::size_t>(cells.rows), damaged)},
                       displayText(tile.error().text())};
    }
    tellDamageOf(*tile);
    measure(*tile, cells.column);
    if (!tile->rowNumbers.empty()) {
        m_rowNumbers.insert(key.first, new std::vector(tile->rowNumbers));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
    m_tiles.insert(key, new RowTile(*std::move(tile)));
    cellsChanged(cells);
}

} // namespace bloscope
