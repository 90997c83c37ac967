#pragma once

#include "core/query/query_table.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace bloscope {

class PlotLoader;
class PlotView;
class StatisticsPane;

// Rows of a table: all of them, or those that a condition selects.
struct RowsToCount {
    QueryTablePtr table;
    std::shared_ptr<const RowSet> found; // null: all
    std::int64_t rows = 0;
    std::int64_t tableRows = 0;
};

// Exact statistics of a column of a table, of the rows that are shown, with a histogram of its
// numbers or its most frequent words as bars: beside the table, in a window of its own. Lines that
// tell of rows lead there, bars filter. GUI thread.
class ColumnStatistics : public QDialog {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    ColumnStatistics(RowsToCount rows, Scheduler& scheduler, QWidget* parent = nullptr);

    void showColumn(int column);
    void setRows(RowsToCount rows); // of the same table

 signals:
    void cellWanted(std::int64_t row, int column);  // by their numbers in the table
    void conditionWanted(const QString& condition); // of a bar, or several
    void groupsWanted(std::size_t column);

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    void layOut();
    QWidget* makeChart();
    QWidget* makeButtons();
    void compute();
    void drawBars();
    void describeBars();
    void filter();
    QString condition() const; // of the selected bars
    std::size_t column() const;
    Slice rowsOfTable() const;
    QString titleOf(const TableColumn& column) const;
    void copy() const; // what is selected, or all of it

    RowsToCount m_rows;
    Scheduler& m_scheduler;
    StatisticsPane* m_pane;
    QComboBox* m_column;
    QLabel* m_type; // of the column, and of which rows
    PlotView* m_bars;
    QLabel* m_pointed; // the bar under the mouse, or what bars are for
    PlotLoader* m_loader;
    QWidget* m_chart = nullptr; // with these
    Ticket m_reading;           // of which rows there are
};

} // namespace bloscope
