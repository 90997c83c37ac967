#pragma once

#include "core/query/query_rows.h"
#include "ui/query/table_code.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <functional>
#include <memory>

class QComboBox;
class QCustomPlot;
class QLabel;
class QMenu;
class QPushButton;

namespace bloscope {

class LongJob;
class RowTableModel;
class RowTableView;

// Rows that are grouped: those of a table that a condition selects.
struct RowsToGroup {
    QueryTablePtr table;
    std::shared_ptr<const RowSet> rows;
};

// The groups of rows with the same values in one or two columns, with a figure of each: as a table,
// and the largest as bars. Computed in the background; the newest choice counts. GUI thread.
class GroupWindow : public QDialog {
    Q_OBJECT

 public:
    // The scheduler must outlive the window.
    GroupWindow(RowsToGroup rows, Scheduler& scheduler, QWidget* parent = nullptr);
    ~GroupWindow() override;

    // The rows are of the same table.
    void groupBy(std::size_t column, RowsToGroup rows);

 signals:
    void conditionWanted(const QString& condition); // of the current group
    // Of the groups, by the names of columns and figures alone.
    void codeWanted(const bloscope::QueryRequest& groups, bloscope::CodeLanguage language);

 private:
    struct Groups; // what a worker found
    struct Choice;
    struct GroupOrder {
        int column = 0; // of the groups: keys, then the figure
        bool isDescending = false;
    };

    void layOut();
    QWidget* makeChoices();
    QWidget* makeResults();
    void compute();
    void sortBy(int column);
    void begin(const std::shared_ptr<Groups>& groups, std::function<Result<>(const Job&)> work);
    Choice choice() const;
    void showGroups(const Result<>& outcome, const std::shared_ptr<Groups>& groups);
    void showBars(const Groups& groups);
    void filterToCurrent();
    void wantCondition(const Result<TableCells>& keys);
    void copyAll();
    QMenu* makeCopyMenu();
    QueryRequest request() const;

    RowsToGroup m_rows;
    Scheduler& m_scheduler;
    QComboBox* m_key;
    QComboBox* m_secondKey;
    QComboBox* m_figure;
    QComboBox* m_of;
    QLabel* m_state;
    RowTableModel* m_model;
    RowTableView* m_table;
    QCustomPlot* m_bars;
    QPushButton* m_filter;
    std::unique_ptr<LongJob> m_job;
    std::shared_ptr<Groups> m_groups;
    std::vector<std::size_t> m_keys; // of these groups
    GroupOrder m_order;              // likewise
    Ticket m_reading;
};

} // namespace bloscope
