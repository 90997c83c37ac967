#pragma once

#include "core/painting/cell_filter.h"
#include "core/painting/plane_stack.h"
#include "core/plane/cell_runs.h"
#include "core/plane/picture_plane.h"
#include "ui/plane/picture_loader.h"
#include "ui/plot/figure.h"

#include <QColor>
#include <QPointF>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

class HeatmapPlot;

// Which cells may be painted, as far as pictures of what is painted and of the image show it; where
// they do not, all.
struct SeenRule {
    PicturePtr labels; // may be null
    std::optional<double> only = {};
    std::vector<double> isProtected = {};
    PicturePtr image = {}; // likewise
    std::optional<ImageLimits> limits = {};

    bool acceptsAll() const { return !only && isProtected.empty() && !limits; }
    bool accepts(CellPosition cell) const;
};

// Cells that were painted and are not in the picture yet.
struct PaintedCells {
    PlaneStack stack; // with their plane
    CellRuns cells;
    QColor color;                     // as they lie over the picture
    std::optional<BrushWay> way = {}; // of a ball, which covers other planes as well
    SeenRule rule = {};

    const PicturePlane& plane() const { return stack.plane(); }
    CellRuns cellsIn(std::int64_t index) const; // of a plane of the stack
    CellRuns cellsIn(const PicturePlane& other) const;
};

// Draws over a picture what was painted a moment ago, and the outline of the brush. What is not
// opaque hides what lay over the picture there before. It is drawn anew without all that lies
// below.
class BrushLayer : public PicturePlottable {
    Q_OBJECT

 public:
    // The plot owns it.
    explicit BrushLayer(HeatmapPlot& plot);

    // As far as they lie in the plane that is seen below. Seen with the next replot of the plot, or
    // of the layer.
    void setPainted(std::vector<std::shared_ptr<const PaintedCells>> painted);
    void setBrush(CellRuns cells); // no cells: it is nowhere
    const CellRuns& brush() const { return m_brush; }
    void setLine(std::vector<PlanePlace> corners); // that is being drawn; cell i is around i
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
    QRegion pixelsOf(const CellRuns& cells, const SeenRule& rule) const;
    void drawPainted(QCPPainter& painter, const PaintedCells& painted) const;
    void drawOutline(QCPPainter& painter) const;
    void drawLine(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
    std::vector<std::shared_ptr<const PaintedCells>> m_painted;
    CellRuns m_brush;
    std::vector<PlanePlace> m_line;
    QTimer m_drawing;
};

} // namespace bloscope
