#pragma once

#include "ui/controls/accessible_value.h"
#include "ui/query/plot_picture.h"

#include <QPoint>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

class DensityLayer;

// Draws pictures of the columns of a table between the axes of a plot, which lives longer: curves,
// bars, points or their density with the scale of its colours. GUI thread.
class PlotDrawing {
 public:
    explicit PlotDrawing(QCustomPlot& plot);

    void show(PlotPicturePtr picture); // null: nothing
    const PlotPicturePtr& picture() const { return m_picture; }

    void followPalette();
    void fitValues(); // the axis of values, where it follows what is in sight
    void fitTicks();
    QCPRange allOf(const QCPAxis& axis) const; // what the axis spans at the most

 private:
    void draw();
    void drawCurves();
    void drawHistogram();
    void drawWords();
    void showColors();
    void labelAxes();
    void labelAxis(QCPAxis& axis, const PlotAxis& values);

    QCustomPlot& m_plot;
    PlotPicturePtr m_picture;
    DensityLayer* m_density;
    QCPColorScale* m_colors;
};

// A plot of the columns of a table between its axes. One moves and zooms by wheel, mouse and keys,
// and selects a range: by dragging with Shift, or without while all is seen. What it shows is given
// to it: it reads nothing. GUI thread.
class PlotView : public QCustomPlot, public ToldAccessibleValue {
    Q_OBJECT

 public:
    explicit PlotView(QWidget* parent = nullptr);

    // Another choice or other rows begin with all of it in sight; null: nothing.
    void showPicture(PlotPicturePtr picture);
    const PlotPicturePtr& picture() const { return m_drawing.picture(); }

    PlotSight sight() const; // that a picture is needed for
    bool showsAll() const;
    void zoomIn(); // around the middle
    void zoomOut();
    void showAll();

    // What the user has selected, in values of the axes: along one of them, or a rectangle.
    struct Selection {
        std::optional<ClosedRange<double>> x = {};
        std::optional<ClosedRange<double>> y = {};
    };
    std::optional<Selection> selection() const { return m_selection; }
    Selection inSight() const; // likewise of what is seen
    void clearSelection();

    void setSelectionVisible(bool isVisible); // for figures

 signals:
    void sightChanged();     // another picture is needed
    void selectionChanged(); // by the user
    void barClicked();       // which is selected
    void pointedAt(const QString& text);

 protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    enum class Moving { Nothing, Sight, Selecting };
    // Which of the axes one moves along, and selects ranges of.
    struct Along {
        bool x = false;
        bool y = false;
    };

    void followPalette();
    Along along() const;
    Along selecting() const;
    void setRange(QCPAxis& axis, double low, double high);
    void zoomBy(double factor, QPointF fixed);
    void moveBy(double x, double y); // in shares of what is seen
    void showSelection();
    void select(QPoint from, QPoint to);
    void extendByKey(int key);
    void point(QPointF pixel);

    PlotDrawing m_drawing;
    QCPItemRect* m_selected;
    std::optional<Selection> m_selection;
    Moving m_moving = Moving::Nothing;
    QPoint m_pressedAt;
    QPointF m_lastAt;
    bool m_hasShown = false; // all of the picture's axes, once
};

} // namespace bloscope
