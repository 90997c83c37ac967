#pragma once

#include "ui/heatmap/brush_ability.h"
#include "ui/heatmap/brush_bar.h"
#include "ui/heatmap/brush_colors.h"
#include "ui/heatmap/brush_layer.h"
#include "ui/heatmap/painted_values.h"
#include "ui/plot/picture_loader.h"

#include <QAction>
#include <QMouseEvent>
#include <deque>

namespace bloscope {

class HeatmapLook;
class HeatmapPlot;
class PlanePane;
class PointedCell;
class ValueChanges;

// Gives cells of whole numbers another value where somebody paints over a picture: each stroke is
// one step that can be undone. What is painted is seen at once, is written by a worker meanwhile,
// and becomes part of the picture as soon as there is a new one. While it is on, it takes the mouse
// and some keys from the plot.
class HeatmapBrush : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapBrush(HeatmapLook& look, PlanePane& pane, const HeatmapOverlay& overlay,
                 ValueChanges& changes, Scheduler& scheduler, QObject* parent = nullptr);

    QAction* action() const { return m_action; } // on or off
    BrushBar* bar() const { return m_bar; }      // seen while it is on; whoever lays it out owns it
    bool isOn() const { return m_action->isChecked(); }
    void takePlane(); // that of the pane is another

    // What was painted with last, for the next time.
    BrushChoice choice() const { return m_bar->choice(); }
    void setChoice(const BrushChoice& choice) { m_bar->setChoice(choice); }

 signals:
    void notice(const QString& sentence);
    void chosen(); // choice(), by painting with it

 protected:
    bool eventFilter(QObject* plot, QEvent* event) override;

 private:
    // What is painted with one value from a press of the button until it is released.
    struct Stroke {
        ByteBuffer element;
        QString name;
        QString mergeKey;
        QRgb color = 0;
        QPointF place;
    };
    // A part of it that is under way to the values, or to the picture.
    struct Written {
        std::shared_ptr<const PaintedCells> cells;
        std::shared_ptr<PaintingOutcome> outcome;
        bool isInValues = false;
    };

    void connectParts();
    void switchTo(bool on);
    void tellWhyNot();
    void refuse(const QString& why);
    bool takePress(const QMouseEvent& event);
    bool takeKey(QKeyEvent& event);
    QPointF placeOf(QPointF pixel) const;
    QString whyNotAt(QPointF pixel) const;
    BrushShape shape() const;
    void showBrush(QPointF pixel);
    void begin(QPointF pixel, bool erases);
    void paintTo(QPointF place);
    void end();
    void dab(bool erases); // at the marked cell
    void pick(QPointF pixel);
    void write();
    void changeEnded();
    void forget();
    void pictureArrived(const PicturePtr& picture);
    void showPainted();
    const DType& elements() const; // that are painted

    HeatmapLook& m_look;
    PlanePane& m_pane;
    HeatmapPlot& m_plot; // of the pane
    ValueChanges& m_changes;
    BrushAbility m_ability;
    QAction* m_action;
    BrushBar* m_bar;
    BrushLayer& m_layer;
    BrushColors* m_colors;
    PointedCell* m_picked;
    std::optional<Stroke> m_stroke;
    std::shared_ptr<PaintedCells> m_painted; // and not written yet; null: nothing
    std::deque<Written> m_written;
    int m_strokes = 0; // so far
    QPointF m_pixel;   // of the mouse
};

} // namespace bloscope
