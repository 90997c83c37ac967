#include "ui/cells/cell_columns.h"

#include "core/base/checked.h"

#include <QString>

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

qsizetype CellColumns::longestPart() const
{
    qsizetype longest = 0;
    for (const DTypeLeaf& leaf : *m_leaves)
        for (const std::string& part : leaf.parts)
            longest = std::max(longest, QString::fromStdString(part).size());
    return longest;
}

NumberKinds CellColumns::numberKinds() const
{
    NumberKinds kinds;
    for (const DTypeLeaf& leaf : *m_leaves) {
        const DTypeKind kind = leaf.dtype.kind;
        kinds.floats |= kind == DTypeKind::Float || kind == DTypeKind::Complex;
        kinds.integers |= kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
        kinds.bytes |= kind == DTypeKind::Bytes;
    }
    return kinds;
}

} // namespace bloscope
