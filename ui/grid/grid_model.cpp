#include "ui/grid/grid_model.h"

#include <algorithm>
#include <utility>

namespace bloscope {

void GridModel::setSize(std::int64_t rows, std::int64_t columns)
{
    m_rows = rows;
    m_columns = columns;
    m_frozen = std::clamp<std::int64_t>(m_frozen, 0, std::max<std::int64_t>(columns - 1, 0));
    m_first = {0, m_frozen};
}

void GridModel::setFrozenColumns(std::int64_t columns)
{
    columns = std::clamp<std::int64_t>(columns, 0, std::max(columnCount() - 1, 0));
    columns = std::min<std::int64_t>(columns, mostSections / 2);
    if (columns == std::exchange(m_frozen, columns))
        return;
    m_first.column = std::clamp(m_first.column, m_frozen, lastWindowColumn());
    cellsChanged({0, 0, m_rows, m_columns});
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
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
    return {m_first.row, m_first.column, rowCount(), columnCount() - m_frozen};
}

std::int64_t GridModel::lastWindowColumn() const
{
    return m_columns - (columnCount() - m_frozen);
}

void GridModel::moveWindow(CellPosition first)
{
    first.row = std::clamp<std::int64_t>(first.row, 0, m_rows - rowCount());
    first.column = std::clamp(first.column, m_frozen, lastWindowColumn());
    const CellPosition before = std::exchange(m_first, first);
    if (before == first)
        return;
    cellsChanged(window());
    if (before.row != first.row)
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    if (before.column != first.column)
        emit headerDataChanged(Qt::Horizontal, static_cast<int>(m_frozen), columnCount() - 1);
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

CellPosition GridModel::positionOf(int row, int section) const
{
    return {m_first.row + row, section < m_frozen ? section : m_first.column + section - m_frozen};
}

QModelIndex GridModel::indexOf(CellPosition cell) const
{
    const bool isFrozen = frozenCells().contains(cell);
    if (!isFrozen && !window().contains(cell))
        return {};
    const std::int64_t section = isFrozen ? cell.column : cell.column - m_first.column + m_frozen;
    return index(static_cast<int>(cell.row - m_first.row), static_cast<int>(section));
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
    for (const CellRect& part : {frozenCells(), window()})
        if (const CellRect changed = intersected(cells, part); !changed.isEmpty())
            emit dataChanged(indexOf({changed.row, changed.column}),
                             indexOf({changed.endRow() - 1, changed.endColumn() - 1}));
}

} // namespace bloscope
