#include "ui/grid/grid_model.h"

#include <algorithm>
#include <utility>

namespace bloscope {

void GridModel::setSize(std::int64_t rows, std::int64_t columns)
{
    m_rows = rows;
    m_columns = columns;
    m_first = {0, 0};
}

void GridModel::grow(std::int64_t rows)
{
    const int before = rowCount();
    const int after = static_cast<int>(std::min<std::int64_t>(rows, mostSections));
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = rows;
        endInsertRows();
    }
    m_rows = rows;
    emit grown();
}

CellRect GridModel::window() const
{
    return {m_first.row, m_first.column, rowCount(), columnCount()};
}

void GridModel::moveWindow(CellPosition first)
{
    first.row = std::clamp<std::int64_t>(first.row, 0, m_rows - rowCount());
    first.column = std::clamp<std::int64_t>(first.column, 0, m_columns - columnCount());
    const CellPosition before = std::exchange(m_first, first);
    if (before == first)
        return;
    cellsChanged(window());
    if (before.row != first.row)
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    if (before.column != first.column)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void GridModel::keepWindowAround(CellPosition topLeft)
{
    const auto first = [](std::int64_t top, std::int64_t begin, std::int64_t count,
                          std::int64_t total) {
        const std::int64_t margin = count / 4;
        const bool nearBegin = begin > 0 && top < begin + margin;
        const bool nearEnd = begin + count < total && top >= begin + count - margin;
        return nearBegin || nearEnd ? top - count / 2 : begin;
    };
    const CellRect now = window();
    moveWindow({first(topLeft.row, now.row, now.rows, m_rows),
                first(topLeft.column, now.column, now.columns, m_columns)});
}

CellPosition GridModel::positionOf(const QModelIndex& index) const
{
    return {m_first.row + index.row(), m_first.column + index.column()};
}

QModelIndex GridModel::indexOf(CellPosition cell) const
{
    if (!window().contains(cell))
        return {};
    return index(static_cast<int>(cell.row - m_first.row),
                 static_cast<int>(cell.column - m_first.column));
}

int GridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min<std::int64_t>(m_rows, mostSections));
}

int GridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min<std::int64_t>(m_columns, mostSections));
}

void GridModel::cellsChanged(const CellRect& cells)
{
    const CellRect changed = intersected(cells, window());
    if (!changed.isEmpty())
        emit dataChanged(indexOf({changed.row, changed.column}),
                         indexOf({changed.endRow() - 1, changed.endColumn() - 1}));
}

} // namespace bloscope
