#include "ui/records/row_windows.h"

#include "ui/query/column_statistics.h"
#include "ui/query/group_window.h"
#include "ui/query/plot_picture.h"
#include "ui/query/plot_window.h"
#include "ui/query/table_search.h"

#include <utility>

namespace bloscope {

namespace {

RowsToPlot rowsToPlot(const QueryTablePtr& table, const TableSearch& search)
{
    return {table, search.answer().found, search.answer().rows};
}

RowsToCount rowsToCount(const QueryTablePtr& table, const TableSearch& search)
{
    const TableAnswer& answer = search.answer();
    const bool areAll = search.answered().condition.isEmpty();
    return {table, areAll ? nullptr : answer.found, answer.count, answer.tableRows};
}

void bringToFront(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

RowWindows::RowWindows(QueryTablePtr table, TableSearch& search, Scheduler& scheduler,
                       QWidget* parent)
    : QObject(parent), m_table(std::move(table)), m_search(search), m_scheduler(scheduler)
{
}

RowWindows::~RowWindows()
{
    delete m_statistics;
    delete m_groups;
    delete m_plot;
}

void RowWindows::setTable(QueryTablePtr table, bool hasOtherRows)
{
    if (hasOtherRows)
        delete m_groups;
    m_table = std::move(table);
}

void RowWindows::showStatistics(std::size_t column)
{
    if (!m_statistics) {
        m_statistics =
            new ColumnStatistics(rowsToCount(m_table, m_search), m_scheduler, parentWidget());
        m_statistics->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_statistics, &ColumnStatistics::cellWanted, this, &RowWindows::cellWanted);
        connect(m_statistics, &ColumnStatistics::conditionWanted, &m_search, &TableSearch::askFor);
        connect(m_statistics, &ColumnStatistics::groupsWanted, this, &RowWindows::showGroups);
    }
    m_statistics->setRows(rowsToCount(m_table, m_search));
    m_statistics->showColumn(static_cast<int>(column));
    bringToFront(*m_statistics);
}

void RowWindows::showGroups(std::size_t column)
{
    if (!m_search.answer().found)
        return emit notice(tr("The rows can be grouped once the search is complete."));
    const RowsToGroup rows{m_table, m_search.answer().found};
    if (!m_groups) {
        m_groups = new GroupWindow(rows, m_scheduler, parentWidget());
        m_groups->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_groups, &GroupWindow::conditionWanted, &m_search, &TableSearch::askFor);
        connect(m_groups, &GroupWindow::codeWanted, this, &RowWindows::codeWanted);
    }
    m_groups->groupBy(column, rows);
    bringToFront(*m_groups);
}

void RowWindows::showPlot(std::size_t column)
{
    if (!m_search.answer().found)
        return emit notice(tr("The rows can be plotted once the search is complete."));
    if (!m_plot) {
        m_plot = new PlotWindow(rowsToPlot(m_table, m_search), m_file, m_scheduler, parentWidget());
        m_plot->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_plot, &PlotWindow::conditionWanted, &m_search, &TableSearch::askFor);
    }
    m_plot->plotColumn(column);
    bringToFront(*m_plot);
}

void RowWindows::followRows()
{
    if (!m_search.answer().found)
        return;
    if (m_plot)
        m_plot->setRows(rowsToPlot(m_table, m_search));
    if (m_statistics)
        m_statistics->setRows(rowsToCount(m_table, m_search));
}

} // namespace bloscope
