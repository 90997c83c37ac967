#pragma once

#include "core/array/cell_rect.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/grid/cell_move.h"

#include <QPointer>

namespace bloscope {

class CellGrid;
class GridModel;

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

// Edits one cell of a grid at a time in such a line, which stays over it wherever it moves to. GUI
// thread.
class CellLineEditor : public QObject {
    Q_OBJECT

 public:
    // Both must outlive it.
    CellLineEditor(CellGrid& grid, const GridModel& model, QObject* parent = nullptr);
    ~CellLineEditor() override;

    struct Content {
        QString text; // of the cell, selected
        CellLine::Check check;
        QString name = {};  // of the line, for screen readers
        QString typed = {}; // already, in place of the text
    };
    void open(CellPosition cell, const Content& content); // which is in sight

    bool isOpen() const { return m_line; }
    bool isTyped() const { return m_line && m_line->isModified(); }
    void checkAgain();
    void finish(); // takes what is typed, unless something is wrong with it
    void close();  // without taking it

 signals:
    void taken(const QString& text);          // that was typed
    void moveWanted(bloscope::CellMove move); // after that
    void refused(const QString& sentence);    // what is typed, and is gone
    void typedChanged();                      // isTyped() may have

 private:
    void place();
    void take();

    CellGrid& m_grid;
    const GridModel& m_model;
    QPointer<CellLine> m_line;
    CellPosition m_cell = {0, 0};
};

// Can all of a cell's text be written in such a line, as it is shown? Tables cut long ones and show
// control characters as symbols.
bool fitsCellLine(const QString& text);

} // namespace bloscope
