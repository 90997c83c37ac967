#pragma once

#include "core/array/cell_rect.h"
#include "core/plane/picture_plane.h"
#include "ui/plot/figure.h"

#include <QColor>
#include <QPointF>
#include <QTimer>
#include <map>
#include <memory>
#include <vector>

namespace bloscope {

class HeatmapPlot;

// Cells of a plane, each once, as runs along its rows.
class CellRuns {
 public:
    struct Run {
        std::int64_t begin = 0; // column
        std::int64_t end = 0;   // behind the last one

        bool operator==(const Run&) const = default;
    };
    using Rows = std::map<std::int64_t, std::vector<Run>>; // of a row in order, apart, none empty

    void add(std::int64_t row, Run run);
    void add(const CellRuns& others);

    bool isEmpty() const { return m_rows.empty(); }
    const Rows& rows() const { return m_rows; }
    std::int64_t cellCount() const;

 private:
    Rows m_rows;
};

// How many cells a brush is across, at least one each way: as many where cells are squares, and
// else so that it is round on the screen.
struct BrushShape {
    double columns = 1;
    double rows = 1;

    // With `size` cells where there are more of them. In the width of a cell there is room for the
    // heights of so many rows.
    static BrushShape of(int size, double rowsPerColumn);
};

// Where a brush stands whose middle is to be at `at`: along each dimension in the middle of a cell,
// or between cells when it has an even number of them. Points have columns as x and rows as y, and
// cell i lies around i.
QPointF brushPlace(QPointF at, const BrushShape& brush);

// The cells of `within` that lie under the brush at one place, and on its straight way between two.
CellRuns brushAt(QPointF place, const BrushShape& brush, const CellRect& within);
CellRuns brushAlong(QPointF from, QPointF to, const BrushShape& brush, const CellRect& within);

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
