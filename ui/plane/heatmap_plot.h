#pragma once

#include "core/array/cell_rect.h"
#include "ui/controls/accessible_value.h"
#include "ui/controls/wheel_guard.h"
#include "ui/plane/heatmap_layer.h"
#include "ui/plane/plane_frame.h"
#include "ui/plane/shown_plane.h"
#include "ui/plot/figure.h"
#include "ui/plot/plot_navigator.h"

#include <array>
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

// The picture of a plane between its axes, with the scale of its colours. One moves through it by
// wheel, mouse and keys, marks a cell and selects some; it says so, and which cell is pointed at.
// Dragging with the right button changes the range of its colours; a click with it opens a menu.
// What it shows is given to it: it reads nothing. Where rows and columns of the plane are as many
// as before, the view stays, and in any case the old picture until there is another one.
class HeatmapPlot : public FigurePlot, public ToldAccessibleValue {
    Q_OBJECT

 public:
    // `shown` lives longer.
    HeatmapPlot(ShownPlane& shown, DimensionLabels labels, QWidget* parent = nullptr);

    ShownPlane& shown() const { return m_shown; }
    PlotNavigator& navigator() const { return *m_navigator; } // what is in sight

    void setLabels(const DimensionLabels& labels);                // of the axes
    void setPicture(std::shared_ptr<const PlanePicture> picture); // may be null
    const PlanePicture* picture() const { return m_layer->picture().get(); }
    std::shared_ptr<const PlanePicture> sharedPicture() const { return m_layer->picture(); }

    // What dragging, the arrow keys and the wheel do by themselves.
    enum class Handling {
        Sight, // they move and zoom what is in sight; clicks and Shift with the keys mark a cell
        Mark // they move the mark, the wheel goes to other planes; with Ctrl, the keys with Shift,
             // they do what they do otherwise. Nothing is selected, and there always is a mark.
    };
    void setHandling(Handling handling) { m_handling = handling; }

    // For one of several plots that are seen together.
    void setTitle(const QString& title);        // above the picture
    void hideColors() { m_frame.hideColors(); } // the scale of them, for good

    // The scale of colours: null when it is hidden. Its histogram has the range between two
    // handles.
    ColorScale* colors() const { return m_frame.colors(); }
    void setDistribution(const ValueDistribution& distribution);
    void setShowsHistogram(bool shows) override;
    bool showsHistogram() const override { return colors() && colors()->isHistogramWanted(); }
    void setUnit(const QString& unit) override;
    QString unit() const override { return colors() ? colors()->unit() : QString(); }

    // What of the picture itself is seen in these pixels, without what lies over it.
    void drawPicture(QCPPainter& painter, const QRect& pixels) const
    {
        m_layer->drawPart(painter, pixels);
    }

    // For what others lay over the picture: above it and below the marks, or beside the marks.
    // Plottables and items made while a layer is the current one belong to it.
    QCPLayer* layerAbovePicture() const { return m_aboveLayer; }
    QCPLayer* layerOfMarks() const override { return m_marksLayer; }

    // The cell that the user has marked with a cross, by click or keys; nothing else moves it.
    const std::optional<CellPosition>& mark() const { return m_shown.mark(); }
    void markInSight(CellPosition cell); // as if the user did

    // The rectangle that the user has selected, by dragging with Shift or by keys; empty: none.
    CellRect selection() const { return m_selected.cells(); }

 signals:
    void pointedAt(bloscope::CellPosition position); // of the picture; {-1, -1} when at none
    void markChosen();                               // by the user
    void selectionChanged();
    void stepWanted(int steps);                           // to another plane
    void doubleClicked();                                 // where clicks move the mark
    void rangeDragged(const bloscope::ValueRange& range); // of the colours

 protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    QCPLayer* addLayerAbove(QCPLayer* other, const QString& name);
    void followPalette();
    void take(ShownPlane::What what);
    void takeAxes();
    void takeElements();

    bool marksAt(Qt::KeyboardModifiers modifiers) const; // rather than move what is in sight
    void chooseMark(std::optional<CellPosition> mark);
    void moveMark(QPoint step);
    void extendSelection(QPoint step);
    void select(CellPosition anchor, CellPosition corner);
    void clearSelection();

    void beginRangeDrag(QPointF pixel);
    void dragRange(QPointF pixel);
    void endRangeDrag(QPointF pixel);

    // The last drag with the right button: where it began, and the range at that time.
    struct RangeDrag {
        QPointF begin;
        ValueRange range;
        bool hasMoved = false;
        bool wantsMenu = false; // once the button is released where it was pressed
    };
    // What the mouse does while its button is held.
    enum class Held { Nothing, Click, Drag, Mark, Select };

    ShownPlane& m_shown;
    PlotNavigator* m_navigator;
    PlaneFrame m_frame;
    HeatmapLayer* m_layer;
    QCPLayer* m_aboveLayer;
    QCPLayer* m_marksLayer;
    CellCross m_mark;
    SelectionBox m_selected;
    CellRect m_cells; // of the plane
    Handling m_handling = Handling::Sight;
    Held m_held = Held::Nothing;
    std::optional<RangeDrag> m_rangeDrag;
    WheelSteps m_wheel; // to other planes
};

} // namespace bloscope
