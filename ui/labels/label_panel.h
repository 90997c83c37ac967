#pragma once

#include "ui/controls/job_line.h"
#include "ui/labels/label_subject.h"
#include "ui/labels/label_table.h"

#include <QTimer>
#include <QWidget>
#include <map>

class QLabel;
class QToolButton;
namespace bloscope {

class DimensionBar;
class Document;
class HeatmapLook;
class HeatmapOverlay;

// What a panel of labels needs of the page of an array. All live longer than the panel.
struct LabelPanelParts {
    Document& document;
    DimensionBar& dimensions;
    const HeatmapLook& look;
    const HeatmapOverlay& overlay;
};

// The labels that lie over an array, or else those that it holds itself, in a table: how many cells
// have each, how much space they take, the way to them, and how they are drawn in all views. They
// are counted on workers while the panel is in sight; an array that may be something else than
// labels only when somebody wants it. GUI thread.
class LabelPanel : public QWidget {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    LabelPanel(const LabelPanelParts& parts, Scheduler& scheduler, QWidget* parent = nullptr);
    ~LabelPanel() override;

    // To the next slice, along the dimension that keys step through, that holds the label of the
    // selected row, or, without one, any label. Counts first where that is still to be done.
    void step(StepTo to);
    void goToPlace(); // a cell of the label; each time another one, where several are known

    bool isCounting() const { return m_line->isRunning(); }
    const CountedLabelsPtr& labels() const { return m_labels; } // null: not yet

 signals:
    void notice(const QString& sentence);
    void cellWanted(const std::vector<std::int64_t>& index); // of the array
    void labelChosen(const QString& label);                  // by the user, in the table
    void labelsChanged();

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    QWidget* makeButtons();
    QToolButton* makeButton(const char* icon, const QString& toolTip, void (LabelPanel::*call)());
    void layOut();
    void connectParts();
    void takeSubject();
    void showName();
    void takeDimension();
    void countIfWanted();
    void count();
    void chooseLooks(const LabelLooks& looks);
    void keepInFile();
    void showColumns();
    void counted(const CountedLabelsPtr& labels, const Result<>& outcome);
    void setLabels(const CountedLabelsPtr& labels);
    void showState();
    QString stateText() const;
    WantedLabel wantedLabel() const { return m_table->selectedLabel(); }
    std::optional<std::size_t> steppedDimension() const; // of the labels
    void stepNext() { step(StepTo::Next); }
    void stepPrevious() { step(StepTo::Previous); }

    LabelPanelParts m_parts;
    LabelSubject m_subject;
    CountedLabelsPtr m_labels;
    Result<> m_outcome;                         // of the last count that ended
    std::optional<StepTo> m_stepWhenKnown;      // wanted before they were counted
    std::map<Int128, std::size_t> m_placesSeen; // of each label
    LabelTable* m_table;
    QLabel* m_name;
    QLabel* m_state;
    JobLine* m_line;
    QWidget* m_buttons;
    bool m_isSettingLabels = false; // in the table
    QTimer m_soon;                  // values that change one after the other are counted once
};

} // namespace bloscope
