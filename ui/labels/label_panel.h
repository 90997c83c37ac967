#pragma once

#include "ui/controls/job_line.h"
#include "ui/labels/label_subject.h"

#include <QAbstractTableModel>
#include <QTimer>
#include <QWidget>
#include <map>

class QAction;
class QLabel;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;
namespace bloscope {

class DimensionBar;
class Document;
class HeatmapLook;
class HeatmapOverlay;
class LabelTableModel;

// What a panel of labels needs of the page of an array. All live longer than the panel.
struct LabelPanelParts {
    Document& document;
    DimensionBar& dimensions;
    const HeatmapLook& look;
    const HeatmapOverlay& overlay;
};

// The labels that lie over an array, or else those that it holds itself, in a table: how many cells
// have each, how much space they take, and the way to them. They are counted on workers while the
// panel is in sight; an array that may be something else than labels only when somebody wants it.
// GUI thread.
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
    QWidget* makeTable();
    QWidget* makeButtons();
    QToolButton* makeButton(const char* icon, const QString& toolTip, void (LabelPanel::*call)());
    void layOut();
    void connectParts();
    void takeSubject();
    void showName();
    void takeDimension();
    void countIfWanted();
    void count();
    void counted(const CountedLabelsPtr& labels, const Result<>& outcome);
    void setLabels(const CountedLabelsPtr& labels);
    void showState();
    QString stateText() const;
    WantedLabel wantedLabel() const;
    std::optional<std::size_t> steppedDimension() const; // of the labels
    void stepNext() { step(StepTo::Next); }
    void stepPrevious() { step(StepTo::Previous); }

    LabelPanelParts m_parts;
    LabelSubject m_subject;
    CountedLabelsPtr m_labels;
    Result<> m_outcome;                         // of the last count that ended
    std::optional<StepTo> m_stepWhenKnown;      // wanted before they were counted
    std::map<Int128, std::size_t> m_placesSeen; // of each label
    LabelTableModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_table;
    QLabel* m_name;
    QLabel* m_state;
    JobLine* m_line;
    QWidget* m_buttons;
    bool m_isSettingLabels = false; // in the table
    QTimer m_soon;                  // values that change one after the other are counted once
};

// The labels of an array that were counted, a row each. GUI thread.
class LabelTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Label, Name, Cells, Volume, Slices };
    static constexpr int columns = Slices + 1;
    static constexpr int SortRole = Qt::UserRole; // numbers where there are such, or the texts

    explicit LabelTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Null: none. `map`: that draws them; null: none does.
    void setLabels(CountedLabelsPtr labels, const ColorMap* map);
    void setColors(const ColorMap* map);
    // Along which dimension of the array of labels slices are counted; nothing: along none.
    void setDimension(std::optional<std::size_t> dimension, const QString& name);

    Int128 labelAt(int row) const { return m_labels->sizes.number(sizeAt(row)); }
    int rowOf(Int128 label) const; // -1: it is none of them

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    const LabelSize& sizeAt(int row) const
    {
        return m_labels->sizes.labels[static_cast<std::size_t>(row)];
    }
    std::optional<std::int64_t> slicesOf(const LabelSize& label) const;
    QString textOf(const LabelSize& label, int column) const;
    QVariant numberOf(const LabelSize& label, int column) const;
    QColor colorOf(const LabelSize& label) const;
    QString toolTipOf(const LabelSize& label) const;

    CountedLabelsPtr m_labels;
    const ColorMap* m_map = nullptr;
    std::optional<std::size_t> m_dimension;
    QString m_dimensionName;
};

} // namespace bloscope
