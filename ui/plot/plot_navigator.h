#pragma once

#include "core/array/cell_rect.h"
#include "core/plane/plane_shape.h"
#include "core/plane/plane_view.h"

#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Which part of a plane is in sight of a plot, on whose axes cell i lies around i, and how one gets
// to another: by wheel, by dragging and by keys. Keeps the ranges of the axes and, where cells have
// a shape, lets the frame between the axes end with the cells: what is left over of the room goes
// into the margins of the layout. The plot owns it and hands over those events for which it has no
// use of its own.
class PlotNavigator : public QObject {
    Q_OBJECT

 public:
    enum class Axes {
        Both,
        Columns // of a single row; what the other axis spans is left to the plot
    };
    PlotNavigator(QCustomPlot& plot, Axes axes);

    // The view stays where there are as many cells as before.
    void setCells(std::int64_t rows, std::int64_t columns);
    void setCellHeight(std::optional<double> widths); // nothing: cells fill the room
    void setFlips(const PlaneFlips& flips);

    const PlaneView& view() const { return m_view; }
    bool showsAll() const { return m_showsAll; }
    CellRect cellsInSight() const;              // those cut off included
    CellPosition middleCell() const;            // of those
    QSize pixelsOf(const CellRect& part) const; // of the screen, rounded up

    void show(const PlaneView& part); // as far as there is such a part
    void bringIntoSight(CellPosition cell);
    void zoomIn(); // around the middle, as by a menu
    void zoomOut();
    void showAll();

    CellPosition positionAt(QPointF pixel) const; // {-1, -1} where there is no cell
    CellPosition cellNear(QPointF pixel) const;   // the nearest, for pixels beside the plane
    // How far an arrow key goes, in cells; nothing for other keys.
    std::optional<QPoint> stepOf(const QKeyEvent& event) const;

    void turnWheel(QWheelEvent& event);
    bool isAtPlane(const QMouseEvent& event) const; // with the left button?
    void beginDrag(const QMouseEvent& event);
    bool drag(const QMouseEvent& event); // false: nothing is dragged
    void endDrag() { m_dragged.reset(); }
    void press(QKeyEvent& event); // ignores keys that do nothing here

 signals:
    void viewChanged();
    void viewChosen(); // by the user
    void roomChanged();

 private:
    PlaneRoom room() const;
    PlanePlace cellsAt(QPointF pixel) const; // cell i goes from i to i + 1
    void fitRoom();
    void adaptView();
    void setView(const PlaneView& view);
    PlaneView seenOf(const PlaneView& view) const;
    void hug(const PlaneView& seen);
    void layOut();
    void chooseView(const PlaneView& view);
    void zoomBy(double factor, const PlanePlace& fixed);

    QCustomPlot& m_plot;
    Axes m_axes;
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    PlaneFlips m_flips;
    std::optional<double> m_cellHeight; // in widths of a cell
    QSize m_roomSize;                   // between the axes, with what is left over
    QMargins m_leftOver;
    PlaneView m_view;
    bool m_showsAll = true;
    std::optional<PlaneView> m_wanted; // by show(), until somebody moves or zooms
    std::optional<QPointF> m_dragged;  // the last place of the mouse while it drags
};

} // namespace bloscope
