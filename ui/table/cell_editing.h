#pragma once

#include "ui/document/document.h"
#include "ui/table/cell_put.h"

#include <QObject>
#include <QPointer>

namespace bloscope {

class CellChanging;
class CellLine;
class SliceTableModel;
class TablePane;
enum class CellMove;

// Edits the current cell of a table in place: a line over the cell that checks what is typed, and
// the change once it is done. GUI thread.
class CellEditing : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    CellEditing(SliceTableModel& model, TablePane& pane, CellChanging& changing,
                QObject* parent = nullptr);
    ~CellEditing() override;

    void begin();                     // with all of its text selected, once that is read
    void beginWith(const QString& c); // in its place, if a value of the cell can begin so
    void finish();                    // takes what is typed, unless something is wrong with it

 signals:
    void notice(const QString& sentence); // why a cell cannot be edited, or what is not taken

 private:
    bool isPossible();
    QString whyNot(const QModelIndex& index) const;
    CellIndex indexOf(const PutPlace& cell) const; // in the array
    void cellChecked();
    void open(const QString& text);
    void place();
    void take();
    void takeAndMove(CellMove next);
    void close();

    SliceTableModel& m_model;
    TablePane& m_pane;
    CellChanging& m_changing;
    QPointer<CellLine> m_line; // while a cell is edited
    PutPlace m_cell;
    bool m_isWaiting = false;        // to begin with it
    std::optional<QString> m_before; // the cell's text, where that can be written in a line
};

} // namespace bloscope
