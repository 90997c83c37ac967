#pragma once

#include "ui/controls/checked_line_edit.h"
#include "ui/grid/cell_move.h"

namespace bloscope {

// The line in which a cell of a table is edited in place: as wide as what is typed needs, with what
// is wrong below it. Return, Tab and the arrows up and down are done with a text that is right,
// Escape gives it up.
class CellLine : public CheckedLineEdit {
    Q_OBJECT

 public:
    // In a viewport, of which it covers a cell.
    CellLine(Check check, QWidget* parent);

    void setCell(const QRect& cell);

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

// Can all of a cell's text be written in such a line, as it is shown? Tables cut long ones and show
// control characters as symbols.
bool fitsCellLine(const QString& text);

} // namespace bloscope
