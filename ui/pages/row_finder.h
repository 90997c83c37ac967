#pragma once

#include "ui/pages/finder.h"
#include "ui/rows/row_search.h"
#include "ui/worker/scheduler.h"

#include <QString>

namespace bloscope {

class DocumentPage;
class GoToBar;
class LongJob;
class RowTableModel;
class RowTableView;
class TextFindBar;

// Looks for a text in the rows of a page, all of them, and goes to the cell that has it. One search
// at a time: the newest. GUI thread.
class RowFinder : public Finder {
    Q_OBJECT

 public:
    // The page shows the bar and owns the finder. All live longer.
    RowFinder(DocumentPage& page, const RowTableModel& model, RowTableView& rows,
              Scheduler& scheduler);

    TextFindBar& bar() const { return *m_bar; }
    void ask() override;
    void find(ScanDirection direction) override;

 private:
    void start(ScanDirection direction);
    void stop();
    std::optional<RowAndColumn> currentCell() const;
    void finish(const Result<RowFound>& found);

    const RowTableModel& m_model;
    RowTableView& m_rows;
    Scheduler& m_scheduler;
    TextFindBar* m_bar;
    LongJob* m_search = nullptr;
};

// The line at the foot of a page of rows that asks for the number of one; `label` says of what.
GoToBar* createGoToRow(const QString& label, RowTableView& rows, DocumentPage& page);

} // namespace bloscope
