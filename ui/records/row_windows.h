#pragma once

#include "core/query/query_table.h"
#include "ui/query/table_code.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace bloscope {

class ColumnStatistics;
class GroupWindow;
class PlotWindow;
class TableSearch;

// The windows about the rows that a search found: statistics of a column, groups and plots, at most
// one of each. GUI thread.
class RowWindows : public QObject {
    Q_OBJECT

 public:
    // The search and the scheduler must outlive the windows, which are shown over `parent`.
    RowWindows(QueryTablePtr table, TableSearch& search, Scheduler& scheduler, QWidget* parent);
    ~RowWindows() override;

    // Another table with the same columns, which windows show once the search has found its rows.
    // Groups, which do not follow, are closed where these are other rows.
    void setTable(QueryTablePtr table, bool hasOtherRows);
    void setFile(const QString& path) { m_file = path; } // that has the rows; figures go next to it

    void showStatistics(std::size_t column);
    // Of the rows that are shown now; a window that is open keeps its rows until then.
    void showGroups(std::size_t column);
    // Of the rows that are shown, also of those that will be while the window is open.
    void showPlot(std::size_t column);
    void followRows(); // the search found others

 signals:
    void cellWanted(std::int64_t row, int column); // by their numbers in the table
    // Of groups; condition and address of the table are missing.
    void codeWanted(const bloscope::QueryRequest& groups, bloscope::CodeLanguage language);
    void notice(const QString& sentence);

 private:
    QWidget* parentWidget() const { return static_cast<QWidget*>(parent()); }

    QueryTablePtr m_table;
    TableSearch& m_search;
    Scheduler& m_scheduler;
    QString m_file;
    QPointer<ColumnStatistics> m_statistics; // while it is open
    QPointer<GroupWindow> m_groups;          // likewise
    QPointer<PlotWindow> m_plot;             // likewise
};

} // namespace bloscope
