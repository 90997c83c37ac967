#pragma once

#include "core/plane/label_looks.h"
#include "ui/labels/label_subject.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QTreeView>
#include <array>

class QAction;
class QMenu;
class QSortFilterProxyModel;
namespace bloscope {

// The labels of an array that were counted, a row each; how those are drawn that are in colours of
// labels can be edited. GUI thread.
class LabelTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Label, Name, Cells, Volume, Slices, Opacity };
    static constexpr int columns = Opacity + 1;
    static constexpr int SortRole = Qt::UserRole; // numbers where there are such, or the texts

    explicit LabelTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Null: none. `map`: that draws them; null: none does.
    void setLabels(CountedLabelsPtr labels, const ColorMap* map);
    void setColors(const ColorMap* map, LabelLooksPtr looks = {});
    const LabelLooksPtr& looks() const { return m_looks; }
    // Along which dimension of the array of labels slices are counted; nothing: along none.
    void setDimension(std::optional<std::size_t> dimension, const QString& name);

    Int128 labelAt(int row) const { return m_labels->sizes.number(sizeAt(row)); }
    int rowOf(Int128 label) const; // -1: it is none of them
    // The label of a row whose look can be chosen.
    std::optional<std::int64_t> drawnLabelAt(int row) const;
    QColor colorAt(int row) const; // of such a one

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // Changes nothing here: looksChosen() asks for it. A colour is that of the decoration.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
    void looksChosen(const bloscope::LabelLooks& looks);

 private:
    const LabelSize& sizeAt(int row) const
    {
        return m_labels->sizes.labels[static_cast<std::size_t>(row)];
    }
    LabelLook lookAt(int row) const;
    std::optional<std::int64_t> slicesOf(const LabelSize& label) const;
    QString nameAt(int row) const;
    QString textAt(int row, int column) const;
    QVariant numberAt(int row, int column) const;
    QVariant editedAt(int row, int column) const;
    QVariant checkAt(int row) const;
    QString toolTipAt(int row, int column) const;

    CountedLabelsPtr m_labels;
    const ColorMap* m_map = nullptr;
    LabelLooksPtr m_looks;
    std::optional<std::size_t> m_dimension;
    QString m_dimensionName;
};

// Labels as a table that is sorted, and what can be chosen for the selected one.
class LabelTable : public QTreeView {
    Q_OBJECT

 public:
    explicit LabelTable(QWidget* parent = nullptr);

    LabelTableModel& labels() const { return *m_model; }
    std::optional<Int128> selectedLabel() const;
    void select(Int128 label); // where there is such a row
    QMenu* menu() const { return m_menu; }

    void chooseColor(); // of the selected one, in a dialog

 signals:
    void keepWanted(); // in the file

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    enum class Action { Color, Rename, Opacity, Only, All, Reset, Keep };
    static constexpr std::size_t actions = 7;

    QAction* make(Action which, const QString& text, const QString& toolTip,
                  void (LabelTable::*call)());
    void makeMenu();
    void showAbilities();
    void fitNames();
    int selectedRow() const; // of the model; -1: none
    void editSelected(LabelTableModel::Column column);
    void choose(const LabelLooks& looks) { emit m_model->looksChosen(looks); }
    void rename() { editSelected(LabelTableModel::Name); }
    void editOpacity() { editSelected(LabelTableModel::Opacity); }
    void showOnly();
    void showAll();
    void resetColors();

    LabelTableModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QMenu* m_menu;
    std::array<QAction*, actions> m_actions = {};
};

} // namespace bloscope
