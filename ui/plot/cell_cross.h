#pragma once

#include "ui/cells/cell_rect.h"

#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Two dashed lines through a cell of a plot on whose axes cell i lies around i.
class CellCross {
 public:
    // On the current layer of the plot, which owns the lines.
    explicit CellCross(QCustomPlot& plot);

    const std::optional<CellPosition>& cell() const { return m_cell; }
    void setCell(std::optional<CellPosition> cell); // nothing: hidden
    void setColor(const QColor& color);

 private:
    QCPItemStraightLine* m_row;
    QCPItemStraightLine* m_column;
    std::optional<CellPosition> m_cell;
};

} // namespace bloscope
