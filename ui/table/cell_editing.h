#pragma once

#include "core/change/put_texts.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/document/document.h"
#include "ui/table/cell_move.h"

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

// The line in which a cell of a table is edited in place: as wide as what is typed needs, with what
// is wrong below it. Return, Tab and the arrows up and down are done with a text that is right,
// Escape gives it up.
class CellLine : public CheckedLineEdit {
    Q_OBJECT

 public:
    CellLine(Check check, QWidget* parent);

    void setCell(const QRect& cell); // in the parent, which it covers

 signals:
    void done(bloscope::CellMove next); // with nothing wrong
    void givenUp();
    void left(); // by the mouse, for another widget

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    void fit();
    void showProblem();
    void finish(CellMove next);

    QRect m_cell;
};

} // namespace bloscope
