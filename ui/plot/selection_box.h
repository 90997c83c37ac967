#pragma once

#include "ui/cells/cell_rect.h"

#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// A rectangle of selected cells over a plot on whose axes cell i lies around i: from the corner
// where the selection was begun to the one that moves.
class SelectionBox {
 public:
    // On the current layer of the plot, which owns the rectangle.
    explicit SelectionBox(QCustomPlot& plot);

    const std::optional<CellPosition>& anchor() const
    {
        return m_anchor;
    } // none: nothing is selected
    CellPosition corner() const { return m_corner; }
    CellRect cells() const; // empty: none

    // False when that was so before.
    bool select(CellPosition anchor, CellPosition corner);
    bool clear();
    void setColor(QColor color);

 private:
    QCPItemRect* m_rect;
    std::optional<CellPosition> m_anchor;
    CellPosition m_corner;
};

} // namespace bloscope
