#include "ui/plot/selection_box.h"

#include <algorithm>

namespace bloscope {

SelectionBox::SelectionBox(QCustomPlot& plot) : m_rect(new QCPItemRect(&plot))
{
    m_rect->setVisible(false);
    m_rect->setAntialiased(false);
    m_rect->setSelectable(false);
}

CellRect SelectionBox::cells() const
{
    if (!m_anchor)
        return {};
    const auto [top, bottom] = std::minmax(m_anchor->row, m_corner.row);
    const auto [left, right] = std::minmax(m_anchor->column, m_corner.column);
    return {top, left, bottom - top + 1, right - left + 1};
}

bool SelectionBox::select(CellPosition anchor, CellPosition corner)
{
    if (m_anchor == anchor && m_corner == corner)
        return false;
    m_anchor = anchor;
    m_corner = corner;
    const CellRect all = cells();
    const auto edge = [](std::int64_t cell) { return static_cast<double>(cell) - 0.5; };
    m_rect->topLeft->setCoords(edge(all.column), edge(all.row));
    m_rect->bottomRight->setCoords(edge(all.endColumn()), edge(all.endRow()));
    m_rect->setVisible(true);
    return true;
}

bool SelectionBox::clear()
{
    if (!m_anchor)
        return false;
    m_anchor.reset();
    m_rect->setVisible(false);
    return true;
}

void SelectionBox::setColor(QColor color)
{
    m_rect->setPen(color);
    color.setAlphaF(0.25f);
    m_rect->setBrush(color);
}

} // namespace bloscope
