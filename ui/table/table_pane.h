#pragma once

#include "ui/table/cell_move.h"
#include "ui/table/table_view_state.h"

#include <QWidget>

namespace bloscope {

class CellGrid;
class Slice;
class SliceTableModel;
class WideScrollBar;

// A table of any length with scroll bars over all of it, and what is selected in it: the grid holds
// the window of the model, which moves along. GUI thread.
class TablePane : public QWidget {
    Q_OBJECT

 public:
    // The model lives longer.
    explicit TablePane(SliceTableModel& model, QWidget* parent = nullptr);
    ~TablePane() override;

    CellGrid& grid() const { return *m_grid; }

    // Where the size stays the same, so do the selection and what is in sight.
    void setSlice(const Slice& slice);
    CellRect allCells() const;

    // Columns become wider with the longest text, and narrower only after this.
    void letColumnsShrink() { m_columnCharacters = 0; }

    const CellSelection& selection() const { return m_selection; }
    // Selects `cell` alone, or extends the selection to it, and brings it into sight.
    void goTo(CellPosition cell, bool extend = false);
    void move(CellMove move, bool extend = false); // from the current cell
    void selectAll();
    void selectNothing();

    TableViewState state() const; // what is in sight and selected, the widths of columns
    void restore(const TableViewState& state);

 signals:
    void selected(const bloscope::CellSelection& before); // also where it is the same once more

 private:
    void connectGrid();
    bool isAtEnd() const; // are the last rows in sight, and not the first?
    void fitScrollBars();
    void fitColumns();
    void scrollTo(CellPosition topLeft); // as far as there are cells
    void showFrom(CellPosition topLeft);
    void keepWindowAround(CellPosition topLeft);
    void bringIntoSight(CellPosition cell);
    void select(const CellSelection& selection);

    SliceTableModel& m_model;
    CellGrid* m_grid;
    WideScrollBar* m_rowBar;
    WideScrollBar* m_columnBar;
    CellSelection m_selection;
    int m_columnCharacters = 0; // for which columns have room
};

} // namespace bloscope
