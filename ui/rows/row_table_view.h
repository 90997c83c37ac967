#pragma once

#include "ui/rows/row_source.h"
#include "ui/rows/row_table_model.h"

#include <QWidget>
#include <set>

class QLabel;
class QTableView;
class QToolButton;
namespace bloscope {

class IndexSpinBox;

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

// The cells as tab-separated lines, whole values, nulls empty; values with tabs, quotes or line
// ends stand in quotes, as spreadsheets take them; one cell has no end of a line. For worker
// threads. Errors: Cancelled, those of the source, and the sentence about cells that could not be
// read.
Result<QString> copyOf(const RowSource& source, const RowRange& range, const Job& job);

// Rows of a source in a table, with a bar below it that turns the pages of long ones.
class RowTableView : public QWidget {
    Q_OBJECT

 public:
    // Both live longer than the view.
    RowTableView(RowTableModel& model, Scheduler& scheduler, QWidget* parent = nullptr);

    QTableView& table() const { return *m_table; }
    void fitColumns(); // to their names and the cells in sight, within bounds

    void goToRow(std::int64_t row);
    bool isAtEnd() const; // is the last row in sight, and the first one not?
    void showEnd();       // and nothing else is chosen
    std::int64_t totalRows() const { return m_model.totalRows(); }
    std::int64_t currentRow() const; // among all rows; -1 for none

    // The rectangle around what is selected, or else all rows and columns.
    RowRange selectedCells() const;
    void copy(); // selectedCells() as text, in the background

 signals:
    void currentChanged();
    void notice(const QString& sentence);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void setUpTable();
    QWidget* createPageBar();
    void connectTable();
    void showPageBar();
    void makeRoom(const QModelIndex& top, const QModelIndex& bottom);
    void copied(const RowRange& cells, const Result<QString>& text);

    RowTableModel& m_model;
    Scheduler& m_scheduler;
    QTableView* m_table;
    QWidget* m_pageBar;
    QLabel* m_pageText;
    QToolButton* m_previous;
    QToolButton* m_next;
    IndexSpinBox* m_row;
    Ticket m_copying;
    std::set<int> m_sized; // columns, by the user
    bool m_isFitting = false;
};

} // namespace bloscope
