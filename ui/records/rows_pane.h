#pragma once

#include "core/query/query_table.h"
#include "ui/query/table_code.h"
#include "ui/query/table_search.h"
#include "ui/rows/shown_rows.h"
#include "ui/worker/scheduler.h"

#include <QJsonObject>
#include <QWidget>
#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace bloscope {

class NumberFormatButton;
class RecordView;
class RowChanges;
class RowEditing;
class RowTableModel;
class RowTableView;
class RowWindows;
class SelectionStatistics;
class TableBar;
enum class CellTest;

// How rows are viewed, as sessions keep it.
struct RowsState {
    std::optional<std::int64_t> row; // the current one
    std::optional<NumberFormat> numbers;
    std::optional<TableState> table;
};

QJsonObject toJson(const RowsState& state);
// Missing and impossible values are left out: the file may come from anywhere.
RowsState rowsStateFrom(const QJsonObject& json);

// Says over the cells that there are none. The headers stay visible, and with them how to sort and
// which columns there are.
class EmptyNote : public QWidget {
    Q_OBJECT

 public:
    EmptyNote();

    void showFor(const TableSearch& search); // if its answer has no rows

 signals:
    void clearWanted(); // of the filter

 private:
    QLabel* m_why;
    QPushButton* m_clear;
};

// The rows of a table that a condition selects, in the order of chosen columns: the filter bar, the
// rows with the menus of their headers and cells, the record of one, and the windows with groups,
// plots and statistics. GUI thread.
class RowsPane : public QWidget {
    Q_OBJECT

 public:
    // Asks for all rows at once. The scheduler must outlive the pane.
    RowsPane(QueryTablePtr table, Scheduler& scheduler, QWidget* parent = nullptr);
    ~RowsPane() override;

    // Asks the same of another table with the same columns, or shows other values in the same rows.
    // Cells that differ from `inFile` are marked; null: there are none.
    enum class Rows { Same, Others };
    void setTable(QueryTablePtr table, Rows rows = Rows::Others, QueryTablePtr inFile = nullptr);

    const QueryTablePtr& table() const { return m_table; }
    TableSearch& search() const { return *m_search; } // which rows are shown, in which order
    const RowTableModel& model() const { return *m_model; }
    RowTableView& rows() const { return *m_rows; }
    NumberFormatButton& numberFormat() const;
    RowEditing& editing() const { return *m_editing; }

    void showValues();                 // reads the shown rows once more
    void setFile(const QString& path); // that has the rows; figures go next to it

    bool hasCells() const;
    std::optional<std::int64_t> currentRowNumber() const; // nothing until it is known
    QString currentText() const;   // "row 3, price:  42.5"; empty without a current cell
    QString selectionText() const; // what the selected cells amount to

    RowsState state() const;
    void restore(const RowsState& state); // the row once it is known

 signals:
    void textsChanged();   // currentText(), selectionText(), the number of rows
    void cellsChanged();   // other rows are shown
    void currentChanged(); // the cell, or what is known of it
    void exportWanted();
    // Of what is shown, or of its groups; the address of the table is missing.
    void codeWanted(const bloscope::QueryRequest& rows, bloscope::CodeLanguage language);
    void notice(const QString& sentence);
    void damageFound(const QString& reason); // of cells that were read

 private:
    void connectRows();
    void layOut();
    QWidget* makeControls();
    void showRows(bool areMore);
    void showAddedRow();
    ShownRowsPtr shownRows() const;
    void showRefusal(const QString& sentence);
    void showHeaderMenu(int column, const QPoint& place);
    void showCellMenu(const QPoint& place);
    void addCondition(CellTest test);
    void hideColumn(int column);
    void chooseColumns();
    void showWantedRow();
    void showSelection();
    void showRecord();
    void goToTableRow(std::int64_t row, int column);
    int currentColumn() const; // as it is shown
    std::size_t currentColumnOfTable() const;
    const TableColumn& columnAt(int column) const;

    QueryTablePtr m_table;
    QueryTablePtr m_inFile; // without edits; null: there are none
    Scheduler& m_scheduler;
    TableSearch* m_search;
    RowWindows* m_windows;
    RowTableModel* m_model;
    TableBar* m_bar;
    RowTableView* m_rows;
    RowEditing* m_editing;
    RecordView* m_record;
    QToolButton* m_showsRecord;
    QStackedWidget* m_centre; // the rows, or that they are being counted
    QLabel* m_word;
    EmptyNote* m_empty;
    SelectionStatistics* m_selection;
    std::optional<std::int64_t> m_wantedRow; // to be shown once it is known
    std::optional<std::int64_t> m_addedSlot; // likewise, of a row that was just added
    std::optional<QString> m_wantedFrozen;   // likewise, the last of the columns
    Ticket m_reading;                        // of a cell for a condition
};

} // namespace bloscope
