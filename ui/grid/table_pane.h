#pragma once

#include "ui/grid/cell_move.h"
#include "ui/grid/table_view_state.h"

#include <QWidget>

class QHBoxLayout;

namespace bloscope {

class CellBackgrounds;
class CellGrid;
class GridModel;
class WideScrollBar;

// A table of any length with scroll bars over all of it, and the selection: the grid shows the
// window of the model, which moves along. GUI thread.
class TablePane : public QWidget {
    Q_OBJECT

 public:
    // The model must outlive the pane.
    explicit TablePane(GridModel& model, QWidget* parent = nullptr);
    ~TablePane() override;

    CellGrid& grid() const { return *m_grid; }
    void setBackgrounds(CellBackgrounds& backgrounds); // which must outlive the pane

    // After the model got other cells: the selection and the visible part stay as they are if the
    // size is the same.
    void followModel();
    // After rows were added at its end: nothing that is visible moves.
    void followGrowth();
    CellRect allCells() const;

    const CellSelection& selection() const { return m_selection; }
    // Selects `cell` alone, or extends the selection to it, and scrolls to it.
    void goTo(CellPosition cell, bool extend = false);
    void move(CellMove move, bool extend = false); // from the current cell
    void selectAll();
    void selectNothing();

    // So many of the first columns stay at the left while the others scroll, as far as there is
    // room for them beside others.
    void setFrozenColumns(std::int64_t columns);
    std::int64_t frozenColumns() const { return m_frozenColumns; } // also those without room

    bool isAtEnd() const; // are the last rows visible, but not the first?
    void scrollToEnd();

    TableViewState state() const; // the visible part, the selection, the widths of columns
    void restore(const TableViewState& state);

 signals:
    void selected(const bloscope::CellSelection& before); // even if it is the same again
    void frozenColumnsLackRoom(std::int64_t possible);    // for more than so many of them

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

 private:
    void connectGrid();
    void fitFrozenColumns();
    std::int64_t frozenColumnsWithRoom() const;
    void showFrozenGrid(bool isShown);
    CellPosition scrollBarPosition() const;
    void fitRowHeaders();
    void fitScrollBars();
    void fitColumns();
    void scrollTo(CellPosition topLeft); // as far as there are cells
    void showFrom(CellPosition topLeft);
    void keepWindowAround(CellPosition topLeft);
    void bringIntoSight(CellPosition cell);
    void select(const CellSelection& selection);

    GridModel& m_model;
    QHBoxLayout* m_cells; // of frozen columns, their border and the grid
    CellGrid* m_grid;
    CellGrid* m_frozen = nullptr; // until there are frozen columns
    QWidget* m_border = nullptr;  // likewise
    WideScrollBar* m_rowBar;
    WideScrollBar* m_columnBar;
    CellBackgrounds* m_backgrounds = nullptr;
    CellSelection m_selection;
    std::int64_t m_frozenColumns = 0;
    bool m_lacksRoom = false; // for some of them
    CellRect m_shown = {};    // all cells, as they were followed last
};

} // namespace bloscope
