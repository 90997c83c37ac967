#pragma once

#include "ui/measure/region_layer.h"
#include "ui/measure/region_measurer.h"
#include "ui/measure/region_set.h"
#include "ui/worker/scheduler.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <functional>
#include <optional>
#include <vector>

namespace bloscope {

class Document;
class HeatmapLook;
class HeatmapPlot;
class MeasureBar;
class MeasurePanel;
class PlanePane;
class RegionTool;

// Measuring in a view of planes: regions that are drawn over them, the bar with what draws them,
// and the panel with their figures. The set is shared with other views. GUI thread.
class Measuring : public QObject {
    Q_OBJECT

 public:
    // All live longer. `panes`: of the view, which have one look.
    Measuring(Document& document, const HeatmapLook& look, RegionSet& set,
              const std::vector<PlanePane*>& panes, Scheduler& scheduler,
              QObject* parent = nullptr);

    QAction* action() const { return m_action; } // on or off
    // Bar and panel are seen while it is on; whoever lays them out owns them.
    MeasureBar* bar() const { return m_bar; }
    MeasurePanel* panel() const { return m_panel; }
    QWidget* withPanel(QWidget* figure); // above the panel, which can be made higher

    // What is seen in place of the look's cells, once and for all: nothing computed, themselves.
    void setCells(const CellSourcePtr& cells, const std::optional<ComputedCells>& computed);
    // Why regions have no place in the picture, as a sentence: they are hidden. Empty: they have.
    void setObstacle(const QString& sentence);

    // Those that the file keeps become those of the set, unless that has some by then.
    void readStored();

 signals:
    void notice(const QString& sentence);
    void cellWanted(const std::vector<std::int64_t>& index); // of the array, in this view

 private:
    // What it takes to draw over one of the planes.
    struct Over {
        PlanePane* pane;
        RegionLayer* layer;
        RegionTool* tool;
    };

    void addTo(PlanePane& pane);
    void connectBar();
    void takeLook();
    void switchTo(bool on);
    void takeKeys();
    void change(const std::function<void(Region&)>& how); // the selected one
    std::optional<Region> placed(const Region& region, bool everywhere);
    const Over& overFront() const; // whose plane has the keyboard, or the first
    void keepInFile();

    Document& m_document;
    const HeatmapLook& m_look;
    RegionSet& m_set;
    Scheduler& m_scheduler;
    QAction* m_action;
    MeasureBar* m_bar;
    MeasurePanel* m_panel;
    std::vector<Over> m_over;
    bool m_areCellsGiven = false; // the view says what is measured
    QString m_obstacle;
    Ticket m_reading;
};

// Draws and changes regions with mouse and keys over one plot, as the bar says. While it is on, it
// takes both from the plot; with Ctrl the mouse does what it does otherwise.
class RegionTool : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    RegionTool(HeatmapPlot& plot, RegionLayer& layer, RegionSet& set, const MeasureBar& bar,
               QObject* parent = nullptr);

    void setOn(bool on);
    void cancel(); // what is being drawn

 signals:
    void notice(const QString& sentence);
    void endWanted(); // by Escape, where there is nothing else to leave

 protected:
    bool eventFilter(QObject* plot, QEvent* event) override;

 private:
    bool takePress(const QMouseEvent& event);
    bool takeMove(const QMouseEvent& event);
    bool takeRelease(const QMouseEvent& event);
    bool takeDoubleClick(const QMouseEvent& event);
    bool takeKey(const QKeyEvent& event);
    bool takeShortcut(QKeyEvent& event) const;

    void begin(QPointF point);
    void dragTo(QPointF point, Qt::KeyboardModifiers modifiers);
    void addPoint(QPointF point);
    void showNext(QPointF point); // where the next point would be
    void finish();
    void hold(const RegionLayer::Hit& hit, QPointF point);
    void dragHeld(QPointF point);
    bool moveByKey(const QKeyEvent& event);
    void placeInMiddle();
    void showCursor(QPointF pixel);
    bool isClicked() const; // is drawn by clicks rather than by dragging

    // What is taken hold of, and how it was.
    struct Held {
        RegionLayer::Hit hit;
        QPointF begin;
        Region region;
        bool hasMoved = false;
    };

    HeatmapPlot& m_plot;
    RegionLayer& m_layer;
    RegionSet& m_set;
    const MeasureBar& m_bar;
    bool m_isOn = false;
    std::optional<Region> m_drawn; // with the points that are there
    QPointF m_pressedAt;           // on the axes
    bool m_isDragged = false;      // the button is held
    std::optional<Held> m_held;
};

} // namespace bloscope
