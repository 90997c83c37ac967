#include "ui/statistics/column_selection.h"

#include "core/inspect/column_scan.h"
#include "ui/statistics/selection_statistics.h"

#include <chrono>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto selectionPause = 40ms;

Result<QString> computed(const TablePtr& table, const SelectedRows& cells, const Job& job)
{
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    Slice rows = Slice::whole({count});
    rows.set(0, DimensionSlice::range(cells.firstRow, cells.rows));
    std::vector<NumberScanPtr> scans;
    for (int i = cells.firstColumn; i < cells.firstColumn + cells.columns; ++i) {
        const auto column = static_cast<std::size_t>(i);
        const auto element = table->elementType(column);
        if (element && element->isNumeric())
            scans.push_back(std::make_shared<const ColumnScan>(
                table, column, *element, DTypeLeaf{{}, 0, *element, {}}, rows, table->pool()));
    }
    return selectionTextOf(cells.cells(), scans, job);
}

} // namespace

ColumnSelection::ColumnSelection(TablePtr table, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_table(std::move(table)), m_scheduler(scheduler)
{
    m_beginTimer.setSingleShot(true);
    m_beginTimer.setInterval(selectionPause);
    connect(&m_beginTimer, &QTimer::timeout, this, &ColumnSelection::begin);
}

void ColumnSelection::show(const SelectedRows& cells)
{
    if (cells == m_cells)
        return;
    m_cells = cells;
    m_job.reset();
    m_beginTimer.stop();
    if (cells.cells() < 2)
        return setText({});
    setText(tr("%1 · …").arg(cellCountText(cells.cells())));
    m_beginTimer.start();
}

void ColumnSelection::begin()
{
    const auto found = std::make_shared<QString>();
    m_job = std::make_unique<LongJob>(tr("Statistics of the selection"));
    connect(m_job.get(), &LongJob::finished, this, [this, found](const Result<>& outcome) {
        setText(outcome ? *found : cellCountText(m_cells.cells()));
    });
    m_job->start(m_scheduler,
                 [table = m_table, cells = m_cells, found](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*found, computed(table, cells, job));
                     return {};
                 });
}

void ColumnSelection::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    emit textChanged();
}

} // namespace bloscope
