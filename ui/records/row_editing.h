#pragma once

#include "ui/grid/editable_cells.h"
#include "ui/records/row_changes.h"
#include "ui/worker/scheduler.h"

#include <QPointer>
#include <QString>

class QKeySequence;
class QMenu;
class QToolButton;

namespace bloscope {

class CellLineEditor;
class RowTableModel;
class RowTableView;
class TableSearch;

// What somebody does to the cells and rows of a pane: typed into a cell, pasted, filled in, set to
// null, deleted, added. GUI thread.
class RowEditing : public QObject, public EditableCells {
    Q_OBJECT

 public:
    // All of them must outlive it.
    RowEditing(RowTableView& rows, RowTableModel& model, TableSearch& search, Scheduler& scheduler,
               QObject* parent);

    // Who makes the changes; or else why nobody does, a sentence.
    void setChanges(RowChanges* changes);
    void setObstacle(const QString& sentence) { m_obstacle = sentence; }
    QString editObstacle() const; // empty when cells can be changed

    bool canChangeValues() const override { return true; }
    void editCell() override;
    void paste() override;
    void clearSelection() override; // sets them to null
    void fillSelection() override;
    void deleteRows(); // the selected ones
    void addRow();
    void finish(); // what is being typed

    void addTo(QMenu& menu);   // the commands
    QToolButton* makeButton(); // with a menu of them

 signals:
    void notice(const QString& sentence);
    void rowAdded(std::int64_t slot);

 private:
    // The current cell, as the table and the user know it.
    struct Place {
        std::int64_t row = 0;
        int column = 0;
        std::size_t tableColumn = 0;
    };
    struct Known; // what a worker found out about it

    void connectKey(const QKeySequence& key, void (RowEditing::*call)());
    bool canBegin(); // or else it is said why not
    void begin(const QString& typed);
    void take(const Result<Known>& known);
    void open(const QString& text, const QString& typed = {});
    void takeText(const QString& text);
    void close();
    ChosenCells selected() const;
    void putBlock(TextBlock texts);
    void askForValue(const std::vector<CellRule>& rules, const ChosenCells& cells);

    RowTableView& m_rows;
    RowTableModel& m_model;
    TableSearch& m_search;
    Scheduler& m_scheduler;
    QPointer<RowChanges> m_changes;
    QString m_obstacle;
    CellLineEditor* m_line;
    Place m_place;
    CellRule m_rule; // of its column; null until it is known
    Ticket m_reading;
};

} // namespace bloscope
