#pragma once

#include "ui/models/cell_move.h"
#include "ui/models/slice_table_model.h"

#include <QTableView>
#include <QTimer>

namespace bloscope {

// The table of a SliceTableModel's window: draws cells and headers, and turns keys and the mouse
// into wishes in rows and columns of the whole plane. It selects nothing by itself; the owner does
// what is wished for and says what is selected.
class CellGrid : public QTableView {
    Q_OBJECT

 public:
    explicit CellGrid(SliceTableModel& model, QWidget* parent = nullptr);

    // Cells that have room in sight, the partly hidden ones at the end left out; at least 1 x 1.
    std::int64_t visibleRows() const;
    std::int64_t visibleColumns() const;

    // The first cell in sight, in the plane. The cell is inside of the model's window.
    CellPosition topLeft() const;
    void setTopLeft(CellPosition cell);

    // Draws `cells` (any part of the plane) as selected and `current` with the focus.
    void showSelection(const CellRect& cells, CellPosition current);

    // Makes room for texts of `characters` digits and for the row indices of the plane.
    void fitColumns(int characters);
    void fitRowHeader();

    void selectAll() override { emit allChosen(); }
    void keyboardSearch(const QString&) override {} // it would read the file for its answer

 signals:
    void moveWanted(bloscope::CellMove move, bool extend);
    void cellChosen(bloscope::CellPosition cell, bool extend);
    void rowChosen(std::int64_t row, bool extend);
    void columnChosen(std::int64_t column, bool extend);
    void allChosen();
    void copyWanted();
    void scrolled(); // topLeft() changed
    void resized();

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void setUpHeaders();
    void fitRows();
    CellPosition cellAt(QPoint point) const; // the nearest one
    void dragOn();

    SliceTableModel& m_model;
    QTimer m_dragTimer; // while the mouse drags outside, where it moves no more
};

} // namespace bloscope
