#pragma once

#include "ui/metadata/metadata_model.h"

#include <QTreeView>

class QAbstractProxyModel;

namespace bloscope {

class MetadataActions;
class MetadataCommands;

// The tree of a MetadataView: shows rows, edits names, types and values in place, moves rows by
// dragging, and hands keys and clicks to what they do.
class MetadataTree : public QTreeView {
    Q_OBJECT

 public:
    // All live longer; `shown` is a filter over the model.
    MetadataTree(MetadataModel& model, QAbstractProxyModel& shown, Scheduler& scheduler,
                 QWidget* parent = nullptr);

    MetadataActions& actions() const { return *m_actions; }
    MetadataCommands& commands() const { return *m_commands; }
    MetadataModel& metadata() const { return m_model; }

    // The current row, as long as it is selected; nothing when there is none, and of pages.
    std::optional<ItemPlace> currentPlace() const;
    std::optional<ItemPlace> placeAbove() const; // what the current row lies in
    QModelIndex currentCell(int column) const;   // of the current row, in the MetadataModel
    void select(const ItemPlace& place);
    void editCell(int column); // of the current row, in place

 signals:
    void currentPlaceChanged(); // another row, or the same one somewhere else

 protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

 private:
    void arrange();
    void arrangeSections();
    void divideWidth();
    QModelIndex toShown(const QModelIndex& index) const;
    QModelIndex toModel(const QModelIndex& index) const;
    void editClicked(const QModelIndex& index);

    MetadataModel& m_model;
    QAbstractProxyModel& m_shown;
    MetadataCommands* m_commands;
    MetadataActions* m_actions;
    bool m_isDividing = false;      // the width among the columns
    bool m_isDividedByUser = false; // who then sees to it
};

} // namespace bloscope
