#include "ui/plot/cell_cross.h"

namespace bloscope {

namespace {

QPen rimPen()
{
    constexpr int opacity = 170;
    return {QColor(0, 0, 0, opacity), 3};
}

} // namespace

CellCross::CellCross(QCustomPlot& plot)
{
    const auto add = [&plot](const QPen& pen) {
        auto* line = new QCPItemStraightLine(&plot);
        line->setPen(pen);
        line->setVisible(false);
        line->setAntialiased(false);
        line->setSelectable(false);
        return line;
    };
    // The rim of one line lies below the other line, too.
    const std::array rims{add(rimPen()), add(rimPen())};
    m_rows = {rims[0], add(QPen(Qt::white, 1))};
    m_columns = {rims[1], add(QPen(Qt::white, 1))};
}

void CellCross::setCell(std::optional<CellPosition> cell)
{
    m_cell = cell;
    for (const auto& lines : {m_rows, m_columns})
        for (QCPItemStraightLine* line : lines)
            line->setVisible(cell.has_value());
    if (!cell)
        return;
    const auto row = static_cast<double>(cell->row);
    const auto column = static_cast<double>(cell->column);
    for (QCPItemStraightLine* line : m_rows) {
        line->point1->setCoords(0, row);
        line->point2->setCoords(1, row);
    }
    for (QCPItemStraightLine* line : m_columns) {
        line->point1->setCoords(column, 0);
        line->point2->setCoords(column, 1);
    }
}

} // namespace bloscope
