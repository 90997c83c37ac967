#pragma once

#include "ui/cells/cell_rect.h"

#include <array>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Two lines through a cell of a plot on whose axes cell i lies around i: white ones with a dark
// rim, which are seen on all colours.
class CellCross {
 public:
    // On the current layer of the plot, which owns the lines.
    explicit CellCross(QCustomPlot& plot);

    const std::optional<CellPosition>& cell() const { return m_cell; }
    void setCell(std::optional<CellPosition> cell); // nothing: hidden

 private:
    // One above the other.
    std::array<QCPItemStraightLine*, 2> m_rows;
    std::array<QCPItemStraightLine*, 2> m_columns;
    std::optional<CellPosition> m_cell;
};

} // namespace bloscope
