#pragma once

#include "ui/rows/row_table_model.h"
#include "ui/rows/shown_rows.h"

#include <QStringList>
#include <QWidget>

namespace bloscope {

class CellGrid;
class TablePane;
enum class CellCommand;
enum class CellMove;

// A rectangle of cells, in rows of the whole source.
struct RowRange {
    std::int64_t firstRow = 0;
    std::int64_t rows = 0;
    int firstColumn = 0;
    int columns = 0;

    bool isEmpty() const { return rows == 0 || columns == 0; }
};

// More cells are exported to a file instead.
constexpr std::int64_t mostCopiedCells = 1'000'000;

// Whether a line with the names of the columns comes first.
enum class CopiedNames { None, First };

// The cells as tab-separated lines: whole values, nulls empty. Values with tabs, quotes or line
// ends are quoted, as spreadsheets read them; one cell has no line end. For worker threads. Errors:
// Cancelled, those of the source, and the sentence about cells that could not be read.
Result<QString> copyOf(const ShownRows& source, const RowRange& range, CopiedNames names,
                       const Job& job);

// The rows of a RowTableModel in a table of any length, with its selection. GUI thread.
class RowTableView : public QWidget {
    Q_OBJECT

 public:
    // Both must outlive the view.
    RowTableView(RowTableModel& model, Scheduler& scheduler, QWidget* parent = nullptr);

    CellGrid& grid() const;

    void goToRow(std::int64_t row);                    // in the current column
    void goTo(CellPosition cell, bool extend = false); // the selection to it
    void move(CellMove move);                          // from the current cell
    // The first columns, which stay at the left while the others scroll. After columns were hidden
    // or moved, the border is where the fewest change sides.
    void setFrozenColumns(int columns);
    int frozenColumns() const;
    void freezeUpTo(const QString& name); // of a column; nothing is frozen if there is no such one
    QString lastFrozenColumn() const;     // empty if none is

    bool isAtEnd() const; // is the last row visible, but not the first one?
    void showEnd();       // without changing the selection
    std::int64_t totalRows() const { return m_model.totalRows(); }
    std::int64_t currentRow() const; // -1 for none
    // Nothing while no cell is current.
    std::optional<CellPosition> currentCell() const;
    QString currentText() const; // of that cell, as it is shown; empty while it is loading
    bool hasSelection() const { return currentCell().has_value(); }

    RowRange selectedCells() const;                   // or all rows and columns
    void copy(CopiedNames names = CopiedNames::None); // selectedCells(), in the background

 signals:
    void currentChanged();
    void selectionChanged();
    void activated(); // the current cell, by Return or a double-click
    void notice(const QString& sentence);

 private:
    void followModel();
    void tellRoom(std::int64_t possible); // for so many frozen columns
    void follow(CellCommand command);
    void copied(const RowRange& cells, const Result<QString>& text);

    RowTableModel& m_model;
    Scheduler& m_scheduler;
    TablePane* m_pane;
    QStringList m_names; // of the columns, which have widths
    Ticket m_copying;
};

} // namespace bloscope
