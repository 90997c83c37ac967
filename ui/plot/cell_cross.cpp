#include "ui/plot/cell_cross.h"

namespace bloscope {

CellCross::CellCross(QCustomPlot& plot)
    : m_row(new QCPItemStraightLine(&plot)), m_column(new QCPItemStraightLine(&plot))
{
    for (QCPItemStraightLine* line : {m_row, m_column}) {
        line->setVisible(false);
        line->setAntialiased(false);
        line->setSelectable(false);
    }
}

void CellCross::setCell(std::optional<CellPosition> cell)
{
    m_cell = cell;
    for (QCPItemStraightLine* line : {m_row, m_column})
        line->setVisible(cell.has_value());
    if (!cell)
        return;
    const auto row = static_cast<double>(cell->row);
    const auto column = static_cast<double>(cell->column);
    m_row->point1->setCoords(0, row);
    m_row->point2->setCoords(1, row);
    m_column->point1->setCoords(column, 0);
    m_column->point2->setCoords(column, 1);
}

void CellCross::setColor(const QColor& color)
{
    for (QCPItemStraightLine* line : {m_row, m_column})
        line->setPen(QPen(color, 1, Qt::DashLine));
}

} // namespace bloscope
