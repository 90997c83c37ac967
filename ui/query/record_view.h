#pragma once

#include "ui/rows/shown_rows.h"
#include "ui/worker/scheduler.h"

#include <QTreeWidget>
#include <optional>

namespace bloscope {

// One row of a table as a record: the name and the whole value of each column, one below the other.
// Read in the background; the newest row counts. GUI thread.
class RecordView : public QTreeWidget {
    Q_OBJECT

 public:
    // The scheduler must outlive the view.
    explicit RecordView(Scheduler& scheduler, QWidget* parent = nullptr);

    void showRow(const ShownRowsPtr& rows, std::optional<std::int64_t> row); // nothing: no row

 private:
    void showCells(const ShownRows& rows, const Result<RowTile>& tile);

    Scheduler& m_scheduler;
    Ticket m_reading;
};

} // namespace bloscope
