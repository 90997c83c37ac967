#pragma once

#include "core/measure/region.h"

#include <QWidget>

class QActionGroup;
class QCheckBox;
class QSpinBox;
class QToolButton;

namespace bloscope {

// What the mouse draws while somebody measures.
enum class MeasureTool {
    Select, // moves and changes what is there
    Line,
    Polyline,
    FreeLine,
    Angle,
    Rectangle,
    Ellipse,
    Polygon,
    Freehand
};

Region::Kind kindOf(MeasureTool tool); // that it draws; not of Select

// The controls of measuring, below those of the view: what is drawn, how wide a line is, and on
// which slices it is seen.
class MeasureBar : public QWidget {
    Q_OBJECT

 public:
    explicit MeasureBar(QWidget* parent = nullptr);

    MeasureTool tool() const { return m_tool; }
    void setTool(MeasureTool tool);

    // Of what is drawn next, or of the one that is selected.
    std::int64_t width() const;
    bool isOnAllSlices() const;
    void showSelected(const Region* selected); // null: none
    void setHasSlices(bool hasSlices);         // others than the one that is shown
    void setSteps(bool canUndo, bool canRedo);

 signals:
    void toolChanged();
    void widthChosen(std::int64_t cells); // by the user
    void onAllSlicesChosen(bool isOnAll);
    void copyWanted(); // of the selected region to the slice that is seen
    void removeWanted();
    void undoWanted();
    void redoWanted();
    void closed();

 private:
    void addTools();
    void layOut();
    void showUnit();

    MeasureTool m_tool = MeasureTool::Line;
    QWidget* m_tools;
    QActionGroup* m_actions;
    QSpinBox* m_width;
    QCheckBox* m_isOnAll;
    QToolButton* m_copy;
    QToolButton* m_remove;
    QToolButton* m_undo;
    QToolButton* m_redo;
};

} // namespace bloscope
