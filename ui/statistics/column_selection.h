#pragma once

#include "core/store/table.h"
#include "ui/worker/long_job.h"

#include <QTimer>
#include <memory>

namespace bloscope {

// Cells of a table that are selected: some live rows of some columns.
struct SelectedRows {
    std::int64_t firstRow = 0;
    std::int64_t rows = 0;
    int firstColumn = 0;
    int columns = 0;

    std::uint64_t cells() const
    {
        return static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(columns);
    }
    bool operator==(const SelectedRows&) const = default;
};

// Says in one line what the numbers of selected cells of a table amount to, as SelectionStatistics
// does of an array: read in the background, for the newest selection only. GUI thread.
class ColumnSelection : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    ColumnSelection(TablePtr table, Scheduler& scheduler, QObject* parent = nullptr);

    void show(const SelectedRows& cells); // up to one cell: there is no text
    const QString& text() const { return m_text; }

 signals:
    void textChanged();

 private:
    void begin();
    void setText(const QString& text);

    TablePtr m_table;
    Scheduler& m_scheduler;
    SelectedRows m_cells;
    QString m_text;
    std::unique_ptr<LongJob> m_job;
    QTimer m_beginTimer; // gathers the steps of a drag
};

} // namespace bloscope
