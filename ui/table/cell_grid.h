#pragma once

#include "ui/table/cell_move.h"
#include "ui/table/slice_table_model.h"

#include <QString>
#include <QTableView>
#include <QTimer>
#include <map>
#include <optional>

class QKeyEvent;
namespace bloscope {

class TableColors;

// What keys want of the cells of a table, beside going from one to another.
enum class CellCommand { Copy, Paste, Clear, SelectAll, Edit };

std::optional<CellCommand> wishOf(const QKeyEvent& key);

// What a key writes; empty for those that write nothing.
QString characterOf(const QKeyEvent& key);

// The table of a SliceTableModel's window: draws cells and headers, and turns keys and the mouse
// into wishes in rows and columns of the whole plane. It selects nothing by itself; the owner does
// what is wished for and says what is selected.
class CellGrid : public QTableView {
    Q_OBJECT

 public:
    explicit CellGrid(SliceTableModel& model, QWidget* parent = nullptr);

    TableColors& colors() const { return *m_colors; } // of the backgrounds

    // Rows and columns that have room in sight, those cut off left out; at least 1 x 1.
    std::int64_t visibleRows() const;
    std::int64_t visibleColumns() const;
    std::int64_t columnsInSight() const; // those cut off as well

    // The first row and column in sight when `cell` is just brought into it from the other end.
    CellPosition topLeftToEndAt(CellPosition cell) const;

    // The first cell in sight, in the plane. The cell is inside of the model's window.
    CellPosition topLeft() const;
    void setTopLeft(CellPosition cell);

    // Draws `cells` (any part of the plane) as selected and `current` with the focus.
    void showSelection(const CellRect& cells, CellPosition current);

    // Makes columns wide enough for `characters` digits, but for those the user has resized.
    void fitColumns(int characters);
    // Those, by column of the plane, in pixels.
    using ColumnWidths = std::map<std::int64_t, int>;
    const ColumnWidths& columnWidths() const { return m_widths; }
    void setColumnWidths(ColumnWidths widths);
    void showColumnWidths();                          // once the model's window has moved
    int sizeHintForColumn(int column) const override; // of the texts in sight
    void fitRowHeader();                              // for the row indices of the plane

    void selectAll() override { emit wished(CellCommand::SelectAll); }
    void keyboardSearch(const QString&) override {} // it would read the file for its answer

 signals:
    void moveWanted(bloscope::CellMove move, bool extend);
    void cellChosen(bloscope::CellPosition cell, bool extend);
    void rowChosen(std::int64_t row, bool extend);
    void columnChosen(std::int64_t column, bool extend);
    void wished(bloscope::CellCommand wish);
    void typed(const QString& c);      // a character that is no wish
    void menuWanted(const QPoint& at); // global
    void scrolled();                   // topLeft() changed
    void roomChanged();                // for rows and columns in sight

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void setUpHeaders();
    void connectHeaders();
    void fitRows();
    void keepWidth(int section, int width);
    CellPosition cellAt(QPoint point) const; // the nearest one; outside of the viewport one beyond
    void dragOn();

    SliceTableModel& m_model;
    TableColors* m_colors;
    bool m_isFitting = false;
    ColumnWidths m_widths;
    QTimer m_dragTimer; // while the mouse drags outside, where it moves no more
};

} // namespace bloscope
