#pragma once

#include "core/plane/cell_runs.h"
#include "core/plane/picture_plane.h"
#include "ui/plot/figure.h"

#include <QColor>
#include <QPointF>
#include <QTimer>
#include <memory>
#include <vector>

namespace bloscope {

class HeatmapPlot;

// Cells that were painted and are not in the picture yet.
struct PaintedCells {
    PicturePlane plane;
    CellRuns cells;
    QColor color; // as they lie over the picture
};

// Draws over a picture what was painted a moment ago, and the outline of the brush. What is not
// opaque hides what lay over the picture there before. It is drawn anew without all that lies
// below.
class BrushLayer : public PicturePlottable {
    Q_OBJECT

 public:
    // The plot owns it.
    explicit BrushLayer(HeatmapPlot& plot);

    // Those of another plane than the one that is seen below are not drawn. Seen with the next
    // replot of the plot, or of the layer.
    void setPainted(std::vector<std::shared_ptr<const PaintedCells>> painted);
    void setBrush(CellRuns cells); // no cells: it is nowhere
    const CellRuns& brush() const { return m_brush; }
    void drawSoon();           // once for all motions of the mouse that are waiting
    void setInUse(bool inUse); // drawn apart from what is below, which costs a picture in memory

 protected:
    void draw(QCPPainter* painter) override;

 private:
    struct Corners { // of the pixels of a run: of its first cell, and behind its last one
        QPointF first;
        QPointF last;
    };
    Corners cornersOf(std::int64_t row, const CellRuns::Run& run) const;
    QRegion pixelsOf(const CellRuns& cells) const;
    void drawPainted(QCPPainter& painter, const PaintedCells& painted) const;
    void drawOutline(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
    std::vector<std::shared_ptr<const PaintedCells>> m_painted;
    CellRuns m_brush;
    QTimer m_drawing;
};

} // namespace bloscope
