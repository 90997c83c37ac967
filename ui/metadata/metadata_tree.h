#pragma once

#include "ui/metadata/metadata_dialogs.h"
#include "ui/metadata/metadata_model.h"

#include <QTreeView>

class QAbstractProxyModel;

namespace bloscope {

class MetadataActions;

// The tree of a MetadataView: edits names, types and values in place, moves rows by dragging, and
// knows what is done by which key. What takes more than a line is asked for in dialogs. Whatever is
// refused is told by refused().
class MetadataTree : public QTreeView {
    Q_OBJECT

 public:
    // All live longer; `shown` is a filter over the model.
    MetadataTree(MetadataModel& model, QAbstractProxyModel& shown, Scheduler& scheduler,
                 QWidget* parent = nullptr);

    MetadataActions& actions() const { return *m_actions; }
    MetadataModel& metadata() const { return m_model; }

    // The current row; nothing when there is none, and of pages.
    std::optional<ItemPlace> currentPlace() const;
    QModelIndex currentCell(int column) const; // of the current row, in the MetadataModel
    void select(const ItemPlace& place);
    std::size_t siblings() const; // rows in what the current place lies in, itself included
    bool isArray() const;         // does the current row describe the array?

    // The container that addBelow() and paste() put something into, if any.
    std::optional<ItemPlace> targetPlace() const;

    // What actions do to the current row; only called while they are possible.
    void addBelow();
    void duplicate();
    void rename();
    void chooseType();
    void removeCurrent();
    void moveUp() { moveBy(-1); }
    void moveDown() { moveBy(1); }
    void editValue(); // in place if it is a line, in its dialog otherwise
    void showValue(); // in its dialog
    void editArray();
    void unlock();
    void exportValue(); // both ask for a file
    void importValue();
    void cut();
    void copy();
    void paste();

 signals:
    void refused(const QString& sentence);
    void currentPlaceChanged(); // another row, or the same one somewhere else

 protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
    void arrange();
    void arrangeSections();
    void divideWidth();
    QModelIndex toShown(const QModelIndex& index) const;
    QModelIndex toModel(const QModelIndex& index) const;
    void editCell(int column);
    void editClicked(const QModelIndex& index);
    void changeType(const QModelIndex& index, msgpack_value::ItemType type);
    void addItem(const ItemPlace& container);
    void moveBy(int rows);
    std::optional<std::size_t> placeBehindCurrent(const ItemPlace& container) const;
    bool tell(const Result<>& outcome);
    bool tell(const Result<ItemPlace>& outcome); // selects the place

    MetadataModel& m_model;
    QAbstractProxyModel& m_shown;
    MetadataSteps m_steps;
    MetadataDialogs* m_dialogs;
    MetadataActions* m_actions;
    bool m_isDividing = false;      // the width among the columns
    bool m_isDividedByUser = false; // who then sees to it
};

} // namespace bloscope
