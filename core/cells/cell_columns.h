#pragma once

#include "core/array/cell_rect.h"
#include "core/dtype/dtype.h"

#include <memory>

namespace bloscope {

// The columns that cells have in a table: one for each part of a structured cell, side by side, and
// one for others. Copied freely and used from any thread.
class CellColumns {
 public:
    explicit CellColumns(const DType& dtype);

    bool haveParts() const { return m_isCompound; }
    std::int64_t perCell() const { return std::ssize(*m_leaves); }

    // What column `column` of the table shows of its cell, and in which column of cells that is.
    const DTypeLeaf& leafOf(std::int64_t column) const { return (*m_leaves)[partOf(column)]; }
    std::int64_t cellOf(std::int64_t column) const { return column / perCell(); }
    // The number of that part among those of the element.
    std::size_t partOf(std::int64_t column) const
    {
        return static_cast<std::size_t>(column % perCell());
    }
    const std::vector<DTypeLeaf>& leaves() const { return *m_leaves; }

    // Columns of a table of so many columns of cells, as far as they can be counted.
    std::int64_t countFor(std::int64_t cells) const;
    // The cells that some columns of the table are of, whole.
    CellRect cellsOf(const CellRect& columns) const;

 private:
    std::shared_ptr<const std::vector<DTypeLeaf>> m_leaves;
    bool m_isCompound;
};

} // namespace bloscope
