#pragma once

#include "core/array/cell_rect.h"

#include <algorithm>

namespace bloscope {

// One rectangle of selected cells: from the anchor, where it began, to the current cell. Counts in
// rows and columns of the whole slice, whatever part of it a view holds.
class CellSelection {
 public:
    bool isEmpty() const { return m_current.row < 0; }
    CellPosition anchor() const { return m_anchor; }
    CellPosition current() const { return m_current; }

    void clear() { *this = {}; }
    void start(CellPosition cell) { m_anchor = m_current = cell; }
    void extendTo(CellPosition cell)
    {
        if (isEmpty())
            m_anchor = cell;
        m_current = cell;
    }

    CellRect rect() const
    {
        if (isEmpty())
            return {};
        const auto row = std::min(m_anchor.row, m_current.row);
        const auto column = std::min(m_anchor.column, m_current.column);
        return {row, column, std::max(m_anchor.row, m_current.row) - row + 1,
                std::max(m_anchor.column, m_current.column) - column + 1};
    }

    bool operator==(const CellSelection&) const = default;

 private:
    CellPosition m_anchor; // {-1, -1} while nothing is selected
    CellPosition m_current;
};

// All cells of a row, beginning with the row where `before` began, if that holds anything.
inline CellSelection selectionOfRow(std::int64_t row, const CellSelection& before,
                                    const CellRect& all)
{
    CellSelection selection;
    selection.start({before.isEmpty() ? row : before.anchor().row, all.columns - 1});
    selection.extendTo({row, 0});
    return selection;
}

inline CellSelection selectionOfColumn(std::int64_t column, const CellSelection& before,
                                       const CellRect& all)
{
    CellSelection selection;
    selection.start({all.rows - 1, before.isEmpty() ? column : before.anchor().column});
    selection.extendTo({0, column});
    return selection;
}

inline CellSelection selectionOfAll(const CellRect& all)
{
    CellSelection selection;
    selection.start({all.rows - 1, all.columns - 1});
    selection.extendTo({0, 0});
    return selection;
}

} // namespace bloscope
