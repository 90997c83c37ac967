#pragma once

#include "ui/brush/brush_bar.h"
#include "ui/brush/brush_strokes.h"

#include <QMouseEvent>
#include <QPointer>
#include <optional>
#include <vector>

class QKeyEvent;
namespace bloscope {

class HeatmapPlot;
class PointedCell;

// The brush in one pane: while it is on, it takes the mouse and some keys from the plot, shows
// where it is and what it has painted there. It belongs to the pane. GUI thread.
class PaneBrush : public QObject {
    Q_OBJECT

 public:
    // All live longer than the pane, or are not asked any more.
    PaneBrush(BrushTargets& targets, BrushBar& bar, const PaintedPane& in, Scheduler& scheduler);

    const PaintedPane& pane() const { return m_in; }
    HeatmapPlot& plot() const { return m_plot; }
    void setOn(bool on);

    // Along which dimension planes lie behind this one; nothing, as at first: usualDepth().
    void setDepth(std::optional<std::size_t> dimension) { m_depth = dimension; }
    PlaneStack stack() const;
    double rowsPerColumn() const; // how high a cell is, in widths of one, where the file tells it

    void end();       // what is being painted
    void showBrush(); // again

 signals:
    void notice(const QString& sentence);
    void refused(const QString& why); // this cannot be painted, or not here
    void denied(const QString& why);  // what was typed is wrong
    void began();
    void ended();
    void closeWanted();
    void fillWanted(bloscope::CellPosition cell, bool erases);
    void pictureArrived(); // of what is painted
    void planeWanted(std::size_t dimension, std::int64_t index);

 protected:
    bool eventFilter(QObject* plot, QEvent* event) override;

 private:
    void connectParts();
    bool takePress(const QMouseEvent& event);
    void takeMove(QPointF pixel);
    bool takeRelease();
    bool takeKey(const QKeyEvent& event);
    bool takeLineKey(const QKeyEvent& event);
    PlanePlace placeOf(QPointF pixel) const;
    QPointF pixelOf(CellPosition cell) const;
    BrushShape shape() const;
    BrushShape::Sides sidesOfCell() const;
    QString obstacleAt(CellPosition cell) const; // empty: it can be painted
    bool showsComputed() const;
    bool isBrush() const; // and not another tool
    bool isLine() const;
    void useTool(QPointF pixel, bool erases);
    bool begin(QPointF pixel, bool erases);
    void paint(QPointF pixel, bool erases);
    void addCorner(QPointF pixel, bool erases);
    void fillLine();
    void forgetLine();
    void useAtMark(bool erases);
    void pick(QPointF pixel);
    BrushTarget& target() const { return m_targets.current(); }

    BrushTargets& m_targets;
    BrushBar& m_bar;
    PaintedPane m_in;
    HeatmapPlot& m_plot;          // of the pane
    QPointer<BrushLayer> m_layer; // null once the plot goes
    BrushStrokes* m_strokes;
    PointedCell* m_picked;
    std::optional<std::size_t> m_depth;
    bool m_isOn = false;
    bool m_isUnderMouse = false;
    QPointF m_pixel;                // of the mouse
    std::vector<PlanePlace> m_line; // that is being drawn
    bool m_lineErases = false;
    bool m_isDrawing = false; // a line along the mouse
};

} // namespace bloscope
