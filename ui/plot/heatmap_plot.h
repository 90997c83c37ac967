#pragma once

#include "ui/controls/accessible_value.h"
#include "ui/document/plane_view.h"
#include "ui/plot/cell_cross.h"
#include "ui/plot/color_scale.h"
#include "ui/plot/heatmap_layer.h"
#include "ui/plot/selection_box.h"

#include <qcustomplot.h>

namespace bloscope {

// The picture of a plane between its axes, with the scale of its colours. Zooms by wheel and keys,
// moves by dragging and keys, and says which part is in sight and which cell is pointed at. What it
// shows is given to it: it reads nothing.
class HeatmapPlot : public QCustomPlot, public ToldAccessibleValue {
    Q_OBJECT

 public:
    // `dimensionNames`: one for every dimension of the planes it will be given.
    explicit HeatmapPlot(QStringList dimensionNames, QWidget* parent = nullptr);

    // Begins to show another plane. Where rows and columns are as many as before, the view stays,
    // and in any case the old picture until there is another one.
    void setPlane(const PicturePlane& plane);
    void setPicture(std::shared_ptr<const PlanePicture> picture); // may be null
    const PlanePicture* picture() const { return m_layer->picture().get(); }
    std::shared_ptr<const PlanePicture> sharedPicture() const { return m_layer->picture(); }
    void setCellHeight(std::optional<double> widths); // nothing: cells fill the room
    void setFlips(const PlaneFlips& flips);

    // What dragging, the arrow keys and the wheel do by themselves.
    enum class Handling {
        Sight, // they move and zoom what is in sight; clicks and Shift with the keys mark a cell
        Mark // they move the mark, the wheel goes to other planes; with Ctrl, the keys with Shift,
             // they do what they do otherwise. Nothing is selected, and there always is a mark.
    };
    void setHandling(Handling handling) { m_handling = handling; }

    // For one of several plots that are seen together.
    void setTitle(const QString& title); // above the picture
    void hideColors();                   // the scale of them, for good

    // For what others lay over the picture: above it and below the marks, or beside the marks.
    // Plottables and items made while a layer is the current one belong to it.
    QCPLayer* layerAbovePicture() const { return m_aboveLayer; }
    QCPLayer* layerOfMarks() const { return m_marksLayer; }

    // The cell that the user has marked with a cross, by click or keys; nothing else moves it.
    const std::optional<CellPosition>& mark() const { return m_mark.cell(); }
    void setMark(std::optional<CellPosition> mark);
    void bringIntoSight(CellPosition cell);
    void markInSight(CellPosition cell)
    {
        chooseMark(cell);
        bringIntoSight(cell);
    }

    // The rectangle that the user has selected, by dragging with Shift or by keys; empty: none.
    CellRect selection() const { return m_selected.cells(); }
    void clearSelection();

    const PlaneView& view() const { return m_view; }
    bool showsAll() const { return m_showsAll; }
    void show(const PlaneView& part);           // as far as there is such a part
    CellRect cellsInSight() const;              // those cut off included
    QSize pixelsOf(const CellRect& part) const; // of the screen, rounded up

    void zoomBy(double factor); // around the middle
    void showAll();

 signals:
    void viewChanged();
    void viewChosen();                               // by the user
    void pointedAt(bloscope::CellPosition position); // of the picture; {-1, -1} when at none
    void markMoved();
    void markChosen(); // by the user
    void selectionChanged();
    void stepWanted(int steps); // to another plane

 protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void setUpAxes();
    void setUpColors();
    QCPLayer* addLayerAbove(QCPLayer* other, const QString& name);
    void followPalette();
    void labelAxes();
    void fitRoom();

    bool marksAt(Qt::KeyboardModifiers modifiers) const; // rather than move what is in sight
    void chooseMark(std::optional<CellPosition> mark);
    void chooseView(const PlaneView& view);
    void moveView(double right, double down); // in parts of what is in sight
    void moveMark(int right, int down);
    void extendSelection(int right, int down);
    void select(CellPosition anchor, CellPosition corner);
    CellPosition cellNear(QPointF pixel) const;
    CellPosition middleCell() const; // of what is in sight
    PlaneRoom room() const;
    void setView(const PlaneView& view);
    void adaptView();
    QPointF cellsAt(QPointF pixel) const; // in cells and parts of them
    CellPosition positionAt(QPointF pixel) const;

    QStringList m_dimensionNames;
    ColorScale* m_colors; // null when they are hidden
    QCPTextElement* m_title = nullptr;
    Handling m_handling = Handling::Sight;
    HeatmapLayer* m_layer;
    QCPLayer* m_aboveLayer;
    QCPLayer* m_marksLayer;
    CellCross m_mark;
    SelectionBox m_selected;
    PicturePlane m_plane;
    PlaneView m_view;
    bool m_showsAll = true;
    QSize m_roomSize;                   // between the axes
    std::optional<double> m_cellHeight; // in widths of a cell
    PlaneFlips m_flips;
    bool m_isSelecting = false;        // by the mouse
    bool m_isMarking = false;          // by dragging
    int m_turned = 0;                  // of the wheel, since the last step to another plane
    std::optional<PlaneView> m_wanted; // by show(), until somebody moves or zooms
    std::optional<QPointF> m_dragged;  // the last place of the mouse while it drags
    bool m_isClick = false;            // nothing was dragged since the mouse was pressed
};

} // namespace bloscope
