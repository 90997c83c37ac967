#pragma once

#include "core/query/query_table.h"
#include "core/store/table.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace bloscope {

class StatisticsPane;

// Rows of a table: all of them, or those that a condition selects.
struct RowsToCount {
    QueryTablePtr table;
    std::shared_ptr<const RowSet> found; // null: all
    std::int64_t rows = 0;
    std::int64_t tableRows = 0;
};

// Exact statistics of a column of a table, of the rows that are shown: beside the table, in a
// window of its own. Lines that tell of rows lead there.
class ColumnStatistics : public QDialog {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    ColumnStatistics(TablePtr table, RowsToCount rows, Scheduler& scheduler,
                     QWidget* parent = nullptr);

    void showColumn(int column);
    void setRows(RowsToCount rows); // of the same table

 signals:
    void cellWanted(std::int64_t row, int column);

 private:
    void layOut();
    void compute();
    QString titleOf(const TableColumn& column) const;
    void copy() const; // what is selected, or all of it

    TablePtr m_table;
    RowsToCount m_rows;
    StatisticsPane* m_pane;
    QComboBox* m_column;
    QLabel* m_type; // of the column, and of which rows
};

} // namespace bloscope
