#include "core/cells/cell_columns.h"

#include "core/base/checked.h"

namespace bloscope {

CellColumns::CellColumns(const DType& dtype)
    : m_leaves(std::make_shared<const std::vector<DTypeLeaf>>(leavesOf(dtype))),
      m_isCompound(dtype.isCompound())
{
}

std::int64_t CellColumns::countFor(std::int64_t cells) const
{
    return checkedMultiply(cells, perCell()).value_or(INT64_MAX);
}

CellRect CellColumns::cellsOf(const CellRect& columns) const
{
    if (columns.isEmpty())
        return {columns.row, cellOf(columns.column), columns.rows, 0};
    const std::int64_t first = cellOf(columns.column);
    return {columns.row, first, columns.rows, cellOf(columns.endColumn() - 1) - first + 1};
}

} // namespace bloscope
