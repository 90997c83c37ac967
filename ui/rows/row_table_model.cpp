#include "ui/rows/row_table_model.h"

#include "ui/text/error_text.h"
#include "ui/text/words.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t mostWanted = 64; // tiles at once; of a fast scroll only the last ones count

} // namespace

RowTableModel::RowTableModel(RowSourcePtr source, Scheduler& scheduler, QObject* parent)
    : QAbstractTableModel(parent), m_source(std::move(source)), m_scheduler(scheduler)
{
}

void RowTableModel::setTotalRows(std::int64_t rows)
{
    beginResetModel();
    m_totalRows = rows;
    m_page = 0;
    m_tiles.clear();
    m_wanted.clear();
    endResetModel();
}

std::int64_t RowTableModel::pageCount() const
{
    return (m_totalRows + rowsPerPage - 1) / rowsPerPage;
}

void RowTableModel::setPage(std::int64_t page)
{
    if (page == m_page)
        return;
    beginResetModel();
    m_page = page;
    m_wanted.clear();
    endResetModel();
}

void RowTableModel::setFormat(const NumberFormat& format)
{
    if (format == m_format)
        return;
    m_format = format;
    readAgain();
}

void RowTableModel::setSource(RowSourcePtr source)
{
    m_source = std::move(source);
    readAgain();
}

void RowTableModel::readAgain()
{
    m_tiles.clear();
    m_wanted.clear();
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::int64_t RowTableModel::rowOf(const QModelIndex& index) const
{
    return m_page * rowsPerPage + index.row();
}

QModelIndex RowTableModel::indexOf(std::int64_t row, int column) const
{
    const std::int64_t inPage = row - m_page * rowsPerPage;
    return inPage < 0 || inPage >= rowCount() ? QModelIndex()
                                              : index(static_cast<int>(inPage), column);
}

int RowTableModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(std::min(rowsPerPage, m_totalRows - m_page * rowsPerPage));
}

int RowTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_source->columnCount();
}

// --- what the cells show

QVariant RowTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == GreyedRole)
        return m_source->isGreyed(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(m_source->isNumber(index.column())
                                       ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    const RowTile* tile = tileOf(index);
    const RowCell* cell = tile ? cellAt(index, *tile) : nullptr;
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
        if (cell.state == RowCell::State::Damaged)
            return tile.problem;
        return cell.text.size() < longText ? QVariant() : cell.text;
    case StateRole:
        return static_cast<int>(cell.state);
    default:
        return {};
    }
}

QVariant RowTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return horizontalHeader(section, role);
    if (role == Qt::DisplayRole)
        return QString::number(m_page * rowsPerPage + section);
    return {};
}

QVariant RowTableModel::horizontalHeader(int column, int role) const
{
    if (column < 0 || column >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return m_source->columnName(column);
    if (role == Qt::ToolTipRole)
        return m_source->columnToolTip(column);
    return {};
}

const RowCell* RowTableModel::cellAt(const QModelIndex& index, const RowTile& tile) const
{
    const auto column = static_cast<std::size_t>(index.column() % tileColumns);
    const auto row = static_cast<std::size_t>(rowOf(index) % tileRows);
    if (column >= tile.columns.size() || row >= tile.columns[column].size())
        return nullptr;
    return &tile.columns[column][row];
}

// --- asking for what is not there

const RowTile* RowTableModel::tileOf(const QModelIndex& index) const
{
    const TileKey key{rowOf(index) / tileRows, index.column() / tileColumns};
    const RowTile* tile = m_tiles.object(key);
    if (!tile)
        want(key);
    return tile;
}

void RowTableModel::want(const TileKey& key) const
{
    if (m_wanted.contains(key))
        return;
    if (m_wanted.size() >= mostWanted)
        m_wanted.clear();
    const std::int64_t first = key.first * tileRows;
    const std::int64_t rows = std::min<std::int64_t>(tileRows, m_totalRows - first);
    const int firstColumn = key.second * tileColumns;
    const int columns = std::min(tileColumns, columnCount() - firstColumn);
    auto* self = const_cast<RowTableModel*>(this); // answered later, when it may change
    m_wanted[key] = m_scheduler.submit(
        Scheduler::Priority::Visible, self,
        [source = m_source, first, rows, firstColumn, columns,
         form = RowSource::Form{RowSource::Length::Short, m_format}](std::stop_token stop) {
            return source->read(first, rows, firstColumn, columns, form, {std::move(stop)});
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

void RowTableModel::tileArrives(const TileKey& key, Result<RowTile> tile)
{
    m_wanted.erase(key);
    const std::int64_t first = key.first * tileRows;
    const auto rows = std::min<std::int64_t>(tileRows, m_totalRows - first);
    if (!tile) {
        if (tile.error().kind() == ErrorKind::Cancelled)
            return;
        const RowCell damaged{tr("damaged"), RowCell::State::Damaged};
        const auto columns = static_cast<std::size_t>(
            std::min(tileColumns, columnCount() - key.second * tileColumns));
        tile = RowTile{{columns, std::vector(static_cast<std::size_t>(rows), damaged)},
                       displayText(tile.error().text())};
    }
    tellDamageOf(*tile);
    m_tiles.insert(key, new RowTile(*std::move(tile)));
    const QModelIndex top = indexOf(first, key.second * tileColumns);
    const QModelIndex bottom = indexOf(
        first + rows - 1, std::min(key.second * tileColumns + tileColumns, columnCount()) - 1);
    if (top.isValid() && bottom.isValid())
        emit dataChanged(top, bottom);
}

} // namespace bloscope
