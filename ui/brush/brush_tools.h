#pragma once

#include "core/painting/label_tools.h"
#include "ui/brush/brush_targets.h"

#include <QList>
#include <QObject>
#include <functional>
#include <optional>

class QAction;
class QKeySequence;
namespace bloscope {

class BrushBar;
class PaneBrush;

// What is painted of the current target as somebody has chosen it in the bar. Errors: Usage for
// values that do not fit, and for limits that are no numbers.
Result<BrushPaint> chosenPaint(const BrushTargets& targets, const BrushBar& bar, bool erases);

// Tools that find by themselves which cells to paint: regions, islands, what lies between slices,
// the labels of another slice. Each is one step that can be undone; workers look for the cells and
// write them. GUI thread.
class BrushTools : public QObject {
    Q_OBJECT

 public:
    // In which pane somebody works; null: in none.
    using CurrentPane = std::function<PaneBrush*()>;
    // Both live longer.
    BrushTools(BrushTargets& targets, BrushBar& bar, CurrentPane pane, QObject* parent = nullptr);

    QList<QAction*> actions() const { return m_actions; } // while somebody paints
    void setOn(bool on);
    void fill(PaneBrush& pane, CellPosition cell, bool erases);

 signals:
    void refused(const QString& why);
    void denied(const QString& why);
    void began();

 private:
    using Tool = std::function<Result<StackCells>(const StackedLabels& labels, const Job& job)>;
    struct Work {
        QString name;
        Tool tool;
        ToolExtent extent = ToolExtent::Stack;
        std::function<void()> done = {};
    };

    void addAction(const QString& text, const QKeySequence& key, void (BrushTools::*call)());
    void interpolate();
    void copyToNext() { copy(1); }
    void copyToPrevious() { copy(-1); }
    void copy(int step);
    void askForIslandsInSlice() { askForIslands(ToolExtent::Plane); }
    void askForIslandsInVolume() { askForIslands(ToolExtent::Stack); }
    void askForIslands(ToolExtent extent);
    void eraseIslands(ToolExtent extent, int fewest);
    std::optional<StoredValue> chosenValue();
    void run(const PaneBrush& pane, Work work, Result<BrushPaint> paint);

    BrushTargets& m_targets;
    BrushBar& m_bar;
    QList<QAction*> m_actions;
    CurrentPane m_pane;
    int m_fewest = 50; // cells of a region that is no island
};

} // namespace bloscope
