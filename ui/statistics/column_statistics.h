#pragma once

#include "core/store/table.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QComboBox;

namespace bloscope {

class StatisticsPane;

// Exact statistics of a column of a table, of all its live rows: beside the table, in a window of
// its own. Lines that tell of rows lead there.
class ColumnStatistics : public QDialog {
    Q_OBJECT

 public:
    // Of `rows` live rows. The scheduler lives longer.
    ColumnStatistics(TablePtr table, std::int64_t rows, Scheduler& scheduler,
                     QWidget* parent = nullptr);

    void showColumn(int column);

 signals:
    void cellWanted(std::int64_t row, int column);

 private:
    void layOut();
    void compute();
    void copy() const; // what is selected, or all of it

    TablePtr m_table;
    std::int64_t m_rows;
    StatisticsPane* m_pane;
    QComboBox* m_column;
};

} // namespace bloscope
